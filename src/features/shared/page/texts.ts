export const texts = {
  home: '回首页',
  retry: '重试',
  back: '返回',
  search: '搜索',
  badLink: { title: '链接不完整', hint: '回首页找找看' },
  switchedOff: { title: '这里还没有开放', hint: '网校开通后就能看到' },
  missing: { title: '内容不见了', hint: '可能已下架，看看别的' },
  offline: { title: '网络不可用', hint: '网络恢复后会自动刷新' },
  offlineBar: '网络不可用，恢复后自动刷新',
  retryIn: (sec: number) => `，${sec} 秒后自动重试`,
  failed: { title: '没有加载出来' },
  broken: { title: '这一页没有显示出来', hint: '再试一次，或先去别处看看' },
} as const
