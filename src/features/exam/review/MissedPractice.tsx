import { StateView } from '@/components/StateView'

import { ExamSkeleton } from '../ExamSkeleton'
import { PracticeRoom } from '../practice/PracticeRoom'
import { usePractisingMember } from '../practice/usePractisingMember'
import { texts } from '../spaced/texts'

/** Practises the questions that one attempt has missed. */
export function MissedPractice({ ids }: { ids: number[] }) {
  const memberId = usePractisingMember()
  if (memberId === undefined) return <ExamSkeleton />
  const set = { title: '', ids, doneIds: [], first: null, isCopy: false }
  const none = <StateView kind='done' {...texts.none} />
  return <PracticeRoom source={{ kind: 'missed', ids }} set={set} memberId={memberId} none={none} />
}
