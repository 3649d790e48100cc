/** The API answers everything, good or bad, with an envelope over HTTP 200. */
export interface Envelope {
  code: number | object
  message: string
  data: unknown
}

/** PHP sends "no content" as an empty array. */
export const ok = (data: unknown): Envelope => ({ code: 0, message: '', data: data ?? [] })

/**
 * An answer that refuses the call. It does not undo earlier writes, so check first and write last, unless a write must
 * stay (a wrong try uses up its captcha).
 */
export class Refusal extends Error {
  constructor(
    readonly code: number | object,
    message: string,
  ) {
    super(message)
  }

  get envelope(): Envelope {
    return { code: this.code, message: this.message, data: [] }
  }
}

export const refuse = (message: string) => new Refusal(1, message)
export const notFound = () => new Refusal(404, '资源不存在')
/** @throws Refusal 404 for a row that is not there. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}

export const noRoute = () => new Refusal(404, '路由不存在')
export const brokenCall = () => new Refusal(1, '错误')
export const badParams = () => new Refusal(1, '参数错误')
export const loginFirst = () => new Refusal(401, '请登录')
export const tooMany = () => new Refusal(429, '请稍后再试')
