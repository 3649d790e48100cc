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
  waits,
} from './build'

const accounting = course({
  slug: 'accounting',
  title: '中级会计实务精讲（2027 考季）',
  category: '财会考证',
  priceYuan: 399,
  isRecommended: true,
  shortDescription: '从账走到表。三十一节课覆盖全部重点章节，每章配真题与错题讲评。',
  userCount: 12430,
  daysAgo: 18,
  descriptionHtml: html(
    p('考的是准则，用的是<strong>逻辑</strong>。每一笔分录，先问三句：谁变多了、谁变少了、钱什么时候真的动。'),
    figure('accounting', '从一角散开的同心圆'),
    h3('本季更新'),
    ul('收入与金融工具两章全部重录', '新增合并报表连续编制的整套示例', '近三年真题按章节重新归类'),
    table('阶段|时间|任务', '基础|11 月至 3 月|跟课，完成章节练习', '强化|4 月至 6 月|真题，整理错题', '冲刺|7 月至 8 月|整卷计时，只看错题'),
    quote('看懂不算会，合上书写得出分录才算会。'),
    h3('购买前请知道'),
    ol('每周四晚答疑，错过的可以看录像', '讲义与真题可在附件下载', '有效期至 2027 考季结束'),
  ),
  chapters: chapters(
    ['打底', lessons('hls', trial('会计要素与等式', 60), trial('一笔分录的三个问题', 30), '计量属性')],
    [
      '资产',
      lessons(
        'hls',
        '存货：成本与可变现净值',
        '固定资产：初始计量',
        '固定资产：折旧与处置',
        '无形资产：研究与开发',
        '投资性房地产',
        '长期股权投资：成本法',
        '长期股权投资：权益法',
        '资产减值：资产组',
      ),
    ],
    ['金融工具与负债', lessons('hls', '三分类从哪里来', '摊余成本的计算', '公允价值变动去哪里', '应付债券', '借款费用资本化')],
    ['收入与所得税', lessons('hls', '五步法：先找合同', '履约义务怎样拆', '可变对价与退货', '计税基础与账面价值', '递延所得税的方向')],
    ['合并报表', lessons('mp4', '控制：谁说了算', '合并日的抵销', '连续编制：第一年', '连续编制：第二年', '内部交易与未实现损益')],
    ['冲刺与答疑', noDrag(lessons('mp4', '近三年真题的规律', '最容易丢分的六处', '整卷讲评：客观题', '整卷讲评：综合题'))],
  ),
  attachments: [
    {
      name: '讲义：第 1 章',
      extension: 'pdf',
      body: '中级会计实务讲义\n\n第 1 章：打底\n资产 = 负债 + 所有者权益\n每一笔分录先问三句：谁变多了，谁变少了，钱什么时候真的动。\n',
    },
    { name: '历年真题分类', extension: 'csv', body: '年份,题型,章节\n2025,单选,存货\n2025,综合,合并报表\n' },
    { name: '分录默写本', extension: 'txt', body: '1. 权益法下，被投资单位宣告分派现金股利：\n   借：应收股利  贷：长期股权投资\n' },
    { name: '冲刺日程表', extension: 'csv', body: '周次,任务\n第 1 周,客观题两套\n第 2 周,综合题四道\n' },
  ],
  comments: [
    says(23, 6, '权益法讲了两节，终于分清什么时候调账面、什么时候调收益。', says(11, 5, '老王也在学，共同进步。'), says(23, 4, '今年一起过。')),
    says(32, 25, '递延所得税方向那张图截下来当壁纸了。'),
    says(18, 70, '第四章语速略快，建议先看讲义再听。'),
    waits(8, 1.5, '附件里的真题分类什么时候更新到最近一年？'),
  ],
})

const officialWriting = course({
  slug: 'official-writing',
  title: '公文写作：把话说清楚',
  category: '效率与表达',
  priceYuan: 89,
  isVipFree: true,
  shortDescription: '通知、请示、报告、纪要。先想谁来看，再想怎么写。',
  userCount: 3344,
  daysAgo: 61,
  descriptionHtml: html(
    p('公文难在<strong>分寸</strong>。同一件事，写给上级、平级、下级，是三种写法。'),
    figure('official-writing', '格子里的写字'),
    table('文种|一句话说清', '请示|事前，一文一事，要答复', '报告|事后，不夹带请示', '通知|要谁做什么，何时做完', '纪要|议定了什么，谁负责'),
    quote('能用短句，不用长句；能用动词，不用名词。'),
  ),
  chapters: chapters(
    ['想', lessons('mp4', trial('谁来看，看完做什么', 30), '一文一事', '材料从哪里来')],
    ['写', lessons('mp4', '请示：写出为什么是现在', '报告：数字放在前面', '通知：时间地点责任人', '纪要：记决定，不记过程')],
    ['改', lessons('hls', '删掉四成', '语气与分寸', '格式与标点', '结课：改三篇旧文')],
  ),
  attachments: [{ name: '四种文种的骨架', extension: 'txt', body: '请示：缘由、事项、请求\n报告：情况、做法、问题、打算\n' }],
  comments: [says(25, 41, '写请示第一次没有被退回来。'), says(29, 200, '删掉四成那节，科长应该来听听。', says(25, 199, '已经转给科长了。'))],
})

const decisions = course({
  slug: 'decisions',
  title: '心理学与日常决策',
  category: '心理与决策',
  priceYuan: 69,
  isVipFree: true,
  isRecommended: true,
  shortDescription: '为什么总买后悔、总拖到最后、总高估自己。十八个小实验。',
  userCount: 2095,
  daysAgo: 37,
  descriptionHtml: html(
    p('每节课从一个你可以马上做的小实验开始，再讲它<strong>怎样左右你昨天的选择</strong>。'),
    figure('decisions', '三个交叠的圆'),
    ul('锚点：第一个数字的魔力', '损失：丢一百比捡一百更疼', '从众：电梯里面朝后的人', '拖延：把未来的自己当成别人'),
    h3('不是用来看透别人'),
    p('是用来<strong>给自己多留三秒</strong>。'),
  ),
  chapters: chapters(
    ['看见', lessons('mp4', trial('电梯实验', 30), '注意力有多窄', '记忆会自己改稿', '第一印象', '光环与标签', '我以为大家都这么想')],
    ['选择', lessons('hls', '锚点', '损失与后悔', '太多选择', '沉没的票钱', '小概率与大新闻', '默认选项')],
    ['行动', lessons('hls', '拖延不是懒', '意志力与环境', '习惯的三段', '把大事写成小步', '和别人一起做', '结课：写一份决策清单')],
  ),
  comments: [
    says(31, 19, '沉没的票钱听完，果断从一部烂片里走出来了。', says(20, 18, '这课的学费第一天就回来了。')),
    says(17, 88, '默认选项那节，把自动续费全部检查了一遍。'),
    says(15, 205, '每节的小实验可以和孩子一起做。'),
  ],
})

const speaking = course({
  slug: 'speaking',
  title: '公开表达：站上去就能讲',
  category: '效率与表达',
  priceYuan: 69,
  isVipFree: true,
  shortDescription: '一句话、三个点、一个画面。紧张的人专用。',
  userCount: 1926,
  daysAgo: 104,
  descriptionHtml: html(
    p('紧张不会消失，但可以<strong>有地方放</strong>。先把开头三十秒练到不用想。'),
    ol('写一句话：听完以后，希望他们记住什么', '挑三个点，每点一个画面', '开头和结尾各背三十秒', '中间，讲给一个人听'),
    quote('停顿的时候，听众在替你思考。'),
  ),
  chapters: chapters(
    ['写', lessons('mp4', trial('只留一句话', 20), '三个点与一个画面', '开头的四种方式')],
    ['练', lessons('mp4', '声音：慢半拍', '手放哪里', '忘词了怎么办')],
    ['上', lessons('hls', '看着一个人讲', '回答没准备的问题', '结课：三分钟')],
  ),
  comments: [says(19, 72, '述职那天忘词了，照着课里的办法停了三秒，居然接上了。')],
})

const project = course({
  slug: 'project',
  title: '项目管理：一步一步到岸',
  category: '效率与表达',
  priceYuan: 139,
  isVipFree: true,
  shortDescription: '范围、时间、人、风险。用一次搬家讲完整个流程。',
  userCount: 1479,
  daysAgo: 79,
  descriptionHtml: html(
    p('搬家是每个人都做过的项目：<strong>要搬什么、几点到、谁来搬、下雨怎么办</strong>。'),
    figure('project', '一级级台阶，最上面插着一面小旗'),
    table('工件|一页纸上写什么', '范围|做什么，不做什么', '计划|里程碑与负责人', '风险|会怎样、多可能、谁盯着', '周报|变了什么，要谁决定'),
  ),
  chapters: chapters(
    ['出发', lessons('mp4', trial('先写不做什么', 30), '把大事拆小', '估时间：三点法')],
    ['路上', lessons('mp4', '站会：十分钟', '变更：说出代价', '风险：下雨怎么办', '卡住的时候找谁')],
    ['到岸', lessons('hls', '验收：和第一页对照', '复盘不追责', '结课：一次完整的搬家')],
  ),
  comments: [says(14, 65, '用搬家讲项目，连我妈都听懂了。')],
})

const jobInterview = course({
  slug: 'job-interview',
  title: '面试：谈得来，也谈得拢',
  category: '效率与表达',
  priceYuan: 59,
  isVipFree: true,
  shortDescription: '自我介绍、讲项目、反问、谈薪。四个环节各练三遍。',
  userCount: 4588,
  daysAgo: 23,
  descriptionHtml: html(
    p('面试不是考试，是<strong>两边互相看看合不合适</strong>。'),
    figure('job-interview', '一层层拱门，最里面是一扇门'),
    ul('一分钟自我介绍：过去、现在、为什么是这里', '讲项目：难在哪、你做了什么、后来怎样', '反问：三个让对方愿意多说的问题', '谈薪：先问范围，再说期望'),
  ),
  chapters: chapters(
    ['准备', lessons('mp4', trial('读懂招聘启事', 20), '一页简历', '一分钟介绍')],
    ['当面', lessons('mp4', '讲一个项目', '不会的题怎么答', '三个好问题')],
    ['之后', lessons('mp4', '谈薪', '比较两个机会', '体面地拒绝')],
  ),
  comments: [
    says(12, 17, '反问那三个问题，面试官说很少有人问。拿到录用了，回来还愿。', says(25, 16, '恭喜，沾沾喜气。'), says(8, 14, '下周面试，正在看第六课。')),
  ],
})

const time = course({
  slug: 'time',
  title: '时间管理：先做重要的事',
  category: '效率与表达',
  priceYuan: 0,
  isFree: true,
  shortDescription: '一张纸，三件事。七节课，一周就能养成的小办法。',
  userCount: 10322,
  daysAgo: 240,
  descriptionHtml: html(
    p('时间不够，多半是<strong>事情太多</strong>。先学会不做。'),
    figure('time', '由浅到深的方格，其中一格被点亮'),
    ol('晚上写下明天的三件事', '上午先做最怕的那件', '消息每两小时看一次', '周五下午清空桌面'),
    quote('把一天过好，比把一年计划好容易。'),
  ),
  lessons: lessons('mp4', '一张纸三件事', '先做最怕的', '番茄钟什么时候有用', '消息不是命令', '会议：能不开就不开', '精力比时间要紧', '每周一次清空'),
  comments: [says(20, 34, '消息每两小时看一次，坚持了一个月，世界没有塌。'), says(30, 500, '七节课很短，但是每一节都做到了。')],
})

const personalFinance = course({
  slug: 'personal-finance',
  title: '理财第一课：慢慢变多',
  category: '财会考证',
  priceYuan: 49,
  isVipFree: true,
  shortDescription: '记账、应急金、保险、长期。先学会不亏大的。',
  userCount: 3077,
  daysAgo: 150,
  descriptionHtml: html(
    p('这门课<strong>不推荐任何产品</strong>，只讲每个家庭都用得上的常识。'),
    figure('personal-finance', '一枝正在长大的植物'),
    ol('知道钱去了哪里', '留够六个月的开销', '先保障，再投资', '看不懂的不碰'),
    table('听到的话|先想一想', '保本高收益|收益从谁那里来', '名额有限|为什么轮得到我', '内部消息|他为什么告诉我'),
  ),
  lessons: lessons(
    'mp4',
    trial('钱去了哪里', 30),
    '应急金',
    '利息的利息',
    '通货膨胀：看不见的税',
    '保险：先保谁',
    '风险与时间',
    '骗局的五个记号',
    '结课：写一页家庭账本',
  ),
  attachments: [{ name: '一页家庭账本', extension: 'csv', body: '项目,每月,备注\n收入,,\n固定支出,,\n存下来,,\n' }],
  comments: [says(23, 110, '骗局的五个记号，建议发给所有长辈。')],
})

const teacherGuide = course({
  slug: 'teacher-guide',
  title: '内部试讲：备课与录课规范',
  category: '职场成长',
  priceYuan: 0,
  isFree: true,
  isHidden: true,
  shortDescription: '给讲师的六节说明：大纲、讲稿、灯光、收音、剪辑、上架。',
  userCount: 42,
  daysAgo: 500,
  descriptionHtml: html(p('仅供讲师内部使用，不在课程列表展示。'), ul('一节课只讲一件事', '每三分钟换一次画面', '收音比画面重要')),
  lessons: lessons('mp4', '一节课只讲一件事', '讲稿：写给耳朵', '灯光与背景', '收音', '剪辑与字幕', '上架前的检查'),
})

export const career = [
  accounting,
  officialWriting,
  decisions,
  speaking,
  project,
  jobInterview,
  time,
  personalFinance,
  teacherGuide,
]
