import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { texts } from '../texts'
import styles from './index.module.scss'

/** The frame of a skeleton: it says 正在加载 once, and shimmers unless motion is off. Screens build their own on it. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <View className={cx(styles.skeleton, className)} role='status' aria-busy aria-label={texts.loading}>
      {children}
    </View>
  )
}

/** Its class gives it a size. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <View className={cx(styles.block, className)} />
}

export function SkeletonLine({ width = '100%', size = 12 }: { width?: string; size?: 12 | 16 }) {
  return <View className={cx(styles.line, styles[`s${size}`])} style={{ width }} />
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function MediaRowsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Skeleton>
      {times(count).map((index) => (
        <View key={index} className={styles.row}>
          <SkeletonBlock className={styles.rowCover} />
          <View className={styles.words}>
            <SkeletonLine />
            <SkeletonLine width='60%' />
            <View className={styles.foot}>
              <SkeletonLine width='48px' size={16} />
            </View>
          </View>
        </View>
      ))}
    </Skeleton>
  )
}

export function ShelfSkeleton({ ratio = '4:3' }: { ratio?: '4:3' | '3:4' }) {
  return (
    <Skeleton className={styles.shelf}>
      <View className={styles.shelfTitle}>
        <SkeletonLine width='96px' size={16} />
      </View>
      <View className={styles.shelfRow}>
        {times(4).map((index) => (
          <View key={index} className={ratio === '3:4' ? styles.bookCard : styles.shelfCard}>
            <SkeletonBlock className={ratio === '3:4' ? styles.bookCover : styles.shelfCover} />
            <SkeletonLine />
            <SkeletonLine width='48px' />
          </View>
        ))}
      </View>
    </Skeleton>
  )
}

export function DetailSkeleton() {
  return (
    <Skeleton>
      <View className={styles.head}>
        <SkeletonBlock className={styles.headCover} />
        <View className={styles.words}>
          <SkeletonLine size={16} />
          <SkeletonLine width='70%' size={16} />
          <View className={styles.foot}>
            <SkeletonLine width='80%' />
          </View>
        </View>
      </View>
      <Rows />
    </Skeleton>
  )
}

const Rows = () =>
  times(8).map((index) => (
    <View key={index} className={styles.lesson}>
      <SkeletonLine width={index % 2 ? '50%' : '65%'} />
      <SkeletonLine width='20%' />
    </View>
  ))

/** The rows below the head of a detail page. */
export const RowsSkeleton = () => (
  <Skeleton className={styles.below}>
    <Rows />
  </Skeleton>
)
