import { ApiError, isException, isMissingRoute } from '@/http/apiError'
import { storageItem } from '@/platform/storage'

/**
 * The backend has two dialects of a few calls (docs/backend/README.md#dialects). Which one a server speaks shows in its
 * first answer: an unknown path answers 404 `路由不存在`, and then the other form is tried. What has answered is
 * remembered on the device, call by call, since releases between the two mix them.
 */
type Form = 'base' | 'head'

type DialectCall = 'blocks' | 'order' | 'comments' | 'jssdk'

/** `hint` is the form to try for a call that has not been made yet. */
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

/** By the config, which has a key more at HEAD. */
export const hintDialect = (form: Form): void => remember('hint', form)

/** What is known without asking. */
export const isKnownAsHead = (call: DialectCall): boolean => (formOf(call) ?? formOf('hint')) === 'head'

/** How long a call of an unknown form waits for the hint. */
const patienceMs = 3_000

let hintUnderWay: Promise<unknown> | undefined

/** An answer is on its way that will give a hint: on the first start a call need not guess. */
export function expectHint(answer: Promise<unknown>): void {
  hintUnderWay = answer.catch(() => undefined)
}

async function tryForm<T>(call: DialectCall, form: Form, forms: Record<Form, () => Promise<T>>): Promise<T> {
  try {
    const result = await forms[form]()
    remember(call, form)
    return result
  } catch (error) {
    // A refusal or an exception of the server proves that the path is there; no answer proves nothing.
    const isKnown = (error instanceof ApiError && error.kind === 'rejected') || isException(error)
    if (isKnown && !isMissingRoute(error)) remember(call, form)
    throw error
  }
}

/**
 * Runs the form that this server knows; one that it knew once may be gone since.
 * A path that is missing has done nothing, so trying the other form never does a thing twice.
 */
export async function byDialect<T>(call: DialectCall, forms: Record<Form, () => Promise<T>>): Promise<T> {
  if (!formOf(call) && !formOf('hint') && hintUnderWay) {
    await Promise.race([hintUnderWay, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }
  // Read once: the config may arrive, and with it another hint, while the first form is under way.
  const first = formOf(call) ?? formOf('hint') ?? 'base'
  try {
    return await tryForm(call, first, forms)
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    return tryForm(call, first === 'base' ? 'head' : 'base', forms)
  }
}

/** For another server (tests, a changed host). */
export function forgetDialect(): void {
  formsItem.remove()
  hintUnderWay = undefined
}
