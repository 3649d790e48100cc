import { View } from '@tarojs/components'
import { useState } from 'react'

import type { StudyLive as Row, StudyLiveList } from '@/api/live'
import { Chips } from '@/components/Chips'
import { MediaCard } from '@/components/MediaCard'
import { Tag } from '@/components/Tag'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment, relativeTime } from '@/lib/time'
import { studyLiveQueries } from '@/queries/live'
import { open } from '@/routes/navigate'

import { texts } from './texts'

const words = texts.live
const lists = (['learned', 'owned', 'liked'] as const).map((key) => ({ key, label: words.lists[key] }))
const action = { label: words.toList, onClick: () => open('liveIndex') }
const [introTab, timetableTab] = ['2', '3'] as const

/** Live courses that I attend, own and have collected. */
export function StudyLive() {
  const [list, setList] = useState<StudyLiveList>('learned')
  const query = usePagedQuery(studyLiveQueries.list(list))
  return (
    <View>
      <Chips label={words.listLabel} items={lists} value={list} onChange={setList} look='text' />
      <PagedList
        query={query}
        keyOf={({ courseId }) => courseId}
        renderItem={(course) => <StudyLiveRow course={course} list={list} />}
        empty={{ ...words.empty[list], action }}
        failedTitle={words.failed}
        isGrid
      />
    </View>
  )
}

/** How far I am and when the next lesson begins; of a collected one when it was. */
function StudyLiveRow({ course, list }: { course: Row; list: StudyLiveList }) {
  const { courseId, title, thumb, progress, isBought } = course
  const meta = [progress && words.progress(progress.done, progress.all), momentOf(course, list)]
  const tab = list === 'liked' ? introTab : timetableTab
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverWidth={96}
      coverTag={isBought && list === 'learned' && <Tag tone='overlay'>{words.bought}</Tag>}
      meta={meta.filter(Boolean).join(' · ')}
      onClick={() => open('liveShow', { id: courseId, tab })}
    />
  )
}

function momentOf({ isOver, nextAt, addedAt }: Row, list: StudyLiveList): string {
  const nowMs = serverClock.now()
  if (list === 'liked') return addedAt ? words.likedAt(relativeTime(addedAt, nowMs)) : ''
  if (isOver) return words.over
  if (!nextAt) return ''
  return nextAt.getTime() > nowMs ? words.next(formatAppointment(nextAt, nowMs)) : words.late
}
