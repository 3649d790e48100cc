import * as v from 'valibot'

import { num } from '@/lib/decode'

/** Marks of a question or an exam, with at most two decimals (halves are usual); unreadable = 0. */
export const marks = v.fallback(
  v.pipe(
    num,
    v.transform((value) => Math.round(value * 100) / 100),
  ),
  0,
)
