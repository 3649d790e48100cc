import type { CourseDetail, LessonDetail } from '@/api/course'
import { canLearnAll, followingLesson, holdOf, isFollowingUnclear } from '@/features/course/lesson/following'

import { aChapter, aCourse, aCourseDetail, aLesson, aProgress } from '../../../factories/course'

const [first, second, third] = [aLesson(1), aLesson(2), aLesson(3)]
const chapters = [aChapter(1, [first, second]), aChapter(2, [third])]

const watched = (...ids: number[]) => new Map(ids.map((id) => [id, aProgress(id, { isFinished: true })]))

/** The first lesson of three, of a course that the learner has. */
const aDetail = (over: Partial<LessonDetail> = {}): LessonDetail => ({
  lesson: first,
  course: aCourse(),
  chapters,
  canWatch: true,
  progress: new Map(),
  boughtLessonIds: [],
  ...over,
})
const ofCourse = (over: Partial<CourseDetail> = {}) => aCourseDetail({ chapters, ...over })

const bought = aCourseDetail({ canLearn: true })
const notBought = aCourseDetail({ canLearn: false })
const boughtAlone = aDetail({ boughtLessonIds: [1] })
const locked = aDetail({ canWatch: false })

test.each([
  ['the course says yes', locked, bought, true],
  ['the course says no', aDetail(), notBought, false],
  ['the course has not said: as this lesson', aDetail(), undefined, true],
  ['the course has not said: this one is locked', locked, undefined, false],
  ['the course has not said: this one was bought alone', boughtAlone, undefined, false],
  ['another one was bought alone', aDetail({ boughtLessonIds: [2] }), undefined, true],
])('all lessons are open: %s', (_, detail, course, canLearn) => {
  expect(canLearnAll(detail, course)).toBe(canLearn)
})

const allButThis = watched(2, 3)

test.each([
  ['it begins by itself', aDetail(), bought, false, undefined],
  ['the next one is locked', boughtAlone, notBought, false, 'locked'],
  ['the next one was bought alone, too', aDetail({ boughtLessonIds: [1, 2] }), notBought, false, undefined],
  ['course and lesson disagree: it is tried', aDetail(), notBought, false, undefined],
  ['the course has not said: it is tried', boughtAlone, undefined, false, undefined],
  ['a trial of the course', locked, notBought, false, 'locked'],
  ['nothing is left', aDetail({ progress: allButThis }), bought, false, 'courseFinished'],
  ['nothing is left, but this one is repeated', aDetail({ progress: allButThis }), bought, true, undefined],
  ['of this one only a trial was seen', aDetail({ canWatch: false, progress: allButThis }), bought, false, undefined],
])('why the next lesson waits: %s', (_, detail, course, isRepeat, hold) => {
  expect(holdOf(second, detail, course, isRepeat)).toBe(hold)
})

test('a trial of the next lesson begins by itself', () => {
  expect(holdOf(aLesson(2, { trialSec: 60 }), boughtAlone, notBought)).toBeUndefined()
})

const shown = { isGone: false, isCourseOld: false, course: undefined }
const gone = { isGone: true, isCourseOld: false, detail: undefined }

test.each([
  ['this one is not finished', { ...shown, detail: aDetail() }, undefined],
  ['this one has not loaded', { ...shown, detail: undefined }, undefined],
  ['finished: the next one', { ...shown, detail: aDetail({ progress: watched(1) }) }, 2],
  ['finished: past those that were watched', { ...shown, detail: aDetail({ progress: watched(1, 2) }) }, 3],
  ['finished: back to what was left out', { ...shown, detail: aDetail({ progress: watched(1, 3) }) }, 2],
  ['all are finished', { ...shown, detail: aDetail({ progress: watched(1, 2, 3) }) }, undefined],
  [
    'finished, bought alone: none of the locked ones',
    { ...shown, detail: aDetail({ progress: watched(1), boughtLessonIds: [1] }) },
    undefined,
  ],
  [
    'finished, bought alone: the one that was bought, too',
    { ...shown, detail: aDetail({ progress: watched(1), boughtLessonIds: [1, 3] }) },
    3,
  ],
  [
    'finished, and the course was bought since',
    { ...shown, course: bought, detail: aDetail({ progress: watched(1), boughtLessonIds: [1] }) },
    2,
  ],
  ['taken down: where the course goes on', { ...gone, course: ofCourse({ canLearn: true, progress: watched(2) }) }, 3],
  ['taken down: never itself', { ...gone, course: ofCourse({ canLearn: true }) }, 2],
  ['taken down: the course is not open', { ...gone, course: ofCourse() }, undefined],
  ['taken down: the course has not loaded', { ...gone, course: undefined }, undefined],
  [
    'taken down: a former outline may still list it',
    { ...gone, isCourseOld: true, course: ofCourse({ canLearn: true }) },
    undefined,
  ],
])('which lesson follows: %s', (_, lesson, id) => {
  expect(followingLesson(lesson, 1)?.id).toBe(id)
})

const finishedAlone = aDetail({ progress: watched(1), boughtLessonIds: [1] })

test.each([
  ['finished and bought alone', { detail: finishedAlone, isCourseComing: true }, true],
  ['the course has said', { detail: finishedAlone, isCourseComing: false }, false],
  ['not finished', { detail: boughtAlone, isCourseComing: true }, false],
  ['not bought alone', { detail: aDetail({ progress: watched(1) }), isCourseComing: true }, false],
  ['not loaded', { detail: undefined, isCourseComing: true }, false],
])('the course is waited for: %s', (_, lesson, isUnclear) => {
  expect(isFollowingUnclear(lesson)).toBe(isUnclear)
})
