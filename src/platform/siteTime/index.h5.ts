/** Whoever waits for it must not wait for a server that is silent. */
const patienceMs = 3_000

/**
 * The time of the page's own server, as a header tells it; undefined = not given. A CDN may answer with a copy, and
 * says how old it is.
 */
export async function askSiteTime(): Promise<string | undefined> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    const { headers } = await fetch('config.js', { method: 'HEAD', cache: 'no-store', signal: patience.signal })
    const ms = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000
    return Number.isNaN(ms) ? undefined : new Date(ms).toUTCString()
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
