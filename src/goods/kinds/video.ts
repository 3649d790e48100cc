import type { LessonDetail } from '@/api/course'
import { createLessonOrder } from '@/api/order'
import { formatDuration } from '@/lib/time'

import { courseQueries } from '@/queries/course'
import { contentQueryKeys, type GoodsKind } from '../define'

/** A single lesson of a course. */
export const video = {
  type: 'video',
  texts: {
    label: '课时',
    unpriced: '这节课不单独出售，可以购买整门课程',
    owned: { title: '这节课已经可以看了', hint: '不用再购买' },
    delivered: '这节课已经解锁，现在就能看',
    start: '开始学习',
  },
  names: { order: 'VIDEO', search: 'video', history: 'video', pathPart: null },
  switch: null,
  listLocation: null,
  detailLocation: (id) => ({ name: 'courseVideo', params: { id } }),
  isUnpricedInSearch: true,
  comments: (id) => ({ kind: 'lesson', id }),
  favorite: null,
  study: null,
  protocol: 'purchase',
  sale: (id) => ({
    ...courseQueries.lesson(id),
    select: ({ lesson, course, canWatch }: LessonDetail) => {
      const { title, priceCents, durationSec } = lesson
      const length = durationSec > 0 ? ` · ${formatDuration(durationSec)}` : ''
      const meta = `单节课${length} · ${course.title}`
      return { title, thumb: course.thumb, priceCents, meta, isOwned: canWatch }
    },
  }),
  async whole(client, id) {
    const { course } = await client.ensureQueryData(courseQueries.lesson(id))
    return { type: 'course', id: course.id }
  },
  createOrder: createLessonOrder,
  outdated: contentQueryKeys,
  changesMember: false,
} satisfies GoodsKind
