import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'

import { ListRow } from '@/components/ListRow'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { useMember } from '@/features/shared/session/useMember'
import { formatExact } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { creditQueries } from '@/queries/credit'
import { useAppConfig } from '@/stores/appConfig'

import { RecordRow, RecordsSkeleton } from './RecordRow'
import styles from './recharge.module.scss'
import { texts } from './texts'

/** Changes of my points. */
export function PointRecords() {
  const { user, refresh } = useMember()
  // Learning may have brought points since the member was read.
  useDidShow(() => void refresh())
  const rewards = useRewards()
  const query = usePagedQuery(creditQueries.points())
  return (
    <>
      {user && (
        <View className={styles.points}>
          <Text className={styles.caption}>{texts.pointRecords.now}</Text>
          <Text className={styles.total}>{formatExact(user.points)}</Text>
        </View>
      )}
      <ListRow icon='gift' label={texts.pointRecords.methods} {...linkTo({ name: 'credit1Methods', params: {} })} />
      <PagedList
        query={query}
        keyOf={({ position }) => position}
        renderItem={(record) => <RecordRow record={record} />}
        empty={{ ...texts.pointRecords.empty, ...(rewards.length > 0 ? { hint: rewards.join(' · ') } : {}) }}
        failedTitle={texts.pointRecords.failed}
        skeleton={<RecordsSkeleton />}
      />
    </>
  )
}

/** How points are earned here. Where selling is forbidden, nothing of buying. */
function useRewards(): string[] {
  const rewards = useAppConfig(({ config }) => config?.pointRewards)
  const names = ['register', 'lesson', 'course', ...(payAdapter.canSell ? (['perYuan'] as const) : [])] as const
  return names.flatMap((name) => {
    const points = rewards?.[name] ?? 0
    return points > 0 ? texts.pointRecords.rewards[name](points) : []
  })
}
