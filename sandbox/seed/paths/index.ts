import type { PathPartSeed, PathSeed } from '../types'

export const pathCategories: { name: string; children?: string[] }[] = [
  { name: '技术', children: ['前端', '后端', '数据'] },
  { name: '创作', children: ['设计', '影像'] },
  { name: '语言与人文' },
  { name: '职场' },
]

const course = (slug: string): PathPartSeed => ({ type: 'course', slug })
const live = (slug: string): PathPartSeed => ({ type: 'live', slug })
const topic = (slug: string): PathPartSeed => ({ type: 'topic', slug })
const book = (slug: string): PathPartSeed => ({ type: 'book', slug })

export const paths: PathSeed[] = [
  {
    slug: 'path-frontend',
    name: '从零到前端工程师',
    category: '前端',
    priceYuan: 199,
    description: '从第一行网页写到能维护的界面。四步走完，手里有三个能放进简历的作品。',
    daysAgo: 6,
    steps: [
      {
        name: '写出第一个网页',
        description: '一周时间，做出一份能在手机上打开的主页。',
        parts: [course('first-web-page'), topic('flex-in-ten')],
      },
      {
        name: '用好工具',
        description: '命令行和 Git，每天都会用到的两件事。',
        parts: [course('command-line'), book('hundred-commands'), course('git'), topic('git-undo')],
      },
      {
        name: '写不容易错的代码',
        description: '让错误停在编辑器里，而不是停在用户手里。',
        parts: [course('typescript'), topic('read-others-code')],
      },
      {
        name: '拆好组件',
        description: '页面会变大，先把状态放对地方。',
        parts: [course('react-components'), topic('react-state-place')],
      },
    ],
  },
  {
    slug: 'path-analyst',
    name: '数据分析师入门',
    category: '数据',
    priceYuan: 259,
    description: '问对问题、查对数据、画对图、讲清结论。按真实工作的顺序排好了。',
    daysAgo: 12,
    steps: [
      {
        name: '先会看数',
        description: '平均数会骗人，先学会不被骗。',
        parts: [topic('average-lies'), book('lying-charts'), course('statistics')],
      },
      { name: '会取数', description: '自己查，不用等别人。', parts: [course('sql'), topic('sql-null')] },
      {
        name: '会洗会算',
        description: '表格够用就用表格，不够再用 Python。',
        parts: [course('spreadsheets'), topic('clean-data'), course('python-data')],
      },
      {
        name: '会讲',
        description: '一张图一句话，让看的人知道要做什么。',
        parts: [topic('chart-choice'), course('data-charts'), topic('weekly-report')],
      },
    ],
  },
  {
    slug: 'path-ai-builder',
    name: '做一个自己的 AI 应用',
    category: '后端',
    priceYuan: 239,
    description: '从会用到会做：先把话说清楚，再把资料切对，最后把服务跑起来。',
    daysAgo: 20,
    steps: [
      { name: '懂一点原理', description: '不写公式也能说清。', parts: [course('ai-for-all'), topic('prompt-clear')] },
      { name: '接上自己的资料', description: '检索增强的第一步。', parts: [topic('rag-first'), course('llm-apps'), live('live-llm-camp')] },
      {
        name: '跑起来',
        description: '有人用了，就要扛得住。',
        parts: [course('go-service'), topic('log-well'), course('system-design')],
      },
    ],
  },
  {
    slug: 'path-designer',
    name: '界面设计三个月',
    category: '设计',
    priceYuan: 149,
    description: '距离、字、颜色，再加上听懂用户。每步都有一张要交的作业。',
    daysAgo: 26,
    steps: [
      { name: '距离', description: '先把页面理整齐。', parts: [topic('white-space'), course('product-visual')] },
      { name: '字', description: '读着不累，是第一要求。', parts: [topic('type-pairing'), course('typesetting')] },
      { name: '颜色', description: '少而准。', parts: [topic('colour-from-photo'), course('colour')] },
      { name: '听用户说', description: '做给谁用，就去听谁。', parts: [course('interviews')] },
    ],
  },
  {
    slug: 'path-phone-film',
    name: '一部手机拍生活',
    category: '影像',
    priceYuan: 99,
    description: '一扇窗、三个镜头、一个小故事。',
    daysAgo: 40,
    steps: [
      { name: '先看光', description: '不用灯，用窗。', parts: [topic('window-light'), course('natural-light')] },
      { name: '再讲事', description: '三个镜头就够。', parts: [topic('three-shot-story'), course('phone-film')] },
    ],
  },
  {
    slug: 'path-english',
    name: '英语：从读懂到写出来',
    category: '语言与人文',
    priceYuan: 169,
    description: '先读得懂长句，再说得出短句，最后写得出一封像样的邮件。',
    daysAgo: 33,
    steps: [
      { name: '读懂', description: '找到那一个动词。', parts: [topic('long-sentence'), course('english-reading')] },
      { name: '说清', description: '晚半秒跟读。', parts: [topic('shadowing'), course('english-sounds')] },
      { name: '写对', description: '第一句就说要什么。', parts: [topic('email-first-line'), book('english-letters'), course('business-email')] },
    ],
  },
  {
    slug: 'path-song',
    name: '走进宋朝的一天',
    category: '语言与人文',
    priceYuan: 0,
    description: '看一幅画，读一首词，写一个字，吃一碗饭。免费的四步，慢慢走。',
    daysAgo: 47,
    steps: [
      { name: '看', description: '退三步，找到那个人。', parts: [topic('look-at-painting'), course('song-painting')] },
      { name: '读', description: '平仄里的节奏。', parts: [course('poetry')] },
      { name: '写', description: '一百个横。', parts: [topic('first-brush'), course('calligraphy')] },
      { name: '吃', description: '饭碗里的历史。', parts: [topic('rice-bowl'), course('food-history')] },
    ],
  },
  {
    slug: 'path-first-year',
    name: '职场第一年',
    category: '职场',
    priceYuan: 129,
    description: '写得清、说得出、排得开。第一年最常用的三样本事。',
    daysAgo: 60,
    steps: [
      { name: '写得清', description: '三行周报。', parts: [topic('weekly-report'), book('write-short'), course('official-writing')] },
      { name: '说得出', description: '站上去，开口。', parts: [topic('first-speech'), course('speaking')] },
      { name: '排得开', description: '先做重要的事。', parts: [topic('four-boxes'), course('time'), topic('salary-talk')] },
    ],
  },
]
