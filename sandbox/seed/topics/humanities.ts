import { figure, h3, html, ol, p, quote, says, table, ul } from '../courses/build'
import type { TopicSeed } from '../types'
import { topic } from './build'

const category = '人文艺术'

/** Art, history and thought. */
export const humanities: TopicSeed[] = [
  topic({
    slug: 'look-at-painting',
    title: '站在一幅宋画前，先看哪里',
    category,
    summary: '先退三步，再近到一尺。看水从哪里来，看人要到哪里去。',
    viewTimes: 9870,
    voteCount: 820,
    daysAgo: 8,
    html: html(
      p('博物馆里，人们在一幅画前平均停十七秒，其中十秒在看说明牌。'),
      figure('look-at-painting', '层层远山，一轮落日'),
      h3('三步'),
      ol('<strong>退三步</strong>：眯起眼，只看黑白，哪里重、哪里空', '<strong>找水</strong>：山水画里水是路，从哪来、往哪去，画就怎么走', '<strong>找人</strong>：人很小，但一定在。他在赶路、等人还是发呆'),
      p('找到人，就替他走一遍：过桥、上山、到那间亭子。走完，这幅画你就不会忘了。'),
      quote('山水有可行者，有可望者，有可游者，有可居者。——郭熙《林泉高致》'),
    ),
    comments: [
      says(18, 14, '上周去看展，真的找到了那个挑担子的人，特别开心。', says(34, 12, '我找了十分钟，在桥洞底下。')),
      says(11, 50, '先退三步这个习惯太好了。'),
    ],
  }),
  topic({
    slug: 'dougong',
    title: '斗拱：一块木头怎么托起一座殿',
    category,
    priceYuan: 5,
    summary: '斗是方的，拱是弯的，一层层把屋檐送出去。看懂它，就能读出一座房子的年代。',
    viewTimes: 6340,
    voteCount: 455,
    daysAgo: 17,
    freeHtml: html(
      p('中国的大屋顶很重，柱子很细，中间那一堆像积木一样的东西叫斗拱。它不用一颗钉子，却站了一千年。'),
      figure('dougong', '一层层屋檐，檐角微微翘起'),
      p('它做两件事：<strong>把屋檐往外送</strong>，让雨落得离墙远一点；<strong>把重量往里收</strong>，交给柱子。'),
    ),
    html: html(
      h3('认三个零件'),
      table('名字|样子|做什么', '斗|方的，像量米的斗|垫着，托住上一层', '拱|弯的，像弓|伸出去，一层比一层远', '昂|斜的，长长一根|像杠杆，压住后面翘起前面'),
      h3('看年代'),
      ul('唐：又大又少，站在外面一眼看见', '宋：精巧，开始有尺寸的规矩', '明清：又小又密，多半已是装饰'),
      p('下次站在檐下，先数两根柱子之间有几朵。一朵两朵，多半很老；七八朵挤在一起，多半是清代的。'),
      quote('凡构屋之制，皆以材为祖。——《营造法式》'),
    ),
    comments: [says(23, 90, '去五台山之前看的，站在佛光寺檐下数斗拱，值了。')],
  }),
  topic({
    slug: 'first-brush',
    title: '写“永”字之前，先写一百个横',
    category,
    summary: '起笔、行笔、收笔。一横写稳了，楷书就进门了一半。',
    viewTimes: 4120,
    voteCount: 310,
    daysAgo: 31,
    html: html(
      p('人人都知道永字八法，于是人人先写永。写了三个月还歪，因为<strong>横没有写过</strong>。'),
      ol('<strong>起</strong>：笔尖斜落，停半拍', '<strong>行</strong>：提起一点，匀速向右，略略往上', '<strong>收</strong>：停住，往回带一下'),
      table('毛病|原因', '两头尖|没停就走', '中间粗|一路压着走', '像波浪|手腕在动，要用手臂'),
      p('一张纸写一百个，只挑一个最好的圈起来。第二天从那一个写起。'),
    ),
  }),
  topic({
    slug: 'listen-sonata',
    title: '奏鸣曲式：一场有来有回的谈话',
    category,
    summary: '两个主题，一个争执，最后和解。知道这三段，交响乐就不再是一团声音。',
    viewTimes: 3560,
    voteCount: 271,
    daysAgo: 57,
    html: html(
      p('听古典乐走神，是因为不知道现在走到哪了。奏鸣曲式就像一张地图。'),
      table('段|在做什么|耳朵抓什么', '呈示部|两个人先后发言|第一个主题硬，第二个软', '展开部|吵起来了|主题被拆开、换调、越来越急', '再现部|和解|第一个主题原样回来的那一刻'),
      p('找一首熟的：莫扎特《第四十交响曲》第一乐章。<strong>等那个“回来了”的瞬间</strong>，等到一次，你就听懂了。'),
      ul('第一遍不看谱，只等它回来', '第二遍数吵了多久', '第三遍才听乐器'),
    ),
    comments: [says(25, 400, '等到它回来的时候起鸡皮疙瘩。')],
  }),
  topic({
    slug: 'rice-bowl',
    title: '一碗米饭走了七千年',
    category,
    summary: '从河姆渡的稻谷到今天的电饭锅，饭碗里装着一部小历史。',
    viewTimes: 3010,
    voteCount: 228,
    daysAgo: 82,
    html: html(
      p('浙江余姚，七千年前的人把稻谷存在架空的木屋里。那是我们今天还在吃的东西。'),
      table('什么时候|发生了什么', '约七千年前|河姆渡种稻', '宋|占城稻传入，一年两熟', '明|“湖广熟，天下足”', '1973 年|籼型杂交水稻育成'),
      p('宋代人口过亿，很大一部分功劳要记在一种早熟的稻子上。<strong>历史书写帝王，饭碗记着稻种。</strong>'),
      quote('民以食为天，食以稻为先。'),
    ),
  }),
]
