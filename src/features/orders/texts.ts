export const texts = {
  tabs: '订单状态',
  all: '全部',
  status: {
    unpaid: '待付款',
    paying: '支付中',
    paid: '已支付',
    cancelled: '已取消',
    unknown: '处理中',
  },
  /** In place of a name that the server does not know. */
  unnamed: '订单',
  orderNo: (no: string) => `订单号 ${no}`,
  amount: '订单金额',
  refunded: (amount: string) => `已退款 ¥${amount}`,
  whyCancelled: '超过 60 分钟未支付，已自动取消',
  unknownHint: '网校正在处理，有疑问请联系网校',
  pay: '去支付',
  seeResult: '查看支付结果',
  seeTransfer: '查看打款信息',
  buyAgain: '重新购买',
  see: '查看',
  failed: '订单没有加载出来',
  toCourses: '去选课',
  empty: {
    all: { title: '买过的课会出现在这里', hint: '挑一门想学的' },
    unpaid: { title: '没有待付款的订单' },
    paying: { title: '没有支付中的订单' },
    paid: { title: '买过的课会出现在这里', hint: '挑一门想学的' },
    cancelled: { title: '没有取消的订单' },
  },
  /** The server lists paid orders only. */
  paidOnly: '这里只列出已支付的订单，没付完的请回到商品页接着付',
} as const
