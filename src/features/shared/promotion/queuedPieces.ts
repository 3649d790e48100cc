import * as v from 'valibot'

import { serverClock } from '@/lib/serverClock'
import { loginRecords } from '@/stores/memberRecords'

const schema = v.object({
  /** A reservation that existed before, so it is not the answer to this request; null = none. */
  beforeId: v.nullable(v.number()),
  /** The server has confirmed the queue; false = it has not answered. */
  isSure: v.boolean(),
  askedAtMs: v.number(),
})

export type QueuedPiece = v.InferOutput<typeof schema>

/** By then it is decided, and my orders show the result. */
const maxAgeMs = 10 * 60_000

/** Requested items of flash sales, by sale. After a reload the page finds its place in the queue. */
export const queuedPieces = loginRecords({
  name: 'flash_queue',
  schema,
  expiry: { nowMs: () => serverClock.now(), endMs: ({ askedAtMs }) => askedAtMs + maxAgeMs },
})
