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
  return {
    /** `dateHeader`: just received. An absent or unreadable one changes nothing. */
    observe(dateHeader: string | undefined): void {
      const boundMs = Date.parse(dateHeader ?? '') - phoneNow()
      if (Number.isNaN(boundMs)) return
      const isPhoneMoved = boundMs < offsetMs - requestTimeoutMs
      if (!isKnown || boundMs > offsetMs || isPhoneMoved) offsetMs = boundMs
      isKnown = true
    },
    /** Milliseconds since 1970; the phone's own until the first answer. */
    now: (): number => phoneNow() + offsetMs,
  }
}

export const serverClock = createServerClock()
