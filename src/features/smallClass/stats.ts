import type { SmallClass } from '@/api/smallClass'
import { formatDate } from '@/lib/time'

import { texts } from './texts'

export const joinedText = ({ joinedCount, maxCount }: SmallClass): string =>
  maxCount > 0 ? texts.joinedOf(joinedCount, maxCount) : texts.joined(joinedCount)

/** 2026-12-01 至 2027-01-31 */
export function datesText({ opensAt, endsAt }: SmallClass): string {
  if (!opensAt) return texts.undated
  return endsAt ? texts.dates(formatDate(opensAt), formatDate(endsAt)) : texts.opens(formatDate(opensAt))
}

/** The server's status text, except when the class is full: the server's text does not say so. */
export const statusOf = ({ enrolment, statusText }: SmallClass): string =>
  enrolment === 'full' ? texts.shut.full : statusText
