import type { Chapter, Course, CourseDetail, Lesson, LessonProgress } from '@/api/course'

export const aCourse = (over: Partial<Course> = {}): Course => ({
  id: 3,
  title: '数据结构与算法',
  thumb: '',
  priceCents: 19900,
  summary: '用 42 节课讲透递归',
  learnerCount: 3286,
  categoryName: '',
  isFree: false,
  lessonCount: null,
  isVipFree: true,
  canComment: true,
  html: '<p>这门课解决什么问题</p>',
  ...over,
})

export const aLesson = (id: number, over: Partial<Lesson> = {}): Lesson => ({
  id,
  courseId: 3,
  chapterId: 0,
  title: `第 ${id} 课的标题`,
  durationSec: 600,
  priceCents: null,
  trialSec: 0,
  isDragBanned: false,
  canComment: true,
  ...over,
})

export const aChapter = (id: number, lessons: Lesson[], title = id === 0 ? '' : `第 ${id} 章`): Chapter => ({
  id,
  title,
  lessons,
})

/** `at` orders the reports: a larger one is later. */
export const aProgress = (at: number, over: Partial<LessonProgress> = {}): LessonProgress => ({
  watchedSec: 100,
  isFinished: false,
  seenAt: new Date(at),
  ...over,
})

export const aCourseDetail = (over: Partial<CourseDetail> = {}): CourseDetail => ({
  course: aCourse(),
  chapters: [aChapter(1, [aLesson(101, { trialSec: 300 }), aLesson(102)])],
  canLearn: false,
  isFavorite: false,
  progress: new Map(),
  attachments: [],
  boughtLessonIds: [],
  ...over,
})

/** As the server sends them. */
export const courseWire = (id: number, over: object = {}) => ({
  id,
  title: `课程 ${id}`,
  thumb: '',
  charge: 99,
  short_description: '',
  user_count: 12,
  category_id: 0,
  is_free: 0,
  videos_count: 8,
  category: [],
  ...over,
})

export const lessonWire = (id: number, over: object = {}) => ({
  id,
  course_id: 3,
  title: `课时 ${id}`,
  charge: 0,
  chapter_id: 0,
  duration: 600,
  is_ban_sell: 1,
  free_seconds: 0,
  ban_drag: 0,
  ...over,
})

export const detailWire = (over: object = {}) => ({
  course: {
    ...courseWire(3, { title: '数据结构与算法', charge: 199, videos_count: undefined }),
    render_desc: '<p>讲透递归</p>',
  },
  chapters: [{ id: 12, course_id: 3, title: '第一章' }],
  videos: {
    12: [
      lessonWire(101, { title: '导学', free_seconds: 60, chapter_id: 12 }),
      lessonWire(102, { title: '大 O', chapter_id: 12 }),
    ],
  },
  isBuy: false,
  isCollect: false,
  videoWatchedProgress: [],
  attach: [],
  buyVideos: [],
  ...over,
})
