import { ApiError, isMissingRoute } from '@/http/apiError'

/**
 * The backend has two dialects of a few calls (contract `core.md` 12). Which one a server speaks shows in its first
 * answer: an unknown path answers 404 `路由不存在`, and then the other form is tried and remembered, call by call,
 * since releases between the two mix them.
 */
type Form = 'base' | 'head'

export type DialectCall = 'blocks' | 'order' | 'comments' | 'jssdk'

const known = new Map<DialectCall, Form>()
let hint: Form = 'base'

/** The config carries a key that only HEAD has: try that form first. */
export const hintDialect = (form: Form): void => {
  hint = form
}

/**
 * Runs the form that this server knows.
 * A path that is missing has done nothing, so trying the other form never does a thing twice.
 */
export async function byDialect<T>(call: DialectCall, forms: Record<Form, () => Promise<T>>): Promise<T> {
  const settled = known.get(call)
  if (settled) return forms[settled]()
  try {
    const result = await forms[hint]()
    known.set(call, hint)
    return result
  } catch (error) {
    if (!isMissingRoute(error)) {
      // A refusal proves that the path is there; no answer proves nothing.
      if (error instanceof ApiError && error.kind === 'rejected') known.set(call, hint)
      throw error
    }
  }
  const other = hint === 'base' ? 'head' : 'base'
  const result = await forms[other]()
  known.set(call, other)
  return result
}

/** For another server (tests, a changed host). */
export const forgetDialect = (): void => {
  known.clear()
  hint = 'base'
}
