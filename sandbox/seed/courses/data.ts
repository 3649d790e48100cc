import {
  chapters,
  code,
  course,
  figure,
  h3,
  html,
  lessons,
  ol,
  p,
  quote,
  says,
  table,
  trial,
  ul,
  waits,
} from './build'

const pythonData = course({
  slug: 'python-data',
  title: 'Python 数据分析：从一张乱表到一页结论',
  category: '数据分析',
  priceYuan: 129,
  isVipFree: true,
  isRecommended: true,
  shortDescription: '一份真实的门店流水，从清洗、汇总到画图，最后写成老板看得懂的一页纸。',
  userCount: 5120,
  daysAgo: 20,
  descriptionHtml: html(
    p('数据分析最难的不是写代码，是<strong>知道该问什么、结论站不站得住</strong>。整门课只用一份连锁奶茶店的流水，二十四节课做出一页结论。'),
    figure('python-data', '逐渐升高的柱子和一条上扬的曲线'),
    h3('四个阶段'),
    ol('认识这张表：缺什么、错什么、一行代表什么', '收拾干净：日期、金额、重复、异常', '问它问题：分组、对比、趋势、拆解', '讲给人听：一页纸、三张图、一个建议'),
    code(`
import pandas as pd

sales = pd.read_csv('sales.csv', parse_dates=['paid_at'])
weekly = sales.resample('W', on='paid_at')['amount'].sum()
weekly.pct_change().tail(4)
`),
    h3('学完能交出什么'),
    p('一份可以放进作品集的分析报告，包含数据、代码和一页结论。<strong>不需要编程基础</strong>，第一章会带你装好环境。'),
    quote('先给结论，再给证据，最后给办法。'),
  ),
  chapters: chapters(
    ['认识一张表', lessons('mp4', trial('奶茶店的流水账', 30), trial('装好环境，读进来', 20), '一行代表什么', '缺失、重复与离谱的数', '先画一张草图')],
    ['收拾干净', lessons('hls', '日期与时区', '金额里的逗号和单位', '文字里的空格与错字', '重复订单怎么判断', '异常值：删还是留', '把清洗写成一个函数')],
    ['问它问题', lessons('hls', '分组：哪家店卖得好', '对比：和上个月、去年比', '拆解：客单价还是客流', '趋势：去掉周末的影响', '透视表：两个角度一起看', '相关不是因果')],
    ['讲给人听', lessons('mp4', '一张图只说一件事', '颜色与标注', '从图到一句话', '一页纸的结构', '被追问的五个问题', '让报告每周自动更新', '结课：你的一页结论')],
  ),
  attachments: [
    {
      name: '奶茶店流水（练习用）',
      extension: 'csv',
      body: 'paid_at,store,item,amount\n2026-03-01 10:02,湖滨店,茉莉奶绿,16\n2026-03-01 10:05,湖滨店,柠檬茶,12\n',
    },
    { name: '一页结论模板', extension: 'md', body: '# 结论\n\n## 证据一\n\n## 证据二\n\n## 建议与下一步\n' },
    {
      name: '课堂代码',
      extension: 'py',
      body: "import pandas as pd\n\nsales = pd.read_csv('sales.csv')\nprint(sales.describe())\n",
    },
  ],
  comments: [
    says(16, 3, '拆解那节直接用在周会上，老板第一次没追问。', says(13, 2, '求问你是按门店拆还是按时段拆？'), says(16, 1, '先按门店，再把掉得最多的那家按时段拆。')),
    says(8, 27, '第十节讲异常值，终于有人说清楚什么时候可以删。'),
    says(29, 100, '数据是真的乱，乱得很真实。'),
    says(19, 215, '没有编程基础，每天一课，一个月学完了，报告已经交上去了。'),
    waits(20, 0.8, '第 23 课的自动更新在我电脑上跑不起来，路径里有中文会不会有影响？'),
  ],
})

const llmApps = course({
  slug: 'llm-apps',
  title: '大模型应用开发：从提示词到检索增强',
  category: '人工智能',
  priceYuan: 269,
  isRecommended: true,
  shortDescription: '周牧野主讲。做一个只根据自家文档回答的问答助手，并证明它答得对。',
  userCount: 3468,
  daysAgo: 9,
  descriptionHtml: html(
    p('演示很容易，<strong>上线很难</strong>。这门课的主线是一个客服问答助手：它只根据你给的文档回答，不知道就说不知道，每句话都能指出来源。'),
    h3('你会做出来'),
    ul('一套可以重复评测的问题集', '切分、索引、召回、重排的完整链路', '引用来源与拒答', '成本、延迟与失败的监控'),
    code(`
question = "退款多久到账"
passages = search(question, top=5)
answer = ask(question, passages, rule="没有依据就说不知道")
assert answer.sources, "每个回答都要有出处"
`),
    table('阶段|指标', '召回|正确段落在前五的比例', '回答|有出处且一致的比例', '上线|每千次的成本与等待时间'),
    quote('先有评测，再谈优化。没有尺子，改来改去只是在换感觉。'),
  ),
  chapters: chapters(
    ['会提问', lessons('hls', trial('它到底在做什么', 30), '把要求写成条款', '示例比形容词有用', '让它输出固定格式')],
    ['会查找', lessons('hls', '文档怎么切', '向量是怎样的尺子', '关键词与向量一起用', '重排：把对的放前面', '引用与拒答')],
    ['会评测', lessons('hls', '先写一百个问题', '人评与自动评', '一次只改一处')],
    ['会上线', lessons('mp4', '成本、缓存与限额', '提示词注入与防范', '记录每一次失败', '结课：给评委演示')],
  ),
  attachments: [
    {
      name: '评测问题集示例',
      extension: 'csv',
      body: '问题,标准答案,出处\n退款多久到账,三个工作日内,售后说明第 2 条\n可以开发票吗,可以，电子普票,财务说明第 1 条\n',
    },
  ],
  comments: [
    says(26, 6, '评测那章是全课的灵魂，之前一直靠感觉改提示词。', says(33, 5, '先写一百个问题这件事，说起来简单，真写的时候才发现产品需求都没想清。')),
    says(31, 44, '希望补一节多轮对话的评测。'),
    says(12, 130, '注入防范那节举的例子很吓人，回去就把我们的后台关了。'),
  ],
})

const statistics = course({
  slug: 'statistics',
  title: '统计学的直觉：用常识理解数字',
  category: '数据分析',
  priceYuan: 89,
  isVipFree: true,
  shortDescription: '不推公式，先建立直觉。体检报告、民意调查、彩票，都是例子。',
  userCount: 2730,
  daysAgo: 63,
  descriptionHtml: html(
    p('平均工资为什么总比你高？检查呈阳性，真的生病的可能性有多大？<strong>先有直觉，再有公式。</strong>'),
    figure('statistics', '一条钟形曲线和它下面的柱子'),
    ul('平均数、中位数各自骗人的方式', '抽样：尝一勺汤为什么就够', '置信区间到底在说什么', '显著，不等于重要'),
    table('听到的话|该问的问题', '平均涨薪 12%|中位数是多少', '有效率 95%|和谁比，多少人', '两者相关|有没有第三个原因'),
  ),
  chapters: chapters(
    ['描述', lessons('mp4', trial('平均数与中位数', 20), '散得开不开：方差', '正态：为什么到处都是它')],
    ['推断', lessons('hls', '抽样：尝一勺汤', '误差从哪里来', '置信区间的正确读法', '假设检验：像一次审判', '显著与重要')],
    ['关系', lessons('hls', '相关不是因果', '回归：画一条最合适的线', '贝叶斯：新证据来了怎么改主意', '结课：读一篇新闻里的数字')],
  ),
  comments: [says(10, 18, '贝叶斯那节用体检举例，终于给家里人讲明白了。'), says(17, 77, '文科生，全程没有卡住。')],
})

const spreadsheets = course({
  slug: 'spreadsheets',
  title: '表格高手：十个办公室真问题',
  category: '数据分析',
  priceYuan: 49,
  isVipFree: true,
  shortDescription: '合并、查找、透视、打印。每节解决一个问题，也可以只买需要的那一节。',
  userCount: 8312,
  daysAgo: 267,
  descriptionHtml: html(
    p('每节课都是一位学员发来的真问题，<strong>照着做一遍就能解决</strong>。赶时间的话，带价格的课时可以单独购买。'),
    ul('两张名单，谁没交表', '一万行里找出重复', '一键生成每个人的工资条', '打印出来正好一页'),
    quote('先想清楚结果长什么样，再动手。'),
  ),
  lessons: [
    ...lessons('mp4', trial('两张名单，谁没交表', 30), '一万行里找出重复'),
    ...lessons('mp4', { title: '一键生成工资条', priceYuan: 6 }, { title: '透视表：五分钟出月报', priceYuan: 9 }),
    ...lessons('mp4', '查找：从左到右与从右到左', '把一列拆成三列', '日期算年龄与工龄', '下拉菜单与防错', '条件格式：让异常自己跳出来', '打印出来正好一页'),
  ],
  attachments: [{ name: '练习表格', extension: 'csv', body: '姓名,部门,入职日期\n王芳,市场,2021-07-01\n李强,财务,2019-03-15\n' }],
  comments: [
    says(23, 8, '单买了透视表那一节，月报从半天变成十分钟。', says(4, 7, '我也是先买一节试试，后来把整门课补齐了。')),
    says(35, 160, '打印那节看着不起眼，真的太实用了。'),
  ],
})

const machineLearning = course({
  slug: 'machine-learning',
  title: '机器学习第一步：从一条直线开始',
  category: '人工智能',
  priceYuan: 149,
  isVipFree: true,
  shortDescription: '预测房租、识别垃圾短信、给电影分组。三个小项目走完一遍流程。',
  userCount: 2046,
  daysAgo: 92,
  descriptionHtml: html(
    p('从一条直线开始，走到随机森林结束。<strong>每个算法都先用手算一遍</strong>，再用代码跑一遍。'),
    figure('machine-learning', '一圈圈等高线，最低处有一个红点'),
    code('model.fit(train_x, train_y)\nprint(model.score(test_x, test_y))   # 没见过的数据上才算数'),
    h3('先修要求'),
    p('会用 Python 读表格即可，可以先学 <strong>Python 数据分析</strong>。'),
  ),
  chapters: chapters(
    ['预测一个数', lessons('hls', trial('一条直线', 30), '误差与下山', '训练与测试要分开', '项目：预测房租')],
    ['判断一类', lessons('hls', '是与不是之间的概率', '准确率会骗人', '决策树：二十个问题', '项目：识别垃圾短信')],
    ['没有答案时', lessons('hls', '聚类：物以类聚', '降维：压扁了看', '项目：给电影分组')],
  ),
  comments: [says(28, 37, '准确率会骗人那一节，配合混淆矩阵讲得特别清楚。')],
})

const dataCharts = course({
  slug: 'data-charts',
  title: '让图表说话：数据可视化九讲',
  category: '数据分析',
  priceYuan: 69,
  isVipFree: true,
  shortDescription: '选对图、去掉噪音、写好标题。三十张图的改前改后。',
  userCount: 1774,
  daysAgo: 138,
  descriptionHtml: html(
    p('一张好图，<strong>三秒钟看懂一件事</strong>。我们一起改三十张图，从年报到路演。'),
    table('想说的话|用什么图', '谁多谁少|条形图', '怎么变化|折线图', '占了多少|堆叠条形，少用饼图', '有没有关系|散点图'),
    quote('标题写结论，不写题目。'),
  ),
  chapters: chapters(
    ['选', lessons('mp4', trial('先有一句话，再有一张图', 20), '比较、变化、构成、关系', '少用饼图的理由')],
    ['减', lessons('mp4', '去掉网格与边框', '颜色只用来强调', '坐标轴从哪里开始')],
    ['说', lessons('mp4', '标题写结论', '标注：替读者指出来', '结课：改一页年报')],
  ),
  comments: [says(15, 61, '改完自己的周报，同事以为我换了软件。')],
})

const aiForAll = course({
  slug: 'ai-for-all',
  title: '人人都该懂一点的人工智能',
  category: '人工智能',
  priceYuan: 0,
  isFree: true,
  isRecommended: true,
  shortDescription: '不写代码，八节课讲清它能做什么、不能做什么、该防什么。',
  userCount: 18654,
  daysAgo: 44,
  descriptionHtml: html(
    p('写给家长、老师、医生、店主，以及每一个<strong>正在和它打交道</strong>的人。'),
    figure('ai-for-all', '许多点连成的网'),
    ul('它怎样从例子里学会规律', '为什么会一本正经地说错', '哪些事可以交给它，哪些不能', '怎样辨认合成的声音和图片'),
    h3('一条贯穿始终的原则'),
    p('<strong>重要的事，自己核对一遍。</strong>'),
  ),
  lessons: lessons(
    'hls',
    '它是怎样学会的',
    '看图：从像素到猫',
    '读写：下一个词是什么',
    '为什么会说错',
    '偏见从哪里来',
    '隐私：哪些话不要说给它听',
    '辨认合成的声音与图片',
    '和它一起工作',
  ),
  comments: [
    says(10, 10, '拿去给爸妈看了，他们最关心第七课。', says(24, 9, '我妈看完第七课，第二天就识破了一个诈骗电话。')),
    says(29, 140, '讲得很平和，不夸大也不吓人。'),
    says(13, 260, '第四课的例子很好笑，也很有警示。'),
  ],
})

export const data = [pythonData, llmApps, statistics, spreadsheets, machineLearning, dataCharts, aiForAll]
