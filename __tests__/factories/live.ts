import type { ChatMessage } from '@/api/liveFrame'
import type { LiveDetail, LiveLesson } from '@/api/live'

/** As the server sends them. */
export const liveWire = (id: number, over: object = {}) => ({
  id,
  title: `直播 ${id}`,
  thumb: '',
  charge: 299,
  vip_can_view: 0,
  short_description: '一句话介绍',
  category: { id: 2, name: '人工智能' },
  teacher: { id: 1, name: '顾远', avatar: '', short_desc: '只讲自己上过线的东西' },
  assistant: null,
  status: 1,
  status_text: '更新中',
  videos_count: 4,
  next_video: { id: 13, title: '接口', published_at: '2099-05-01 19:30:00' },
  ...over,
})

export const lessonWire = (id: number, title: string, over: object = {}) => ({
  id,
  course_id: 3,
  chapter_id: 0,
  title,
  published_at: '2020-01-02 19:30:00',
  status: 0,
  duration: 0,
  ...over,
})

export const liveDetailWire = (course: object = {}, over: object = {}) => ({
  course: liveWire(3, { title: '大模型应用实战营', render_desc: '<p>边讲边写</p>', ...course }),
  chapters: [
    { id: 5, name: '第一阶段' },
    { id: 6, name: '第二阶段' },
  ],
  videos: {
    5: [lessonWire(11, '提示词', { status: 2, duration: 5400 }), lessonWire(12, '评测', { status: 1 })],
    0: [lessonWire(13, '答疑', { published_at: '2099-05-01 19:30:00' })],
  },
  is_buy: false,
  ...over,
})

export const aLiveLesson = (id: number, over: Partial<LiveLesson> = {}): LiveLesson => ({
  id,
  title: `第 ${id} 节`,
  startsAt: new Date('2026-05-01T19:30:00+08:00'),
  state: 'upcoming',
  recordingSec: 0,
  plannedSec: 0,
  ...over,
})

export const aLiveDetail = (
  course: Partial<LiveDetail['course']> = {},
  over: Partial<LiveDetail> = {},
): LiveDetail => ({
  course: {
    id: 3,
    title: '大模型应用实战营',
    thumb: '',
    priceCents: 29_900,
    isVipFree: false,
    summary: '',
    html: '',
    categoryName: '人工智能',
    teacher: null,
    assistant: null,
    statusText: '更新中',
    isOnAir: false,
    next: null,
    ...course,
  },
  chapters: [],
  canAttend: false,
  ...over,
})

/** What a room's play call answers. */
export const roomWire = (video: object = {}, over: object = {}) => ({
  course: liveWire(3, { title: '大模型应用实战营', poster: '' }),
  video: lessonWire(12, '评测', { status: 1, ...video }),
  play_url: 'https://cdn.x/live.m3u8',
  web_rtc_play_url: '',
  ali_rts: '',
  record_exists: 0,
  record_duration: 0,
  chat: {
    channel: 'live-12',
    connect_url: 'wss://go.x/ws/course/:courseId/video/:videoId/token/:token',
    user: { id: 7, nickname: '林小满', avatar: '' },
  },
  room_is_ban: 0,
  user_is_ban: 0,
  sign_in_record: [],
  ...over,
})

export const messageWire = (id: number, over: object = {}) => ({
  chat_id: id,
  content: `第 ${id} 句`,
  nick_name: '陈一',
  role: 'student',
  id: 9,
  ...over,
})

export const aChatMessage = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  text: `第 ${id} 句`,
  name: '陈一',
  role: 'student',
  senderId: 9,
  sentAt: null,
  ...over,
})
