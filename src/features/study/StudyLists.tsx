import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { pageSize } from '@/config/limits'
import { Delayed } from '@/features/shared/page'
import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import { goodsKinds } from '@/goods/kinds'
import { studyQueries } from '@/queries/study'
import { useSwitches } from '@/stores/appConfig'

import { KindLists } from './KindLists'
import { LastLearned } from './LastLearned'
import { StudySeen } from './StudySeen'
import { texts } from './texts'
import { useLastLearned } from '@/features/shared/lastLearned/useLastLearned'
import { LearningWeek } from './week/LearningWeek'

const seenTab = { key: texts.seen.label, label: texts.seen.label }

/**
 * The kinds that have lists here. If not every server has the lists of a kind, it appears once the server has confirmed
 * them.
 */
function useStudyKinds() {
  const isOn = useSwitches()
  const kinds = goodsKinds.filter((kind) => kind.study && (!kind.switch || isOn(kind.switch)))
  const optional = kinds.find(({ study }) => study?.isOptional)
  const { isLoading, data } = useQuery({
    ...studyQueries.isKnown(optional?.type ?? '', async (signal) =>
      optional?.study?.lists[0]?.fetch(1, pageSize, signal),
    ),
    enabled: optional !== undefined,
  })
  const isHidden = isLoading || data === false
  return { kinds: isHidden ? kinds.filter((kind) => kind !== optional) : kinds, areKnown: !isLoading }
}

/** What I learn, own and marked as favorites, kind by kind. */
export function StudyLists() {
  const isOn = useSwitches()
  const [chosen, choose] = useState<string>()
  const last = useLastLearned()
  const { kinds, areKnown } = useStudyKinds()
  const isSettled = useReadyOrTimeout(last !== undefined && areKnown)
  if (!isSettled) {
    return (
      <Delayed>
        <MediaRowsSkeleton />
      </Delayed>
    )
  }
  const tabs = [...new Set(kinds.flatMap(({ study }) => study?.tab ?? []))]
  const items = [...tabs.map(({ label }) => ({ key: label, label })), ...(isOn('template') ? [seenTab] : [])]
  const value = items.find(({ key }) => key === chosen)?.key ?? items[0]?.key ?? ''
  const tab = tabs.find(({ label }) => label === value)
  return (
    <View>
      <LearningWeek />
      {last && <LastLearned last={last} />}
      {items.length > 1 && <Tabs label={texts.kindLabel} items={items} value={value} onChange={choose} />}
      {tab ? (
        <KindLists key={tab.label} tab={tab} kinds={kinds.filter(({ study }) => study?.tab === tab)} />
      ) : (
        <StudySeen />
      )}
    </View>
  )
}
