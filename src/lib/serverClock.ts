import { requestTimeoutMs } from '@/config/limits'

/**
 * The server's time, learned from the Date header of its answers; the phone's clock only counts on from there. A header
 * is already past when it is read (cut to whole seconds, then on its way), so each answer gives a lower bound of the
 * offset, and the largest one is nearest. An answer further back than any call may take means that the phone's clock
 * was moved: the old bounds are void.
 */
export function createServerClock(phoneNow = () => Date.now()) {
  let offsetMs = 0
  let isKnown = false
  let hasTold = false
  let isHidden = false
  /** `dateHeader`: just received. @returns whether it is readable; any other changes nothing */
  function learn(dateHeader: string | undefined): boolean {
    const boundMs = Date.parse(dateHeader ?? '') - phoneNow()
    if (Number.isNaN(boundMs)) return false
    const isPhoneMoved = boundMs < offsetMs - requestTimeoutMs
    if (!isKnown || boundMs > offsetMs || isPhoneMoved) offsetMs = boundMs
    return (isKnown = true)
  }
  return {
    learn,
    /** An answer has come. */
    observe(dateHeader: string | undefined): void {
      if (learn(dateHeader)) hasTold = true
      isHidden = !hasTold
    },
    /** The answers do not tell the time: a browser hides the header of another origin that does not expose it. */
    isHidden: () => isHidden,
    /** Whether `now` is the server's time. */
    isKnown: () => isKnown,
    /** The phone's clock was moved. The next answer would put that right, unless answers hide the time. */
    phoneMoved(): void {
      if (isHidden) isKnown = false
    },
    /** Milliseconds since 1970; the phone's own until the first answer. */
    now: (): number => phoneNow() + offsetMs,
  }
}

export const serverClock = createServerClock()
