import type { LessonDetail } from '@/api/course'
import { unlockOptionsOf } from '@/features/course/lesson/unlockOptions'

import { aChapter, aCourse, aLesson } from '../../../factories/course'

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
  ['an order that costs nothing', aCourse({ priceCents: 0 }), aLesson(101), true, [0, null, true]],
  ['a free course', aCourse({ isFree: true, priceCents: 0 }), aLesson(101), true, [null, null, true]],
  ['a price that does not read', aCourse({ priceCents: null }), aLesson(101), true, [null, null, true]],
  [
    'no single lesson where they are not sold alone',
    aCourse(),
    aLesson(101, { priceCents: 600 }),
    true,
    [19900, null, true],
    false,
  ],
  ['none where nothing is sold', aCourse(), aLesson(101, { priceCents: 600 }), false, [null, null, false]],
])('ways in: %s', (_, course, lesson, canBuy, [courseCents, lessonCents, hasVip], areLessonsSold = true) => {
  const options = unlockOptionsOf(aLessonDetail(course, lesson), canBuy, areLessonsSold)
  expect(options).toEqual({ courseCents, lessonCents, hasVip })
})
