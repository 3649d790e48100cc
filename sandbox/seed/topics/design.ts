import { figure, h3, html, ol, p, quote, says, table, ul } from '../courses/build'
import type { TopicSeed } from '../types'
import { topic } from './build'

const category = '设计与影像'

/** Design, photography and film. */
export const design: TopicSeed[] = [
  topic({
    slug: 'white-space',
    title: '留白不是空着：四个距离就够用',
    category,
    summary: '同一组的近，不同组的远。先把四个距离定下来，页面就不乱了。',
    viewTimes: 9050,
    voteCount: 688,
    daysAgo: 5,
    html: html(
      p('页面乱，往往不是颜色多，是距离乱：八、十、十三、十七，每处都差一点。'),
      figure('white-space', '大小不一的色块，之间隔着整齐的空'),
      h3('只用四个距离'),
      table('距离|用在', '4|字和它的小图标', '8|一行和它的说明', '16|一张卡片里的两组', '32|两张卡片、两个段落'),
      p('眼睛靠距离分组，不靠线。<strong>把不是一伙的推远，线就可以删掉。</strong>'),
      ol('打开一个旧页面，量出所有间距', '每个都改成最近的一档', '删掉一半的分割线，看还分不分得清'),
    ),
    comments: [says(27, 33, '删了一半分割线，领导说高级了。', says(14, 30, '同样的话我也听到了。'))],
  }),
  topic({
    slug: 'window-light',
    title: '一扇窗拍好一个人',
    category,
    summary: '不用灯。窗户的大小、人的远近、脸的角度，三样就能拍出五种味道。',
    viewTimes: 8340,
    voteCount: 612,
    daysAgo: 14,
    priceYuan: 5,
    freeHtml: html(
      p('最好的人像灯挂在每个人家里：一扇不直晒的窗。上午朝北，下午朝东，光软得像隔了一层纱。'),
      figure('window-light', '光圈叶片围成的圆，光从一侧进来'),
      p('第一件事是<strong>把屋里的灯全关掉</strong>。黄的灯、白的窗混在一起，脸上会有两种颜色，后期救不回来。'),
    ),
    html: html(
      h3('三个旋钮'),
      table('转什么|往这边|往那边', '离窗多远|一步：对比强、有戏|三步：柔、显年轻', '脸朝哪|正对窗：干净|侧对窗：半明半暗', '窗帘|拉上薄的：像阴天|全开：眼神光亮'),
      h3('五种味道'),
      ol('正对窗，离两步：证件照也能用', '侧对窗，离一步：有故事', '背对窗，曝光加一档：发丝发光', '侧对窗，另一边立一块白板：显瘦又不硬', '站到窗框的影子里，只留一条光：最难也最好看'),
      quote('先看光，再看人，最后才看相机。'),
    ),
    comments: [says(30, 28, '周末给我爸拍了一组，第四种，他第一次换了头像。')],
  }),
  topic({
    slug: 'type-pairing',
    title: '正文字号到底用多大',
    category,
    summary: '手机上 16，行高 1.8，一行不超过二十二个字。其余的大小往上乘。',
    viewTimes: 6120,
    voteCount: 420,
    daysAgo: 22,
    html: html(
      p('读得累，先量三个数：字号、行高、一行多少字。'),
      table('哪里|字号|行高|一行', '手机正文|16|1.8|18 到 22 字', '手机说明|12|1.5|不限', '电脑正文|18|1.75|32 到 38 字'),
      p('标题不必想，正文乘 1.25、1.5、2 就是三级标题。<strong>能用粗细区分，就不要用大小</strong>；能用大小区分，就不要用颜色。'),
      ul('中文之间不加空格，中英之间加半个', '数字用等宽的，价格才不会跳', '引号用“”，省略号用……，占两格'),
    ),
  }),
  topic({
    slug: 'three-shot-story',
    title: '三个镜头讲一件小事',
    category,
    summary: '在哪里、谁在做、为什么要紧。拍早饭、拍等车、拍孩子系鞋带，都够用。',
    viewTimes: 5230,
    voteCount: 388,
    daysAgo: 36,
    html: html(
      p('拍了一小时，剪出来没人看完，多半是只有一种镜头：站着、平着、从头拍到尾。'),
      ol('<strong>远的</strong>：在哪里。厨房，早上，窗外还暗', '<strong>中的</strong>：谁在做什么。妈妈在煎蛋', '<strong>近的</strong>：为什么要紧。盘子里摆成了一张笑脸'),
      p('每个镜头三到五秒，停稳了再按停。三个接起来，十二秒，比一分钟的长镜头更像一个故事。'),
      quote('近的那一个，决定别人记不记得住。'),
    ),
  }),
  topic({
    slug: 'colour-from-photo',
    title: '从一张照片里偷配色',
    category,
    summary: '找一张你喜欢的照片，取五个颜色，按面积分配，永远不会难看。',
    viewTimes: 4770,
    voteCount: 331,
    daysAgo: 48,
    isVipFree: true,
    priceYuan: 3,
    freeHtml: html(
      p('自然界没有难看的配色。秋天的山、傍晚的海、一碗番茄鸡蛋面，都可以直接搬走。'),
      p('关键不在取哪五个颜色，在<strong>各占多少</strong>。'),
    ),
    html: html(
      h3('面积就是配方'),
      table('颜色|照片里占|页面里用在', '最多的浅色|六成|底', '第二多的|两成|卡片、分组', '深的那个|一成多|字', '最跳的|不到百分之五|按钮，只给一个'),
      ol('把照片缩到 32 像素宽，颜色自己会合并', '取面积最大的四个，再取最跳的一个', '深色不够深就再压暗一点，字要看得清'),
      p('最后检查一次对比度，正文不低于 4.5:1。好看而看不清，不算好看。'),
    ),
  }),
  topic({
    slug: 'sketch-cup',
    title: '画好一只杯子要几笔',
    category,
    summary: '先画两个椭圆，再画两条线。十分钟的练习，画上三十天。',
    viewTimes: 2980,
    voteCount: 240,
    daysAgo: 73,
    html: html(
      p('别从轮廓画起。杯子是两个椭圆加两条线，椭圆越靠近眼睛的高度越扁。'),
      ol('上口的椭圆，一笔画完，歪了就再来一个叠上去', '下底的椭圆，比上口圆一点', '两边的线', '把手，先画它围住的那块空白', '影子，朝一个方向排线'),
      p('每天画十个，不擦。第三十天翻回来看第一张，你会笑出来。'),
      figure('sketch-cup', '一株植物，几片叶子'),
    ),
  }),
]
