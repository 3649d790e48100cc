import { chapters, course, figure, h3, html, lessons, ol, p, quote, says, table, trial, ul } from './build'

const productVisual = course({
  slug: 'product-visual',
  title: '产品设计的视觉基础',
  category: '视觉设计',
  priceYuan: 149,
  isVipFree: false,
  shortDescription: '对齐、层级、留白、节奏。把一个登录页改三十遍。',
  userCount: 2640,
  daysAgo: 27,
  descriptionHtml: html(
    p('好看是有原因的。这门课把同一个登录页改三十遍，<strong>每一遍只动一处</strong>，让你看见原因。'),
    figure('product-visual', '圆、半圆和三角组成的几何图案'),
    h3('四个关键词'),
    ul(
      '<strong>对齐</strong>：看不见的线',
      '<strong>层级</strong>：先看哪，再看哪',
      '<strong>留白</strong>：空着不是浪费',
      '<strong>节奏</strong>：重复里的变化',
    ),
    quote('删到不能再删，再停下来。'),
    p('不需要会画画。任何一款设计软件都可以跟上。'),
  ),
  chapters: chapters(
    ['看见', lessons('hls', trial('为什么它看起来乱', 30), '对齐：看不见的线', '亲密：远近就是关系', '对比：要么一样，要么差很多')],
    ['搭建', lessons('hls', '八点网格', '字号只用五级', '留白的三种用法', '按钮：一屏一个主角')],
    ['打磨', lessons('hls', '图标的光学大小', '阴影与边线', '深色模式', '结课：登录页的第三十遍')],
  ),
  comments: [
    says(15, 14, '每一遍只动一处，这种教法太好了，终于知道自己的图差在哪。'),
    says(30, 95, '字号只用五级，回去把项目里的二十三种字号删到了六种。', says(6, 90, '二十三种笑出声，我们有三十一种。')),
  ],
})

const naturalLight = course({
  slug: 'natural-light',
  title: '自然光人像摄影：看见光，再按快门',
  category: '摄影影像',
  priceYuan: 89,
  isVipFree: true,
  isRecommended: true,
  shortDescription: '一扇窗、一面白墙、一个朋友。十二节课学会用身边的光。',
  userCount: 1872,
  daysAgo: 40,
  descriptionHtml: html(
    p('器材不是重点，<strong>光才是</strong>。手机、微单都可以，课上的作业大多在家里的窗边完成。'),
    figure('natural-light', '镜头的光圈叶片，中间透出暖光'),
    ol('早上八点、中午、傍晚各拍一张，比较影子', '用一张白纸当反光板', '只用窗帘，拍出三种情绪'),
    table('光|适合', '窗边侧光|安静、立体', '逆光|轮廓、通透', '阴天散光|柔和、证件照'),
    h3('每周点评'),
    p('把作业发在评论里，每周挑三张讲一讲。'),
  ),
  chapters: chapters(
    ['看光', lessons('hls', trial('软光与硬光', 30), trial('光从哪里来', 20), '一天里的四种光', '读直方图')],
    ['用光', lessons('hls', '窗边的九个站位', '白纸、黑布与窗帘', '逆光不黑脸', '阴天是最大的柔光箱')],
    ['拍人', lessons('mp4', '和不爱拍照的人聊天', '手放哪里', '抓一个不经意', '结课：一扇窗的十二张照片')],
  ),
  comments: [
    says(22, 20, '作业：早八点的厨房窗边，用烤盘当反光板，意外地好用。', says(31, 18, '烤盘这个想法绝了。'), says(12, 17, '已经去厨房拿了。')),
    says(27, 150, '和不爱拍照的人聊天那节，比技术还有用。'),
  ],
})

const typesetting = course({
  slug: 'typesetting',
  title: '排版的规矩：字、行、段、页',
  category: '视觉设计',
  priceYuan: 79,
  isVipFree: true,
  shortDescription: '中文排版的九条规矩，和什么时候可以不守。',
  userCount: 1426,
  daysAgo: 83,
  descriptionHtml: html(
    p('从公众号文章到一本小册子，排版是<strong>看不见的礼貌</strong>。'),
    figure('typesetting', '一张带网格线的版面，左上是一个大大的字'),
    ul('行距为什么是字号的一倍半到两倍', '中英文之间空多少', '标点挤压与避头尾', '一页放几种字体'),
    quote('读者没有注意到排版，就是排得好。'),
  ),
  chapters: chapters(
    ['字与行', lessons('mp4', trial('字号与行距', 20), '中英文混排', '标点的规矩')],
    ['段与页', lessons('mp4', '对齐与缩进', '标题与层级', '网格：版心与边距')],
    ['动手', lessons('hls', '排一篇长文', '排一张菜单', '结课：排一本小册子')],
  ),
  comments: [says(24, 55, '标点那节看完，再也没法忽略行首的逗号了。')],
})

const colour = course({
  slug: 'colour',
  title: '配色不靠感觉：从一个主色开始',
  category: '视觉设计',
  priceYuan: 59,
  isVipFree: true,
  shortDescription: '色相、明度、饱和度，一个一个调。附可以直接用的颜色。',
  userCount: 3105,
  daysAgo: 175,
  descriptionHtml: html(
    p('感觉不好，多半是<strong>明度</strong>出了问题。先把图变成黑白，再来谈颜色。'),
    ul('一个主色推出一整套', '灰也有冷暖', '让色弱的朋友也看得清', '从照片里取色'),
    table('场景|主色|强调', '读书应用|墨绿|橘', '早餐店|米黄|砖红', '诊所|灰蓝|珊瑚'),
  ),
  chapters: chapters(
    ['认识', lessons('mp4', trial('先看黑白', 20), '色相、明度、饱和度', '灰也有冷暖')],
    ['搭配', lessons('mp4', '一个主色推出一套', '六三一：面积比选色更要紧', '对比度与可读', '从照片里取色')],
    ['检验', lessons('mp4', '深色背景', '打印与屏幕', '结课：给一家小店定颜色')],
  ),
  attachments: [
    {
      name: '两组样例颜色',
      extension: 'csv',
      body: '名称,主色,辅色,强调\n松烟,#12403A,#A5CBB5,#E7B85C\n杏仁,#FBE5D3,#F0B48A,#2F5D62\n',
    },
  ],
  comments: [says(21, 42, '先看黑白这一招太管用了。'), says(35, 230, '附的颜色收下了，做海报不用再纠结。')],
})

const phoneFilm = course({
  slug: 'phone-film',
  title: '手机拍短片：从一个镜头开始',
  category: '摄影影像',
  priceYuan: 69,
  isVipFree: true,
  shortDescription: '横屏、稳住、拍够五秒。九节课拍出一条一分钟的短片。',
  userCount: 2288,
  daysAgo: 101,
  descriptionHtml: html(
    p('一部手机，一个周末，拍一条<strong>关于家里人</strong>的一分钟短片。'),
    ol('写三句话：谁、想要什么、后来怎样', '列十个镜头，每个五秒', '剪掉一半，配上环境声'),
    figure('phone-film', '一条电影胶片，三格画面'),
    quote('不知道怎么拍的时候，就靠近一点。'),
  ),
  chapters: chapters(
    ['拍之前', lessons('mp4', trial('三句话的故事', 20), '景别：远、全、中、近、特', '一张分镜表')],
    ['拍', lessons('mp4', '稳住与移动', '构图与视线', '收好声音')],
    ['剪', lessons('hls', '先粗后细', '声音先行', '结课：一分钟短片')],
  ),
  comments: [says(20, 70, '给奶奶拍了一条包粽子，全家看了五遍。', says(30, 66, '这就是学这个的意义。'))],
})

const sketching = course({
  slug: 'sketching',
  title: '每天十分钟速写',
  category: '设计创作',
  priceYuan: 0,
  isFree: true,
  shortDescription: '一支笔、一个本子，画杯子、画手、画窗外。不求像，求看见。',
  userCount: 7461,
  daysAgo: 320,
  descriptionHtml: html(
    p('速写不是画得快，是<strong>看得准</strong>。每节课一分多钟示范，剩下的时间留给你的本子。'),
    figure('sketching', '一枝对生叶的植物'),
    ul('不用橡皮', '先画空隙，再画东西', '画错的线留着'),
    h3('怎样坚持'),
    p('把本子放在水壶旁边。水烧开之前，画一张。'),
  ),
  lessons: lessons('mp4', '一条线走到底', '杯子：椭圆的秘密', '椅子：画空隙', '手：先画手套', '植物：从生长方向开始', '人群：三笔一个人', '窗外：远的淡，近的重'),
  comments: [
    says(34, 16, '第三十二天，本子画完一半了。'),
    says(21, 90, '先画空隙这句话，比买的那本书有用。'),
    says(11, 333, '水烧开之前画一张，这个习惯养成了。'),
  ],
})

const interviews = course({
  slug: 'interviews',
  title: '用户访谈：听懂没说出来的话',
  category: '设计创作',
  priceYuan: 99,
  isVipFree: true,
  shortDescription: '怎么约人、怎么开口、怎么追问、怎么把三十页记录变成三句话。',
  userCount: 968,
  daysAgo: 58,
  descriptionHtml: html(
    p('用户说想要一匹更快的马，<strong>他真正想要的是什么</strong>？'),
    table('不要问|换成问', '你会用这个功能吗|上一次遇到这件事是什么时候', '你喜欢吗|你当时怎么做的', '多少钱你会买|你为这件事花过钱吗'),
    ul('约人话术三种', '追问的五个台阶', '沉默三秒', '整理：事实、感受、猜测分开写'),
    quote('少说一句，多等三秒。'),
  ),
  chapters: chapters(
    ['准备', lessons('mp4', trial('我们到底想知道什么', 30), '约到对的人', '提纲：只写七个问题')],
    ['现场', [...lessons('mp4', '开场三分钟', '追问的五个台阶', '沉默是金'), ...lessons('iframe', '一场完整访谈的录像')]],
    ['之后', lessons('mp4', '事实、感受、猜测', '三十页变成三句话')],
  ),
  comments: [says(15, 84, '沉默三秒这一条，第一次用就听到了真话。')],
})

export const design = [productVisual, naturalLight, typesetting, colour, phoneFilm, sketching, interviews]
