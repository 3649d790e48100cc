import { loadAcademy } from '../../../sandbox/seed'
import type { RouteName } from '../../../src/routes/registry'
import type { What } from '../harness/screen'

/** How to open one page, and what identifies it. */
export interface PageEntry {
  /** The part after `?`, with parameters that exist in the seeded academy. */
  query?: string | ((orders: Orders) => string)
  /** Visible to the seeded learner. */
  learner: What
  /** Visible to a visitor, on a public page; every other page leads to the login. */
  visitor?: What
  /** The page that it leads to by itself. */
  leads?: { learner?: RouteName; visitor?: RouteName }
  /** An add-on that the seeded academy has switched off. */
  addon?: string
  /** A call that may be refused, because it only finds out whether the server knows it. */
  probe?: string
}

/** The learner's orders, by number. */
export interface Orders {
  paid: string
  unpaid: string
}

const { books, topics, paths, live, smallClasses, exams, wenda } = loadAcademy()
const welcome = /^登录后开始学习/
const referral = { addon: 'MultiLevelShare' }

/** Every page of the app. A new route needs a line here. */
export const pages: Record<RouteName, PageEntry> = {
  home: { learner: '本周好课', visitor: '本周好课' },
  examHome: { learner: '在线考试', visitor: '在线考试' },
  study: { learner: '继续学习', visitor: '登录后接着上次学' },
  me: { learner: '林小满', visitor: '登录 / 注册' },

  login: { learner: '本周好课', visitor: welcome, leads: { learner: 'home' } },
  codeBindMobile: { learner: '本周好课', visitor: welcome, leads: { learner: 'home', visitor: 'login' } },
  bindMobile: { learner: '本周好课', visitor: welcome, leads: { learner: 'home', visitor: 'login' } },
  authLoading: { learner: '本周好课', visitor: welcome, leads: { learner: 'home', visitor: 'login' } },
  forget: { learner: '找回密码', visitor: '找回密码', probe: 'POST /api/v9/captcha/email' },
  loginError: { query: 'msg=%E5%B7%B2%E5%8F%96%E6%B6%88', learner: '已登录', visitor: '已取消' },

  calendar: { learner: '列表' },
  membership: { learner: '年度会员' },
  courseShow: { query: 'id=3', learner: 'TypeScript 类型实战：让错误停在编辑器里' },
  courseVideo: { query: 'id=40', learner: 'lesson-video' },
  vodIndex: { learner: /^共 \d+ 门$/ },
  bookIndex: { learner: /^共 \d+ 本$/ },
  bookShow: { query: 'id=1', learner: books[0]?.name ?? '' },
  bookRead: { query: 'id=1', learner: '第一讲　站在一座老房子前面' },
  articleIndex: { learner: /^共 \d+ 篇$/ },
  articleShow: { query: 'id=1', learner: topics[0]?.title ?? '' },
  learningPathIndex: { learner: paths[0]?.name ?? '' },
  learningPathShow: { query: 'id=1', learner: paths[0]?.name ?? '' },
  liveIndex: { learner: live[0]?.title ?? '' },
  liveVideo: { query: 'id=66', learner: '看回放' },
  liveShow: { query: 'id=1', learner: live[0]?.title ?? '' },
  smallClassIndex: { learner: smallClasses[0]?.title ?? '' },
  smallClassShow: { query: 'id=1', learner: smallClasses[0]?.title ?? '' },
  qaIndex: { learner: '我要提问' },
  qaShow: { query: 'id=1', learner: wenda[0]?.title ?? '' },
  qaCreate: { learner: '发布问题' },
  qaEdit: { query: 'id=2', learner: '保存' },
  qaReply: { query: 'id=3', learner: '发布回答' },
  qaAnswerComments: { query: 'id=1&question_id=1', learner: '三个盒子这个说法一下就通了，谢谢！' },
  qaAnswerCommentReply: { query: 'id=1', learner: '发表回复' },
  qaMine: { learner: wenda[1]?.title ?? '' },
  examPaperIndex: { learner: exams.papers[0]?.title ?? '' },
  examPaperShow: { query: 'id=1', learner: exams.papers[0]?.title ?? '' },
  examPaperPlay: { query: 'id=1&record=1', learner: '考试得分' },
  examMockIndex: { learner: exams.mockPapers[0]?.title ?? '' },
  examMockShow: { query: 'id=1', learner: exams.mockPapers[0]?.title ?? '' },
  examMockPlay: { query: 'id=1&record=8', learner: '考试得分' },
  examPracticeIndex: { learner: exams.practices[0]?.title ?? '' },
  examPracticeShow: { query: 'id=1', learner: exams.practices[0]?.title ?? '' },
  examPracticePlay: { query: 'id=1&chapter=1', learner: /^1\. 单选题/ },
  examWrongBook: { learner: '全部练习' },
  examWrongBookPlay: { learner: '移出错题本' },
  examReview: { learner: '上一题' },
  examCollection: { learner: '全部练习' },
  examCollectionPlay: { learner: '已收藏' },
  examUserPaper: { learner: /^最高得分/ },
  examUserMock: { learner: /^最高得分/ },
  examUserPractice: { learner: /^已练习/ },
  search: { query: 'keywords=React', learner: 'React 组件设计：写给一年后的自己' },

  order: { query: 'type=course&id=4', learner: /^微信支付 ¥/ },
  orderPay: { query: ({ unpaid }) => `order=${unpaid}`, learner: '打款方式' },
  orderWechatH5: { query: ({ unpaid }) => `order=${unpaid}`, learner: '正在确认支付结果' },
  orderSuccess: { query: ({ paid }) => `order=${paid}`, learner: '支付成功' },
  memberOrder: { learner: 'TypeScript 类型实战：让错误停在编辑器里' },
  notes: { learner: '还没有笔记' },
  offline: { learner: /还没有存下的内容|全部删除/ },
  recharge: { learner: '我的学币', probe: 'POST /api/v2/order/recharge' },
  credit1Record: { learner: '注册送20积分' },
  credit1: { learner: '黄铜书签三枚' },
  credit1Goods: { query: 'id=1', learner: '立即兑换' },
  credit1GoodsAddress: { learner: '保存地址' },
  credit1Order: { learner: '运单号：SF1098276354102' },
  certification: { learner: '商务邮件写作结业' },
  credit1Methods: { learner: '看完课程' },
  signCenter: { learner: '立即签到 +1' },
  inviteCode: { learner: '复制邀请码' },
  codeExchanger: { learner: '验证' },
  codeExchangerSuccess: { learner: '兑换成功' },
  codeExchangerRecords: { learner: '老学员回馈' },
  flashSales: { learner: '楷书第一笔：从横开始' },
  flashSaleOrders: { learner: '已支付' },
  groupBuys: { learner: '日语零基础：五十音到第一次自我介绍' },
  groupQueue: { query: 'id=1&gid=1', learner: '还差 1 人拼成' },
  groupBuyOrders: { learner: '拼团成功' },

  profile: { learner: '实名认证' },
  profileNickname: { learner: '昵称不能修改' },
  profilePassword: { learner: '保存新密码' },
  profileMobileVerify: { learner: '下一步' },
  profileMobile: { learner: '下一步', leads: { learner: 'profileMobileVerify' } },
  profileBindResult: { query: 'app=wechat', learner: '微信已绑定' },
  setting: { learner: '跟随系统' },
  faceSuccess: { learner: '已完成实名认证' },
  messages: { learner: '积分变动:5，备注:看完视频送5积分' },
  notices: { learner: '知途网校学习公约' },
  notice: { query: 'id=1', learner: '知途网校学习公约' },
  sharePoster: { query: 'type=course&id=3', learner: '长按图片，保存或发给朋友' },
  referral: { ...referral, learner: '邀新用户下单可赚 ¥15' },
  referralRecords: { ...referral, learner: '+¥15.00' },
  referralInvitees: { ...referral, learner: '麦田' },
  referralRules: { ...referral, learner: /进入你的邀请余额/ },
  referralWithdraw: { ...referral, learner: '申请提现' },
  workOrders: { learner: '网校还没有开通在线工单' },

  webview: {
    query: 'course_type=vod&id=3',
    learner: 'TypeScript 类型实战：让错误停在编辑器里',
    visitor: welcome,
    leads: { learner: 'courseShow', visitor: 'login' },
  },
  chooseLocation: { learner: '这里不能选择位置' },
  openLocation: { query: 'latitude=39.98&longitude=116.31&name=%E8%A5%BF%E6%A0%A1%E5%8C%BA', learner: '西校区' },
}
