import { examRoutes } from './examRoutes'
import { goodsRoutes, goodsType } from './goods'
import { degrees, id, oneOf, optional, type ParamsOfShape, second, text } from './params'
import { promotion } from './promotion'
import { promotionRoutes } from './promotionRoutes'
import { qaRoutes } from './qaRoutes'
import { referralRoutes } from './referralRoutes'
import { route, type RouteSpec } from './routeSpec'

/**
 * Every page of the app, once. From it come app.config, page configs, typed navigation, the reading of parameters, the
 * white list (docs/backend/rules.md#white-list), share links and feature switches.
 */
export const routes = {
  home: route({
    path: 'pages/index/index',
    aliases: [''],
    title: '首页',
    isPublic: true,
    tab: { label: '首页', icon: 'home' },
    hasPullDownRefresh: true,
    nav: 'own',
    isForwarded: true,
  }),
  examHome: route({
    path: 'packageA/exam/home',
    aliases: ['exam-index'],
    title: '考试',
    isPublic: true,
    tab: { label: '考试', icon: 'exam' },
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  study: route({
    path: 'pages/course/index',
    aliases: ['study'],
    title: '学习',
    isPublic: true,
    tab: { label: '学习', icon: 'study' },
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  me: route({
    path: 'pages/member/index',
    aliases: ['member'],
    title: '我的',
    isPublic: true,
    tab: { label: '我的', icon: 'me' },
    hasPullDownRefresh: true,
    nav: 'own',
    surface: 'cards',
    hasCard: true,
  }),
  login: route({ path: 'pages/auth/login', title: '登录', isPublic: true, params: { redirect: optional(text) } }),
  codeBindMobile: route({ path: 'pages/auth/code-bind-mobile', title: '绑定手机号', isPublic: true }),
  bindMobile: route({
    path: 'pages/auth/bind-mobile',
    title: '绑定手机号',
    isPublic: true,
    params: { redirect: optional(text) },
  }),
  forget: route({ path: 'pages/auth/forget', title: '找回密码', isPublic: true }),
  loginError: route({
    path: 'pages/auth/login-error',
    title: '登录结果',
    isPublic: true,
    // Older servers send `msg`; the app itself reports failures by `redirect`.
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
    params: { login_code: optional(text), action: optional(oneOf('login', 'bind')), nonce: optional(text) },
  }),
  membership: route({
    path: 'pages/role/role',
    aliases: ['role'],
    title: '会员',
    params: { id: optional(id) },
    share: 'vip',
  }),
  courseVideo: route({
    path: 'pages/course/video',
    aliases: ['course/video/*'],
    title: '课时',
    // `at`: start at this second, whatever was watched before.
    // `after`: when this lesson is finished, the course goes on with its next one.
    params: { id, course_id: optional(id), at: optional(second), after: optional(oneOf('1')) },
    nav: 'own',
    isWide: true,
    share: 'video',
  }),
  order: route({
    path: 'pages/order/order',
    title: '收银台',
    // `order`: the order that the learner came to pay.
    params: { type: goodsType, id, promotion, order: optional(text) },
    surface: 'cards',
  }),
  orderPay: route({ path: 'pages/order/pay', title: '手动打款', params: { order: text }, surface: 'cards' }),
  orderWechatH5: route({ path: 'pages/order/wechat_h5', title: '确认支付', params: { order: text } }),
  orderSuccess: route({ path: 'pages/order/success', title: '支付结果', params: { order: text }, hasCard: true }),
  webview: route({
    path: 'pages/webview/webview',
    title: '网页',
    isPublic: true,
    nav: 'own',
    // `class_id` and `lesson_id` name a small class's lesson. The classroom's own address never stands here.
    params: {
      url: optional(text),
      course_type: optional(text),
      id: optional(id),
      title: optional(text),
      class_id: optional(id),
      lesson_id: optional(id),
    },
  }),
  search: route({
    path: 'pages/search/search',
    aliases: ['search'],
    title: '搜索',
    // `course`: inside this one.
    params: { keywords: optional(text), course: optional(id) },
  }),
  notice: route({
    path: 'packageA/member/notice',
    aliases: ['announcement'],
    title: '公告',
    params: { id },
  }),
  notices: route({ path: 'packageA/member/notices', title: '公告', hasPullDownRefresh: true, surface: 'cards' }),
  profile: route({ path: 'packageA/member/profile/index', title: '账号资料', surface: 'cards' }),
  profileNickname: route({ path: 'packageA/member/profile/nickname', title: '修改昵称' }),
  profilePassword: route({ path: 'packageA/member/profile/password', title: '登录密码' }),
  profileMobileVerify: route({ path: 'packageA/member/profile/mobileVerify', title: '验证手机号' }),
  profileMobile: route({ path: 'packageA/member/profile/mobile', title: '绑定手机号' }),
  profileBindResult: route({
    path: 'packageA/member/profile/bindResult',
    title: '账号绑定',
    params: { app: optional(oneOf('wechat', 'qq')) },
  }),
  setting: route({ path: 'packageA/member/setting', title: '设置', surface: 'cards' }),
  faceSuccess: route({ path: 'pages/webview/faceSuccess', title: '实名认证' }),
  memberOrder: route({
    path: 'packageA/member/order',
    aliases: ['member/order'],
    title: '我的订单',
    params: { status: optional(oneOf('unpaid', 'paying', 'paid', 'cancelled')) },
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  calendar: route({
    path: 'packageA/member/calendar',
    title: '日程',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  messages: route({
    path: 'packageA/member/messages',
    aliases: ['messages'],
    title: '消息',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  notes: route({ path: 'packageA/member/notes', title: '我的笔记', surface: 'cards' }),
  offline: route({ path: 'packageA/member/offline', title: '离线内容', surface: 'cards' }),
  recharge: route({
    path: 'packageA/member/recharge',
    title: '余额充值',
    switch: 'template',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  credit1Record: route({ path: 'packageA/member/credit1Record', title: '积分明细', hasPullDownRefresh: true }),
  credit1: route({
    path: 'packageA/member/credit1',
    title: '积分商城',
    switch: 'credit1Mall',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  credit1Goods: route({
    path: 'packageA/member/credit1Goods',
    title: '积分商品',
    switch: 'credit1Mall',
    params: { id },
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  credit1GoodsAddress: route({
    path: 'packageA/member/credit1GoodsAddress',
    title: '收货地址',
    switch: 'credit1Mall',
    surface: 'cards',
  }),
  credit1Order: route({
    path: 'packageA/member/credit1Order',
    title: '积分订单',
    switch: 'credit1Mall',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  certification: route({
    path: 'packageA/member/certification',
    title: '我的证书',
    switch: 'cert',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  credit1Methods: route({ path: 'packageA/member/credit1Methods', title: '积分获取', surface: 'cards' }),
  signCenter: route({
    path: 'packageA/member/signCenter',
    title: '每日签到',
    switch: 'daySignIn',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  codeExchanger: route({
    path: 'packageA/member/codeExchanger/index',
    title: '兑换课程',
    switch: 'codeExchanger',
    // A present: taken out of the address as soon as the page is there.
    params: { code: optional(text) },
    surface: 'cards',
    hasCard: true,
  }),
  codeExchangerSuccess: route({
    path: 'packageA/member/codeExchanger/success',
    title: '兑换结果',
    switch: 'codeExchanger',
    surface: 'cards',
  }),
  codeExchangerRecords: route({
    path: 'packageA/member/codeExchanger/records',
    title: '兑换记录',
    switch: 'codeExchanger',
    hasPullDownRefresh: true,
  }),
  ...goodsRoutes,
  ...promotionRoutes,
  workOrders: route({ path: 'pages/webview/webview2', title: '工单客服' }),
  chooseLocation: route({ path: 'choose-location', title: '选择位置' }),
  openLocation: route({
    path: 'open-location',
    title: '查看位置',
    params: {
      latitude: degrees(90),
      longitude: degrees(180),
      name: optional(text),
      address: optional(text),
    },
  }),
  /** `id` is the article's, `book` its book: the way on when the article is gone. */
  bookRead: route({
    path: 'packageA/book/read',
    title: '阅读',
    params: { id, book: optional(id), note: optional(text) },
    switch: 'book',
  }),
  /** `id` is the lesson's, `course` its course: the server names that only to those who may enter. */
  liveVideo: route({
    path: 'packageA/live/video',
    aliases: ['pages/live/video'],
    title: '直播间',
    switch: 'live',
    params: { id, course: optional(id) },
    nav: 'own',
    isWide: true,
  }),
  /** Without `type`: the academy's poster. */
  sharePoster: route({
    path: 'packageA/share/poster',
    title: '分享海报',
    params: { type: optional(goodsType), id: optional(id) },
    surface: 'cards',
    hasCard: true,
  }),
  ...referralRoutes,
  ...qaRoutes,
  ...examRoutes,
} as const

export type RouteName = keyof typeof routes
export type RouteParams<N extends RouteName> = ParamsOfShape<(typeof routes)[N]['params']>

export const routeNames = Object.keys(routes) as RouteName[]

/** Without its literal type. */
export const routeSpec = (name: RouteName): RouteSpec => routes[name]

/** The tab bar, in the order of docs/backend/rules.md#routes */
export const tabRoutes = ['home', 'examHome', 'study', 'me'] as const
export type TabRoute = (typeof tabRoutes)[number]
