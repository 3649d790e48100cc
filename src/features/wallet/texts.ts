export const texts = {
  balance: (name: string) => `我的${name}`,
  amount: '充值金额',
  ownAmount: '其他金额',
  ownAmountHint: '输入整数金额',
  unit: '元',
  coins: (count: string, coin: string) => `${count} ${coin}`,
  yuan: (amount: number) => `¥${amount}`,
  recharge: '立即充值',
  rechargeAmount: (amount: number) => `立即充值 ¥${amount}`,
  termsFailed: '充值信息没有加载出来',
  notOffered: { title: '网校还没有开通充值' },
  hidden: { title: '这里暂时不能查看' },
  home: '回首页',
  memberFailed: '余额没有加载出来',

  balanceRecords: {
    title: '余额明细',
    empty: { title: '充值和使用的记录会出现在这里' },
    failed: '余额明细没有加载出来',
  },
  pointRecords: {
    now: '我的积分',
    empty: { title: '还没有积分记录', hint: '学完一节课，积分会记在这里' },
    rewards: {
      register: (points: number) => `注册 +${points}`,
      lesson: (points: number) => `学完一节课 +${points}`,
      course: (points: number) => `学完一门课 +${points}`,
      perYuan: (points: number) => `购买每 1 元 +${points}`,
    },
    failed: '积分明细没有加载出来',
  },
} as const
