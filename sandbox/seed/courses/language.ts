import {
  chapters,
  course,
  figure,
  h3,
  html,
  lessons,
  noDrag,
  ol,
  p,
  quote,
  says,
  table,
  trial,
  ul,
} from './build'

const englishReading = course({
  slug: 'english-reading',
  title: '英语精读：二十篇短文读懂长难句',
  category: '英语',
  priceYuan: 99,
  isVipFree: true,
  isRecommended: true,
  shortDescription: '许知夏主讲。每篇两百词，拆三个长句，记五个真用得上的词。',
  userCount: 4417,
  daysAgo: 15,
  descriptionHtml: html(
    p('读不懂长句，不是单词不够，是<strong>没找到主干</strong>。二十篇短文由浅入深，全部是为这门课新写的。'),
    figure('english-reading', '大大的字母 Aa'),
    h3('每一篇的四步'),
    ol('不查词典，通读一遍，写下大意', '找出最长的一句，划出主语和动词', '把修饰一层一层放回去', '合上原文，用自己的话复述'),
    quote('The door that nobody had opened for years turned out to be unlocked.'),
    p('上面这句里，真正的骨架只有 <strong>The door turned out to be unlocked</strong>。学会看骨架，就不怕长。'),
    table('阶段|篇目|句长', '起步|1 至 6|20 词以内', '进阶|7 至 14|20 到 35 词', '冲刺|15 至 20|35 词以上'),
  ),
  chapters: chapters(
    ['起步', lessons('mp4', trial('一扇没锁的门', 30), trial('楼下的面包店', 20), '雨天的公交车', '借来的雨伞', '父亲的旧手表', '第一封退稿信')],
    ['进阶', lessons('hls', '为什么我们会迷路', '一座桥的一生', '安静的代价', '图书馆里的猫', '邻居与围墙', '夜班医生的早餐', '被误解的蜜蜂', '地图上没有的村子')],
    ['冲刺', lessons('hls', '记忆如何改写自己', '速度与耐心', '一件旧家具的价值', '陌生人的善意', '城市为什么会发热', '结课：写给未来的信')],
  ),
  attachments: [
    {
      name: '第一篇原文',
      extension: 'pdf',
      body: 'Unit 1\n\nThe door that nobody had opened for years turned out to be unlocked.\n',
    },
    {
      name: '真用得上的词',
      extension: 'csv',
      body: '单词,意思,例句\nturn out,原来是,It turned out to be true.\nlinger,逗留,The smell of bread lingered.\n',
    },
  ],
  comments: [
    says(
      17,
      11,
      '找主干的方法太直接了，第三篇开始就不怕长句了。',
      says(32, 9, '我卡在第九篇，两个从句套在一起。'),
      says(17, 8, '先把 which 那一段用括号圈起来，再看就清楚了。'),
    ),
    says(24, 80, '文章写得好，不像教材，像散文。'),
    says(19, 172, '考研党，每天一篇，阅读提了八分。'),
  ],
})

const englishSounds = course({
  slug: 'english-sounds',
  title: '英语发音：从听清到说清',
  category: '英语',
  priceYuan: 49,
  isVipFree: true,
  shortDescription: '跟读课，不能跳着听。十节课纠正最常见的十个音。',
  userCount: 2903,
  daysAgo: 129,
  descriptionHtml: html(
    p('发音靠耳朵，不靠天赋。<strong>每节课要完整听完才能往后拖动</strong>，因为跟读没有捷径。'),
    ul('长短、轻重、连读', '三组最容易混的元音', '句子的音乐'),
    p('听完一遍之后，可以随意回放。'),
  ),
  chapters: chapters(
    ['单个的音', noDrag(lessons('hls', trial('短促的与拉长的', 20), '咬舌的那个音', '鼻子里的尾音', 'l 与 r'))],
    ['连起来', noDrag(lessons('hls', '轻读：听不见的词', '连读与省音', '重音决定意思'))],
    ['一句话', noDrag(lessons('hls', '升调与降调', '停在哪里', '跟读一段两分钟的独白'))],
  ),
  comments: [says(6, 29, '不能快进一开始很烦，跟完三节发现确实该这样。'), says(35, 260, '轻读那节听完，再看剧耳朵像打开了。')],
})

const businessEmail = course({
  slug: 'business-email',
  title: '商务英语邮件：客气、清楚、有下文',
  category: '英语',
  priceYuan: 79,
  isVipFree: true,
  shortDescription: '询价、催款、拒绝、道歉。二十四封邮件，一封一封改。',
  userCount: 1547,
  daysAgo: 96,
  descriptionHtml: html(
    p('一封好邮件回答三个问题：<strong>什么事、要你做什么、什么时候</strong>。'),
    quote('Could you confirm the quantity by Thursday noon, Beijing time?'),
    table(
      '想说|少用|换成',
      '尽快|ASAP|by Thursday noon',
      '请查收|Please check|I have attached',
      '不好意思|Sorry to bother|Thank you for your patience',
    ),
  ),
  chapters: chapters(
    ['骨架', lessons('mp4', trial('标题写事，不写客套', 30), '第一句就说来意', '结尾给出下一步')],
    ['场景', lessons('mp4', '询价与报价', '催而不失礼', '说不，也留门', '道歉：一次说完')],
    ['润色', lessons('mp4', '删掉三分之一', '语气的温度', '结课：改你自己的一封')],
  ),
  attachments: [
    {
      name: '询价邮件模板',
      extension: 'txt',
      body: 'Subject: Quantity for order 1042, please confirm by Thursday\n\nHi Anna,\n',
    },
  ],
  comments: [says(31, 63, '催款那封照着写，第二天就收到了回复和付款。')],
})

const japaneseStart = course({
  slug: 'japanese-start',
  title: '日语零基础：五十音到第一次自我介绍',
  category: '日语',
  priceYuan: 119,
  isVipFree: true,
  shortDescription: '三周认完五十音，第四周开口介绍自己。每节配手写示范。',
  userCount: 3652,
  daysAgo: 48,
  descriptionHtml: html(
    p('每个假名都从一个汉字变来。<strong>记住它的来历，就不会忘</strong>。'),
    figure('japanese-start', '大大的平假名あ'),
    table('假名|来自|联想', 'あ|安|安字的草书', 'い|以|左右两笔', 'う|宇|宝盖头'),
    ul('先听后写，先写后读', '每天五个，周末复习', '第四周录一段三十秒的自我介绍'),
  ),
  chapters: chapters(
    ['平假名', lessons('mp4', trial('あ行：从安字开始', 30), 'か行与さ行', 'た行与な行', 'は行与ま行', 'や、ら、わ')],
    ['片假名', lessons('mp4', '和平假名长得像的', '只在片假名里弯的', '外来语：咖啡与电视')],
    ['第一次开口', lessons('hls', '我是谁', '从哪里来，做什么', '喜欢与不喜欢', '结课：三十秒自我介绍')],
  ),
  attachments: [{ name: '五十音书写练习', extension: 'txt', body: 'あ い う え お\nか き く け こ\n每个写一行，写完读一遍。\n' }],
  comments: [
    says(
      15,
      36,
      '从汉字记假名真的不会忘，三周认完了。',
      says(8, 30, '片假名更难记，有什么办法吗？'),
      says(15, 29, '先记菜单上的，咖啡、蛋糕、沙拉，饿的时候记得快。'),
    ),
  ],
})

const japaneseListening = course({
  slug: 'japanese-listening',
  title: '日语听力：慢速十则',
  category: '日语',
  priceYuan: 69,
  shortDescription: '天气、车站、便利店、医院。慢速、常速各一遍，听完才能往后拖。',
  userCount: 1120,
  daysAgo: 71,
  descriptionHtml: html(
    p('每则四十秒，<strong>先盲听，再看文本，最后跟读</strong>。为了练习效果，第一遍不能快进。'),
    ol('盲听一遍，写下听到的词', '慢速一遍，补全句子', '常速一遍，不看文本'),
  ),
  chapters: chapters(
    ['街上', noDrag(lessons('hls', trial('天气预报', 30), '车站广播', '便利店的三句话', '出租车上'))],
    ['家里', noDrag(lessons('hls', '电话留言', '垃圾分类', '邻居来敲门'))],
    ['急事', noDrag(lessons('hls', '在医院', '丢了钱包', '结课：连续听三则'))],
  ),
  comments: [says(9, 52, '第一遍不能快进，反而逼着我认真听了。')],
})

const frenchFirst = course({
  slug: 'french-first',
  title: '法语入门：十二个场景开口说',
  category: '语言学习',
  priceYuan: 89,
  isVipFree: true,
  shortDescription: '问好、点单、问路、买票。先开口，语法后面再补。',
  userCount: 884,
  daysAgo: 110,
  descriptionHtml: html(
    p('一个场景三句话，<strong>说得出来才算学会</strong>。'),
    figure('french-first', '带尖音符的字母 é'),
    quote('Un café et un croissant, s’il vous plaît.'),
    ul('二十六个字母与五个符号', '你与您', '阴性与阳性：先当成名字的一部分来记'),
  ),
  lessons: lessons(
    'mp4',
    trial('问好与再见', 20),
    '我叫什么',
    '点一杯咖啡',
    '多少钱',
    '问路',
    '买一张车票',
    '在面包店',
    '约时间',
    '打电话',
    '看医生',
    '租房子',
    '结课：巴黎的一天',
  ),
  comments: [says(13, 120, '点咖啡那节学完，周末在咖啡馆真的用上了。')],
})

const mandarin = course({
  slug: 'mandarin',
  title: '普通话：把话说圆',
  category: '语言学习',
  priceYuan: 0,
  isFree: true,
  shortDescription: '平翘舌、前后鼻音、轻声与儿化。八节课，每天读一段。',
  userCount: 5870,
  daysAgo: 288,
  descriptionHtml: html(
    p('给老师、主持、客服，以及准备测试的同学。<strong>对着镜子读，录下来听</strong>，比多背规则有用。'),
    ul('四是四，十是十', '前鼻音收在舌尖，后鼻音收在舌根', '轻声：妈妈的第二个妈'),
    h3('每日一段'),
    p('清早的巷子里，卖豆浆的推车吱呀吱呀地过去，热气跟在后面。'),
  ),
  lessons: lessons('mp4', '气息：站着读', '平舌与翘舌', '前鼻音与后鼻音', 'n 与 l', '四个声调', '轻声与儿化', '停顿与重音', '读一篇短文'),
  comments: [says(11, 46, '福建人，n 和 l 分了三十年，终于分清了。', says(7, 45, '湖南人握手。')), says(29, 350, '每日一段写得很有画面。')],
})

export const language = [
  englishReading,
  englishSounds,
  businessEmail,
  japaneseStart,
  japaneseListening,
  frenchFirst,
  mandarin,
]
