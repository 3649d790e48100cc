import { Text, View } from '@tarojs/components'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import type { ExamStats } from '@/api/exam'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { QueryView, usePullDown } from '@/features/shared/screen'
import { examQueries } from '@/queries/exam'
import { openTarget } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { examCards } from './ExamCard'
import { HallSkeleton } from './ExamSkeleton'
import styles from './hall.module.scss'
import { examKindNames, examKinds } from './kinds'
import { texts } from './texts'

/** The exam hall: a door for each kind with its count, what is mine, what is new. */
export function Hall() {
  const stats = useQuery(examQueries.stats())
  useDidShow(() => void stats.refetch({ cancelRefetch: false }))
  usePullDown(examQueries.all())
  return (
    <QueryView query={stats} skeleton={<HallSkeleton />} title={texts.hall.failed}>
      {(data) => (
        <View className={styles.hall}>
          <Doors stats={data} />
          <Mine stats={data} />
          <Newest />
        </View>
      )}
    </QueryView>
  )
}

function Doors({ stats }: { stats: ExamStats }) {
  return (
    <View className={styles.doors} role='group' aria-label={texts.hall.doors}>
      {examKindNames.map((kind) => {
        const { icon, list, count, words } = examKinds[kind]
        return (
          <Pressable key={kind} className={styles.door} role='link' onClick={() => openTarget(list)}>
            <View className={styles.sign}>
              <Icon name={icon} size={28} isDuo />
            </View>
            <View className={styles.name}>{words.name}</View>
            <View className={styles.count}>{count(stats)}</View>
          </Pressable>
        )
      })}
    </View>
  )
}

/** My papers and practices; of a visitor nothing is counted, and the way there leads through the login. */
function Mine({ stats: { wrongCount, collectedCount } }: { stats: ExamStats }) {
  const isLogin = useSession((session) => session.isLogin)
  return (
    <View className={styles.card}>
      <View className={styles.mine}>
        <View className={styles.heading} role='heading' aria-level='2'>
          {texts.hall.mine}
        </View>
        {isLogin && (
          <View className={styles.marks}>
            <Text>{texts.hall.wrong(wrongCount)}</Text>
            <Text>{texts.hall.collected(collectedCount)}</Text>
          </View>
        )}
      </View>
      {examKindNames.map((kind) => {
        const { icon, mine, words } = examKinds[kind]
        return <ListRow key={kind} icon={icon} label={words.mine} onClick={() => openTarget(mine)} />
      })}
    </View>
  )
}

const shownNew = 4

/** The newest papers. An extra: nothing is said when they do not load. */
function Newest() {
  const { data } = useInfiniteQuery(examQueries.list('paper', { categoryId: 0, childId: 0 }))
  const papers = data?.pages[0]?.items.slice(0, shownNew) ?? []
  if (papers.length === 0) return null
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.hall.newest} onMore={() => openTarget(examKinds.paper.list)} />
      <View className={styles.newest}>
        {papers.map((paper) => (
          <View key={paper.id}>{examCards.paper(paper)}</View>
        ))}
      </View>
    </View>
  )
}
