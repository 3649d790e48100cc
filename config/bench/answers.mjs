// The answers of the bench's academy. A key is a path: `:id` is a number, `*` whatever follows; the first that fits
// counts. A value makes the answer's data from the call: `{ method, path, query, page, size, id, isMember, isFresh,
// origin, img }`; undefined = nothing has this id.
import fs from 'node:fs'
import path from 'node:path'

import * as content from './content.mjs'
import { pictureDir } from './pictures.mjs'

function pageOf(rows, { page, size, path }) {
  const last = Math.max(1, Math.ceil(rows.length / size))
  const from = (page - 1) * size
  const data = rows.slice(from, from + size)
  const urlOf = (number) => (number >= 1 && number <= last ? `${path}?page=${number}` : null)
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: data.length ? from + 1 : null,
    last_page: last,
    last_page_url: urlOf(last),
    links: [],
    next_page_url: urlOf(page + 1),
    path,
    per_page: size,
    prev_page_url: urlOf(page - 1),
    to: data.length ? from + data.length : null,
    total: rows.length,
  }
}

/** Version 3 pages without addresses. */
const pieceOf = (rows, { page, size }) => ({ data: rows.slice((page - 1) * size, page * size), total: rows.length })

const config = ({ origin, img }) => ({
  name: '示例知途',
  webname: '示例知途',
  logo: { logo: img('logo.png'), white_logo: img('logo.png') },
  url: origin,
  pc_url: '',
  h5_url: origin,
  icp: '示例ICP备00000000号',
  icp_link: '',
  icp2: '',
  icp2_link: '',
  user_protocol: `${origin}/user/protocol`,
  user_private_protocol: `${origin}/user/private_protocol`,
  vip_protocol: `${origin}/user/vip_protocol`,
  paid_content_purchase_protocol: `${origin}/user/paid_content_purchase_protocol`,
  aboutus: `${origin}/aboutus`,
  course_purchase_notice: '<p>课程购买后长期有效，虚拟商品不支持无理由退款。</p>',
  player: {
    cover: img('cover-0.jpg'),
    enabled_bullet_secret: 0,
    bullet_secret: { size: 14, color: 'red', opacity: 1, text: '${mobile}' },
  },
  member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
  socialites: { qq: 1, wechat_oauth: 1 },
  credit1_reward: { register: 10, watched_vod_course: 5, watched_video: 1, paid_order: '0.1' },
  enabled_addons: [],
  navs: ['首页', '课程', '会员'].map((name, index) => ({
    id: index + 1,
    sort: index,
    name,
    url: '/',
    active_routes: '',
    platform: 'PC',
    parent_id: 0,
    blank: 0,
    children: [],
  })),
  links: [],
})

function homeBlocks({ img }) {
  const courses = content.allCourses(img)
  const icons = ['全部课程', '直播', '电子书', '图文', '题库', '学习路径', '问答', '会员']
  const blocks = [
    ['slider', [0, 1, 2].map((index) => ({ src: img(`slide-${index}.jpg`), href: `/course/${index + 1}` }))],
    [
      'grid-nav',
      { line_count: 4, items: icons.map((name, index) => ({ name, src: img(`nav-${index}.png`), href: '/courses' })) },
    ],
    ['blank', { height: 10, bgcolor: '#f6f6f6' }],
    ['h5-vod-v1', { title: '精选好课', items: courses.slice(0, 6) }],
    [
      'image-group',
      {
        v: 'v-1-2',
        items: [0, 1, 2].map((index) => ({ src: img(`cube-${index}.jpg`), url: `/course/${index + 4}` })),
      },
    ],
    ['h5-vod-v1', { title: '最近更新', items: courses.slice(6, 12) }],
  ]
  return blocks.map(([sign, render], index) => ({
    id: index + 1,
    page: 'h5-page-index',
    page_name: 'h5-page-index',
    platform: 'h5',
    sign,
    sort: index + 1,
    config: JSON.stringify(render),
    config_render: render,
  }))
}

function courseList({ query, page, path, img }) {
  const categoryId = Number(query.get('category_id')) || 0
  const children = content.categories.find(({ id }) => id === categoryId)?.children ?? []
  const ids = [categoryId, ...children.map(({ id }) => id)]
  let courses = content.allCourses(img).filter((course) => categoryId === 0 || ids.includes(course.category_id))
  if (query.get('scene') === 'free') courses = courses.filter((course) => course.is_free)
  if (query.get('scene') === 'sub') courses.sort((one, other) => other.user_count - one.user_count)
  return pageOf(courses, { page, size: Number(query.get('page_size')) || 16, path })
}

function courseDetail({ id, isMember, isFresh, img }) {
  if (!content.hasCourse(id)) return undefined
  const hasBegun = isMember && !isFresh
  const lessonId = id * 100 + 1
  const watched = { id: 1, user_id: 1, course_id: id, video_id: lessonId, watch_seconds: 200, watched_at: null }
  return {
    course: content.wholeCourse(id, img),
    ...content.lessonsOf(id),
    isBuy: hasBegun && id % 2 === 0,
    isCollect: isMember && id % 3 === 0,
    videoWatchedProgress: hasBegun ? { [lessonId]: watched } : [],
    attach: [{ id: 1, name: '课程讲义.pdf', size: 1843200, extension: 'pdf' }],
    buyVideos: [],
  }
}

function lessonDetail({ id, isMember, img }) {
  const courseId = Math.max(1, Math.floor(id / 100))
  const { chapters, videos } = content.lessonsOf(courseId)
  const lessons = Object.values(videos).flat()
  return {
    video: lessons.find((lesson) => lesson.id === id) ?? lessons[0],
    chapters,
    videos,
    course: content.wholeCourse(courseId, img),
    is_watch: isMember,
    video_watched_progress: [],
    buy_videos: [],
  }
}

function found({ page, size, img }) {
  const most = 60
  const data = content
    .allCourses(img)
    .slice((page - 1) * size, Math.min(most, page * size))
    .map(({ id, title, thumb, charge, short_description }) => ({
      id,
      resource_id: id,
      resource_type: 'vod',
      title,
      thumb,
      charge,
      short_desc: short_description,
      desc: '',
    }))
  return { data, total: most }
}

const captcha = () => ({
  sensitive: false,
  key: 'stub-key',
  img: `data:image/png;base64,${fs.readFileSync(path.join(pictureDir, 'captcha.png')).toString('base64')}`,
})

const { announcement } = content
const noComments = () => ({ comments: [], users: {} })
const someComments = ({ img }) => ({ total: 12, data: content.comments(img) })
const login = () => ({ token: 'stub-token' })
const studies = (call) => pieceOf(content.studyRecords(call.img), call)
const begunStudies = (call) => (call.isFresh ? { data: [], total: 0 } : studies(call))

export const answersToAll = {
  '/v2/other/config': config,
  '/v2/decorationPage/blocks': homeBlocks,
  '/v2/announcement/latest': () => ({ id: 1, admin_id: 1, ...announcement, updated_at: announcement.created_at }),
  '/v2/announcement/:id': ({ id }) => ({ ...announcement, id }),
  '/v2/announcements': (call) => pageOf([{ ...announcement, announcement: '<p>维护</p>' }], call),
  '/v2/navs': () => [],
  '/v2/links': () => [],
  '/v2/roles': () => content.memberships,
  '/v3/status': () => ({}),
  '/v3/other/wechat-mp-jssdk': () => ({ enabled: 0, data: {}, share: {} }),

  '/v2/course_categories': () => content.categories,
  '/v2/courses': courseList,
  '/v2/course/:id': courseDetail,
  '/v2/video/:id': lessonDetail,
  '/v2/course/:id/comments': noComments,
  '/v2/video/:id/comments': noComments,
  '/v3/comments': someComments,
  '/v3/comments/replies': someComments,
  '/v3/search': found,

  '/v2/captcha/image': captcha,
  '/v2/captcha/sms': () => [],
  '/v2/login/password': login,
  '/v2/login/mobile': login,
  '/v3/auth/login/code': () => ({ success: 1, ...login() }),
}

export const answersToMembers = {
  '/v2/course/:id/like': () => 1,
  '/v2/video/:id/playinfo': ({ origin }) => ({
    urls: [{ url: `${origin}/stub-img/none.mp4`, format: 'mp4', name: '默认', duration: 0 }],
  }),
  '/v2/video/:id/record': () => [],

  '/v2/member/detail': ({ method, img }) => (method === 'GET' ? content.member(img) : []),
  '/v2/member/unreadNotificationCount': () => 3,
  '/v2/member/messages': (call) => pageOf(content.messages(), call),
  '/v2/member/orders': (call) => pageOf(content.orders(call.img), call),
  '/v2/member/courses': (call) => pageOf(content.allCourses(call.img).slice(0, 24), call),
  '/v3/member/courses': begunStudies,
  '/v3/member/courses/learned': begunStudies,
  '/v3/member/courses/like': studies,
  '/v2/member/*': () => [],
  '/v3/member/*': () => [],
}
