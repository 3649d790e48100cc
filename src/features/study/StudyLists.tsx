import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import type { Switch } from '@/config/addons'
import { Delayed, useSettled } from '@/features/shared/screen'
import { studyQueries } from '@/queries/study'
import { useSwitches } from '@/stores/appConfig'

import { LastLearned } from './LastLearned'
import { StudyBooks } from './StudyBooks'
import { StudyCourses } from './StudyCourses'
import { StudyExams } from './StudyExams'
import { StudyLive } from './StudyLive'
import { StudyPaths } from './StudyPaths'
import { StudySeen } from './StudySeen'
import { StudyTopics } from './StudyTopics'
import { texts } from './texts'
import { useLastLearned } from './useLastLearned'

type Kind = keyof typeof texts.kinds

/** What can be learned; a kind with a switch only while it is on. */
const kinds: readonly { key: Kind; switch?: Switch; Lists: ComponentType }[] = [
  { key: 'course', Lists: StudyCourses },
  { key: 'live', switch: 'live', Lists: StudyLive },
  { key: 'book', switch: 'book', Lists: StudyBooks },
  { key: 'topic', switch: 'topic', Lists: StudyTopics },
  { key: 'path', switch: 'path', Lists: StudyPaths },
  { key: 'exam', switch: 'paper', Lists: StudyExams },
  { key: 'seen', switch: 'template', Lists: StudySeen },
]

/** What I learn, own and have collected, kind by kind. */
export function StudyLists() {
  const client = useQueryClient()
  const isOn = useSwitches()
  const [kind, setKind] = useState<Kind>('course')
  // Lessons were watched since: the order and the numbers have moved.
  useDidShow(() => void client.invalidateQueries({ queryKey: studyQueries.all() }))
  const last = useLastLearned()
  const isSettled = useSettled(last !== undefined)
  if (!isSettled) {
    return (
      <Delayed>
        <MediaRowsSkeleton />
      </Delayed>
    )
  }
  const shown = kinds.filter((item) => !item.switch || isOn(item.switch))
  const Lists = shown.find(({ key }) => key === kind)?.Lists ?? StudyCourses
  return (
    <View>
      {last && <LastLearned last={last} />}
      {shown.length > 1 && (
        <Tabs
          label={texts.kindLabel}
          items={shown.map(({ key }) => ({ key, label: texts.kinds[key] }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <Lists />
    </View>
  )
}
