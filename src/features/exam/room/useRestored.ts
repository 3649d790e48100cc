import { useEffect, useState } from 'react'

/** Restores what a member did in the last seconds before the browser was killed. @returns whether that is done */
export function useRestored(memberId: number | undefined, restore: (memberId: number) => Promise<void>): boolean {
  const [restored, setRestored] = useState<number>()
  useEffect(() => {
    if (memberId !== undefined) void restore(memberId).then(() => setRestored(memberId))
  }, [memberId, restore])
  return memberId !== undefined && restored === memberId
}
