import { Text } from '@tarojs/components'

import type { LiveCourse } from '@/api/live'
import { MediaCard } from '@/components/MediaCard'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { serverClock } from '@/lib/serverClock'
import { isForgotten } from '@/queries/live'
import type { RouteLocation } from '@/routes/codec'

import { ReminderAction } from '../detail/ReminderAction'
import { OnAirTag } from '../OnAirTag'
import { texts } from '../texts'
import { nextText } from '../timing'
import styles from './card.module.scss'

/**
 * A live course in a list: title, next lesson, price. A course on air is marked as live; a coming one offers a
 * reminder.
 */
function LiveCard({ course }: { course: LiveCourse }) {
  const { id, title, thumb, categoryName, statusText, isOnAir, priceCents, isVipFree } = course
  const nowMs = serverClock.now()
  // While a lesson is on air, the next one is not mentioned.
  const next = isOnAir || (course.next && isForgotten(course.next.startsAt, nowMs)) ? null : course.next
  const isUpcoming = next && next.startsAt.getTime() > nowMs
  const page: RouteLocation = { name: 'liveShow', params: { id } }
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverTag={isOnAir ? <OnAirTag /> : statusText !== '' && <Tag tone='overlay'>{statusText}</Tag>}
      meta={[categoryName, next && nextText(next.startsAt, nowMs)].filter(Boolean).join(' · ')}
      footer={
        <>
          <ListPrice priceCents={priceCents} isVipFree={isVipFree} of={page} />
          {isOnAir && <Text className={styles.enter}>{texts.enterShort}</Text>}
        </>
      }
      action={isUpcoming ? <ReminderAction course={course} lesson={next} /> : undefined}
      {...linkTo(page, { title, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const liveCard = (course: LiveCourse) => <LiveCard course={course} />
