import { ApiError, isException, isMissingRoute } from '@/http/apiError'
import { storageItem } from '@/platform/storage'

/**
 * The backend has two forms of a few calls (docs/backend/README.md#dialects). The first answer shows which one a server
 * knows: an unknown path gets 404 `路由不存在`, and then the other form is tried. The device remembers the form per call,
 * because releases between the dialects mix them.
 */
type Form = 'base' | 'head'

type DialectCall = 'blocks' | 'order' | 'comments' | 'jssdk'

/** `hint` is tried first for a call without a remembered form. */
type Forms = Partial<Record<DialectCall | 'hint', Form>>

const isForms = (stored: unknown): stored is Forms =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((form) => form === 'base' || form === 'head')

const formsItem = storageItem<Forms>('dialect', (stored) => (isForms(stored) ? stored : null))

const formOf = (call: keyof Forms): Form | undefined => formsItem.get()?.[call]

function remember(call: keyof Forms, form: Form): void {
  if (formOf(call) !== form) formsItem.set({ ...formsItem.get(), [call]: form })
}

/** The config gives this hint: it has one key more at HEAD. */
export const hintDialect = (form: Form): void => remember('hint', form)

/** Without asking the server. */
export const isKnownAsHead = (call: DialectCall): boolean => (formOf(call) ?? formOf('hint')) === 'head'

/** A call without a form waits this long for the hint. */
const patienceMs = 3_000

let hintUnderWay: Promise<unknown> | undefined

/** The answer on its way will give a hint: on the first start a call then need not guess. */
export function expectHint(answer: Promise<unknown>): void {
  hintUnderWay = answer.catch(() => undefined)
}

async function tryForm<T>(call: DialectCall, form: Form, forms: Record<Form, () => Promise<T>>): Promise<T> {
  try {
    const result = await forms[form]()
    remember(call, form)
    return result
  } catch (error) {
    // A refusal or an exception proves that the path exists. No answer proves nothing.
    const isKnown = (error instanceof ApiError && error.kind === 'rejected') || isException(error)
    if (isKnown && !isMissingRoute(error)) remember(call, form)
    throw error
  }
}

/**
 * Runs the form that this server knows; a remembered form may be gone since.
 * Trying the other form never does a thing twice, because a missing path has done nothing.
 */
export async function byDialect<T>(call: DialectCall, forms: Record<Form, () => Promise<T>>): Promise<T> {
  if (!formOf(call) && !formOf('hint') && hintUnderWay) {
    await Promise.race([hintUnderWay, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }
  // Read once: while the first form runs, the config may arrive with another hint.
  const first = formOf(call) ?? formOf('hint') ?? 'base'
  try {
    return await tryForm(call, first, forms)
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    return tryForm(call, first === 'base' ? 'head' : 'base', forms)
  }
}

/** For another server: in tests, or after a change of host. */
export function forgetDialect(): void {
  formsItem.remove()
  hintUnderWay = undefined
}
