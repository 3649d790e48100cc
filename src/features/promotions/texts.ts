export const texts = {
  over: '已结束',
  gone: '商品已删除',
  /** Of a kind that this app does not know. */
  unknown: '这个商品暂时不能在这里查看',
  missing: { title: '这个活动已经没有了', hint: '看看别的活动' },
  toOthers: '看别的活动',
  sold: (percent: number) => `已抢 ${percent}%`,
  soon: (time: string) => `${time} 开抢`,
  left: (count: number) => `剩 ${count} 件`,
  type: (name: string) => `类型：${name}`,
  paid: (yuan: string) => `实付款：¥${yuan}`,
  due: (yuan: string) => `应付款：¥${yuan}`,
  toCourses: '去选课',
  flashSales: {
    title: '限时秒杀',
    failed: '秒杀活动没有加载出来',
    empty: { title: '现在没有秒杀活动', hint: '有活动时会放在这里' },
    toList: '去看秒杀',
  },
  flashOrders: {
    failed: '秒杀订单没有加载出来',
    empty: { title: '抢到的商品会出现在这里', hint: '看看正在进行的秒杀' },
    states: { won: '未支付', paid: '已支付', lost: '已取消' },
    pay: '去支付',
  },
} as const
