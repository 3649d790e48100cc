import { figure, h3, html, ol, p, quote, says, table, ul } from '../courses/build'
import { live, series } from './build'

const weekly = { every: 7, at: '19:30', minutes: 90 } as const
const nightly = { every: 1, at: '21:00', minutes: 60 } as const

const llmCamp = live({
  slug: 'live-llm-camp',
  title: '大模型应用实战营：六周做出能上线的助手',
  category: '人工智能',
  teacher: '顾远',
  assistant: '助教阿岚',
  priceYuan: 299,
  shortDescription: '每周一次直播，边讲边写。六周后，你会有一个能回答自家资料问题的助手。',
  descriptionHtml: html(
    p('不从原理公式讲起，从“用户问了一句话”讲起。每次直播九十分钟：前一个小时讲和写，后半小时看大家的作业。'),
    figure('live-llm-camp', '节点与连线组成的图'),
    h3('六周里做什么'),
    table(
      '周次|做出来的东西',
      '一|能稳定返回格式的提示词',
      '二|把文档切成段，检索到对的那一段',
      '三|评测：改一句话，知道是变好还是变坏',
      '四|接上真实接口',
      '五|控制成本与速度',
      '六|上线、日志与回滚',
    ),
    h3('适合谁'),
    ul('会写一点 Python 或 JavaScript', '手上有一堆想让它“会说话”的资料', '愿意每周花三个小时做作业'),
    quote('没赶上直播也不要紧，结束后两小时内会有回放。'),
  ),
  userCount: 1286,
  daysAgo: 3,
  chapters: [
    {
      name: '第一阶段　把话说清楚',
      lessons: [
        {
          title: '提示词不是咒语',
          start: { day: -14, at: '19:30' },
          minutes: 90,
          files: [
            {
              name: '第一周作业',
              extension: 'md',
              body: '# 第一周作业\n\n1. 写一条提示词，让它把一封邮件改成三句话。\n2. 换十封邮件试，记下出错的那几封。\n',
            },
            { name: '评分表', extension: 'csv', body: '编号,格式对,内容对,备注\n1,是,是,\n2,是,否,漏了日期\n' },
          ],
        },
        { title: '切段与检索：先找到，再回答', start: { day: -7, at: '19:30' }, minutes: 90 },
      ],
    },
    {
      name: '第二阶段　接上真实世界',
      lessons: [
        { title: '评测：知道自己变好了', start: { inMinutes: -35 }, minutes: 95 },
        ...series({ from: 7, ...weekly }, '函数调用与接口', '又快又省：缓存与小模型', '上线那一天'),
      ],
    },
  ],
  lessons: [{ title: '答疑：作业里的二十个问题', start: { day: 10, at: '20:00' }, minutes: 60 }],
  comments: [
    says(12, 28, '切段那节听完，命中率肉眼可见地上来了。'),
    says(26, 30, '第二次课的切段实验太有用了，回去把公司文档重新切了一遍。'),
    says(20, 70, '作业批得很细，助教辛苦。'),
    says(9, 160, '本来担心听不懂，第一节课结束就敢写了。'),
  ],
})

const webSpeed = live({
  slug: 'live-web-speed',
  title: '前端性能直播课：让页面快一倍',
  category: '前端',
  teacher: '沈立',
  priceYuan: 199,
  isVipFree: true,
  shortDescription: '四次直播，拿一个真实的慢页面，从八秒改到四秒以内。',
  descriptionHtml: html(
    p('我们不背指标。第一次课录下这个页面怎样慢，之后每次改一处，当场看数字怎样动。'),
    ol('量：录制、瀑布图、长任务', '减：图片、字体、脚本', '挪：该晚的晚，该早的早', '守：让它不再变慢'),
    p('每次课的前后对比都会留在课件里。'),
  ),
  userCount: 842,
  daysAgo: 9,
  lessons: series(
    { from: 2, every: 3, at: '20:00', minutes: 75 },
    '量：它到底慢在哪里',
    '减：少传一半',
    '挪：先给用户看见的',
    '守：性能预算',
  ),
  comments: [says(26, 40, '看预告里的八秒页面，和我们首页一模一样。')],
})

const openStudy = live({
  slug: 'live-open-study',
  title: '公开课：怎样把一门课学完',
  category: '学习方法',
  teacher: '知途教研组',
  priceYuan: 0,
  shortDescription: '每周一次的免费公开课。带上你没学完的那门课，我们一起排计划。',
  descriptionHtml: html(
    p('一个小时，三件事：挑一门课、排三周计划、找一个同伴。'),
    ul('前二十分钟：为什么总停在第五节', '中间二十分钟：现场排计划', '最后二十分钟：自由提问'),
  ),
  userCount: 5230,
  daysAgo: 1,
  lessons: [
    { title: '第八期：从前五节开始', start: { day: -8, at: '20:00' }, minutes: 60 },
    { title: '第九期：一周只排三天', start: { inMinutes: -10 }, minutes: 70 },
    { title: '第十期：和谁一起学', start: { day: 6, at: '20:00' }, minutes: 60 },
  ],
  comments: [
    says(14, 20, '上一期排的计划，真的跟完了两周。'),
    says(28, 40, '求讲带娃怎么学，举手。'),
    says(19, 44, '老师，第十期能讲讲带娃怎么学吗？'),
  ],
})

const dataNight = live({
  slug: 'live-data-night',
  title: '数据分析夜校：十二个真实问题',
  category: '数据',
  teacher: '顾远',
  priceYuan: 169,
  isVipFree: true,
  shortDescription: '每晚一个问题，从“帮我看看”到“结论是”。',
  descriptionHtml: html(
    p('题目都来自真实的工作：门店该不该延长营业、优惠券亏没亏、用户为什么走。每题一份数据、一个小时。'),
    p('数据在课件里，课前半小时发。'),
  ),
  userCount: 610,
  daysAgo: 14,
  chapters: [
    {
      name: '第一周　描述',
      lessons: series({ from: -4, ...nightly }, '门店的一天', '平均数骗了谁', '画一张不骗人的图'),
    },
    {
      name: '第二周　比较',
      lessons: series({ from: 3, ...nightly }, '两家店谁更好', '活动有没有用', '留存怎么算'),
    },
    { name: '第三周　决定', lessons: [] },
  ],
  comments: [says(18, 60, '第二课讲平均数那段，笑出声。')],
})

export const tech = [llmCamp, webSpeed, openStudy, dataNight]
