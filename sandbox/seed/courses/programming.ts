import { algorithms } from './algorithms'
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
} from './build'

const firstWebPage = course({
  slug: 'first-web-page',
  title: '前端第一课：做一个真正能用的网页',
  category: '前端开发',
  priceYuan: 0,
  isFree: true,
  isRecommended: true,
  shortDescription: '从一个空文件开始，十节课做出一份能在手机上打开的个人主页。',
  userCount: 15230,
  daysAgo: 210,
  descriptionHtml: html(
    p('不装软件，不谈框架。你只需要一台电脑和一个浏览器，跟着做，<strong>第一节课结束就能看到自己写的网页</strong>。'),
    h3('十节课做一件事'),
    ol('写出内容：标题、段落、列表、图片', '排好位置：盒子、间距、弹性布局', '让它会动：点击、输入、保存', '放到网上：把链接发给朋友'),
    code(`
<button id="like">喜欢</button>
<script>
  const button = document.querySelector('#like')
  button.onclick = () => { button.textContent = '已喜欢' }
</script>
`),
    h3('学完以后'),
    p('你会有一个自己的网址，也会知道接下来该学什么。想继续，可以看 <strong>TypeScript 类型实战</strong>。'),
  ),
  chapters: chapters(
    ['写出来', lessons('mp4', '打开浏览器，写下第一行', '标题、段落与列表', '图片与链接')],
    ['排好看', lessons('mp4', '盒子：内边距与外边距', '字号、行高与颜色', '弹性布局：一行三列', '在手机上也好看')],
    ['动起来', lessons('hls', '点击之后发生了什么', '把输入的内容留下来', '发布：把链接发给朋友')],
  ),
  attachments: [
    {
      name: '个人主页模板',
      extension: 'html',
      body: '<!doctype html>\n<meta charset="utf-8">\n<title>我的主页</title>\n<h1>你好</h1>\n',
    },
  ],
  comments: [
    says(25, 5, '四十岁第一次写网页，发给女儿看了，她说按钮可以再大一点。', says(11, 4, '这条看得我好感动，加油学下去。')),
    says(6, 40, '免费课能做到这个质量很难得，弹性布局那节看完就会用。'),
    says(19, 300, '发布那节如果能讲一下域名就更好了。'),
  ],
})

const typescript = course({
  slug: 'typescript',
  title: 'TypeScript 类型实战：让错误停在编辑器里',
  category: '前端开发',
  priceYuan: 129,
  isVipFree: true,
  shortDescription: '不讲类型体操，只讲日常代码里最值钱的二十种写法。',
  userCount: 2417,
  daysAgo: 34,
  descriptionHtml: html(
    h3('类型不是负担'),
    p('好的类型像路标：走错的时候提醒你，走对的时候不打扰你。这门课从真实的业务代码出发，把<strong>容易写错的地方变成写不出来</strong>。'),
    code(`
type Order =
  | { state: 'unpaid'; expiresAt: Date }
  | { state: 'paid'; paidAt: Date }

function label(order: Order) {
  switch (order.state) {
    case 'unpaid': return '待付款'
    case 'paid': return '已付款'
  }
}
`),
    ul('用联合类型描述状态，少写一半判断', '在边界处校验外部数据，里面放心使用', '读懂报错：从最后一行往上看', '给老项目逐步加类型，不停工'),
    quote('编译器是最有耐心的同事。'),
  ),
  chapters: chapters(
    ['从报错学起', lessons('hls', trial('读懂一条长长的报错', 20), '推断：哪里该写，哪里不写', '可选与空值的区别')],
    ['描述业务', lessons('hls', '联合类型与穷尽检查', '用字面量代替枚举', '只读：谁也别改我的数据', '泛型：把变化的部分留空')],
    ['守住边界', lessons('hls', '外部数据一律先校验', '错误也有类型', '老项目：一次只严一点', '实战：给订单模块加类型')],
  ),
  comments: [
    says(26, 12, '穷尽检查那一课直接搬进了公司项目，第二天就抓到一个漏掉的状态。'),
    says(9, 66, '泛型讲得很克制，没有炫技，正是我要的。', says(14, 60, '对，别的课讲到后面都成猜谜了。')),
  ],
})

const reactComponents = course({
  slug: 'react-components',
  title: 'React 组件设计：写给一年后的自己',
  category: '前端开发',
  priceYuan: 159,
  isVipFree: true,
  shortDescription: '怎么拆、怎么传、怎么命名。二十个改前改后的真实例子。',
  userCount: 1863,
  daysAgo: 75,
  descriptionHtml: html(
    p('能用的组件到处都是，<strong>一年后还敢改</strong>的不多。我们拿二十段真实代码，一段一段地改。'),
    h3('课程的四个判断'),
    table('问题|判断', '要不要拆|改动会不会总是一起发生', '状态放哪|谁需要知道它', '要不要抽象|有没有第三个使用者', '叫什么名|不看实现能不能猜到'),
    figure('react-components', '由圆、三角和方块拼成的图案'),
    p('需要会用基本的 Hooks。每节课都有<strong>改之前</strong>和<strong>改之后</strong>两个版本可以下载对照。'),
  ),
  chapters: chapters(
    ['拆', lessons('hls', trial('一个四百行的页面', 30), '按变化拆，不按大小拆', '展示与数据分开住')],
    ['传', lessons('hls', '状态放在离使用最近的地方', '插槽比参数更自由', '别把整个对象传下去', '上下文：什么时候真的需要')],
    ['改', lessons('mp4', '列表、空、错、等：四种状态', '表单：受控还是不受控', '性能：先量再改', '结课：重写那个四百行的页面')],
  ),
  comments: [says(33, 26, '四种状态那节让我把公司后台的空白页都补上了。'), says(18, 190, '例子很真实，第一节那个四百行的页面像是从我们仓库里拿的。')],
})

const sql = course({
  slug: 'sql',
  title: 'SQL 十五课：问对问题，查对数据',
  category: '后端与工程',
  priceYuan: 59,
  isVipFree: true,
  isRecommended: true,
  shortDescription: '给运营、产品和新手工程师。一张订单表，问十五个问题。',
  userCount: 6904,
  daysAgo: 118,
  descriptionHtml: html(
    p('全课只用一家小书店的三张表：<strong>读者、书、订单</strong>。每节课先提一个老板真的会问的问题，再写查询。'),
    code(`
select city, count(*) as orders
from orders
where paid_at >= '2026-01-01'
group by city
having count(*) > 100
order by orders desc;
`),
    ul('会查：筛选、排序、分组、连接', '会想：先说清楚一行代表什么', '会查错：结果多了或少了，从哪里看起'),
    quote('写不出查询的时候，多半是问题还没问清楚。'),
  ),
  lessons: lessons(
    'mp4',
    trial('一行代表什么', 30),
    trial('筛选：只要今年的', 20),
    '排序与前十名',
    '空值不等于零',
    '分组：每个城市卖了多少',
    '先筛再分，还是先分再筛',
    '连接：把三张表接起来',
    '左连接：没买过书的读者',
    '去重与重复从哪来',
    '日期：按周、按月、按季',
    '子查询与临时结果',
    '窗口：每个读者的第一单',
    '留存：上个月的人还在吗',
    '索引：为什么这么慢',
    '结课：老板的十个问题',
  ),
  attachments: [
    { name: '书店练习数据', extension: 'csv', body: 'order_id,city,book,amount\n1,杭州,古建筑十讲,39\n2,成都,算法之美,45\n' },
    { name: '课堂查询', extension: 'sql', body: 'select city, count(*) from orders group by city;\n' },
  ],
  comments: [
    says(16, 7, '做运营的，以前要数都得排队等工程师，现在自己来。', says(31, 6, '我们部门正在团购这门课。'), says(16, 5, '记得把书店数据下载下来跟着敲。')),
    says(30, 98, '空值那节救了我，报表少了两百行找了一下午。'),
    says(12, 410, '窗口函数讲得最好，一句话就懂了。'),
  ],
})

const goService = course({
  slug: 'go-service',
  title: '用 Go 写一个扛得住的服务',
  category: '后端与工程',
  priceYuan: 179,
  isVipFree: true,
  shortDescription: '从一个接口写到能上线：超时、重试、限流、日志、优雅退出。',
  userCount: 1295,
  daysAgo: 51,
  descriptionHtml: html(
    p('功能写完只是一半。另一半是：<strong>对方很慢怎么办、流量翻十倍怎么办、半夜出错怎么办</strong>。'),
    figure('go-service', '一圈圈向外扩散的同心圆'),
    code(`
ctx, cancel := context.WithTimeout(r.Context(), 800*time.Millisecond)
defer cancel()
price, err := prices.Get(ctx, id)
if errors.Is(err, context.DeadlineExceeded) {
    return cached(id)
}
`),
    h3('项目'),
    p('整门课只写一个查价服务，从三十行长到两千行，每一次变长都有理由。'),
  ),
  chapters: chapters(
    ['能跑', lessons('hls', trial('三十行的服务', 20), '接口、结构与错误', '表驱动测试')],
    ['扛得住', lessons('hls', '超时要从外面给', '重试与幂等', '限流：先保住自己', '缓存与击穿', '并发里的数据竞争')],
    ['看得见', lessons('hls', '日志写给半夜的自己', '三个最有用的指标', '优雅退出与滚动发布')],
  ),
  comments: [says(14, 33, '优雅退出那节配合代码看了三遍，终于不用在发布时祈祷了。')],
})

const git = course({
  slug: 'git',
  title: 'Git 每日一用',
  category: '后端与工程',
  priceYuan: 0,
  isFree: true,
  shortDescription: '八个每天都会遇到的场景，每节一分多钟，遇到再来查也行。',
  userCount: 11047,
  daysAgo: 402,
  descriptionHtml: html(
    p('不从原理讲起，从<strong>昨天刚遇到的麻烦</strong>讲起。'),
    table('麻烦|去看', '提交错了一个文件|第 3 课', '分支落后了三十次提交|第 5 课', '不小心删了分支|第 7 课'),
    code('git switch -c fix/login\ngit add -p\ngit commit'),
  ),
  lessons: lessons(
    'mp4',
    '第一次提交',
    '一次只提交一件事',
    '提交错了怎么办',
    '分支：各写各的',
    '合并与变基',
    '解决冲突不慌张',
    '找回丢失的提交',
    '写一条好的提交说明',
  ),
  comments: [says(20, 88, '每节都很短，收藏起来当字典用。'), says(34, 700, '第七课找回了我两天的工作，感谢。')],
})

const commandLine = course({
  slug: 'command-line',
  title: '命令行不可怕：Linux 入门',
  category: '计算机基础',
  priceYuan: 39,
  isVipFree: true,
  shortDescription: '三十条命令，够用三年。写给第一次打开黑窗口的人。',
  userCount: 3980,
  daysAgo: 156,
  descriptionHtml: html(
    p('黑窗口不会咬人。先学会<strong>我在哪、这里有什么、怎么回去</strong>，剩下的都是顺着用。'),
    code("cd ~/photos\nls -lh | sort -k5\nfind . -name '*.jpg' -size +5M"),
    ul('文件与目录：看、找、移、删', '管道：小工具接成大工具', '权限：为什么不让我动', '脚本：重复三次就写下来'),
  ),
  chapters: chapters(
    ['站稳', lessons('mp4', trial('我在哪，怎么回去', 20), '看文件的五种方法', '复制、移动与后悔')],
    ['走路', lessons('mp4', '通配符与查找', '管道：接起来', '权限与用户')],
    ['跑起来', lessons('hls', '进程：谁在占用', '远程登录与传文件', '写一个每天运行的脚本')],
  ),
  comments: [says(17, 145, '管道那一课像打开了新世界。')],
})

const systemDesign = course({
  slug: 'system-design',
  title: '系统设计入门：一张图讲清一个系统',
  category: '后端与工程',
  priceYuan: 239,
  isRecommended: true,
  shortDescription: '短链接、信息流、秒杀、聊天。每个系统只画一张图，再把它问倒。',
  userCount: 2152,
  daysAgo: 12,
  descriptionHtml: html(
    h3('怎么学'),
    p('每个系统三步：先按一百个用户画，再按一百万用户改，最后想想<strong>哪一处坏了会怎样</strong>。'),
    figure('system-design', '许多节点连成的网，其中一个被圈出来'),
    table('系统|关键问题', '短链接|怎样发号不重复', '信息流|推还是拉', '秒杀|怎样不超卖', '聊天|消息怎样不丢不重'),
    quote('没有最好的架构，只有说得清代价的架构。'),
    p('本课持续更新，<strong>第 4 章正在录制</strong>，已购学员更新后可直接观看。'),
  ),
  chapters: chapters(
    ['打底', lessons('hls', trial('估算：一天有多少次请求', 30), '读多写少与写多读少', '一致性的三种说法')],
    ['四个系统', lessons('hls', '短链接：发号的学问', '信息流：推、拉与折中', '秒杀：库存只减一次', '聊天：不丢、不重、不乱')],
    ['坏了怎么办', [...lessons('hls', '缓存挂了', '数据库满了'), ...lessons('empty', '一个机房没了（录制中）')]],
    ['读者来信', []],
  ),
  attachments: [
    {
      name: '架构图的文字版',
      extension: 'txt',
      body: '短链接：客户端 → 网关 → 发号器 → 存储 → 缓存\n信息流：发布 → 写扩散队列 → 收件箱 → 阅读\n',
    },
  ],
  comments: [
    says(26, 15, '秒杀那节把超卖讲透了，评论里求加一节支付对账。', says(33, 13, '同求，最好再讲讲退款。'), says(28, 11, '再加一个搜索吧。')),
    says(14, 48, '第四章什么时候更新，已经刷完前三章了。'),
  ],
})

export const programming = [
  algorithms,
  firstWebPage,
  typescript,
  reactComponents,
  sql,
  goService,
  git,
  commandLine,
  systemDesign,
]
