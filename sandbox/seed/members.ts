/** The people of the academy. `CommentSeed.author` is an index into `members`. */

/** Of everybody below. */
export const DEMO_PASSWORD = 'zhitu123'

export interface MemberSeed {
  nickName: string
  mobile: string
  email?: string
  /** What the demo account shows; absent = an ordinary learner. */
  about?: string
  isLocked?: boolean
  isVip?: boolean
  isFaceVerified?: boolean
  hasDeletionRequest?: boolean
  /** Has not agreed to the present agreements (asked for at HEAD). */
  hasNotAgreed?: boolean
  realName?: string
  idNumber?: string
}

const demo: MemberSeed[] = [
  {
    nickName: '林小满',
    mobile: '13800000001',
    email: 'xiaoman@zhitu.example',
    about: '普通学员：有学习进度、一笔未支付订单',
    isFaceVerified: true,
    realName: '林小满',
    idNumber: '110101199803071234',
  },
  {
    nickName: '周知行',
    mobile: '13800000002',
    about: '会员有效期内',
    isVip: true,
    isFaceVerified: true,
    realName: '周行',
    idNumber: '310101199105203456',
  },
  { nickName: '许未晚', mobile: '13800000003', about: '账号已锁定，登录会被拒绝', isLocked: true },
  // A social account without a mobile carries a nine-digit stand-in.
  { nickName: '山外青山', mobile: '200000004', about: '未绑定手机号（从微信授权页登录）' },
  { nickName: '陈一诺', mobile: '13800000005', about: '未实名认证、未同意新版协议', hasNotAgreed: true },
  { nickName: '慢慢走', mobile: '13800000006', about: '已申请注销，登录即撤回', hasDeletionRequest: true },
]

const learners = [
  '阿澈',
  '南风知我意',
  '豆浆不加糖',
  '一只学习的猫',
  '老周读书',
  '青柠',
  '夜航船',
  '橘子汽水',
  '北岸',
  '小鹿不迷路',
  '木子李',
  '半夏',
  '学不动也要学',
  '早起的鸟',
  '大橙子',
  '云边小卖部',
  '拾光',
  '会计老王',
  '西窗烛',
  '米粒',
  '程序员阿杰',
  '听雨',
  '知了',
  '胡同口',
  '四月',
  '转角咖啡',
  '陈皮',
  '向北',
  '银杏',
  '麦田',
]

export const members: MemberSeed[] = [
  ...demo,
  ...learners.map((nickName, index) => ({
    nickName,
    mobile: String(13900000001 + index),
    isFaceVerified: true,
  })),
]
