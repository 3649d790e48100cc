import { useRestored } from '../room/useRestored'
import { useKnownMember } from '../useKnownMember'
import { restorePractised } from './deviceRecords'

/** Whose records are on this device, once all of them are. Undefined = not yet. */
export function usePractisingMember(): number | undefined {
  const memberId = useKnownMember()
  return useRestored(memberId, restorePractised) ? memberId : undefined
}
