export const texts = {
  opening: '正在打开工单客服',
  back: '返回',
  notOffered: { title: '网校还没有开通在线工单', hint: '可以先看看公告，或在「关于我们」找到联系方式' },
  notOfferedNoAbout: { title: '网校还没有开通在线工单', hint: '可以先看看公告，那里有网校的通知' },
  announcements: '看公告',
  about: '关于我们',
} as const
