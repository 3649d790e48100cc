/** What the goods kinds say, on the bill and after paying. */
export const texts = {
  course: {
    label: '课程',
    meta: (lessonCount: number) => `录播课 · ${lessonCount} 课时`,
    unpriced: '课程价格没有读出来，暂时不能购买',
    owned: { title: '这门课已经可以学了', hint: '不用再购买' },
    delivered: '课程已放进「学习」，现在就能看',
    start: '开始学习',
  },
  video: {
    label: '课时',
    meta: (duration: string, courseTitle: string) => `单节课 · ${duration} · ${courseTitle}`,
    unpriced: '这节课不单独出售，可以购买整门课程',
    owned: { title: '这节课已经可以看了', hint: '不用再购买' },
    delivered: '这节课已经解锁，现在就能看',
    start: '开始学习',
  },
  book: {
    label: '电子书',
    meta: (articleCount: number) => `电子书 · ${articleCount} 篇`,
    unpriced: '电子书价格没有读出来，暂时不能订阅',
    owned: { title: '这本书已经可以读了', hint: '不用再订阅' },
    delivered: '电子书已放进「学习」，现在就能读',
    start: '开始阅读',
  },
  role: {
    label: '会员',
    meta: (days: number) => `会员 · ${days} 天`,
    unpriced: '会员价格没有读出来，暂时不能开通',
    /** Never asked for: a membership can always be extended. */
    owned: { title: '你已经是会员', hint: '可以继续续费' },
    delivered: '会员已经生效，会员课程现在就能看',
    start: '查看会员',
  },
  topic: {
    label: '文章',
    meta: (category: string) => ['文章', category].filter(Boolean).join(' · '),
    unpriced: '文章价格没有读出来，暂时不能购买',
    owned: { title: '这篇文章已经可以读了', hint: '不用再购买' },
    delivered: '全文已经解锁，现在就能读',
    start: '继续阅读',
  },
  path: {
    label: '学习路径',
    meta: (stepCount: number, partCount: number) => `学习路径 · ${stepCount} 步 · ${partCount} 门课程`,
    unpriced: '学习路径的价格没有读出来，暂时不能购买',
    owned: { title: '这条学习路径已经是你的了', hint: '不用再购买' },
    delivered: '路径里的内容都已打开，现在就能学',
    start: '开始学习',
  },
  recharge: {
    label: '充值',
    title: (coin: string) => `${coin || '余额'}充值`,
    meta: (coins: number, coin: string) => `到账 ${coins} ${coin || '元'}`,
    unpriced: '充值金额太大了，请分几次充值',
    /** Never asked for: one can always add more. */
    owned: { title: '已经充值', hint: '可以继续充值' },
    delivered: '充值已经到账，现在就能用',
    start: '查看余额',
  },
} as const
