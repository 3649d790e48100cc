import type { LiveCourse } from '@/api/live'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { serverClock } from '@/lib/serverClock'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import { texts } from './texts'
import { nextWords } from './timing'

/** A live course in a list: what it is, when it goes on, what it costs. */
function LiveCard({ course }: { course: LiveCourse }) {
  const { id, title, thumb, categoryName, statusText, nextAt } = course
  const next = nextAt && nextWords(nextAt, serverClock.now())
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverTag={statusText !== '' && <Tag tone='overlay'>{statusText}</Tag>}
      meta={[categoryName, next].filter(Boolean).join(' · ')}
      footer={<Price course={course} />}
      onClick={() => open('liveShow', { id })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const liveCard = (course: LiveCourse) => <LiveCard course={course} />

function Price({ course: { priceCents, isVipFree } }: { course: LiveCourse }) {
  if (priceCents === 0) return <PriceTag priceCents={0} />
  if (payAdapter.policy === 'hidden') return null
  return (
    <>
      <PriceTag priceCents={priceCents} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
