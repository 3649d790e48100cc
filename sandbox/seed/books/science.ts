import { code, says, table } from '../courses/build'
import { article, book, chapters, prose, trial } from './build'

const economics = book({
  slug: 'everyday-economics',
  name: '生活里的经济学',
  category: '科学技术',
  priceYuan: 36,
  isVipFree: true,
  shortDescription: '奶茶第二杯半价、春运的车票、免费的午餐。六件小事，六个道理。',
  descriptionHtml: prose('经济学不只是钱。它研究人在东西不够的时候怎样选择。'),
  userCount: 2960,
  daysAgo: 38,
  chapters: chapters(
    [
      '选择',
      trial('没有免费的午餐', '公司请你吃饭，你花掉的是一个中午。那个中午本可以睡觉、跑步、给家里打电话。', '放弃掉的里面最好的那一个，就是这顿饭的价格。经济学叫它机会成本。'),
      article('第二杯为什么半价', '第一杯解渴，值十五块；第二杯只是顺便，你心里只值八块。店家把价钱降到八块以下，你就会点头。'),
      article('沉没的电影票', '电影很难看，走还是不走？票钱已经花了，走不走都回不来。剩下的一小时，才是真正可以选择的东西。'),
    ],
    [
      '市场',
      article('价格在说话', '西瓜涨价，是在对买的人说“换点别的”，也在对种的人说“多种一点”。价格是一封写给所有人的信。'),
      article('排队也是付钱', '票价压得很低，队就会很长。不收钱的地方，收的是时间。', table('方式|谁拿到|代价', '涨价|愿意多付的人|钱', '排队|有空的人|时间', '抽签|运气好的人|不确定')),
      article('便宜里的信任', '两个陌生人能做买卖，靠的是相信下次还会见面。信任越多，检查越少，东西就越便宜。'),
    ],
  ),
  comments: [says(20, 44, '排队也是付钱，一句话点醒。')],
})

const stars = book({
  slug: 'night-sky',
  name: '抬头看星',
  category: '科学技术',
  priceYuan: 22,
  shortDescription: '不用望远镜，一年四季认识二十颗星。',
  descriptionHtml: prose('城里也看得见星，只要知道往哪里看。'),
  userCount: 1288,
  daysAgo: 75,
  articles: [
    trial('先找北斗', '春天的晚上八点，面朝北方，抬头。七颗星像一把勺子，勺口的两颗连起来，往前量五倍，就是北极星。', '北极星不是最亮的，但整个天空都绕着它转。'),
    article('夏天的大三角', '织女、牛郎、天津四，三颗亮星搭成一个大三角，银河从中间流过去。'),
    article('冬天的猎人', '三颗星排成一条腰带，那是猎户。顺着腰带往左下看，最亮的那颗叫天狼。'),
  ],
})

const shell = book({
  slug: 'hundred-commands',
  name: '命令行一百句',
  category: '科学技术',
  priceYuan: 29,
  shortDescription: '像学外语一样，一句一句学会和电脑说话。',
  descriptionHtml: prose('从“我在哪里”到“帮我找出所有没用的图片”，一百句够用很多年。'),
  userCount: 1536,
  daysAgo: 52,
  chapters: chapters(
    [
      '打招呼',
      trial('我在哪里，这里有什么', '打开终端，先问路：', code('pwd\nls\nls -la'), '第一句说你在哪里，第二句说这里有什么，第三句连藏起来的也说。'),
      article('走动', code('cd 文档\ncd ..\ncd -'), '最后一句是“回到刚才的地方”，很多人用了几年才知道。'),
    ],
    [
      '做事',
      article('找东西', code("find . -name '*.png' -size +1M\ngrep -rn '待办' ."), '前一句按名字找，后一句按内容找。'),
      article('把句子连起来', code('history | sort | uniq -c | sort -rn | head'), '竖线把一句的回答交给下一句。这一句会告诉你：你最常说的是什么。'),
    ],
  ),
})

const statistics = book({
  slug: 'lying-charts',
  name: '图表会说谎',
  category: '科学技术',
  priceYuan: 28,
  isVipFree: true,
  shortDescription: '看懂坐标轴的小动作，不再被一张图骗过去。',
  descriptionHtml: prose('数字很诚实，画图的人不一定。'),
  userCount: 1902,
  daysAgo: 95,
  articles: [
    trial('不从零开始的柱子', '两根柱子，一根九十八，一根一百。坐标从九十五开始画，看上去就差了一倍多。', '看柱状图，第一眼先看最下面是不是零。'),
    article('平均数藏起了谁', '十个人的房间里走进一位富翁，人均财富立刻过亿。这时候该看中位数。'),
    article('一起涨不等于有关系', '冰淇淋卖得多的月份，溺水的人也多。它们并不认识，它们都认识夏天。'),
  ],
})

const gardens = book({
  slug: 'balcony-garden',
  name: '阳台上的植物学',
  category: '科学技术',
  priceYuan: 0,
  shortDescription: '一盆薄荷，讲完光、水和根。',
  descriptionHtml: prose('植物不会说话，但它会用叶子写信。'),
  userCount: 3011,
  daysAgo: 150,
  articles: [
    article('叶子在说什么', '叶尖发黄是渴了又被浇多了，叶子耷拉是根在闷，茎长得细长是在找光。'),
    article('浇水的学问', '手指插进土里一节，干了再浇，浇就浇透。天天浇一点，不如三天浇一次。'),
    article('剪一剪更茂盛', '剪掉最顶上的芽，侧面的芽才会醒来。薄荷、罗勒、九层塔都是这样。'),
  ],
})

export const science = [economics, stars, shell, statistics, gardens]
