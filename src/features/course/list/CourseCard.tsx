import type { Course } from '@/api/course'
import { MediaCard } from '@/components/MediaCard'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { formatCount } from '@/lib/count'
import type { RouteLocation } from '@/routes/codec'

import { texts } from '../texts'

function CourseCard({ course }: { course: Course }) {
  const { id, title, thumb, lessonCount, learnerCount, priceCents, isVipFree } = course
  const meta = [lessonCount !== null && texts.lessons(lessonCount), texts.learners(formatCount(learnerCount))]
  const page: RouteLocation = { name: 'courseShow', params: { id } }
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      meta={meta.filter(Boolean).join(' · ')}
      footer={<ListPrice priceCents={priceCents} isVipFree={isVipFree} of={page} />}
      {...linkTo(page, { title, thumb, priceCents })}
    />
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const courseCard = (course: Course) => <CourseCard course={course} />
