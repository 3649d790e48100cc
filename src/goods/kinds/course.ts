import { type CourseDetail, toggleCourseFavorite } from '@/api/course'
import { createCourseOrder } from '@/api/order'
import { listStudyCourses, type StudyCourse, type StudyList as CourseList } from '@/api/study'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { courseQueries } from '@/queries/course'

import { continueCourse } from '../continueCourse'
import { contentQueryKeys, type GoodsKind, studyList, type StudyRow } from '../define'
import { detailFavorite } from '../favorite'

const texts = {
  meta: (lessonCount: number) => `录播课 · ${lessonCount} 课时`,
  progress: (done: number, all: number) => `已学 ${done} / ${all}`,
  finished: '已学完',
  /** Another lesson may be hidden, or new. */
  finishedOf: (done: number) => `已学完 ${done} 课时`,
  bought: '已购',
}

function toRow(course: StudyCourse): StudyRow {
  const { courseId, title, thumb, learnedCount, lessonCount, ratio, isFinished, isBought, seenAt } = course
  const finished = learnedCount >= lessonCount ? texts.finished : texts.finishedOf(learnedCount)
  const state = isFinished ? finished : texts.progress(learnedCount, lessonCount)
  return {
    id: courseId,
    title,
    thumb,
    coverTag: isBought ? texts.bought : undefined,
    meta: [state, seenAt && relativeTime(seenAt, serverClock.now(), 'loose')].filter(Boolean).join(' · '),
    progress: ratio,
    location: continueCourse(course),
  }
}

const listOf = (key: CourseList, label: string, empty: { title: string; hint: string }) =>
  studyList({
    key,
    label,
    empty,
    toRow,
    fetch: (...page) => listStudyCourses(key, ...page),
  })

const favorite = detailFavorite((id) => courseQueries.detail(id).queryKey, toggleCourseFavorite)

export const course = {
  type: 'course',
  texts: {
    label: '课程',
    unpriced: '这门课现在没有价格，暂时不能购买',
    owned: { title: '这门课已经可以学了', hint: '不用再购买' },
    delivered: '课程已放进「学习」，现在就能看',
    start: '开始学习',
  },
  names: { order: 'COURSE', search: 'vod', history: 'vod', pathPart: 'course' },
  switch: null,
  listLocation: { name: 'vodIndex', params: {} },
  detailLocation: (id) => ({ name: 'courseShow', params: { id } }),
  async begin(client, id) {
    const { chapters, progress } = await client.fetchQuery({ ...courseQueries.detail(id), staleTime: 0 })
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    const lesson = lessons.find((one) => !progress.get(one.id)?.isFinished) ?? lessons[0]
    return lesson ? { name: 'courseVideo', params: { id: lesson.id, course_id: id } } : null
  },
  comments: (id) => ({ kind: 'course', id }),
  favorite,
  study: {
    tab: { label: '课程', listLabel: '课程范围' },
    failed: '课程没有加载出来',
    toList: '去选课',
    lists: [
      listOf('learned', '在学', { title: '学过的课会出现在这里', hint: '选一门课，从第一节开始' }),
      listOf('owned', '已购', { title: '买过的课会放在这里', hint: '挑一门想学的' }),
      listOf('favorite', '收藏', { title: '收藏的课会放在这里', hint: '在课程页点星标，就能随时找回来' }),
    ],
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...courseQueries.detail(id),
    select: ({ course: item, chapters, canLearn }: CourseDetail) => {
      const lessonCount = chapters.reduce((count, { lessons }) => count + lessons.length, 0)
      const { title, thumb, summary, priceCents } = item
      return { title, thumb, summary, priceCents, meta: texts.meta(lessonCount), isOwned: canLearn }
    },
  }),
  createOrder: createCourseOrder,
  outdated: contentQueryKeys,
  changesMember: false,
  promotionName: 'course',
} satisfies GoodsKind
