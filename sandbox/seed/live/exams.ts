import { h3, html, ol, p, says, table, ul } from '../courses/build'
import { live, series, withLesson } from './build'

const longSentences = live({
  slug: 'live-long-sentences',
  title: '考研英语：长难句冲刺直播',
  category: '英语',
  teacher: '周可心',
  priceYuan: 159,
  shortDescription: '八次课，拆完近五年阅读里最难的四十个句子。',
  descriptionHtml: html(
    p('每次五个句子。先自己划，再一起拆，最后合上书复述。'),
    ol('找动词', '划从句', '排顺序', '说人话'),
    h3('怎样上课'),
    p('课前把句子打印出来。直播里我会点名，点到不会不要紧，听完会就行。'),
  ),
  userCount: 2104,
  daysAgo: 5,
  lessons: withLesson(
    series(
      { from: -9, every: 4, at: '19:00', minutes: 80 },
      ...['主干在哪里', '一句话三个从句', '倒装与强调', '名词的长队', '省略了什么', '指代找回来'],
    ),
    0,
    {
      files: [
        {
          name: '四十个句子',
          extension: 'md',
          body: '# 四十个句子\n\n1. What drives people to keep learning is rarely the promise of reward.\n',
        },
      ],
    },
  ),
  comments: [says(13, 26, '终于知道先找动词了。'), says(31, 100, '回放看了两遍，第三句还是难。')],
})

const accounting = live({
  slug: 'live-accounting',
  title: '初级会计实务：考前七天串讲',
  category: '会计',
  teacher: '梁会计',
  assistant: '助教阿岚',
  priceYuan: 259,
  isVipFree: true,
  shortDescription: '七天七次，每天一个大章节，跟着分录走一遍。',
  descriptionHtml: html(
    p('不讲新的，只把学过的串起来。每天两小时，最后半小时做当年真题。'),
    table('天|内容', '一|资产', '二|负债', '三|所有者权益', '四|收入、费用、利润', '五|报表', '六|成本', '七|真题连做'),
  ),
  userCount: 1577,
  daysAgo: 7,
  lessons: [
    { title: '第一天：资产', start: { day: -1, at: '19:00' }, minutes: 120 },
    { title: '第二天：负债', start: { inMinutes: -5 }, minutes: 120, isLate: true },
    ...series(
      { from: 1, every: 1, at: '19:00', minutes: 120 },
      ...['第三天：所有者权益', '第四天：收入、费用、利润', '第五天：报表', '第六天：成本', '第七天：真题连做'],
    ),
  ],
  comments: [says(24, 12, '梁老师的冷笑话是记分录的好帮手。')],
})

const physics = live({
  slug: 'live-physics',
  title: '高中物理：电磁学一次讲清',
  category: '高中',
  teacher: '陆鸣',
  priceYuan: 89,
  shortDescription: '从一根磁针讲到发电机，五次课，只用一支笔。',
  descriptionHtml: html(
    p('电磁学难在看不见。这五次课，我们把看不见的都画出来。'),
    ul('场：箭头画在哪里', '力：左手与右手', '感应：谁在抵抗变化', '电路：能量去了哪里'),
  ),
  userCount: 930,
  daysAgo: 20,
  lessons: series(
    { from: -30, every: 3, at: '20:30', minutes: 70 },
    ...['把场画出来', '左手还是右手', '楞次的脾气', '一圈线圈的一生', '五道大题'],
  ),
  comments: [says(21, 300, '把场画出来那节，孩子看了三遍。')],
})

export const exams = [longSentences, accounting, physics]
