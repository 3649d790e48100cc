import type { Conditions } from '@/features/exam/detail/purchaseOption'

/** Papers, mock papers and practices as the server sends them. */
export const paperRowWire = (id: number, over: object = {}) => ({
  id,
  title: `试卷 ${id}`,
  charge: 29,
  cur_user_can_join: false,
  expired_minutes: 45,
  questions_count: 13,
  ...over,
})

export const practiceRowWire = (id: number, over: object = {}) => ({
  id,
  name: `练习 ${id}`,
  charge: 0,
  category: { id: 1, name: '技术' },
  question_count: 12,
  user_count: 0,
  cur_user_can_join: true,
  is_vip_free: 0,
  ...over,
})

export const examListWire = (rows: object[], over: object = {}) => ({
  data: { data: rows, total: rows.length },
  categories: [
    { id: 1, name: '技术' },
    { id: 3, name: '语言' },
  ],
  category_children: { 1: [{ id: 2, name: '编程' }] },
  user_papers: [],
  ...over,
})

export const paperDetailWire = (paper: object = {}, over: object = {}) => ({
  paper: {
    id: 3,
    title: '编程开发阶段考试',
    score: 100,
    pass_score: 60,
    expired_minutes: 45,
    try_times: 0,
    charge: 29,
    enabled_invite: 0,
    is_vip_free: 1,
    ...paper,
  },
  questions: { 1: [{ id: 1 }, { id: 2 }], 4: [{ id: 3 }] },
  user_papers: [],
  can_join: false,
  join_count: 0,
  required_courses: [],
  ...over,
})

export const mockDetailWire = (paper: object = {}, over: object = {}) => ({
  paper: {
    id: 3,
    title: '编程综合模拟',
    pass_score: 30,
    expired_minutes: 20,
    charge: 25,
    is_vip_free: 0,
    rule: '{"category_ids":[1],"num":{"choice":"5","select":2,"input":0,"qa":"","judge":1,"cap":0}}',
    ...paper,
  },
  user_papers: [],
  can: false,
  ...over,
})

export const practiceDetailWire = (practice: object = {}, over: object = {}) => ({
  practice: { id: 3, name: '编程基础天天练', charge: 19, is_vip_free: 0, question_count: 8, ...practice },
  chapters: [
    { id: 5, name: '单选题', question_count: 6 },
    { id: 6, name: '多选题', question_count: 2 },
    { id: 7, name: '新题', question_count: 0 },
  ],
  can: false,
  practice_user_record: { submit_count: 7 },
  user_chapter_records: { 5: { submit_count: 6 }, 6: { submit_count: 1 } },
  ...over,
})

export const anExam = (over: Partial<Conditions> = {}): Conditions => ({
  id: 3,
  title: '编程开发阶段考试',
  priceCents: 2900,
  isVipFree: false,
  canJoin: false,
  questionCount: 13,
  ...over,
})
