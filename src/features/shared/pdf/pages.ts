import * as v from 'valibot'

import { ownRecords } from '@/stores/memberRecords'

const maxAgeMs = 180 * 86_400_000

/** The last read page of a file, by the file's key. */
export const pdfPages = ownRecords(
  {
    name: 'pdfPlace',
    schema: v.object({ page: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), atMs: v.number() }),
    expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + maxAgeMs },
  },
  (_, found) => found,
)
