import type { Answer } from '../envelope'

/** One call as the network sees it. */
export interface Call {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: Record<string, unknown>
  /** Reaches the server even if the page is left (H5). */
  outlivesPage?: boolean
  /** Bypasses the browser's cache (H5). */
  isFresh?: boolean
}

export interface Sent {
  /** The body as text, so that other answers than JSON can be recognised instead of failing inside the platform. */
  answer: Promise<Answer>
  abort(): void
}
