import type { Course } from '@/api/course'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { formatCount } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import { texts } from './texts'

/** A course in a list. */
export function CourseCard({ course }: { course: Course }) {
  const { id, title, thumb, lessonCount, learnerCount } = course
  const meta = [lessonCount !== null && texts.lessons(lessonCount), texts.learners(formatCount(learnerCount))]
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      meta={meta.filter(Boolean).join(' · ')}
      footer={<Price course={course} />}
      onClick={() => open('courseShow', { id })}
    />
  )
}

/** For lists, which draw best with the same function each time. */
export const courseCard = (course: Course) => <CourseCard course={course} />

function Price({ course: { isFree, priceCents, isVipFree } }: { course: Course }) {
  if (isFree) return <PriceTag priceCents={0} />
  if (payAdapter.policy === 'hidden') return null
  return (
    <>
      <PriceTag priceCents={priceCents} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
