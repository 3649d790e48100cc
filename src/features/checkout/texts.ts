export const texts = {
  // Methods
  wechatPay: '微信支付',
  alipay: '支付宝',
  goPay: '去支付',
  transferPay: '手动打款',
  balancePay: '余额支付',
  balanceHint: (balance: string) => `可用${balance}`,
  /** Where a coin is no yuan. */
  coinsNeeded: (name: string, coins: number, balance: number | null) =>
    balance === null ? `${name}：需 ${coins}` : `${name}：需 ${coins}，可用 ${balance}`,
  lack: (amount: string) => `还差 ${amount}`,
  transferHint: '转账后由网校核对开通',
  hostedHint: '下一步选择',

  /** The mini-program, where the server has no payment for it. */
  browser: {
    pay: '在手机浏览器里付款',
    payHint: '小程序里不能付款。下单后复制付款网址，30 分钟内有效',
    payCopied: (minutes: number) => ({
      title: '付款网址已复制',
      text: `打开手机浏览器，粘贴后付款，${minutes} 分钟内有效。付完回到这里看结果`,
      confirmLabel: '知道了',
    }),
    buy: '在手机浏览器里购买',
    buyHint: '小程序里不能付款。复制网址，到手机浏览器里登录后购买',
    buyCopied: {
      title: '购买网址已复制',
      text: '打开手机浏览器，粘贴后登录，就能购买。买好后这里也能学',
      confirmLabel: '知道了',
    },
    notCopied: '网址没有复制成功，请再试一次',
  },

  // Bill
  priceOf: (label: string) => `${label}金额`,
  due: '应付',
  orderAmount: '订单金额',
  payWith: '支付方式',
  pay: (method: string, yuan: string) => `${method} ¥${yuan}`,
  takeFree: '免费领取',
  noPrice: '暂时不能购买',
  unreadableAmount: '金额没有读出来，请稍后再试',
  noMethods: { title: '还没有可用的支付方式', hint: '请联系网校' },
  noQuickMethods: { title: '没有来得及的支付方式', hint: '手动打款赶不上付款时限，请联系网校' },
  methodsFailed: '支付方式没有加载出来',
  billFailed: '订单信息没有加载出来',
  purchaseLead: '付款即同意',
  purchaseName: '《付费内容购买协议》',
  closed: { title: '这里还没有开放', hint: '网校开通后就能看到' },
  hidden: { title: '这里暂时不能查看' },
  home: '回首页',
  toDetail: '返回商品页',
  reserved: (left: string) => `名额为你保留 ${left}，过时退回`,

  // Promo code
  promo: {
    title: '优惠码',
    placeholder: '请输入优惠码',
    none: '有优惠码，点这里输入',
    use: '使用',
    remove: '不用优惠码',
    empty: '请输入优惠码',
    unknown: '没有这个优惠码，请检查后重新输入',
    expired: '这个优惠码已经过期，换一个试试',
    spent: '这个优惠码不能用了：可能用过、领完，或是你自己的码',
    invite: '邀请码不能在这里使用，请换成优惠码',
    unreadable: '优惠金额没有读出来，请稍后再试',
    ignored: '优惠码没有用上，请核对金额后再付',
    lost: '优惠码可能记在刚才没有收到回音的那笔订单上，约 60 分钟后退回',
    askLost: {
      title: '优惠码还没有退回',
      text: '优惠码可能记在刚才没有收到回音的那笔订单上，约 60 分钟后退回',
      confirmLabel: '不用优惠码付',
      cancelLabel: '等它退回',
    },
    taken: '优惠码记在上一笔订单上，那一笔取消后才能再用',
  },

  // An order that waits
  resumed: '这笔订单已经有了，接着付即可，不会重复下单',
  createdElsewhere: '这是一笔未付的订单，用过优惠码的以支付页金额为准',
  sent: '上一笔订单还在支付中，先看看结果，不要重复付款',
  charged: '已经付款，正在等网校确认，请不要再付',
  cheaperNow: (yuan: string) => `现在的价格是 ¥${yuan}，重新下单更便宜`,
  maybeCheaperNow: (yuan: string) => `现在的价格是 ¥${yuan}，重新下单可能更便宜`,
  cheaperBefore: (yuan: string) => `现在的价格是 ¥${yuan}，接着付这一笔更便宜`,
  tooSlow: '这笔订单选了手动打款，赶不上付款时限。还没有打款的，请重新下单，换一种方式',
  transferring: '这笔订单选了手动打款，转账后等网校核对',
  seeResult: '查看支付结果',
  seeTransfer: '查看打款信息',
  startOver: '重新下单',
  begun: {
    note: (label: string) => `有一笔${label}订单还没有付完，付过就不用再买`,
    label: '查看',
    ask: (label: string) => ({
      title: `${label}订单还没有付完`,
      text: '如果那一笔已经付了款，再买就付了两次',
      confirmLabel: '仍要购买',
      cancelLabel: '先不买',
    }),
    charged: { title: '已经付款', hint: '正在等网校确认，请不要再付' },
  },
  /** A top-up of the same amount. */
  earlier: {
    note: '上一笔同样金额的充值已经到账，再付会再充一笔',
    label: '查看',
    message: '上一笔同样金额的充值刚刚到账，还要再充请再点一次',
  },
  endedTransfer: {
    whyCancelled: '超过 60 分钟没有核对到账，已自动取消',
    paidLate: '如果已经转了账，请联系网校核对，不要再付',
    note: (label: string) => `上一笔${label}订单选了手动打款，已自动取消。转过账的请联系网校核对，不要再付`,
    ask: (label: string) => ({
      title: `${label}订单选过手动打款`,
      text: '如果已经转了账，再买就付了两次，请先联系网校核对',
      confirmLabel: '仍要购买',
      cancelLabel: '先不买',
    }),
  },
  askStartOver: {
    title: '重新下单？',
    text: '会生成一笔新订单。请先确认上一笔没有扣款，避免付两次',
    confirmLabel: '重新下单',
    cancelLabel: '继续等待',
  },
  payOn: '接着付',
  chosenOver: '你选的那笔订单已经取消，核对后再付',

  // What went wrong
  repriced: '价格有变，请核对金额后再付',
  review: '已有一笔订单，请核对金额后再付',
  shared: '另一个页面或设备刚刚也下了单，请只付这一笔',
  orderRemains: '已取消支付，订单还在，可以接着付',
  payFailed: '微信支付没有打开，请再试一次',
  appFailed: (name: string) => `${name}没有打开，请检查是否已安装`,
  tooLittle: {
    title: '余额不足',
    /** `lack`: what is missing, '' = unknown. */
    ask: (lack: string) => ({
      title: '余额不足',
      text: `${lack && `${lack}。`}充值后回到这里，接着付这一笔`,
      confirmLabel: '去充值',
      cancelLabel: '取消',
    }),
  },
  noMiniPay: '小程序里暂时不能付款',
  methodGone: '这种支付方式刚刚关闭了，请换一种',
  unpayable: '这笔订单不能再付了，请重新下单',
  /** Nobody can look up whether the order was made. */
  mayBeOrdered: (why: string) => `${why}。刚才可能已经下单，没付款的会自动取消；再点一次是新的一笔`,
  mayRetry: (why: string) => `${why}。再点一次不会重复下单`,

  // Waiting for the server's word
  opening: '正在打开支付页面',
  waiting: { title: '正在确认支付结果', hint: '付完后停在这里就好，结果会自动出现' },
  timedOut: { title: '正在确认，请不要重复付款', hint: '到账可能要等几分钟，可以先去「我的订单」看看' },
  timedOutUnlisted: '到账可能要等几分钟，点「已完成支付」再看；没有付的可以回收银台接着付',
  toCashier: '回到收银台',
  notYet: '还没有收到支付结果，会继续确认',
  notAsked: '没有问到支付结果，会继续确认',
  donePaying: '已完成支付',
  hasTrouble: '支付遇到问题',
  otherMethod: '换一种方式',
  toOrders: '查看我的订单',
  cancelled: {
    title: '订单已取消',
    whyCancelled: '超过 60 分钟没有支付，已自动取消',
    paidLate: '如果已经付了款，到账后会照常开通',
  },
  /** Its way was chosen on the server's own page. */
  endedHosted: {
    whyCancelled: '超过 60 分钟没有收到付款，已自动取消',
    paidLate: '微信和支付宝付的，到账后会照常开通；转账的请联系网校核对，不要再付',
  },
  buyAgain: '重新购买',
  missing: { title: '没有找到这笔订单', hint: '请检查订单号，或去「我的订单」看看' },

  // Bank transfer
  transfer: {
    order: '订单号',
    amount: '应付金额',
    createdElsewhere: '用过优惠码的请按优惠后的金额转账',
    how: '打款方式',
    ends: '60 分钟内没有核对的订单会自动取消。转过账的不要再付，请联系网校核对',
    done: '我已转账',
    waiting: '网校核对到账后就会开通，可以先离开',
    failed: '打款信息没有加载出来',
  },

  // Success
  paid: '支付成功',
  defaultDelivered: '已经为你开通',
  paidAmount: '实付',
  orderNo: '订单号',
  copy: '复制',
  copied: '已复制',
  toStudy: '去学习',
  goOn: '继续学习',
  payUnpaid: '接着付刚才那一笔',
  detailFailed: '订单详情没有加载出来',
} as const
