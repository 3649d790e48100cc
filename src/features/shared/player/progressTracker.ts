import { resumeRewindSec, watchReportSec } from '@/config/limits'

/** Watch progress by the rules of docs/backend/courses.md#watch-progress. */

/** Three seconds before the place that was left. */
export const resumeSec = (leftSec: number): number => Math.max(0, Math.floor(leftSec) - resumeRewindSec)

/**
 * The second to report now, or `null`. While playing, a report is due ten seconds after the last. At rest (pause, hide,
 * leave, end) every whole second counts. The server keeps the largest, so going back is not reported.
 */
export function dueSec(furthestSec: number, reportedSec: number, isPlaying: boolean): number | null {
  const sec = Math.floor(furthestSec)
  return sec > 0 && sec - reportedSec >= (isPlaying ? watchReportSec : 1) ? sec : null
}

/** A killed app loses no more than this. */
const storeEverySec = 2

interface ProgressTrackerOptions {
  serverSec: number
  /** Stored on this device, and perhaps not yet sent. */
  localSec: number
  /** The member who watches is still logged in. Their progress must not reach another account. */
  isTheirs: () => boolean
  /** Must reject when the server does not have it. */
  send: (sec: number) => Promise<void>
  /** Stores the second on the device until `send` has succeeded. */
  store: (sec: number) => void
}

/** Reports the progress of one lesson while it is open. */
export function createProgressTracker({ serverSec, localSec, isTheirs, send, store }: ProgressTrackerOptions) {
  let furthestSec = localSec
  let storedSec = localSec
  let reportedSec = serverSec
  /** The last attempted second. After a failure the server is asked again only ten seconds later. */
  let triedSec = serverSec
  let isSending = false
  let isPauseWaiting = false

  const storeNow = (): void => {
    const sec = Math.floor(furthestSec)
    if (sec <= storedSec || sec <= serverSec || !isTheirs()) return
    storedSec = sec
    store(sec)
  }

  async function report(isPlaying: boolean): Promise<void> {
    if (isSending) {
      isPauseWaiting ||= !isPlaying
      return
    }
    const sec = dueSec(furthestSec, isPlaying ? Math.max(reportedSec, triedSec) : reportedSec, isPlaying)
    if (sec === null || !isTheirs()) return
    isSending = true
    triedSec = sec
    try {
      await send(sec)
      reportedSec = Math.max(reportedSec, sec)
    } catch {
      // The second is stored. The next due report, or the next visit, sends it.
    }
    isSending = false
    if (isPauseWaiting) {
      isPauseWaiting = false
      await report(false)
    }
  }

  return {
    /** To be called with each position while playing. */
    onProgress(sec: number): void {
      furthestSec = Math.max(furthestSec, sec)
      if (furthestSec - storedSec >= storeEverySec) storeNow()
      void report(true)
    },
    /** For pause, hide, leave, end, and the return of the network. */
    onPause(): Promise<void> {
      storeNow()
      return report(false)
    },
  }
}
