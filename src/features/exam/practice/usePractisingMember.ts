import { useRestored } from '../room/useRestored'
import { useKnownMember } from '../useKnownMember'
import { restorePractised } from './deviceRecords'

/** The member whose records are on this device, once they are all restored. Undefined = not yet. */
export function usePractisingMember(): number | undefined {
  const memberId = useKnownMember()
  return useRestored(memberId, restorePractised) ? memberId : undefined
}
