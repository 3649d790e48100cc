import { useState } from 'react'

import type { LiveDetail } from '@/api/live'
import { Comments, useCommentCount } from '@/features/shared/comments'
import { StickyTabs } from '@/features/shared/page/StickyTabs'
import { live as liveKind } from '@/goods/kinds/live'

import { Intro } from './Intro'
import { type LiveTab, liveTab } from './liveTab'
import { texts } from '../texts'
import { Timetable } from './Timetable'

interface LiveTabsProps {
  detail: LiveDetail
  /** By default the timetable for owners, and the introduction for others. */
  firstTab: LiveTab | undefined
}

/** Each tab opens at its top. */
export function LiveTabs({ detail, firstTab }: LiveTabsProps) {
  const { course, canAttend } = detail
  const isMine = canAttend && course.priceCents !== 0
  const [tab, setTab] = useState<LiveTab>(firstTab ?? (isMine || course.html === '' ? '3' : '2'))
  liveTab.useWantedTab(course.id, setTab)
  const commentCount = useCommentCount(liveKind.comments(course.id))
  const items = [
    { key: '2' as const, label: texts.tabs.intro },
    { key: '3' as const, label: texts.tabs.timetable },
    { key: '4' as const, label: texts.tabs.comments, count: commentCount },
  ]
  return (
    <StickyTabs label={texts.tabs.label} items={items} value={tab} onChange={setTab}>
      {tab === '2' && <Intro course={course} />}
      {tab === '3' && <Timetable courseId={course.id} chapters={detail.chapters} canAttend={canAttend} />}
      {tab === '4' && <Comments target={liveKind.comments(course.id)} canWrite={canAttend} />}
    </StickyTabs>
  )
}
