import { View } from '@tarojs/components'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'

import type { ExamStats } from '@/api/exam'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { linkTo } from '@/features/shared/link'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { QueryView, usePullDown } from '@/features/shared/page'
import { examQueries } from '@/queries/exam'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { ExamCard } from '../list/ExamCard'
import styles from './home.module.scss'
import { allExams, papers } from '../kinds'
import { ReviewRow } from '../spaced/ReviewRow'
import { texts } from '../texts'

/** The exam home: an entry with a count for each kind, my exams, and new papers. Nothing waits for the counts. */
export function ExamHome() {
  const stats = useQuery(examQueries.stats())
  useDidShow(() => {
    void stats.refetch({ cancelRefetch: false })
    void wakeIfOwed()
  })
  useEffect(() => void wakeIfOwed(), [])
  usePullDown(examQueries.all())
  return (
    <View className={styles.home}>
      <CategoryEntries stats={stats.data} />
      <QueryView query={stats} skeleton={null} title={texts.home.failed} isCompact>
        {() => null}
      </QueryView>
      <MyExams stats={stats.data} />
      <NewestExams />
    </View>
  )
}

/** Holds the place of a count. */
const noCount = '\u00a0'

function CategoryEntries({ stats }: { stats: ExamStats | undefined }) {
  return (
    <View className={styles.entries} role='group' aria-label={texts.home.entries}>
      {allExams.map(({ kind, count, texts: own }) => {
        return (
          <Pressable key={kind.type} className={styles.entry} role='link' {...linkTo(kind.listLocation)}>
            <View className={styles.sign}>{kind.icon && <Icon name={kind.icon} size={28} isDuo />}</View>
            <View className={styles.name}>{own.name}</View>
            <View className={styles.count}>{stats ? count(stats) : noCount}</View>
          </Pressable>
        )
      })}
    </View>
  )
}

/** Counts are for members only. For a visitor the links lead through the login. */
function MyExams({ stats }: { stats: ExamStats | undefined }) {
  const isLogin = useSession((session) => session.isLogin)
  const { wrong, collection, questionCount } = texts.home
  const countText = (count: number | undefined) => (isLogin && count !== undefined ? questionCount(count) : undefined)
  return (
    <View className={styles.card}>
      <View className={styles.heading} role='heading' aria-level='2'>
        {texts.home.mine}
      </View>
      <ReviewRow stats={stats} />
      <ListRow
        icon='book'
        label={wrong}
        value={countText(stats?.wrongCount)}
        onClick={() => navigateTo('examWrongBook', {})}
      />
      <ListRow
        icon='star'
        label={collection}
        value={countText(stats?.collectedCount)}
        onClick={() => navigateTo('examCollection', {})}
      />
      {allExams.map(({ kind: { type, icon }, mine, texts: own }) => (
        <ListRow key={type} icon={icon} label={own.mine} {...linkTo(mine)} />
      ))}
    </View>
  )
}

const shownNew = 4

/** The newest papers. They are an extra, so a failed load says nothing. */
function NewestExams() {
  const { data } = useInfiniteQuery(examQueries.list(papers.kind.type, { categoryId: 0, childId: 0 }))
  const newest = data?.pages[0]?.items.slice(0, shownNew) ?? []
  if (newest.length === 0) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.home.newest} more={linkTo(papers.kind.listLocation)} />
      <View className={styles.newest}>
        {newest.map((paper) => (
          <View key={paper.id}>
            <ExamCard examKind={papers} exam={paper} />
          </View>
        ))}
      </View>
    </View>
  )
}
