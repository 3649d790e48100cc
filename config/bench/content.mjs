// The content of the bench's academy: 500 courses with chapters, lessons and comments, and one member. All of it is
// computed from a number, so that two visits see the same. `img` makes the address of a picture.

const subjects = [
  '前端工程化',
  '数据分析',
  '产品设计',
  '英语口语',
  '高等数学',
  '摄影后期',
  '项目管理',
  '人工智能导论',
  '会计实务',
  '烘焙',
  '健身训练',
  '古诗词鉴赏',
]
const levels = ['零基础入门', '进阶实战', '考前冲刺', '大师课', '七天训练营']
const people = ['林晓', '王一鸣', '陈思远', '赵明', '周可', '孙琳']
export const categories = [
  {
    id: 1,
    name: '编程开发',
    parent_id: 0,
    children: [
      { id: 11, name: '前端', parent_id: 1 },
      { id: 12, name: '后端', parent_id: 1 },
      { id: 13, name: '算法', parent_id: 1 },
    ],
  },
  {
    id: 2,
    name: '语言学习',
    parent_id: 0,
    children: [
      { id: 21, name: '英语', parent_id: 2 },
      { id: 22, name: '日语', parent_id: 2 },
    ],
  },
  { id: 3, name: '职场技能', parent_id: 0, children: [] },
  { id: 4, name: '兴趣生活', parent_id: 0, children: [] },
]
const leaves = [11, 12, 13, 21, 22, 3, 4]
const courseCount = 500

const isFree = (id) => id % 5 === 0
const cover = (number, img) => img(`cover-${number % 24}.${(number % 24) % 8 === 7 ? 'webp' : 'jpg'}`)
const twoDigits = (number) => String(number).padStart(2, '0')
const rows = (count, row) => Array.from({ length: count }, (_, index) => row(index))
const person = (number, img) => ({ avatar: img(`avatar-${number % 6}.webp`), nick_name: people[number % 6] })

export const timeOf = (number) =>
  `2026-${twoDigits(1 + (number % 9))}-${twoDigits(1 + (number % 27))} ` +
  `${twoDigits(8 + (number % 12))}:${twoDigits((number * 7) % 60)}:00`

export function courseOf(id, img) {
  const subject = subjects[id % subjects.length]
  const category = categories
    .flatMap((parent) => [parent, ...parent.children])
    .find((one) => one.id === leaves[id % leaves.length])
  return {
    id,
    title: `${subject}${levels[id % levels.length]} 第${id}期`,
    slug: `course-${id}`,
    thumb: cover(id, img),
    charge: isFree(id) ? 0 : 19 + ((id * 37) % 480),
    short_description: `从零开始，循序渐进，${subject}的系统课程，配套练习与答疑。`,
    seo_keywords: '',
    seo_description: '',
    published_at: timeOf(id),
    is_rec: id % 3 === 0 ? 1 : 0,
    is_show: 1,
    user_count: (id * 131) % 9000,
    category_id: category.id,
    is_free: isFree(id) ? 1 : 0,
    is_allow_comment: 1,
    is_vip_free: id % 2,
    videos_count: 12,
    category: { id: category.id, name: category.name, parent_id: category.parent_id, children: [] },
  }
}

export const allCourses = (img) => rows(courseCount, (index) => courseOf(index + 1, img))

export const hasCourse = (id) => id >= 1 && id <= courseCount

export function wholeCourse(id, img) {
  const course = courseOf(id, img)
  const parts = rows(
    6,
    (index) =>
      `<p>第${index + 1}部分：围绕真实案例讲解核心方法，课后配有练习、参考答案与讲师点评，适合利用碎片时间学习。</p>`,
  )
  return {
    ...course,
    render_desc:
      `<h3>学习目标</h3><p>学完《${course.title}》，你能独立完成一个完整的作品。</p>${parts.join('')}` +
      `<p><img src="${cover(id + 3, img)}" alt="课程介绍"></p>`,
  }
}

export function lessonsOf(courseId) {
  const chapters = ['认识与准备', '核心方法', '综合练习'].map((title, index) => ({
    id: courseId * 10 + index + 1,
    course_id: courseId,
    title: `第${index + 1}章 ${title}`,
  }))
  const lessonOf = (chapter, place, title, index) => ({
    id: courseId * 100 + place * 4 + index + 1,
    course_id: courseId,
    title: `${place + 1}-${index + 1} ${title}`,
    slug: '',
    view_num: 100 * (index + 1),
    seo_keywords: '',
    seo_description: '',
    published_at: timeOf(courseId + index + 1),
    charge: 0,
    chapter_id: chapter.id,
    duration: 300 + 67 * (index + 1),
    is_ban_sell: 0,
    free_seconds: place === 0 && index === 0 ? 60 : 0,
    ban_drag: 0,
    is_allow_comment: 1,
  })
  const lessonsIn = (chapter, place) =>
    ['导学', '示范', '动手做', '小结'].map((title, index) => lessonOf(chapter, place, title, index))
  return {
    chapters,
    videos: Object.fromEntries(chapters.map((chapter, place) => [chapter.id, lessonsIn(chapter, place)])),
  }
}

export const announcement = {
  id: 1,
  title: '平台将于周日凌晨维护，届时暂停播放',
  announcement: '<p>维护时间为周日 02:00 至 04:00。</p>',
  view_times: 320,
  created_at: timeOf(5),
}

export const comments = (img) =>
  rows(8, (index) => ({
    id: `c${index}`,
    parent_id: 'p0',
    reply_id: 'r0',
    content: `<p>讲得很清楚，第${index + 1}节的例子很实用，已经照着做了一遍。</p>`,
    ip_province: '浙江',
    is_check: 1,
    created_at: timeOf(index),
    replies_count: index % 3,
    user: person(index, img),
    replies: rows(index % 3, (place) => ({
      id: `c${index}-${place}`,
      parent_id: `c${index}`,
      reply_id: 'r0',
      content: '<p>同感，期待更新。</p>',
      ip_province: '江苏',
      is_check: 1,
      created_at: timeOf(index + place),
      user: person(index + place + 1, img),
      reply_user: null,
    })),
  }))

export const memberships = [
  { id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: ['全站会员课程免费', '专属客服'] },
  { id: 2, name: '年度会员', charge: 298, expire_days: 365, desc_rows: ['全站会员课程免费', '专属客服', '线下活动'] },
]

export const member = (img) => ({
  id: 1,
  ...person(0, img),
  mobile: '13800000000',
  is_lock: 0,
  is_active: 1,
  role_id: 1,
  role: { id: 1, name: '月度会员' },
  role_expired_at: '2027-01-01 00:00:00',
  invite_balance: 0,
  is_password_set: 1,
  is_set_nickname: 1,
  created_at: timeOf(1),
  credit1: 120,
  credit2: 0,
  credit3: 0,
  is_bind_qq: 0,
  is_bind_wechat: 0,
  is_bind_mobile: 1,
  invite_people_count: 3,
  is_face_verify: true,
  profile_real_name: '林*',
  profile_id_number: '3301**********0011',
  agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true, vip_agreement_agreed: true },
})

/** 24 of each kind. */
export const messages = () =>
  rows(24, (index) => ({
    id: `m${index}`,
    notifiable_id: 1,
    data: { message: `您的订单已支付成功（${index + 1}）` },
    read_at: null,
    created_at: timeOf(index),
  }))

export const orders = (img) =>
  rows(24, (index) => {
    const { id, title, thumb, charge } = courseOf(index + 1, img)
    return {
      id,
      user_id: 1,
      charge,
      order_id: `2026${10000 + index}`,
      payment_method: 'wechat',
      status_text: index % 4 ? '已支付' : '未支付',
      payment_text: '微信支付',
      continue_pay: false,
      created_at: timeOf(index),
      refund_amount: 0,
      goods: [
        {
          num: 1,
          goods_text: '录播课',
          charge,
          goods_type: 'COURSE',
          goods_name: title,
          goods_thumb: thumb,
          goods_id: id,
          goods_charge: charge,
          goods_ori_charge: charge,
        },
      ],
    }
  })

export const studyRecords = (img) =>
  rows(24, (index) => {
    const { id, title, thumb, charge } = courseOf(index + 1, img)
    return {
      id,
      user_id: 1,
      course_id: id,
      is_watched: 0,
      watched_at: null,
      progress: (id * 13) % 100,
      learned_count: id % 12,
      is_subscribe: id % 2,
      created_at: timeOf(id),
      updated_at: timeOf(id + 1),
      last_view_video: {
        id,
        video_id: id * 100 + 1,
        watch_seconds: 120,
        created_at: timeOf(id),
        updated_at: timeOf(id),
        watched_at: null,
      },
      course: { id, title, thumb, charge, videos_count: 12 },
    }
  })
