import * as v from 'valibot'

import { serverClock } from '@/lib/serverClock'
import { loginRecords } from '@/stores/memberRecords'

const schema = v.object({
  /** The reservation that was known before: no answer to this try; null = none. */
  beforeId: v.nullable(v.number()),
  /** The server has said that there is a queue; false = nothing was heard from it. */
  isSure: v.boolean(),
  askedAtMs: v.number(),
})

export type QueuedPiece = v.InferOutput<typeof schema>

/** By then it is decided, and the list of mine tells. */
const keepMs = 10 * 60_000

/** Pieces of flash sales that were asked for, by sale: a reload finds its place in the queue again. */
export const queuedPieces = loginRecords({
  name: 'flash_queue',
  schema,
  expiry: { nowMs: () => serverClock.now(), endMs: ({ askedAtMs }) => askedAtMs + keepMs },
})
