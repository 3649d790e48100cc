export const texts = {
  kindLabel: '学习内容',
  offlineArticles: '没有网络，可以先读保存在手机里的文章',
  lastLearned: '上次学到',
  goOn: '继续学习',
  seen: {
    label: '看过',
    failed: '看过的内容没有加载出来',
    toList: '去选课',
    empty: { title: '看过的内容会出现在这里', hint: '课程、电子书和文章都会记下' },
  },
  visitor: { title: '登录后接着上次学', hint: '课程、进度和收藏都在这里', action: '登录' },
} as const
