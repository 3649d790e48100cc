const address = {
  title: '收货人信息',
  name: '收货人姓名',
  mobile: '手机号',
  street: '详细地址',
  region: '省/市/区',
  mobileHint: '11 位手机号',
  streetHint: '例：阳光小区20栋2020',
  save: '保存地址',
  saved: '地址已保存',
}

const gifts: Partial<Record<string, string>> = { vod: '换课程', live: '换课程', book: '换课程', vip: '换会员' }

export const texts = {
  unit: '积分',
  unknownPoints: '暂不能兑换',
  soldOut: '已兑完',
  bought: '已购',
  missing: (points: string) => `还差 ${points} 积分`,
  /** Kinds of goods. Virtual ones by the backend's word. */
  parcel: '发实物',
  gifts,
  otherGift: '虚拟商品',

  mine: '我的积分',
  records: '积分明细',
  methods: '积分规则',
  orders: '积分订单',
  goodsTitle: '积分换好物',
  empty: { title: '网校还没有上架商品', hint: '有商品时会放在这里' },
  failed: '商品没有加载出来',

  kind: '商品类型',
  stock: '库存',
  stockCount: (count: number) => `${count} 件`,
  introduction: '商品介绍',
  exchange: '立即兑换',
  earn: '去赚积分',
  owned: (points: string) => `我有 ${points} 积分`,
  lacking: (points: string) => `还差 ${points} 积分`,
  /** `address`: for parcels; null for virtual goods. */
  confirm: (points: string, title: string, address: string | null) => ({
    title: '确认信息',
    text: `用 ${points} 积分兑换「${title}」，${address ? `寄给 ${address}，` : ''}确认要兑换吗？`,
    confirmLabel: '确认',
    cancelLabel: '取消',
  }),
  done: '兑换成功',
  madeEarlier: '上次的兑换已成功，可在积分订单查看',

  address,
  editAddress: '编辑地址',
  noAddress: '请输入地址',
  pointsChanged: '需要的积分刚刚变了，请看过再兑换',
  addressMissing: '请填写地址',
  wrong: {
    name: '请填写收货人姓名',
    mobile: '请填写收货人手机号码',
    province: '请选择省',
    city: '请选择市',
    area: '请选择区',
    street: '请填写详细地址',
  },
  region: {
    placeholder: '请选择',
    title: '选择省/市/区',
    steps: ['选择省', '选择市', '选择区'],
    failed: '地区没有加载出来',
  },

  order: {
    number: (id: number) => `兑换流水号：${id}`,
    waiting: '发货中',
    given: '已发放成功',
    recipient: (words: string) => `收货人：${words}`,
    sent: '已发货',
    express: (number: string) => `运单号：${number}`,
    copy: '复制',
    copyLabel: (number: string) => `复制运单号 ${number}`,
    copied: '复制成功',
    open: '立即查看',
    openLabel: (title: string) => `立即查看：${title}`,
    empty: { title: '兑换过的商品会出现在这里', hint: '用积分换来的东西，都能在这里查到' },
    toMall: '去积分商城',
    failed: '积分订单没有加载出来',
  },
} as const
