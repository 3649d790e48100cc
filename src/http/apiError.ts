import { isNoWord, isServerMessage, type ServerMessage } from './serverMessages'

export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  /** The server is broken: an HTTP status other than 200, or an exception in its envelope. */
  | 'status'
  /** Too many calls or maintenance: `retryAfterMs` says when to come back. */
  | 'busy'
  /** Not an envelope: HTML, empty, null ... */
  | 'unreadable'
  | 'unauthorized'
  /** The server said no; `message` is its text for the user. */
  | 'rejected'
  /** Code 0, but of no use to the caller. What `decode` cannot read is a `ShapeError` instead. */
  | 'shape'
  | 'aborted'

const texts: Record<Exclude<ApiErrorKind, 'rejected'>, string> = {
  offline: '网络不可用，请检查网络后重试',
  timeout: '等得太久了，请重试',
  status: '服务器开小差了，请稍后重试',
  busy: '访问的人太多，请稍后再试',
  unreadable: '服务器的回答读不懂，请稍后重试',
  unauthorized: '请登录',
  shape: '内容格式不对，请稍后重试或联系网校',
  aborted: '已取消',
}

interface ApiErrorDetail {
  message?: string
  code?: number
  /** The raw answer, for callers that know the oddities of a call. */
  raw?: unknown
  retryAfterMs?: number
}

/** The one error that `request` and `upload` throw. `message` is Chinese and may be shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number | undefined
  readonly raw: unknown
  readonly retryAfterMs: number | undefined
  /** `GET /api/v2/course/:id`, for reports; '' where no call is behind it. */
  call = ''

  constructor(
    readonly kind: ApiErrorKind,
    detail: ApiErrorDetail = {},
  ) {
    super(detail.message || (kind === 'rejected' ? '没有成功，请稍后重试' : texts[kind]))
    this.code = detail.code
    this.raw = detail.raw
    this.retryAfterMs = detail.retryAfterMs
  }
}

/** `decode` found another shape than promised. */
const isOfOtherShape = (error: unknown): boolean => error instanceof Error && error.name === 'ShapeError'

export const errorText = (error: unknown): string => {
  if (error instanceof ApiError) return error.message
  return isOfOtherShape(error) ? texts.shape : texts.status
}

/** Why a final call did not arrive: the server's words, or what stood in its way. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== 'status') return errorText(error)
  return error.code === 413 ? '内容太大，没有送到' : `被拦截，没有送到（${error.code}）`
}

/** The network is gone, or said nothing in time. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')

/** The `message` of the answer, unchanged. */
function rawMessage({ raw }: ApiError): string | undefined {
  const message = typeof raw === 'object' && raw !== null && 'message' in raw ? raw.message : undefined
  return typeof message === 'string' ? message : undefined
}

/** `undefined` when the server gave no words, or was not reached. */
export function serverText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return undefined
  const text = rawMessage(error)
  return text === undefined || isNoWord(text) ? undefined : text
}

export function isRefusedWith(error: unknown, message: ServerMessage): boolean {
  return error instanceof ApiError && isServerMessage(rawMessage(error) ?? error.message, message)
}

/** The answer is the academy's own, not one of a proxy before it. */
const hasEnvelope = ({ raw }: ApiError): boolean => typeof raw === 'object' && raw !== null && 'code' in raw

/** The academy itself has answered. */
export const isAcademys = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'rejected' || hasEnvelope(error))

/** The server was reached and knows the path, but its code broke. */
export const isException = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && hasEnvelope(error)

/** HTTP statuses that refuse for now. */
const laterStatuses: readonly unknown[] = [408, 425, 429]

/**
 * The same call would be refused again, by the server or by what stands before it (a firewall, a proxy's size limit).
 * This is the one rule of when a "no" is final.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, code = 0 } = error
  if (kind === 'rejected') return true
  return kind === 'status' && code >= 400 && code < 500 && !laterStatuses.includes(code)
}

/** The cause may pass by itself: the network, or a server that is busy or broken. */
export const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ['offline', 'timeout', 'status', 'busy', 'unreadable'].includes(error.kind) &&
  !isFinal(error)

/** No answer came, but the server may have done its work. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError && (isFinal(error) || ['unauthorized', 'busy'].includes(error.kind)))

/** The server does not know the path: it speaks the other dialect. */
export const isMissingRoute = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404 && isRefusedWith(error, 'missingRoute')

/** The server was reached and says no; asked again, it would say so again. Not knowing the call is no refusal. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'rejected' && !isMissingRoute(error)

/** The server knows the call, and says that its thing is deleted. */
export const isDeleted = (error: unknown): boolean => isRefusal(error) && error.code === 404

/** The academy says that there is no such thing. A proxy's 404 page says nothing about it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404 && isAcademys(error)
