import type { OrderStatus } from '@/api/order'
import { orderPollSec, orderPollTotalSec } from '@/config/limits'

export type WatchNews =
  /** The server's last word on an order that is neither paid nor ended. */
  | 'open'
  | 'paid'
  | 'cancelled'
  /** No such order of mine. */
  | 'missing'
  /** Nobody has asked too long: two minutes without an end. */
  | 'gaveUp'

interface WatchOptions {
  /** Null = no such order of mine. Rejects when nothing could be learned. */
  look: (isBackground: boolean) => Promise<OrderStatus | null>
  tell: (news: WatchNews) => void
}

/** The pauses between two looks, the last one over and over until the total is used up. */
function* pauses(): Generator<number> {
  let totalSec = 0
  for (let index = 0; totalSec < orderPollTotalSec; index++) {
    const sec = orderPollSec[Math.min(index, orderPollSec.length - 1)] ?? orderPollTotalSec
    totalSec += sec
    yield sec
  }
}

/** Asks quietly for an order's end; `stop` while nobody is looking. */
export function createOrderWatch({ look, tell }: WatchOptions) {
  // Each start is a run of its own; what an older run still hears is dropped.
  let run = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    run++
    clearTimeout(timer)
  }

  async function lookOnce(own: number, isBackground: boolean): Promise<boolean> {
    const news = await look(isBackground).then(newsOf, () => undefined)
    if (own !== run) return true
    if (news) tell(news)
    return news !== undefined && news !== 'open'
  }

  function schedule(own: number, rest: Generator<number>): void {
    const { value: sec, done } = rest.next()
    if (done) {
      tell('gaveUp')
      return
    }
    timer = setTimeout(async () => {
      const isOver = await lookOnce(own, true)
      if (!isOver) schedule(own, rest)
    }, sec * 1000)
  }

  return {
    stop,
    /** Begins anew, with the first look after a second. */
    start(): void {
      stop()
      schedule(run, pauses())
    },
    /** Looks now, then goes on as after `start`. Resolves when the look is done. */
    async lookNow(): Promise<void> {
      stop()
      const own = run
      const isOver = await lookOnce(own, false)
      if (!isOver) schedule(own, pauses())
    },
  }
}

function newsOf(status: OrderStatus | null): WatchNews {
  if (status === null) return 'missing'
  return status === 'paid' || status === 'cancelled' ? status : 'open'
}
