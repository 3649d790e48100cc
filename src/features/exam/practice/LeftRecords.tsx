import { useKnownMember } from '../useKnownMember'
import { usePractisedQueue } from './usePractisedQueue'

/** Sends what was practised without a network and left behind; draws nothing. */
export function LeftRecords() {
  const memberId = useKnownMember()
  return memberId === undefined ? null : <Sender key={memberId} memberId={memberId} />
}

function Sender({ memberId }: { memberId: number }) {
  usePractisedQueue(memberId)
  return null
}
