import * as v from 'valibot'

import { num } from '@/lib/decode'

/** Marks of a question or an exam: halves are given too, and never more than two decimals; unreadable = 0. */
export const marks = v.fallback(
  v.pipe(
    num,
    v.transform((value) => Math.round(value * 100) / 100),
  ),
  0,
)
