import type { Call, Sent } from './types'

export function transport({ url, method, headers, body, outlivesPage, isFresh }: Call): Sent {
  const controller = new AbortController()
  const answer = fetch(url, {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal: controller.signal,
    keepalive: outlivesPage,
    cache: isFresh ? 'reload' : 'default',
  }).then(async (response) => ({
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    data: await response.text(),
  }))
  return { answer, abort: () => controller.abort() }
}
