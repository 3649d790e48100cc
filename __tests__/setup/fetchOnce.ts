/**
 * A call on a connection of its own. The server closes a kept one after 72 s of silence, perhaps just as the next call
 * leaves on it.
 */
export function fetchOnce(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  return fetch(address, { ...init, headers })
}
