import { Skeleton, SkeletonBlock } from '@/components/Skeleton'
import { Delayed } from '@/features/shared/page'

import styles from './result.module.scss'

export function ResultSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <SkeletonBlock className={styles.skeletonMark} />
      <SkeletonBlock className={styles.skeletonCard} />
    </Skeleton>
  )
}

export const ResultWait = () => (
  <Delayed>
    <ResultSkeleton />
  </Delayed>
)
