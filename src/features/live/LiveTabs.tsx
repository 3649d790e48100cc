import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { LiveDetail } from '@/api/live'
import { Tabs } from '@/components/Tabs'
import { Comments, commentTargets } from '@/features/shared/comments'
import { StickyBar } from '@/features/shared/stickyBar'
import { commentQueries } from '@/queries/comment'
import type { RouteParams } from '@/routes/registry'

import { Intro } from './Intro'
import styles from './live.module.scss'
import { texts } from './texts'
import { Timetable } from './Timetable'

/** As addresses number them. */
export type LiveTab = NonNullable<RouteParams<'liveShow'>['tab']>

interface LiveTabsProps {
  detail: LiveDetail
  /** Shown first; by default the timetable for owners, and for others what the course is about. */
  firstTab: LiveTab | undefined
}

/** The course's parts, each seen from its start. */
export function LiveTabs({ detail, firstTab }: LiveTabsProps) {
  const { course, canAttend } = detail
  const isMine = canAttend && course.priceCents !== 0
  const [tab, setTab] = useState<LiveTab>(firstTab ?? (isMine || course.html === '' ? '3' : '2'))
  const comments = useQuery(commentQueries.list(commentTargets.live(course.id), false))
  const items = [
    { key: '2' as const, label: texts.tabs.intro },
    { key: '3' as const, label: texts.tabs.timetable },
    { key: '4' as const, label: texts.tabs.comments, count: comments.data?.total || undefined },
  ]
  return (
    <View>
      <StickyBar>
        {(toStart) => (
          <Tabs
            label={texts.tabs.label}
            items={items}
            value={tab}
            onChange={(next) => {
              setTab(next)
              toStart()
            }}
          />
        )}
      </StickyBar>
      <View className={styles.part} role='tabpanel'>
        {tab === '2' && <Intro course={course} />}
        {tab === '3' && <Timetable chapters={detail.chapters} canAttend={canAttend} />}
        {tab === '4' && <Comments target={commentTargets.live(course.id)} canWrite={canAttend} />}
      </View>
    </View>
  )
}
