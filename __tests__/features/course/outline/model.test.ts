import { accessOf, finishedCount, flatLessons, nextLesson, resumeTarget, totalSec } from '@/features/course/outline'

import { aChapter, aCourseDetail, aLesson, aProgress } from '../../../factories/course'

const chapters = [
  aChapter(1, [aLesson(11), aLesson(12)]),
  aChapter(2, []),
  aChapter(3, [aLesson(31)]),
  aChapter(0, [aLesson(1)]),
]

test('lessons in the order of the catalogue, an empty chapter adding none', () => {
  expect(flatLessons(chapters).map(({ id }) => id)).toEqual([11, 12, 31, 1])
})

test.each([
  [11, 12],
  [12, 31],
  [31, 1],
  [1, undefined],
  [999, undefined],
])('after lesson %s comes %s', (id, next) => {
  expect(nextLesson(chapters, id)?.id).toBe(next)
})

test.each([
  ['the whole course is open', aLesson(1), true, [], 'open'],
  ['bought singly', aLesson(1), false, [1], 'open'],
  ['another lesson was bought', aLesson(1), false, [2], 'locked'],
  ['it has a trial', aLesson(1, { trialSec: 30 }), false, [], 'trial'],
  ['bought although it has a trial', aLesson(1, { trialSec: 30 }), false, [1], 'open'],
  ['nothing', aLesson(1), false, [], 'locked'],
])('access: %s', (_, lesson, canLearn, bought, access) => {
  expect(accessOf(lesson, canLearn, bought)).toBe(access)
})

test('counts what is finished and adds up the length', () => {
  const lessons = [aLesson(1), aLesson(2, { durationSec: 30 })]
  const progress = new Map([
    [1, aProgress(1, { isFinished: true })],
    [2, aProgress(2)],
    [99, aProgress(3, { isFinished: true })],
  ])
  expect(finishedCount(lessons, progress)).toBe(1)
  expect(totalSec(lessons)).toBe(630)
  expect(totalSec([...lessons, aLesson(3, { durationSec: 0 })])).toBeUndefined()
})

const done = (at: number) => aProgress(at, { isFinished: true, watchedSec: 600 })
const three = [aChapter(1, [aLesson(1), aLesson(2)]), aChapter(2, [aLesson(3)])]
const trial = [aChapter(0, [aLesson(1), aLesson(2, { trialSec: 30 })])]

test.each([
  [
    'nothing watched: the first',
    { canLearn: true, chapters: three },
    { id: 1, number: 1, positionSec: 0, isStarted: false },
  ],
  [
    'the one seen last, at its second',
    {
      canLearn: true,
      chapters: three,
      progress: new Map([
        [2, aProgress(20, { watchedSec: 37 })],
        [1, aProgress(10)],
      ]),
    },
    { id: 2, number: 2, positionSec: 37, isStarted: true },
  ],
  [
    'the last one is done: the next unfinished',
    {
      canLearn: true,
      chapters: three,
      progress: new Map([
        [1, done(30)],
        [2, done(20)],
      ]),
    },
    { id: 3, number: 3, positionSec: 0, isStarted: true },
  ],
  [
    'nothing unfinished after it: the one that was left out before',
    {
      canLearn: true,
      chapters: three,
      progress: new Map([
        [3, done(30)],
        [1, aProgress(10, { watchedSec: 5 })],
      ]),
    },
    { id: 1, number: 1, positionSec: 5, isStarted: true },
  ],
  [
    'all done: again from the start',
    {
      canLearn: true,
      chapters: three,
      progress: new Map([
        [1, done(1)],
        [2, done(2)],
        [3, done(3)],
      ]),
    },
    { id: 1, number: 1, positionSec: 0, isStarted: true, isFinished: true },
  ],
  [
    'not bought: the first trial, by its number in the course',
    { chapters: trial },
    { id: 2, number: 2, isStarted: false },
  ],
  [
    'not bought: what was watched of a lesson that is now locked does not count',
    { chapters: trial, progress: new Map([[1, aProgress(9)]]) },
    { id: 2, isStarted: false },
  ],
  ['a lesson bought singly', { chapters: three, boughtLessonIds: [3] }, { id: 3, number: 3 }],
  [
    'reports without a time: the later lesson',
    {
      canLearn: true,
      chapters: three,
      progress: new Map([
        [1, aProgress(0, { seenAt: null })],
        [2, aProgress(0, { seenAt: null })],
      ]),
    },
    { id: 2 },
  ],
])('where learning goes on: %s', (_, over, { id, ...expected }) => {
  const target = resumeTarget(aCourseDetail(over))
  expect(target?.lesson.id).toBe(id)
  expect(target).toMatchObject(expected)
})

test.each([
  ['everything is locked', three],
  ['there are no lessons', [aChapter(1, [])]],
])('nowhere to go on: %s', (_, locked) => {
  expect(resumeTarget(aCourseDetail({ chapters: locked }))).toBeUndefined()
})
