import type { OrderStatus } from '@/api/order'
import { orderPollSec, orderPollTotalSec } from '@/config/limits'

export type PollResult =
  /** The order is neither paid nor ended. */
  | 'open'
  | 'paid'
  | 'cancelled'
  /** The member has no such order. */
  | 'missing'
  /** No end within two minutes of asking. */
  | 'timedOut'

interface PollingOptions {
  /** Null = the member has no such order. Rejects when nothing could be learned. */
  readStatus: (isBackground: boolean) => Promise<OrderStatus | null>
  onResult: (result: PollResult) => void
  /** Nobody answered. The next look follows by itself. */
  onFailure: (error: unknown) => void
}

/** Asks quietly for an order's end. Call `stop` while nobody is looking. */
export function createOrderPolling({ readStatus, onResult, onFailure }: PollingOptions) {
  // Answers of an older run are dropped.
  let run = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    run++
    clearTimeout(timer)
  }

  /** Undefined = nothing could be learned. */
  async function pollOnce(isBackground: boolean): Promise<PollResult | undefined> {
    const own = run
    try {
      const result = resultOf(await readStatus(isBackground))
      if (own === run) onResult(result)
      return result
    } catch (error) {
      if (own === run) onFailure(error)
      return undefined
    }
  }

  const isOver = (result: PollResult | undefined) => result !== undefined && result !== 'open'

  /** Waits as the limits say; the last wait repeats until the total is used up. */
  function schedule(own: number, index = 0, waitedSec = 0): void {
    if (own !== run) return
    if (waitedSec >= orderPollTotalSec) {
      onResult('timedOut')
      return
    }
    const sec = orderPollSec[Math.min(index, orderPollSec.length - 1)] ?? orderPollTotalSec
    timer = setTimeout(async () => {
      if (!isOver(await pollOnce(true))) schedule(own, index + 1, waitedSec + sec)
    }, sec * 1000)
  }

  return {
    stop,
    /** Looks now, and again and again until there is an end. Resolves with the first look. */
    async pollNow(): Promise<PollResult | undefined> {
      stop()
      const own = run
      const result = await pollOnce(false)
      if (!isOver(result)) schedule(own)
      return result
    },
  }
}

function resultOf(status: OrderStatus | null): PollResult {
  if (status === null) return 'missing'
  return status === 'paid' || status === 'cancelled' ? status : 'open'
}
