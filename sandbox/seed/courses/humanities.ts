import { chapters, course, figure, h3, html, lessons, ol, p, quote, says, table, trial, ul } from './build'

const songPainting = course({
  slug: 'song-painting',
  title: '一幅画里的宋朝：宋画十二讲',
  category: '人文艺术',
  priceYuan: 0,
  isFree: true,
  isRecommended: true,
  shortDescription: '十二幅画，十二种看世界的方法。每讲只看一幅，慢慢看。',
  userCount: 9806,
  daysAgo: 33,
  descriptionHtml: html(
    p('宋人画山，不画从某一处看见的山，画的是<strong>走进去、住下来</strong>之后的山。我们一幅一幅地走进去。'),
    figure('song-painting', '远山层层，一轮红日'),
    h3('怎样看一幅画'),
    ol('先退后三步，看气', '再走近，看人在哪里、路通向哪里', '最后看纸、看印、看谁在上面写过字'),
    quote('山水画里的人总是很小，可是没有他，山就空了。'),
    table('讲|画|看什么', '一|溪山行旅图|山的重量', '五|清明上河图|桥上的一刻', '七|千里江山图|青与绿', '十二|货郎图|一根线的耐心'),
    p('本课免费，也欢迎带着孩子一起看。'),
  ),
  lessons: lessons(
    'hls',
    '溪山行旅图：山的重量',
    '早春图：雪化的声音',
    '双喜图：一只回头的兔子',
    '万壑松风图：斧劈出来的石头',
    '清明上河图：桥上的一刻',
    '瑞鹤图：皇帝的天空',
    '千里江山图：青与绿',
    '水图：十二种水',
    '溪山清远图：空着的一半',
    '泼墨仙人图：一笔醉意',
    '六柿图：六个柿子六种静',
    '货郎图：一根线的耐心',
  ),
  attachments: [
    { name: '十二幅画的收藏地与尺寸', extension: 'csv', body: '画,时代,形制\n溪山行旅图,北宋,立轴\n早春图,北宋,立轴\n清明上河图,北宋,手卷\n' },
  ],
  comments: [
    says(24, 4, '六柿图那一讲听了三遍，什么都没发生，又好像发生了很多。', says(27, 3, '写得真好，我去重听一遍。'), says(12, 2, '这条评论本身就是一幅宋画。')),
    says(10, 39, '带着九岁的女儿听完了，她现在进博物馆先退后三步。'),
    says(34, 170, '每讲一分多钟，居然一点也不觉得短。'),
    says(4, 280, '请问会有元代的续篇吗，非常期待。'),
  ],
})

const architecture = course({
  slug: 'architecture',
  title: '古建筑入门：斗拱、屋顶与院落',
  category: '人文艺术',
  priceYuan: 79,
  isVipFree: true,
  shortDescription: '下次站在一座老房子前面，能说出它的年代和脾气。',
  userCount: 1658,
  daysAgo: 67,
  descriptionHtml: html(
    p('一座木头房子，不用钉子站了一千年，<strong>靠的是让</strong>：风来了让一点，地动了让一点。'),
    figure('architecture', '三重屋檐的楼阁'),
    table('屋顶|一眼认出', '庑殿|四面坡，五条脊', '歇山|上面多一个三角', '悬山|两边挑出去', '硬山|墙到哪屋顶到哪'),
    ul('斗拱怎样把重量一层层传下去', '从屋檐的弧度猜年代', '院子才是房子的中心'),
  ),
  chapters: chapters(
    ['站起来', lessons('mp4', trial('木头的脾气', 30), '柱、梁、枋', '榫卯：咬住与松开', '斗拱：一层层地让')],
    ['盖起来', lessons('mp4', '五种屋顶', '飞檐为什么翘', '瓦与脊兽')],
    ['围起来', lessons('hls', '院落：空的地方最要紧', '园林：走一步换一景', '结课：读懂一座寺')],
  ),
  comments: [
    says(28, 56, '听完去了一趟五台山，站在大殿前面真的认出了斗拱。', says(14, 50, '佛光寺吗？羡慕。'), says(28, 48, '对，建议下午去，光从西边进来。')),
  ],
})

const calligraphy = course({
  slug: 'calligraphy',
  title: '楷书第一笔：从横开始',
  category: '人文艺术',
  priceYuan: 129,
  isVipFree: true,
  shortDescription: '一天一笔，三十天写好一个永字。俯拍示范，可以跟着写。',
  userCount: 2391,
  daysAgo: 54,
  descriptionHtml: html(
    p('不急着写字，<strong>先写一横</strong>。起、行、收，三个动作练一百遍。'),
    figure('calligraphy', '田字格里的永字'),
    h3('需要准备'),
    ul('一支中号狼毫', '毛边纸一刀，先用水写也行', '一张高度合适的桌子'),
    quote('写不好的时候，多半是太用力。'),
  ),
  chapters: chapters(
    ['笔', lessons('hls', trial('坐好，拿笔', 30), trial('一横：起、行、收', 20), '一竖：悬针与垂露', '撇与捺')],
    ['字', lessons('hls', '点与钩', '永字：八个动作', '左右结构：谁让谁', '上下结构：站稳')],
    ['篇', lessons('mp4', '字距与行气', '落款与印', '结课：写一幅自己的')],
  ),
  attachments: [{ name: '每日一笔打卡表', extension: 'csv', body: '日期,笔画,遍数\n第 1 天,横,100\n第 2 天,横,100\n' }],
  comments: [says(34, 22, '练了十天横，儿子说像路。第十一天开始像横了。'), says(27, 132, '俯拍的角度特别好，看得见手腕。')],
})

const classicalMusic = course({
  slug: 'classical-music',
  title: '听懂古典：从一个动机开始',
  category: '人文艺术',
  priceYuan: 99,
  isVipFree: true,
  shortDescription: '不背作曲家生平，只听三件事：主题、变化、回来。',
  userCount: 1320,
  daysAgo: 88,
  descriptionHtml: html(
    p('一首曲子再长，也是<strong>一小句话的旅行</strong>：出发、走远、回家。'),
    figure('classical-music', '五线谱上的七个音符，一个是亮色'),
    ul('动机：四个音能做什么', '变奏：同一句话说十遍', '奏鸣曲式：一场辩论', '协奏曲：一个人和一群人'),
    p('课上的示例都由老师在钢琴上弹出，不需要识谱。'),
  ),
  chapters: chapters(
    ['听主题', lessons('hls', trial('四个音的力量', 20), '旋律：能唱出来的部分', '节奏：身体先知道')],
    ['听变化', lessons('hls', '变奏：换衣服', '赋格：轮流说话', '奏鸣曲：两个主题的辩论')],
    ['听回来', lessons('hls', '交响曲的四个房间', '协奏曲：一个人与一群人', '结课：完整听一遍')],
  ),
  comments: [says(22, 68, '赋格讲成轮流说话，一下子就听见了。')],
})

const poetry = course({
  slug: 'poetry',
  title: '诗词格律：写一首不出错的绝句',
  category: '人文艺术',
  priceYuan: 49,
  isVipFree: true,
  shortDescription: '平仄、押韵、对仗。九节课写出自己的第一首七绝。',
  userCount: 1987,
  daysAgo: 145,
  descriptionHtml: html(
    p('格律是<strong>鞋，不是镣铐</strong>。合脚之后，就忘了它。'),
    figure('poetry', '竖排的书页和一方红印'),
    table('句|平仄（平起首句入韵）', '一|平平仄仄仄平平', '二|仄仄平平仄仄平', '三|仄仄平平平仄仄', '四|平平仄仄仄平平'),
    ol('先用今音，分清平仄', '选一个韵，别贪难字', '先写后两句，再补前两句'),
  ),
  lessons: lessons(
    'mp4',
    trial('四声与平仄', 30),
    '押韵：选一把梯子',
    '四种句式',
    '粘与对',
    '拗了怎么救',
    '对仗：工整与活',
    '起承转合',
    '改诗：一个字的事',
    '结课：你的第一首七绝',
  ),
  comments: [
    says(
      24,
      31,
      '交作业：秋窗夜雨一灯青，旧卷翻残两鬓星。后两句还在想。',
      says(10, 28, '青星这个韵选得好，等后两句。'),
      says(24, 26, '补上了：忽有邻儿敲户问，先生可肯借书听。'),
    ),
    says(27, 210, '从后往前写这个方法很妙。'),
  ],
})

const foodHistory = course({
  slug: 'food-history',
  title: '一碗饭的来历：饮食里的中国史',
  category: '人文艺术',
  priceYuan: 39,
  isVipFree: true,
  shortDescription: '粟、稻、麦、茶、糖、辣椒。六样东西，走过四千年。',
  userCount: 4105,
  daysAgo: 197,
  descriptionHtml: html(
    p('汉代人吃不到炒菜，唐代人没见过辣椒。<strong>饭桌是最诚实的史书</strong>。'),
    figure('food-history', '一碗冒着热气的饭'),
    table('食物|什么时候来的', '小麦|约四千年前，从西边来', '葡萄|汉代', '花生、玉米、辣椒|明代以后'),
    quote('先有锅，才有炒。'),
  ),
  lessons: lessons(
    'mp4',
    trial('粟：黄土里的第一碗饭', 30),
    '稻：水的文明',
    '麦：从粒食到面食',
    '茶：从药到日常',
    '糖：甜的代价',
    '辣椒：三百年的后来者',
    '铁锅：炒菜为什么出现得晚',
    '结课：今天晚饭的来历',
  ),
  comments: [says(21, 58, '听完再看自己那盘番茄炒蛋，肃然起敬。', says(29, 57, '番茄也是后来者，哈哈。'))],
})

const philosophy = course({
  slug: 'philosophy',
  title: '哲学入门：七个老问题',
  category: '人文艺术',
  priceYuan: 69,
  isVipFree: true,
  shortDescription: '我是谁、什么是真的、该不该。不给答案，教你把问题问清楚。',
  userCount: 2214,
  daysAgo: 122,
  descriptionHtml: html(
    p('哲学不是知道得更多，是<strong>能看出自己哪里没想清楚</strong>。'),
    figure('philosophy', '一笔画成的圆'),
    ul('一艘船换完所有木板，还是原来那艘吗', '梦里的疼是真的疼吗', '救五个人，可以牺牲一个吗', '没有人看见的时候，还要守规矩吗'),
    quote('好的问题，比匆忙的答案活得久。'),
  ),
  lessons: lessons(
    'hls',
    trial('忒修斯的船：什么叫同一个', 30),
    '梦与真：凭什么相信眼睛',
    '电车：数人头对不对',
    '自由：我真的选了吗',
    '公平：分蛋糕的规矩',
    '意义：推石头上山的人',
    '死亡：看不见的边',
  ),
  comments: [says(12, 92, '电车那节和室友争到半夜。'), says(17, 303, '结尾没有给答案，反而想了很多天。')],
})

const worldHistory = course({
  slug: 'world-history',
  title: '世界史的十六个转折',
  category: '人文艺术',
  priceYuan: 0,
  isFree: true,
  shortDescription: '从驯化小麦到互联网，十六个本来可能不发生的时刻。',
  userCount: 6742,
  daysAgo: 355,
  descriptionHtml: html(
    p('历史不是一条路，是<strong>许多岔路口</strong>。我们在每个路口停一分钟，看看当时的人看见了什么。'),
    figure('world-history', '书架上的一排书，一本是红色'),
    ul('技术：文字、印刷、蒸汽机、电', '疾病：黑死病与疫苗', '相遇：丝路、航海、移民', '制度：法典、议会、公司'),
  ),
  chapters: chapters(
    ['古代', lessons('mp4', '驯化小麦', '第一个字', '一部刻在石头上的法典', '字母表')],
    ['相遇', lessons('mp4', '丝路上的商人', '纸的旅行', '黑死病之后', '一艘偏航的船')],
    ['机器', lessons('mp4', '印刷机', '蒸汽机', '电灯亮了', '疫苗')],
    ['昨天', lessons('hls', '集装箱', '半导体', '第一张从太空看的地球', '一封电子邮件')],
  ),
  comments: [says(33, 76, '集装箱那一讲最意外，一个铁盒子改变了整个世界。'), says(8, 410, '适合睡前听，听完还会去查资料。')],
})

export const humanities = [
  songPainting,
  architecture,
  calligraphy,
  classicalMusic,
  poetry,
  foodHistory,
  philosophy,
  worldHistory,
]
