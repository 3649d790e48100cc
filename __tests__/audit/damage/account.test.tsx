import { damageTests, unpaid } from './damage'

const id = { params: { id: '1' } }

damageTests({
  me: {},
  login: { isVisitor: true },
  forget: { isVisitor: true },
  membership: {},
  order: { params: { type: 'plan', id: '1' } },
  orderPay: unpaid,
  orderWechatH5: unpaid,
  orderSuccess: unpaid,
  notice: id,
  notices: {},
  profile: {},
  memberOrder: {},
  messages: {},
  recharge: {},
  credit1Record: {},
  calendar: {},
  signCenter: {},
  inviteCode: { addons: [] },
  flashSaleOrders: {},
  groupQueue: { params: { id: '1', gid: '1' } },
  groupBuyOrders: {},
  qaIndex: {},
  qaShow: id,
  qaCreate: {},
  qaEdit: { params: { id: '2' } },
  qaReply: id,
  qaAnswerComments: { params: { id: '1', question_id: '1' } },
  qaMine: {},
})
