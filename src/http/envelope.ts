import { report } from '@/lib/report'

import { ApiError } from './apiError'
import { isNoWord, isServerMessage } from './serverMessages'

export interface Answer {
  statusCode: number
  /** Text, or what the platform made of it. */
  data: unknown
  header?: Record<string, unknown>
}

/** The case of header names differs between the ends. */
export function headerOf({ header }: Answer, name: string): string | undefined {
  const key = Object.keys(header ?? {}).find((candidate) => candidate.toLowerCase() === name)
  const value = key === undefined ? undefined : header?.[key]
  return value === undefined ? undefined : String(value)
}

/** Windows editors put a byte order mark before a text. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** Text that is not JSON stays text: it has no envelope. */
function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(withoutMark(data))
  } catch {
    return data
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * When to come back. Without a word from the server the time is random: all who share an address are refused at once,
 * and would otherwise all come back at once (docs/backend/README.md#rate-limits).
 */
function retryAfterMs(answer: Answer): number {
  const retryAfterSec = Number(headerOf(answer, 'retry-after'))
  return (retryAfterSec > 0 ? retryAfterSec : 10 + 10 * Math.random()) * 1000
}

/**
 * Opens the envelope (docs/backend/README.md#envelope): code 0 gives `data`, everything else throws.
 * @param call its name in reports
 * @throws ApiError 'unauthorized' | 'busy' | 'status' | 'unreadable' | 'rejected'
 */
export function openEnvelope(answer: Answer, call = 'a file'): unknown {
  const { statusCode } = answer
  const body = parseJson(answer.data)
  if (statusCode === 401) throw new ApiError('unauthorized', { code: 401, raw: body })
  if (statusCode === 429 || statusCode === 503) {
    throw new ApiError('busy', { code: statusCode, raw: body, retryAfterMs: retryAfterMs(answer) })
  }
  if (statusCode !== 200) throw new ApiError('status', { code: statusCode, raw: body })
  if (!isRecord(body) || !('code' in body)) {
    report(`unreadable: no envelope but ${body === '' ? 'nothing' : typeof body} (${call})`)
    throw new ApiError('unreadable', { raw: body })
  }

  const code = typeof body.code === 'string' && /^\d+$/.test(body.code) ? Number(body.code) : body.code
  const serverMessage = typeof body.message === 'string' ? body.message : ''
  const message = isNoWord(serverMessage) ? '' : serverMessage
  if (code === 0) return body.data
  if (code === 401) throw new ApiError('unauthorized', { code, message, raw: body })
  if (code === 429 || code === 503) {
    throw new ApiError('busy', { code, message, raw: body, retryAfterMs: retryAfterMs(answer) })
  }
  const known = typeof code === 'number' ? code : undefined
  // docs/backend/README.md#error-words: the server broke while it handled the call. That is no refusal.
  const isBroken = (known ?? 0) >= 500 || isServerMessage(serverMessage, 'unhandled')
  throw new ApiError(isBroken ? 'status' : 'rejected', { code: known, message, raw: body })
}
