import { table } from '../courses/build'
import { article, book, prose, trial } from './build'

const tea = book({
  slug: 'a-cup-of-tea',
  name: '一杯茶的时间',
  category: '人文艺术',
  priceYuan: 21,
  shortDescription: '六大茶类，一壶水，一个下午。',
  descriptionHtml: prose('同一片叶子，做法不同，就有了六个名字。'),
  userCount: 1450,
  daysAgo: 27,
  articles: [
    trial('一片叶子，六个名字', '不让它变，是绿茶；让它变一半，是乌龙；让它变到底，是红茶。', table('茶|水温', '绿茶|八十度', '乌龙|九十五度', '红茶|九十度', '普洱|开水')),
    article('水比茶要紧', '好水没有味道。矿物太多的水，会把茶的香气压住。'),
    article('一个人喝', '不用全套茶具。一个杯子，一勺茶，慢慢加水，喝到没有味道为止。'),
  ],
})

const maps = book({
  slug: 'old-maps',
  name: '旧地图上的城市',
  category: '人文艺术',
  priceYuan: 35,
  isVipFree: true,
  shortDescription: '四座城，四张旧地图，看一条街怎样长大。',
  descriptionHtml: prose('地图画的是地方，说的是人。'),
  userCount: 1187,
  daysAgo: 70,
  articles: [
    trial('城墙内外', '旧地图上最粗的线是城墙。墙里写满字，墙外只写“田”。今天墙没有了，你每天坐地铁穿过它。'),
    article('河改过道', '街为什么忽然拐一个弯？因为那里曾经有一条河。'),
    article('消失的地名', '校场、马市、骡马巷。名字留下来，马走了。'),
  ],
})

const listening = book({
  slug: 'listen-slowly',
  name: '慢慢听',
  category: '人文艺术',
  priceYuan: 19,
  shortDescription: '给没学过音乐的人：从一段三分钟的曲子听起。',
  descriptionHtml: prose('听不懂也没关系，先听见。'),
  userCount: 1004,
  daysAgo: 101,
  articles: [
    trial('第一遍：什么也别做', '关灯，放一首三分钟的钢琴曲。不要想它是谁写的。'),
    article('第二遍：数一数', '数一数主题出现了几次。每次回来，它都有一点不一样。'),
    article('第三遍：跟着低音', '把耳朵往下放，去找最低的那条线。旋律在天上走，低音在地上走。'),
  ],
})

const museum = book({
  slug: 'museum-guide',
  name: '逛博物馆的方法',
  category: '人文艺术',
  priceYuan: 0,
  shortDescription: '一次只看三件东西，出来还记得。',
  descriptionHtml: prose('贪多，是逛博物馆最容易犯的错。'),
  userCount: 5630,
  daysAgo: 60,
  articles: [
    article('只看三件', '进门先走一圈，不停。第二圈，在三件东西前面站住，每件看五分钟。'),
    article('画下来', '不会画也画。画完你会发现，那只罐子的耳朵是不对称的。'),
    article('出来以后', '在门口的长椅上坐一会儿，说出那三件东西的颜色。说得出来，今天就没有白来。'),
  ],
})

/** Sold to a class, not shown in any list. */
const handout = book({
  slug: 'class-handout',
  name: '内部讲义',
  category: '人文艺术',
  priceYuan: 99,
  isHidden: true,
  shortDescription: '仅供线下班级使用。',
  descriptionHtml: prose('仅供线下班级使用。'),
  userCount: 24,
  daysAgo: 10,
  articles: [article('第一次课', '请带上铅笔和一张白纸。')],
})

export const arts = [tea, maps, listening, museum, handout]
