import { figure, html, p, quote, says, ul } from '../courses/build'
import { live, series, withLesson } from './build'

const regularScript = live({
  slug: 'live-regular-script',
  title: '楷书入门：跟写三十天',
  category: '书法',
  teacher: '许砚',
  priceYuan: 99,
  isVipFree: true,
  shortDescription: '每周两次直播，老师写一笔，你写一笔。',
  descriptionHtml: html(
    p('从“一”写到“永”，从“永”写到自己的名字。'),
    figure('live-regular-script', '习字格里的一个字'),
    p('准备一支小楷笔、一瓶墨、一沓毛边纸就够了。'),
    quote('写得慢的人，先写好。'),
  ),
  userCount: 1398,
  daysAgo: 12,
  chapters: [
    { name: '笔画', lessons: series({ from: -10, every: 3, at: '20:00', minutes: 50 }, '横与竖', '撇与捺', '点有四种') },
    { name: '结构', lessons: series({ from: 1, every: 3, at: '20:00', minutes: 50 }, '左右之间', '上下之间', '包起来') },
    { name: '成篇', lessons: series({ from: 11, every: 3, at: '20:00', minutes: 50 }, '写一行', '写自己的名字') },
  ],
  comments: [
    says(25, 50, '许老师会看每个人交的字，圈得很仔细。'),
    says(30, 200, '手慢下来，心也慢下来。'),
  ],
})

const redChamber = live({
  slug: 'live-red-chamber',
  title: '读《红楼梦》：八次夜谈',
  category: '文学',
  teacher: '宋知白',
  priceYuan: 68,
  shortDescription: '不讲索隐，只讲人。八个晚上，八个人。',
  descriptionHtml: html(
    p('每晚只读一个人：他第一次出场说了什么，最后一次离开带走了什么。'),
    ul('刘姥姥', '平儿', '贾政', '晴雯', '薛姨妈', '史湘云', '尤三姐', '宝玉'),
    p('课已经全部结束，可以看回放。'),
  ),
  userCount: 1840,
  daysAgo: 60,
  lessons: withLesson(
    withLesson(
      series(
        { from: -58, every: 7, at: '21:00', minutes: 60 },
        ...['刘姥姥：看见了什么', '平儿：夹在中间', '贾政：也年轻过', '晴雯：一把扇子'],
        ...['薛姨妈：谁的客人', '史湘云：醉卧', '尤三姐：剑', '宝玉：回头'],
      ),
      4,
      { recording: 'none' },
    ),
    7,
    { recording: 'preparing' },
  ),
  comments: [
    says(23, 26, '讲平儿那晚，听哭了。'),
    says(29, 150, '第五讲没有回放，可惜。'),
    says(15, 158, '第五讲那晚机房停电，老师说会补一篇文字稿。'),
  ],
})

const phonePhoto = live({
  slug: 'live-phone-photo',
  title: '手机摄影：周末外拍直播',
  category: '生活',
  teacher: '何小满',
  priceYuan: 79,
  shortDescription: '老师在街上拍，你在屏幕前看她怎样站、怎样等。',
  descriptionHtml: html(
    p('四个周末，四个地方：菜市场、旧书店、河边、地铁站。'),
    p('拍完当场选片，说清每一张为什么留下。'),
  ),
  userCount: 356,
  daysAgo: 2,
  lessons: series({ from: 4, every: 7, at: '15:30', minutes: 60 }, '菜市场：找颜色', '旧书店：找光', '河边：等人', '地铁站：等一秒'),
})

const speaking = live({
  slug: 'live-speaking',
  title: '开口训练营：六次让声音站稳',
  category: '生活',
  teacher: '叶青',
  priceYuan: 129,
  isVipFree: true,
  shortDescription: '用即兴戏剧的办法练表达，每次都要开麦。',
  descriptionHtml: html(
    p('不背稿，不学手势。六次课，六个游戏，把“不敢说”玩掉。'),
    ul('一口气说完', '只说动词', '替对方说', '讲一件丢脸的事', '说“是的，而且”', '三分钟即兴'),
  ),
  userCount: 702,
  daysAgo: 16,
  lessons: series(
    { from: -6, every: 5, at: '19:30', minutes: 80 },
    ...['一口气说完', '只说动词', '替对方说', '讲一件丢脸的事', '是的，而且', '三分钟即兴'],
  ),
  comments: [says(16, 90, '第一次开麦手心全是汗，第二次就好了。')],
})

const teachersOnly = live({
  slug: 'live-teachers-only',
  title: '讲师内部试讲',
  category: '学习方法',
  teacher: '知途教研组',
  priceYuan: 0,
  isHidden: true,
  shortDescription: '仅供内部',
  descriptionHtml: p('试讲用，不对外。'),
  userCount: 0,
  daysAgo: 30,
  lessons: [{ title: '试讲', start: { day: 5, at: '10:00' }, minutes: 30 }],
})

export const humanities = [regularScript, redChamber, phonePhoto, speaking, teachersOnly]
