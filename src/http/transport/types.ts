import type { Answer } from '../envelope'

/** One call as the network sees it. */
export interface Call {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: Record<string, unknown>
  /** Reaches the server although the page is left meanwhile (H5). */
  outlivesPage?: boolean
  /** Past the browser's cache (H5). */
  isFresh?: boolean
}

export interface Sent {
  /** The body as text: one that is no JSON must be told apart, not fail inside the platform. */
  answer: Promise<Answer>
  abort(): void
}
