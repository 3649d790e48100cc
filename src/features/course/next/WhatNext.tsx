import { useCode } from '@/features/shared/lazyCode/useCode'

const load = () => import('./NextWays')

/** Stands with a course that is done, and nowhere else: nobody else fetches its code, or asks for the ways. */
export function WhatNext({ courseId }: { courseId: number }) {
  const code = useCode(true, load)
  return code ? <code.NextWays courseId={courseId} /> : null
}
