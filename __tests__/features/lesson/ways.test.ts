import type { LessonDetail } from '@/api/course'
import { waysIn } from '@/features/lesson/ways'

import { aChapter, aCourse, aLesson } from '../../factories/course'

const aLessonDetail = (course = aCourse(), lesson = aLesson(101)): LessonDetail => ({
  lesson,
  course,
  chapters: [aChapter(0, [lesson])],
  canWatch: false,
  progress: new Map(),
  boughtLessonIds: [],
})

test.each([
  ['the course, or membership', aCourse(), aLesson(101), true, [19900, null, true]],
  ['the single lesson too', aCourse(), aLesson(101, { priceCents: 600 }), true, [19900, 600, true]],
  ['no membership', aCourse({ isVipFree: false }), aLesson(101), true, [19900, null, false]],
  ['a price that does not read', aCourse({ priceCents: null }), aLesson(101), true, [null, null, true]],
  ['none where nothing is sold', aCourse(), aLesson(101, { priceCents: 600 }), false, [null, null, false]],
])('ways in: %s', (_, course, lesson, canBuy, [courseCents, lessonCents, hasVip]) => {
  expect(waysIn(aLessonDetail(course, lesson), canBuy)).toEqual({ courseCents, lessonCents, hasVip })
})
