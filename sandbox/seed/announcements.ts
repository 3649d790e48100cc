export interface AnnouncementSeed {
  title: string
  html: string
  daysAgo: number
  viewTimes: number
}

/** Oldest first. */
export const announcements: AnnouncementSeed[] = [
  {
    title: '知途网校学习公约',
    daysAgo: 96,
    viewTimes: 3127,
    html: `<p>为了让每一位同学都能安心学习，请一起遵守三件小事：</p>
<ol><li>评论对事不对人，欢迎指出课程里的错误。</li><li>账号仅供本人使用，请勿转借。</li>
<li>课件与视频仅供个人学习，请勿录屏传播。</li></ol>
<p>遇到问题，随时在<strong>我的</strong>页面联系我们。</p>`,
  },
  {
    title: '播放器更新：记住倍速，断网也不丢进度',
    daysAgo: 31,
    viewTimes: 1864,
    html: `<p>这次更新带来两点变化：</p>
<ul><li>倍速会被记住，换一节课也不用重新选择。</li>
<li>学习进度每 10 秒保存一次，断网时先存在手机上，联网后自动补交。</li></ul>
<p>如果发现进度不对，请在课程评论里告诉我们课时名称。</p>`,
  },
  {
    title: '12 月 1 日起客服时间为 10:00 至 18:00',
    daysAgo: 2,
    viewTimes: 542,
    html: `<p>各位同学：</p>
<p>自 12 月 1 日起，人工客服时间调整为每天 <strong>10:00 至 18:00</strong>，节假日不休息。其余时间可以留言，我们会在次日中午前回复。</p>
<table><thead><tr><th>事项</th><th>处理时间</th></tr></thead>
<tbody><tr><td>订单与支付</td><td>2 小时内</td></tr><tr><td>课程内容</td><td>1 个工作日</td></tr></tbody></table>`,
  },
]
