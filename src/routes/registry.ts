import type { Switch } from '@/config/addons'

import { degrees, id, oneOf, optional, type ParamShape, type ParamsOfShape, text } from './params'

/**
 * Every page of the app, once. From here come app.config, the page configs, typed navigation, the reading of
 * parameters, the white list of the spec's part 2, the share links and the feature switches.
 */
interface RouteSpec {
  /** File path below `src/`, which is also the URL. */
  path: string
  title: string
  params: ParamShape
  /** Reachable without login (spec, part 2). */
  isPublic?: boolean
  /** The page exists only while this switch is on. */
  switch?: Switch
  /** Position in the tab bar. */
  tab?: { label: string; icon: 'home' | 'exam' | 'study' | 'me' }
  hasPullDownRefresh?: boolean
  /** `bar` = the red bar (default); `own` = the page draws its head itself. */
  nav?: 'bar' | 'own'
  /** Uses the whole width of a tablet instead of the reading column. */
  isWide?: boolean
  /** A way to the search in the red bar (H5; WeChat's bar takes no controls). */
  hasSearch?: boolean
  /** A reading page: it lies on surface, split by space and hairlines, not in cards on the page's ground. */
  isPaper?: boolean
  /** Name in a share link (spec, part 2). */
  share?: string
}

const route = <const S extends ParamShape = Record<never, never>>(
  spec: Omit<RouteSpec, 'params'> & { params?: S },
): RouteSpec & { params: S } => ({ ...spec, params: spec.params ?? ({} as S) })

const goodsType = oneOf(
  'course', 'video', 'live', 'role', 'book', 'topic', 'path',
  'paper', 'mockPaper', 'practice', 'recharge',
)

/** A category of the first level, and one of its own below it. */
const examFilter = { category_id: optional(id), child: optional(id) }

export const routes = {
  home: route({
    path: 'pages/index/index',
    title: '首页',
    isPublic: true,
    tab: { label: '首页', icon: 'home' },
    hasPullDownRefresh: true,
    nav: 'own',
    isPaper: true,
  }),
  examHome: route({
    path: 'packageA/exam/home',
    title: '考试',
    isPublic: true,
    tab: { label: '考试', icon: 'exam' },
    hasPullDownRefresh: true,
  }),
  study: route({
    path: 'pages/course/index',
    title: '学习',
    isPublic: true,
    tab: { label: '学习', icon: 'study' },
    hasPullDownRefresh: true,
  }),
  me: route({
    path: 'pages/member/index',
    title: '我的',
    isPublic: true,
    tab: { label: '我的', icon: 'me' },
    hasPullDownRefresh: true,
    nav: 'own',
  }),
  login: route({
    path: 'pages/auth/login',
    title: '登录',
    isPublic: true,
    isPaper: true,
    params: { redirect: optional(text) },
  }),
  codeBindMobile: route({ path: 'pages/auth/code-bind-mobile', title: '绑定手机号', isPublic: true, isPaper: true }),
  bindMobile: route({ path: 'pages/auth/bind-mobile', title: '绑定手机号', isPublic: true, isPaper: true }),
  forget: route({ path: 'pages/auth/forget', title: '找回密码', isPublic: true, isPaper: true }),
  loginError: route({
    path: 'pages/auth/login-error',
    title: '授权没有成功',
    isPublic: true,
    isPaper: true,
    // `msg` is what older servers send; `redirect` comes with failures that the app itself reports.
    params: {
      login_err_msg: optional(text),
      msg: optional(text),
      action: optional(oneOf('login', 'bind')),
      nonce: optional(text),
      redirect: optional(text),
    },
  }),
  authLoading: route({
    path: 'pages/auth/loading',
    title: '正在授权',
    isPublic: true,
    isPaper: true,
    params: { login_code: optional(text), action: optional(oneOf('login', 'bind')), nonce: optional(text) },
  }),
  role: route({ path: 'pages/role/role', title: '会员', params: { id: optional(id) }, isPaper: true, share: 'vip' }),
  courseShow: route({ path: 'pages/course/show', title: '课程详情', params: { id }, share: 'vod', isPaper: true }),
  courseVideo: route({
    path: 'pages/course/video',
    title: '课时',
    params: { id, course_id: optional(id) },
    nav: 'own',
    isWide: true,
    isPaper: true,
    share: 'video',
  }),
  order: route({ path: 'pages/order/order', title: '收银台', params: { type: goodsType, id } }),
  orderPay: route({ path: 'pages/order/pay', title: '手动打款', params: { order: text } }),
  orderWechatH5: route({ path: 'pages/order/wechat_h5', title: '确认支付', params: { order: text }, isPaper: true }),
  orderSuccess: route({ path: 'pages/order/success', title: '支付结果', params: { order: text }, isPaper: true }),
  webview: route({
    path: 'pages/webview/webview',
    title: '网页',
    isPublic: true,
    isPaper: true,
    nav: 'own',
    params: { url: optional(text), course_type: optional(text), id: optional(id), title: optional(text) },
  }),
  search: route({ path: 'pages/search/search', title: '搜索', params: { keywords: optional(text) }, isPaper: true }),
  notice: route({ path: 'packageA/member/notice', title: '公告', params: { id } }),
  notices: route({ path: 'packageA/member/notices', title: '公告', hasPullDownRefresh: true }),
  profile: route({ path: 'packageA/member/profile/index', title: '账号资料' }),
  profileNickname: route({ path: 'packageA/member/profile/nickname', title: '修改昵称', isPaper: true }),
  profilePassword: route({ path: 'packageA/member/profile/password', title: '登录密码', isPaper: true }),
  profileMobileVerify: route({ path: 'packageA/member/profile/mobileVerify', title: '验证手机号', isPaper: true }),
  profileMobile: route({ path: 'packageA/member/profile/mobile', title: '绑定手机号', isPaper: true }),
  profileBindResult: route({
    path: 'packageA/member/profile/bindResult',
    title: '账号绑定',
    params: { app: optional(oneOf('wechat', 'qq')) },
    isPaper: true,
  }),
  setting: route({ path: 'packageA/member/setting', title: '设置' }),
  faceSuccess: route({ path: 'pages/webview/faceSuccess', title: '实名认证', isPaper: true }),
  memberOrder: route({
    path: 'packageA/member/order',
    title: '我的订单',
    params: { status: optional(oneOf('unpaid', 'paying', 'paid', 'cancelled')) },
    hasPullDownRefresh: true,
  }),
  messages: route({ path: 'packageA/member/messages', title: '消息', hasPullDownRefresh: true }),
  recharge: route({ path: 'packageA/member/recharge', title: '余额充值', hasPullDownRefresh: true }),
  credit1Record: route({
    path: 'packageA/member/credit1Record',
    title: '积分明细',
    hasPullDownRefresh: true,
    isPaper: true,
  }),
  workOrders: route({ path: 'pages/webview/webview2', title: '工单客服', isPaper: true }),
  chooseLocation: route({ path: 'choose-location', title: '选择位置', isPaper: true }),
  openLocation: route({
    path: 'open-location',
    title: '查看位置',
    params: {
      latitude: degrees(90),
      longitude: degrees(180),
      name: optional(text),
      address: optional(text),
    },
    isPaper: true,
  }),
  topicIndex: route({
    path: 'packageA/topic/index',
    title: '文章',
    switch: 'topic',
    params: { category_id: optional(id), scene: optional(oneOf('sub', 'free')) },
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  topicShow: route({
    path: 'packageA/topic/show',
    title: '文章',
    switch: 'topic',
    params: { id },
    isPaper: true,
    share: 'topic',
  }),
  pathIndex: route({
    path: 'packageA/learnPath/index',
    title: '学习路径',
    switch: 'path',
    params: { category_id: optional(id) },
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  pathShow: route({
    path: 'packageA/learnPath/show',
    title: '学习路径',
    switch: 'path',
    params: { id },
    isPaper: true,
    share: 'learnPath',
  }),
  bookIndex: route({
    path: 'packageA/book/index',
    title: '电子书',
    params: { category_id: optional(id), scene: optional(oneOf('sub', 'free')) },
    switch: 'book',
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  bookShow: route({
    path: 'packageA/book/show',
    title: '电子书',
    params: { id, tab: optional(oneOf('intro', 'outline', 'comments')) },
    switch: 'book',
    isPaper: true,
    share: 'book',
  }),
  /** `id` is the article's. */
  bookRead: route({ path: 'packageA/book/read', title: '阅读', params: { id }, switch: 'book', isPaper: true }),
  liveIndex: route({
    path: 'packageA/live/index',
    title: '直播课',
    switch: 'live',
    params: { category_id: optional(id) },
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  /** `tab`: 2 introduction, 3 timetable, 4 comments (contract `live.md` 8.2). */
  liveShow: route({
    path: 'packageA/live/show',
    title: '直播课',
    switch: 'live',
    params: { id, tab: optional(oneOf('2', '3', '4')) },
    isPaper: true,
    share: 'live',
  }),
  examPaperIndex: route({
    path: 'packageA/exam/paper/index',
    title: '在线考试',
    switch: 'paper',
    params: examFilter,
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  examPaperShow: route({
    path: 'packageA/exam/paper/show',
    title: '试卷',
    switch: 'paper',
    params: { id },
    isPaper: true,
    share: 'paper',
  }),
  examMockIndex: route({
    path: 'packageA/exam/mock/index',
    title: '模拟考试',
    switch: 'mockPaper',
    params: examFilter,
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  examMockShow: route({
    path: 'packageA/exam/mock/show',
    title: '模拟试卷',
    switch: 'mockPaper',
    params: { id },
    isPaper: true,
  }),
  examPracticeIndex: route({
    path: 'packageA/exam/practice/index',
    title: '练习模式',
    switch: 'practice',
    params: examFilter,
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
  examPracticeShow: route({
    path: 'packageA/exam/practice/show',
    title: '练习',
    switch: 'practice',
    params: { id },
    isPaper: true,
    share: 'practice',
  }),
  examUserPaper: route({
    path: 'packageA/exam/user/paper',
    title: '我的考试',
    switch: 'paper',
    hasPullDownRefresh: true,
    isPaper: true,
  }),
  examUserMock: route({
    path: 'packageA/exam/user/mock-paper',
    title: '我的模考',
    switch: 'mockPaper',
    hasPullDownRefresh: true,
    isPaper: true,
  }),
  examUserPractice: route({
    path: 'packageA/exam/user/practice',
    title: '我的练习',
    switch: 'practice',
    hasPullDownRefresh: true,
    isPaper: true,
  }),
  vodIndex: route({
    path: 'packageA/vod/index',
    title: '录播课',
    params: { category_id: optional(id), scene: optional(oneOf('free', 'sub', 'recom')) },
    hasPullDownRefresh: true,
    isPaper: true,
    hasSearch: true,
  }),
} as const

export type RouteName = keyof typeof routes
export type RouteParams<N extends RouteName> = ParamsOfShape<(typeof routes)[N]['params']>

export const routeNames = Object.keys(routes) as RouteName[]

/** The spec of a route, without its literal type. */
export const routeSpec = (name: RouteName): RouteSpec => routes[name]

export const isRouteName = (name: string): name is RouteName => routeNames.some((known) => known === name)

/** The tab bar, in the spec's order. */
export const tabRoutes = ['home', 'examHome', 'study', 'me'] as const
export type TabRoute = (typeof tabRoutes)[number]
