/** Add-on Snapshot: photographs while learning. See docs/backend/live.md#snapshot-images. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { upload } from '@/http/upload'
import { count, decode, flag, int, list, orNull, text, time } from '@/lib/decode'

import type { ExamKind } from './exam'
import type { AttemptRef } from './examAnswer'

const root = '/addons/Snapshot/api/v1'

/** A lesson (`vod`), a live course, a book, a paper or a practice. */
export interface SnapshotResource {
  type: 'vod' | 'live' | 'book' | 'paper' | 'practice'
  id: number
}

/** Null = not photographed: mock papers have no word here. */
export const examResource = (type: ExamKind, id: number): SnapshotResource | null =>
  type === 'mockPaper' ? null : { type, id }

export const attemptResource = ({ kind, examId }: AttemptRef): SnapshotResource | null => examResource(kind, examId)

export interface SnapshotRules {
  isOn: Record<SnapshotResource['type'], boolean>
  /** Seconds between two draws; 0 = never. */
  cycleSec: number
  /** Probability of a photograph at each draw, 0 to 100. */
  ratePercent: number
  maxCount: number
}

const allOff = { vod: false, live: false, book: false, paper: false, practice: false }

const rulesWire = v.pipe(
  v.object({
    status: orNull(v.object({ vod: flag, live: flag, book: flag, paper: flag, practice: flag })),
    cycle_time: count,
    rate: count,
    max_times: count,
  }),
  v.transform((wire): SnapshotRules => ({
    isOn: wire.status ?? allOff,
    cycleSec: wire.cycle_time,
    ratePercent: wire.rate,
    maxCount: wire.max_times,
  })),
)

export const getSnapshotRules = async (signal?: AbortSignal): Promise<SnapshotRules> =>
  decode(rulesWire, await request({ path: `${root}/config`, method: 'GET', signal }))

const named = ({ type, id }: SnapshotResource) => ({ resource_type: type, resource_id: id })

export async function countSnapshots(resource: SnapshotResource, signal?: AbortSignal): Promise<number> {
  const data = await request({ path: `${root}/resource/query`, method: 'GET', query: named(resource), signal })
  return decode(v.object({ count }), data).count
}

export interface Snapshot {
  id: number
  /** Absolute URL. */
  url: string
  takenAt: Date | null
}

const snapshotWire = v.pipe(
  v.object({ id: int, thumb: text, created_at: time }),
  v.transform(({ id, thumb, created_at }): Snapshot => ({ id, url: thumb, takenAt: created_at })),
)

/** In the server's order. The endpoint has no pages. */
export async function listSnapshots(resource: SnapshotResource, signal?: AbortSignal): Promise<Snapshot[]> {
  const data = await request({ path: `${root}/resource/images`, method: 'GET', query: named(resource), signal })
  return decode(orNull(v.object({ data: list(snapshotWire) })), data)?.data ?? []
}

export interface NewSnapshot {
  /** A png or jpeg on this device. */
  filePath: string
  /** In whole seconds. */
  positionSec: number
  signal?: AbortSignal
}

/** @throws ApiError 'rejected': too many, too large, no picture */
export async function createSnapshot(resource: SnapshotResource, photo: NewSnapshot): Promise<void> {
  const { filePath, positionSec, signal } = photo
  const fields = { ...named(resource), duration: positionSec }
  const formData = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
  await upload({ path: `${root}/upload/image`, filePath, fileName: 'snapshot.jpg', formData, signal })
}

export const removeSnapshot = async (id: number): Promise<void> =>
  void (await request({ path: `${root}/resource/image/${id}`, method: 'DELETE' }))
