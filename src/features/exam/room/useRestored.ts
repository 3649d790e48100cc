import { useEffect, useState } from 'react'

/** A browser that was killed has forgotten its last seconds: what a member did in them is back. */
export function useRestored(memberId: number | undefined, restore: (memberId: number) => Promise<void>): boolean {
  const [restored, setRestored] = useState<number>()
  useEffect(() => {
    if (memberId !== undefined) void restore(memberId).then(() => setRestored(memberId))
  }, [memberId, restore])
  return memberId !== undefined && restored === memberId
}
