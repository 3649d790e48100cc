import { useCode } from '@/features/shared/lazyCode/useCode'

const load = () => import('./NextWays')

/** Shown only where a course is done, so that no other page fetches its code or asks for the ways. */
export function WhatNext({ courseId }: { courseId: number }) {
  const code = useCode(true, load)
  return code ? <code.NextWays courseId={courseId} /> : null
}
