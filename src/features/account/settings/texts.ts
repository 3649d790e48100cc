interface LogoutLosses {
  hasDrafts: boolean
  isOwed: boolean
  isUnclaimed: boolean
  hasOffline: boolean
}

export const texts = {
  appearance: '显示',
  theme: '深浅色',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  followsSystem: '小程序的深浅色由手机系统设置决定',
  textSize: '字号',
  textSizeHint: '用于文章和题目',
  textSizes: { 90: '小', 100: '标准', 115: '大', 130: '特大' },
  storage: '存储',
  cache: '清除缓存',
  cacheHint: '登录、学习进度、离线内容和没提交的内容都会保留',
  cacheEmpty: '没有缓存',
  offline: '离线内容',
  offlineHint: '没有网络也能打开的课程、书和文章',
  cacheAsk: {
    title: '清除缓存',
    text: '清除看过的页面内容和搜索记录，登录、学习进度、离线内容和没提交的内容都会保留',
    confirmLabel: '清除',
    cancelLabel: '不清除',
  },
  cacheDone: '缓存已清除',
  recommended: '推荐应用',
  about: '关于',
  protocols: {
    user: '用户协议',
    privacy: '隐私政策',
    vip: '会员协议',
    purchase: '购买协议',
    about: '关于我们',
  },
  version: '版本',
  account: '账号',
  profile: '账号资料',
  deletion: {
    label: '注销账号',
    ask: (date: string | null, noteCount: number) => ({
      title: '注销账号',
      text: [
        date
          ? `账号将在 7 天后（${date}）删除，学习记录、订单、余额和会员都不能恢复。在那之前重新登录，就会撤回注销。`
          : '提交后很快删除，不能撤回。学习记录、订单、余额和会员都不能恢复。',
        noteCount > 0 && `这台设备上的 ${noteCount} 条笔记也会打不开，想留下的先到「我的笔记」导出。`,
      ]
        .filter(Boolean)
        .join(''),
      confirmLabel: '继续注销',
      cancelLabel: '不注销',
    }),
    askAgain: (nickname: string) => ({
      title: `确定注销「${nickname}」`,
      text: '提交后会退出登录',
      confirmLabel: '确定注销',
      cancelLabel: '再想想',
    }),
    done: (date: string | null) => ({
      title: '注销申请已提交',
      text: date ? `账号将在 ${date} 删除。改变主意时，在那之前登录一次就会撤回。` : '账号很快就会删除，不能撤回。',
      confirmLabel: '知道了',
    }),
    maybe: (hasGrace: boolean) => ({
      title: '注销申请可能已经提交',
      text: hasGrace
        ? '没有收到服务器的回答。如果已经提交，账号将在 7 天内删除，重新登录一次就会撤回。'
        : '没有收到服务器的回答。如果已经提交，账号很快就会删除，不能撤回。',
      confirmLabel: '知道了',
    }),
    doneBefore: (hasGrace: boolean) => ({
      title: '注销申请已提交',
      text: hasGrace ? '账号将在 7 天内删除。改变主意时，尽快登录一次就会撤回。' : '账号很快就会删除，不能撤回。',
      confirmLabel: '知道了',
    }),
  },
  logout: '退出登录',
  logoutAsk: ({ hasDrafts, isOwed, isUnclaimed, hasOffline }: LogoutLosses) => ({
    title: hasDrafts ? '还有没提交的内容' : isOwed || isUnclaimed ? '还有内容没上传' : '退出登录',
    text: [
      hasDrafts && '你写的提问、评论、发言、笔记或填的表单还没有提交，退出登录后会丢失',
      isOwed && '有作答或学习进度还没上传，退出后要在这台设备上重新登录才会上传',
      isUnclaimed && '有学习进度还没上传，退出登录后会丢失',
      !hasDrafts && !isOwed && !isUnclaimed && '学习进度都已保存，下次登录接着学',
      hasOffline && '离线内容会从这台设备删除',
    ]
      .filter(Boolean)
      .join('。')
      // A single sentence stands without its full stop.
      .replace(/。.*/, '$&。'),
    confirmLabel: '退出',
    cancelLabel: '再看看',
  }),
} as const
