// What a browser asks before it calls another origin.
import { ask } from './ask.mjs'

/** The headers of every call, for which a browser asks permission. */
const headersOfCalls = ['authorization', 'content-type', 'meedu-app', 'meedu-platform', 'meedu-version']

/** Why a browser may not call this from a page of another origin; undefined = it may. */
export async function corsFault(url, page) {
  const { headers } = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': 'GET',
      'access-control-request-headers': headersOfCalls.join(','),
    },
  })
  const { 'access-control-allow-origin': allowed, 'access-control-allow-headers': names = '' } = headers
  const isOpen = allowed === '*' || allowed === page
  const taken = names.toLowerCase().split(/[\s,]+/)
  // The star does not cover a login.
  const missing = headersOfCalls.filter(
    (name) => !taken.includes(name) && (name === 'authorization' || !taken.includes('*')),
  )
  if (!isOpen) return `不允许 ${page} 调用`
  return missing.length > 0 ? `跨域的请求头少了 ${missing.join('、')}` : undefined
}
