import { courseOf } from './catalogue'

/** A layer over a page, and the presses that open it. Each new layer needs a row. */
export interface Layer {
  name: string
  path: string
  presses: readonly (string | RegExp)[]
  /** A text on the layer. */
  ready: string | RegExp
  /** It must be answered: neither Escape nor "back" closes it. */
  isForced?: boolean
}

const sql = courseOf('sql')
const free = courseOf('first-web-page')
const paintings = courseOf('song-painting')

export const layers: readonly Layer[] = [
  { name: 'question of a logout', path: '/packageA/member/setting', presses: ['退出登录'], ready: '再看看' },
  { name: 'choice of a theme', path: '/packageA/member/setting', presses: [/^深浅色/], ready: '浅色' },
  { name: 'question of a deletion', path: '/packageA/member/setting', presses: ['注销账号'], ready: /注销/ },
  {
    name: 'PDF of a course',
    path: `/pages/course/show?id=${paintings.id}`,
    presses: [/^附件/, /^看画手册/],
    ready: '宋画十二讲：看画手册',
  },
  { name: 'sheet to share', path: `/pages/course/show?id=${sql.id}`, presses: ['分享'], ready: '复制链接' },
  {
    name: 'sheet of a promo code',
    path: `/pages/order/order?type=course&id=${sql.id}`,
    presses: [/优惠码/],
    ready: '使用',
  },
  {
    name: 'sheet of a comment',
    path: `/pages/course/show?id=${free.id}`,
    presses: [/^评论/, '说说你的想法'],
    ready: '发表',
  },
  {
    name: 'question of a membership',
    path: '/pages/role/role',
    presses: [/^开通.*会员 ¥/],
    ready: '同意并继续',
    isForced: true,
  },
  { name: 'sheet of a goal', path: '/pages/course/index', presses: ['定个目标'], ready: '不设目标' },
  { name: 'sheet of regions', path: '/packageA/member/credit1GoodsAddress', presses: [/^省\/市\/区/], ready: '北京市' },
]
