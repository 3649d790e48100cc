import type { LiveCourse } from '@/api/live'
import { MediaCard } from '@/components/MediaCard'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { serverClock } from '@/lib/serverClock'

import { nextText } from '../timing'

/** A live course in a list: what it is, when it goes on, what it costs. */
function LiveCard({ course }: { course: LiveCourse }) {
  const { id, title, thumb, categoryName, statusText, nextAt, priceCents, isVipFree } = course
  const next = nextAt && nextText(nextAt, serverClock.now())
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverTag={statusText !== '' && <Tag tone='overlay'>{statusText}</Tag>}
      meta={[categoryName, next].filter(Boolean).join(' · ')}
      footer={<ListPrice priceCents={priceCents} isVipFree={isVipFree} />}
      {...linkTo({ name: 'liveShow', params: { id } }, { title, thumb, priceCents })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const liveCard = (course: LiveCourse) => <LiveCard course={course} />
