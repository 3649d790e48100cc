import { code, figure, h3, html, ol, p, quote, says, table, ul } from '../courses/build'
import type { TopicSeed } from '../types'
import { topic } from './build'

const category = '编程技术'

/** Programming. */
export const coding: TopicSeed[] = [
  topic({
    slug: 'big-o-daily',
    title: '复杂度没那么玄：从找一本书说起',
    category,
    summary: '在乱放的书架上找书是 O(n)，在排好的书架上是 O(log n)。先把这两句话想明白。',
    viewTimes: 12870,
    voteCount: 903,
    daysAgo: 4,
    html: html(
      p('图书馆有一百万本书。乱放，最坏要翻一百万本；按书名排好，翻<strong>二十本</strong>就够了。这就是 O(n) 和 O(log n) 的差别。'),
      figure('big-o-daily', '分叉的树，一条路走到底'),
      h3('为什么是二十'),
      p('每翻一本，扔掉一半。一百万除以二，除二十次就只剩一本：$2^{20} \\approx 10^6$。把“除几次”写成式子，就是'),
      p('$$T(n) = T\\left(\\frac{n}{2}\\right) + 1 \\;\\Rightarrow\\; T(n) = \\log_2 n$$'),
      quote('一次排除一半，是所有快办法的老祖宗。'),
      h3('写成代码'),
      code(`
def find(books, title):
    """在排好的书架上找一本书，找不到时返回 -1；每一轮都扔掉一半，所以一百万本也只要二十轮"""
    low, high = 0, len(books) - 1
    while low <= high:
        middle = (low + high) // 2
        if books[middle] == title:
            return middle
        if books[middle] < title:
            low = middle + 1
        else:
            high = middle - 1
    return -1
`),
      p('两处最容易写错：'),
      ol(
        '循环的条件是 <code>low &lt;= high</code>，少了等号会漏掉最后一本',
        '两头都要跨过 <code>middle</code>：<ul><li>目标在右边，从 <code>middle + 1</code> 开始</li><li>目标在左边，到 <code>middle - 1</code> 为止</li></ul>',
        '<span style="color:#d0021b">书架必须先排好</span>，乱放的书架用不了这个办法',
      ),
      h3('常见的几档'),
      table('写法|一百条|一万条|一百万条|翻倍以后', 'O(log n)|7|14|20|多一步', 'O(n)|100|1 万|100 万|慢一倍', 'O(n log n)|664|13 万|2000 万|慢一倍多一点', 'O(n²)|1 万|1 亿|1 万亿|慢三倍'),
      h3('看它跑一遍'),
      '<video src="/sandbox/media/clock-360.mp4" controls></video>',
      p('<span style="background-color:#fff3bf">一圈走完要一分多钟</span>，顺序找一百万本书，按这个速度要十一天半。'),
      p('看到两层循环套在一起，先想想数据会不会涨到一万条。<strong>会涨，就值得改。</strong>'),
    ),
    comments: [
      says(24, 30, '用书架讲二分，我妈都听懂了。', says(26, 29, '我准备拿去给实习生讲。')),
      says(18, 90, '那张表建议打印出来，写循环前看一眼。'),
    ],
  }),
  topic({
    slug: 'flex-in-ten',
    title: '十分钟弄懂弹性布局：只记四个词',
    category,
    summary: '主轴、交叉轴、伸、缩。其余的都是这四个词的组合。',
    viewTimes: 10240,
    voteCount: 711,
    daysAgo: 11,
    html: html(
      p('弹性布局的属性有十几个，真正要记的只有四个词。'),
      ul('<strong>主轴</strong>：孩子排队的方向，默认从左到右', '<strong>交叉轴</strong>：与主轴垂直的那个方向', '<strong>伸</strong>：有空地时谁来占，占几份', '<strong>缩</strong>：挤不下时谁先让，让几份'),
      code(`
.row { display: flex; gap: 12px; }
.cover { flex: none; width: 128px; }  /* 不伸也不缩 */
.words { flex: 1; min-width: 0; }     /* 占满剩下的，允许变窄 */
`),
      h3('最常踩的坑'),
      p('文字把盒子撑破，九成是少了 <code>min-width: 0</code>。弹性项目默认不肯比内容更窄，要明说一声“你可以”。'),
      table('想要|写在谁身上|写什么', '水平居中|容器|justify-content: center', '垂直居中|容器|align-items: center', '这一个靠右|孩子|margin-left: auto', '不许变形|孩子|flex: none'),
    ),
    comments: [says(19, 200, 'min-width: 0 救了我一个下午。')],
  }),
  topic({
    slug: 'git-undo',
    title: '后悔药清单：Git 里怎么撤销',
    category,
    priceYuan: 5,
    isVipFree: true,
    summary: '没提交的、提交了的、推上去了的，各有各的撤法。先认清自己在哪一步。',
    viewTimes: 8890,
    voteCount: 655,
    daysAgo: 18,
    freeHtml: html(
      p('改错了文件、提交错了分支、推上去一个密码。Git 里几乎没有撤不回来的事，<strong>但用错了命令会更糟</strong>。'),
      p('所以先不要敲命令，先回答一个问题：你现在在哪一步？'),
      ol('改了，还没有 add', 'add 了，还没有 commit', 'commit 了，还没有 push', 'push 了'),
      quote('一边是工作区，一边是别人已经拿到的历史。越往右，越要温柔。'),
    ),
    html: html(
      h3('按步骤撤'),
      table('在哪一步|想做什么|命令', '还没 add|丢掉改动|git restore 文件', '已经 add|退出暂存，改动留着|git restore --staged 文件', '已经 commit|改说明或补文件|git commit --amend', '已经 commit|拆开重来，改动留着|git reset --soft HEAD~1', '已经 push|做一次相反的提交|git revert 提交号'),
      h3('丢了的提交去哪找'),
      code(`
git reflog            # 每一步都在这里
git switch -c rescue HEAD@{3}
`),
      p('reflog 记着你最近去过的每个地方，九十天内都找得回来。找到以后<strong>先开一个分支站住</strong>，再慢慢想。'),
      h3('推上去了密码'),
      p('撤销提交没有用，别人已经看得见。第一件事是<strong>去把密码换掉</strong>，第二件事才是清理历史。'),
    ),
    comments: [says(24, 50, 'reflog 那段值回票价，昨天真的用上了。')],
  }),
  topic({
    slug: 'sql-null',
    title: 'NULL 不等于任何东西，也不等于自己',
    category,
    summary: '查询结果少了几行，多半是它。三个必须知道的例子。',
    viewTimes: 5230,
    voteCount: 344,
    daysAgo: 27,
    html: html(
      p('NULL 的意思不是“空”，是“不知道”。不知道等不等于不知道？<strong>还是不知道。</strong>'),
      code(`
SELECT * FROM orders WHERE coupon <> 'NEW';       -- 没用券的订单全丢了
SELECT * FROM orders WHERE coupon IS DISTINCT FROM 'NEW';
`),
      h3('三个例子'),
      ol('<code>NOT IN (1, 2, NULL)</code> 永远不成立', '<code>COUNT(列)</code> 不数 NULL，<code>COUNT(*)</code> 数', '<code>1 + NULL</code> 是 NULL，求和前先想想要不要当作 0'),
      quote('看到 <> 和 NOT IN，先问一句：这一列可能是 NULL 吗？'),
    ),
  }),
  topic({
    slug: 'react-state-place',
    title: '状态放哪里：一个判断流程',
    category,
    priceYuan: 6,
    isVipFree: true,
    summary: '能算出来的不存，能放近处的不放远处，服务器的东西交给缓存。附三个改造前后的对照。',
    viewTimes: 6650,
    voteCount: 489,
    daysAgo: 33,
    freeHtml: html(
      p('一个页面改到第三个月，最难改的往往不是样子，是状态：同一个数字存了三份，谁也不知道哪份是真的。'),
      p('每加一个 <code>useState</code> 之前，按顺序问四个问题。第一个问题就能砍掉一半：<strong>它能不能由别的东西算出来？</strong>'),
      code(`
// 能算，就不存
const total = items.reduce((sum, item) => sum + item.price, 0)
`),
    ),
    html: html(
      h3('四个问题'),
      ol('能算出来吗？能，就不存', '只有一个组件用吗？是，就放在它里面', '是服务器的数据吗？是，交给查询缓存，不要抄一份', '刷新以后还要在吗？要，写进地址'),
      h3('对照：筛选条件'),
      code(`
// 前：刷新就没了，也没法发给同事
const [category, setCategory] = useState(0)

// 后：地址就是状态
const { category_id = 0 } = params
`),
      h3('对照：表单'),
      p('输入框里的字放在表单里；提交以后的结果归服务器。两者之间<strong>只隔一次提交</strong>，不需要同步。'),
      table('状态|放哪里', '弹层开没开|打开它的那个组件', '列表数据|查询缓存', '筛选、页码、标签|地址', '登录的是谁|全局，一份'),
    ),
    comments: [says(19, 12, '第三问直接删掉我半个 store。', says(26, 10, '同删，清爽了。'))],
  }),
  topic({
    slug: 'log-well',
    title: '日志写给凌晨三点的自己',
    category,
    summary: '什么时候记、记什么、不记什么。一行好日志应当不用上下文也读得懂。',
    viewTimes: 2870,
    voteCount: 190,
    daysAgo: 52,
    html: html(
      p('凌晨三点你会被叫醒，睁着一只眼看日志。请为那时候的自己写。'),
      table('不好|好', 'error!|订单 103015 支付回调验签失败，渠道 alipay', '进入函数|（不写）', '用户登录 pwd=123456|用户 42 登录成功，来自 H5'),
      ul('写清楚<strong>谁、对什么、做了什么、结果怎样</strong>', '带上能一路追下去的编号', '密码、令牌、身份证号永远不写'),
    ),
  }),
  topic({
    slug: 'read-others-code',
    title: '读别人的代码，从哪里读起',
    category,
    summary: '不要从第一行读起。先跑起来，再找一条主线，最后才看细节。',
    viewTimes: 4120,
    voteCount: 305,
    daysAgo: 78,
    html: html(
      p('接手一个十万行的项目，有人从 <code>index</code> 一行一行读，读到第三天放弃了。'),
      h3('三遍'),
      ol('<strong>第一遍，跑</strong>：装起来，点一遍，记下有哪些功能', '<strong>第二遍，追</strong>：挑一个功能，从按钮追到数据库，只看这一条线', '<strong>第三遍，改</strong>：修一个小问题，提交，让别人看'),
      p('追的时候画一张图，只画经过的文件。画完你会发现，十万行里常走的路就那么几条。'),
      quote('读懂不是目的，敢改才是。'),
    ),
  }),
]
