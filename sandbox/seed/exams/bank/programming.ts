import { blank, essay, judge, multiple, type QuestionSeed, single } from '../build'

export const programming: QuestionSeed[] = [
  single(
    '网页里用来写一级标题的标签是哪一个？',
    ['&lt;p&gt;', '&lt;h1&gt;', '&lt;div&gt;', '&lt;title&gt;'],
    1,
    'title 写在 head 里，显示在浏览器标签上；正文的一级标题用 h1。',
  ),
  single('下面哪个命令能看到 Git 工作区有哪些改动？', ['git log', 'git push', 'git status', 'git init'], 2),
  single(
    'JavaScript 里 typeof [] 的结果是什么？',
    ['"array"', '"object"', '"list"', '"undefined"'],
    1,
    '数组也是对象，判断数组要用 Array.isArray。',
  ),
  single('CSS 里让一行内的元素两端对齐，该用哪个属性值？', ['center', 'flex-end', 'space-between', 'stretch'], 2),
  single('二分查找要求数据先满足什么条件？', ['没有重复', '已经排好序', '全是整数', '存在数据库里'], 1),
  single(
    '接口返回状态码 404，最可能的原因是？',
    ['服务器内部出错', '没有登录', '地址写错了', '请求太频繁'],
    2,
    '500 才是服务器内部出错，401 是没有登录，429 是请求太频繁。',
  ),
  multiple(
    '下面哪些写法会让 React 组件重新渲染？',
    ['调用 setState 传入新值', '父组件重新渲染', '修改普通局部变量', 'context 的值变了'],
    [0, 1, 3],
    '普通局部变量改了，React 并不知道。',
  ),
  multiple(
    '提交代码前，哪些是好习惯？',
    ['先看一遍自己的改动', '一次提交只做一件事', '把密码写进代码方便调试', '跑一遍测试'],
    [0, 1, 3],
  ),
  judge('const 声明的对象，属性仍然可以修改。', true, 'const 锁住的是变量指向谁，不是对象里面的内容。'),
  judge('git commit 之后，代码就已经在远程仓库里了。', false, 'commit 只写进本地仓库，push 之后远程才有。'),
  blank('把命令的输出写进文件，用的符号是 ____（覆盖写入）。', '>'),
  blank('HTTP 协议里，只读取数据、不修改数据的请求方法是 ____。', 'GET'),
  essay('你接手了一个没有注释的函数，大约两百行。说说你会按什么顺序读懂它，并给出三步以内的改造计划。'),
]
