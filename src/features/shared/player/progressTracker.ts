import { resumeRewindSec, watchReportSec } from '@/config/limits'

/** How far a lesson is watched: rules of docs/backend/courses.md#watch-progress, and the account that keeps to them. */

/** What has to be known to go on where the learner stopped. */
interface KnownProgress {
  serverSec: number
  /** Kept on this device and perhaps not yet sent. */
  localSec: number
  isFinished: boolean
}

/** A finished lesson starts anew; else three seconds before the furthest that anybody knows of. */
export const resumeSec = ({ serverSec, localSec, isFinished }: KnownProgress): number =>
  isFinished ? 0 : Math.max(0, Math.floor(Math.max(serverSec, localSec)) - resumeRewindSec)

/**
 * The second to report now, or `null`. While playing it takes ten seconds beyond the last report; at rest
 * (pause, hide, leave, end) every whole second counts. The server keeps the largest: going back is no report.
 */
export function dueSec(furthestSec: number, reportedSec: number, isPlaying: boolean): number | null {
  const sec = Math.floor(furthestSec)
  return sec > 0 && sec - reportedSec >= (isPlaying ? watchReportSec : 1) ? sec : null
}

/** A kill between two writes loses no more than this. */
const storeEverySec = 2

interface ProgressTrackerOptions extends Omit<KnownProgress, 'isFinished'> {
  /** Whose account it is, is still logged in: nothing of it may reach another's. */
  isTheirs: () => boolean
  /** Rejects when the server does not have it. */
  send: (sec: number) => Promise<void>
  /** Keeps the second on the device until `send` has succeeded. */
  store: (sec: number) => void
}

/** The account of one lesson while it is open. */
export function createProgressTracker({ serverSec, localSec, isTheirs, send, store }: ProgressTrackerOptions) {
  let furthestSec = localSec
  let keptSec = localSec
  let reportedSec = serverSec
  /** The last second that was tried: a failing server is asked again only ten seconds later. */
  let triedSec = serverSec
  let isSending = false
  let isPauseWaiting = false

  const storeNow = (): void => {
    const sec = Math.floor(furthestSec)
    if (sec <= keptSec || sec <= serverSec || !isTheirs()) return
    keptSec = sec
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
      // It is kept; the next due moment or the next opening sends it.
    }
    isSending = false
    if (isPauseWaiting) {
      isPauseWaiting = false
      await report(false)
    }
  }

  return {
    /** The position while playing, as often as it comes. */
    onProgress(sec: number): void {
      furthestSec = Math.max(furthestSec, sec)
      if (furthestSec - keptSec >= storeEverySec) storeNow()
      void report(true)
    },
    /** Pause, hide, leave, end, back online. */
    onPause(): Promise<void> {
      storeNow()
      return report(false)
    },
  }
}
