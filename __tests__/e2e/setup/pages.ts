import type { Fault } from '../../../sandbox/core/faults'
import { loadAcademy } from '../../../sandbox/seed'
import type { RouteName } from '../../../src/routes/registry'
import { courseOf } from './catalogue'

const seeded = loadAcademy()
/** How a page is visited; by default as a member who has learned, bought and got messages. */
export interface Visit {
  query?: string | ((orders: Orders) => string)
  /** Visible once the page has loaded. */
  ready: string | RegExp
  who?: Viewer
  /** What the phone has stored at this time (ms), where the page depends on it. */
  kept?: Record<string, unknown> | ((now: number) => Record<string, unknown>)
  /** An add-on that the seeded academy has switched off. */
  addon?: string
  /** A fault that freezes the page in a state. */
  fault?: Partial<Fault>
}

export type Viewer = 'member' | 'visitor' | 'withoutMobile' | 'newcomer'

/** The member's orders, by number. */
export interface Orders {
  paid: string
  unpaid: string
  byHand: string
}

const sql = courseOf('sql')
const free = courseOf('first-web-page')
const { topics, paths, books, live, smallClasses, exams, wenda } = seeded
const firstArticle = books[0]?.chapters[0]?.articles[0]?.title ?? ''

/** A round trip through WeChat that this browser has begun and not finished. */
const openBinding = (now: number) => ({ token: 'a.b.c', nickname: '林小满', startedAtMs: now })
const oauthPending = (now: number) => ({ nonce: 'n', action: 'login', returnTo: '', startedAtMs: now })

const visitor = { who: 'visitor' } as const
const referral = { addon: 'MultiLevelShare' } as const

/** Every page of the app, once for each kind of people who see something different there. */
export const visits: Record<RouteName, readonly Visit[]> = {
  home: [{ ready: '本周好课' }, { ...visitor, ready: '本周好课' }],
  examHome: [{ ready: '在线考试' }, { ...visitor, ready: '在线考试' }],
  study: [{ ready: '继续学习' }, { ...visitor, ready: '登录' }],
  me: [{ ready: '林小满' }, { ...visitor, ready: '登录 / 注册' }],
  login: [{ ...visitor, ready: /^登录后开始学习/ }],
  codeBindMobile: [{ ...visitor, ready: '绑定并登录', kept: { login_code: { code: 'c', returnTo: '' } } }],
  bindMobile: [{ ...visitor, ready: '退出登录', kept: (now) => ({ temporary_token: openBinding(now) }) }],
  forget: [{ ...visitor, ready: '收不到短信，用邮箱找回' }],
  loginError: [{ ...visitor, query: '?login_err_msg=您取消了授权', ready: '您取消了授权' }],
  authLoading: [
    {
      ...visitor,
      query: '?nonce=n&login_code=c&action=login',
      ready: '正在登录',
      kept: (now) => ({ oauth_pending: oauthPending(now) }),
      fault: { path: '/api/v3/auth/login/code', delayMs: 45_000 },
    },
  ],
  membership: [{ ready: /^开通.*会员 ¥/ }],
  courseShow: [
    { query: `?id=${sql.id}`, ready: /^(立即购买|继续学习|开始学习)$/ },
    { ...referral, query: `?id=${courseOf('typescript').id}`, ready: '分享赚 ¥15' },
  ],
  courseVideo: [{ query: `?id=${free.lessons[0]?.id}`, ready: /当前课时|正在播放/ }],
  order: [{ query: `?type=course&id=${sql.id}`, ready: /^支付宝 ¥/ }],
  orderPay: [{ query: ({ byHand }) => `?order=${byHand}`, ready: /户名：知途网校/ }],
  orderWechatH5: [{ query: ({ unpaid }) => `?order=${unpaid}`, ready: '正在确认支付结果' }],
  orderSuccess: [{ query: ({ paid }) => `?order=${paid}`, ready: '支付成功' }],
  webview: [
    { query: '?url=https%3A%2F%2Fnews.example%2Fa', ready: /^news\.example 不属于本网校/ },
    { query: '?class_id=2&lesson_id=10', ready: '教室还没有开放' },
  ],
  search: [
    { query: '?keywords=SQL', ready: /SQL/ },
    { query: `?course=${free.id}`, ready: '想找什么' },
  ],
  notice: [{ query: '?id=1', ready: '知途网校学习公约' }],
  notices: [{ ready: '知途网校学习公约' }],
  profile: [{ ready: '实名认证' }],
  profileNickname: [{ who: 'newcomer', ready: '昵称只能修改一次，想好了再保存' }],
  profilePassword: [{ ready: '保存新密码' }],
  profileMobileVerify: [{ ready: '下一步' }],
  profileMobile: [{ who: 'withoutMobile', ready: '绑定后可用短信登录，找回购买记录' }],
  profileBindResult: [{ query: '?app=wechat', ready: '微信已绑定' }],
  setting: [{ ready: '注销账号' }],
  faceSuccess: [{ ready: '已完成实名认证' }],
  memberOrder: [{ ready: '去支付' }],
  calendar: [{ ready: /全部加到手机日历/ }],
  messages: [{ ready: '积分变动:5，备注:看完视频送5积分' }],
  notes: [{ ready: '还没有笔记' }],
  offline: [{ ready: /还没有存下的内容|全部删除/ }],
  recharge: [{ ready: /^立即充值 ¥/ }],
  credit1Record: [{ ready: '注册送20积分' }],
  credit1: [{ ready: '黄铜书签三枚' }],
  credit1Goods: [
    { query: '?id=1', ready: '立即兑换' },
    { query: '?id=5', ready: '去赚积分' },
  ],
  credit1GoodsAddress: [{ ready: '保存地址' }],
  credit1Order: [{ ready: '运单号：SF1098276354102' }],
  certification: [{ ready: '商务邮件写作结业' }],
  credit1Methods: [{ ready: '看完课程' }],
  signCenter: [{ ready: /^立即签到/ }],
  inviteCode: [{ ready: '复制邀请码' }, { who: 'newcomer', ready: '你还没有邀请码' }],
  codeExchanger: [{ ready: '验证' }],
  codeExchangerSuccess: [{ ready: '兑换成功' }],
  codeExchangerRecords: [{ ready: '老学员回馈' }],
  flashSales: [{ ready: '楷书第一笔：从横开始' }],
  flashSaleOrders: [{ ready: '已支付' }],
  groupBuys: [{ ready: '日语零基础：五十音到第一次自我介绍' }],
  groupQueue: [
    { query: '?id=1&gid=1', ready: '还差 1 人拼成' },
    { query: '?id=1', ready: '差 1 人拼成' },
  ],
  groupBuyOrders: [{ ready: '拼团成功' }],
  sharePoster: [
    { query: `?type=course&id=${sql.id}`, ready: '长按图片，保存或发给朋友' },
    { ...referral, ready: '素色' },
  ],
  referral: [
    { ...referral, ready: '邀新用户下单可赚 ¥15' },
    { ...referral, who: 'newcomer', ready: '邀新用户下单可赚 ¥15' },
  ],
  referralRecords: [
    { ...referral, ready: '+¥15.00' },
    { ...referral, who: 'newcomer', ready: '每一笔奖励和提现都会记在这里' },
  ],
  referralInvitees: [
    { ...referral, ready: '麦田' },
    { ...referral, who: 'newcomer', ready: '邀请来的朋友会出现在这里' },
  ],
  referralRules: [{ ...referral, ready: /进入你的邀请余额/ }],
  referralWithdraw: [
    { ...referral, ready: '申请提现' },
    { ...referral, who: 'newcomer', ready: '还没有可提现的余额' },
  ],
  workOrders: [{ ready: '网校还没有开通在线工单' }],
  chooseLocation: [{ ready: '这里还不能选择位置' }],
  openLocation: [{ query: '?latitude=30.2&longitude=120.1&name=西湖', ready: '西湖' }],
  articleIndex: [{ ready: /^共 \d+ 篇/ }],
  articleShow: [{ query: '?id=1', ready: topics[0]?.title ?? '' }],
  learningPathIndex: [{ ready: paths[0]?.name ?? '' }],
  learningPathShow: [{ query: '?id=1', ready: paths[0]?.name ?? '' }],
  liveIndex: [{ ready: live[0]?.title ?? '' }],
  liveVideo: [
    { query: '?id=66', ready: '看回放' },
    { query: '?id=67', ready: '直播中' },
  ],
  liveShow: [
    { query: '?id=1', ready: '已购' },
    { query: '?id=2', ready: '立即购买' },
  ],
  smallClassIndex: [{ ready: smallClasses[0]?.title ?? '' }],
  smallClassShow: [
    { query: '?id=1', ready: '立即报名' },
    { query: '?id=2', ready: '进入教室' },
    { query: '?id=4', ready: '名额已满' },
  ],
  qaIndex: [{ ready: '我要提问' }],
  qaShow: [
    { query: '?id=1', ready: '此回答已被题主采纳' },
    { query: '?id=2', ready: '写回答' },
    { query: '?id=7', ready: '全部回答 500' },
  ],
  qaCreate: [{ ready: '发布问题' }],
  qaEdit: [{ query: '?id=2', ready: '保存' }],
  qaReply: [{ query: '?id=3', ready: '发布回答' }],
  qaAnswerComments: [{ query: '?id=1&question_id=1', ready: '回复 程序员阿杰' }],
  qaAnswerCommentReply: [{ query: '?id=1&question_id=1', ready: '发表回复' }],
  qaMine: [{ ready: wenda[1]?.title ?? '' }, { query: '?tab=answers', ready: /^我是第 \d+ 个回答的/ }],
  examPaperIndex: [{ ready: exams.papers[0]?.title ?? '' }],
  examPaperShow: [
    { query: '?id=1', ready: '可参加' },
    { query: '?id=2', ready: '购买试卷' },
  ],
  examPaperPlay: [
    { query: '?id=1&record=1', ready: '只看错题' },
    { query: '?id=15&record=5', ready: '刷新' },
  ],
  examMockIndex: [{ ready: exams.mockPapers[0]?.title ?? '' }],
  examMockShow: [
    { query: '?id=1', ready: '可参加' },
    { query: '?id=4', ready: '购买试卷' },
  ],
  examMockPlay: [{ query: '?id=1&record=8', ready: '只看错题' }],
  examPracticeIndex: [{ ready: exams.practices[0]?.title ?? '' }],
  examPracticeShow: [
    { query: '?id=1', ready: '可练习' },
    { query: '?id=2', ready: '购买练习' },
  ],
  examPracticePlay: [
    { query: '?id=1&chapter=1', ready: /^1\. 单选题/ },
    { query: '?id=1', ready: '每日20题' },
  ],
  examWrongBook: [{ ready: '全部练习' }, { who: 'newcomer', ready: '暂无错题' }],
  examWrongBookPlay: [{ ready: '移出错题本' }],
  examReview: [{ ready: '上一题' }],
  examCollection: [{ ready: '全部练习' }, { who: 'newcomer', ready: '还没有收藏的题' }],
  examCollectionPlay: [{ ready: '已收藏' }],
  examUserPaper: [{ ready: /^最高得分/ }],
  examUserMock: [{ ready: /^最高得分/ }],
  examUserPractice: [{ ready: /^已练习/ }],
  bookIndex: [{ ready: /^共 \d+ 本/ }],
  bookShow: [{ query: '?id=1', ready: books[0]?.name ?? '' }],
  bookRead: [{ query: '?id=1', ready: firstArticle }],
  vodIndex: [{ ready: /^共 \d+ 门/ }],
}
