import { usePractisedQueue } from './usePractisedQueue'
import { usePractisingMember } from './usePractisingMember'

/** Sends what was practised without a network and left behind; draws nothing. */
export function LeftRecords() {
  const memberId = usePractisingMember()
  return memberId === undefined ? null : <Sender key={memberId} memberId={memberId} />
}

function Sender({ memberId }: { memberId: number }) {
  usePractisedQueue(memberId)
  return null
}
