import { countSnapshots, createSnapshot, type SnapshotResource } from '@/api/snapshot'
import { ApiError, isOutcomeUnknown, mayPass } from '@/http/apiError'
import type { LocalPicture } from '@/platform/upload/types'

/** Waits before a retry. After the last one the photograph is given up: there will be another draw. */
const waitsMs = [3_000, 10_000, 30_000]

/** @returns false when it was cancelled */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const end = (isOver: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      resolve(isOver)
    }
    const cancel = () => end(false)
    const timer = setTimeout(() => end(true), ms)
    signal.addEventListener('abort', cancel)
  })

interface Photograph {
  resource: SnapshotResource
  picture: LocalPicture
  positionSec: number
  /** The number of photographs before this one. */
  count: number
  signal: AbortSignal
}

/** Sends a photograph, and retries after temporary errors. @returns false when the server does not have it */
export async function sendPhoto({ resource, picture, positionSec, count, signal }: Photograph): Promise<boolean> {
  try {
    for (const waitMs of [...waitsMs, 0]) {
      try {
        await createSnapshot(resource, { filePath: picture.path, positionSec, signal })
        return true
      } catch (error) {
        if (waitMs === 0 || !mayPass(error)) return false
        const retryAfterMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
        if (!(await pause(Math.max(waitMs, retryAfterMs), signal))) return false
        // Maybe only the answer was lost.
        if (isOutcomeUnknown(error) && (await countSnapshots(resource, signal).catch(() => count)) > count) return true
      }
    }
    return false
  } finally {
    picture.release()
  }
}
