import type { OrderStatus } from '@/api/order'
import { orderPollSec, orderPollTotalSec } from '@/config/limits'

export type WatchNews =
  /** The server's last word on an order that is neither paid nor ended. */
  | 'open'
  | 'paid'
  | 'cancelled'
  /** No such order of mine. */
  | 'missing'
  /** Two minutes of asking brought no end. */
  | 'gaveUp'

interface WatchOptions {
  /** Null = no such order of mine. Rejects when nothing could be learned. */
  look: (isBackground: boolean) => Promise<OrderStatus | null>
  tell: (news: WatchNews) => void
}

/** Asks quietly for an order's end; `stop` while nobody is looking. */
export function createOrderWatch({ look, tell }: WatchOptions) {
  // What an older run still hears is dropped.
  let run = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    run++
    clearTimeout(timer)
  }

  /** Undefined = nothing could be learned. */
  async function lookOnce(isBackground: boolean): Promise<WatchNews | undefined> {
    const own = run
    const news = await look(isBackground).then(newsOf, () => undefined)
    if (own === run && news) tell(news)
    return news
  }

  const isOver = (news: WatchNews | undefined) => news !== undefined && news !== 'open'

  /** The pauses are those of the limits, the last one over and over until the total is used up. */
  function schedule(own: number, index = 0, waitedSec = 0): void {
    if (own !== run) return
    if (waitedSec >= orderPollTotalSec) {
      tell('gaveUp')
      return
    }
    const sec = orderPollSec[Math.min(index, orderPollSec.length - 1)] ?? orderPollTotalSec
    timer = setTimeout(async () => {
      if (!isOver(await lookOnce(true))) schedule(own, index + 1, waitedSec + sec)
    }, sec * 1000)
  }

  return {
    stop,
    /** Looks now, and then again and again until there is an end. Resolves with the first look. */
    async lookNow(): Promise<WatchNews | undefined> {
      stop()
      const own = run
      const news = await lookOnce(false)
      if (!isOver(news)) schedule(own)
      return news
    },
  }
}

function newsOf(status: OrderStatus | null): WatchNews {
  if (status === null) return 'missing'
  return status === 'paid' || status === 'cancelled' ? status : 'open'
}
