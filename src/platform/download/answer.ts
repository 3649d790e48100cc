/** By its type it is not a course's file, but an answer of a server, a proxy or a portal. */
export const isPage = (type: string): boolean => /json|html/i.test(type)

/**
 * The server's answer in place of a file, with HTTP 200 (docs/backend/courses.md#attachments); `undefined` = it is a
 * file.
 */
export function answerIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof body === 'object' && body !== null && 'code' in body && 'message' in body ? body : undefined
  } catch {
    return undefined
  }
}
