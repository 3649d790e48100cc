import type { ClassLesson, SmallClass, SmallClassDetail } from '@/api/smallClass'

/** As the server sends them. */
export const smallClassWire = (id: number, over: object = {}) => ({
  id,
  type: 0,
  type_text: '小班课',
  title: `班课 ${id}`,
  thumb: '',
  charge: 1280,
  original_charge: 1680,
  short_desc: '每个人都要开口',
  category: { id: 2, name: '英语' },
  teachers: [
    { name: '周可心', avatar: '', short_desc: '不怕读长句' },
    { name: '阿岚', avatar: '', short_desc: '' },
  ],
  status: 1,
  status_text: '招生中',
  join_people_num: 4,
  max_people_num: 6,
  open_at: '2099-05-01 19:30:00',
  over_at: '2099-06-30 21:00:00',
  ...over,
})

export const classroom = 'https://room.example/class?room=5#/live'

export const classLessonWires = [
  { id: 31, title: '开班说明会', status: 1, play_url: classroom },
  { id: 32, title: '第一段', status: 0, play_url: '' },
  { id: 33, title: '旁听', status: 2, play_url: 'https://room.example/replay' },
]

export const smallClassDetailWire = (course: object = {}, over: object = {}) => ({
  course: smallClassWire(3, { title: '英语精读六人班', render_desc: '<p>一篇文章读八周</p>', ...course }),
  lessons: classLessonWires,
  paid: 0,
  ...over,
})

export const aClassLesson = (id: number, over: Partial<ClassLesson> = {}): ClassLesson => ({
  id,
  title: `第 ${id} 节`,
  state: 'upcoming',
  roomUrl: '',
  ...over,
})

export const aSmallClassDetail = (
  smallClass: Partial<SmallClass> = {},
  over: Partial<SmallClassDetail> = {},
): SmallClassDetail => ({
  smallClass: {
    id: 3,
    title: '英语精读六人班',
    thumb: '',
    priceCents: 128_000,
    originalCents: 168_000,
    summary: '',
    html: '',
    categoryName: '英语',
    typeText: '小班课',
    statusText: '招生中',
    teachers: [],
    enrolment: 'open',
    joinedCount: 4,
    maxCount: 6,
    opensAt: null,
    endsAt: null,
    ...smallClass,
  },
  lessons: [],
  canAttend: false,
  ...over,
})
