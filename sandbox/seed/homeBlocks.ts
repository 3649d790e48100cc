/** The home page: one block of every sign, with the leftovers a real editor leaves behind. */

export interface ShelfCourse {
  id: number
  slug: string
  title: string
  isFree: boolean
  isRecommended: boolean
}

export interface BlockSeed {
  sign: string
  /** null = saved without being filled in. */
  config: unknown
}

const cover = (slug: string) => `/sandbox/art/cover/${slug}.svg`
const icon = (name: string) => `/sandbox/art/icon/${name}.svg`
const banner = (n: number) => `/sandbox/art/slider/${n}.svg`

function shelf(title: string, courses: ShelfCourse[]): BlockSeed {
  const items = courses.map(({ id, slug, title: name }) => ({ id, title: name, thumb: cover(slug) }))
  return { sign: 'h5-vod-v1', config: { title, items } }
}

/** Commercial blocks as an academy without their add-ons stores them: an id and two display fields. */
function addonBlocks([first, second]: ShelfCourse[]): BlockSeed[] {
  const picture = (course?: ShelfCourse) => (course ? cover(course.slug) : null)
  const byGoods = (name: string, course?: ShelfCourse) => ({
    id: 1,
    goods_title: name,
    goods_thumb: picture(course),
  })
  return [
    { sign: 'h5-ms-v1', config: { title: '限时秒杀', items: [byGoods('英语精读：读懂长难句', first)] } },
    { sign: 'h5-tg-v1', config: { title: '一起拼', items: [byGoods('楷书第一笔', second)] } },
  ]
}

/** Ids follow the order. */
export interface ShelfSeeds {
  live: { slug: string; title: string; isHidden?: boolean }[]
  books: { slug: string; name: string; isHidden?: boolean }[]
  topics: { slug: string; title: string; isHidden?: boolean }[]
  paths: { slug: string; name: string; isHidden?: boolean }[]
}

const SHELF_LENGTH = 6

/** Live courses, books, articles and learning paths, stored the way the editor stores them. */
function shelfBlocks({ live, books, topics, paths }: ShelfSeeds): BlockSeed[] {
  const lectures = live.map(({ slug, title, isHidden }, index) => ({
    isHidden,
    item: { id: index + 1, title, thumb: cover(slug) },
  }))
  const volumes = books.map(({ slug, name, isHidden }, index) => ({
    isHidden,
    item: { id: index + 1, name, thumb: `/sandbox/art/book/${slug}.svg` },
  }))
  const articles = topics.map(({ slug, title, isHidden }, index) => ({
    isHidden,
    item: { id: index + 1, title, thumb: cover(slug) },
  }))
  const ways = paths.map(({ slug, name, isHidden }, index) => ({
    isHidden,
    item: { id: index + 1, name, thumb: cover(slug) },
  }))
  // One of each sort of article instead of six of the first.
  const spread = articles.filter((_, index) => index % Math.max(1, Math.floor(articles.length / SHELF_LENGTH)) === 0)
  const shown = (rows: { isHidden?: boolean; item: object }[]) =>
    rows.filter(({ isHidden }) => !isHidden).map(({ item }) => item).slice(0, SHELF_LENGTH)
  // The editor leaves a row behind that was never filled in.
  const unfilled = { id: null, name: null, thumb: null }
  return [
    { sign: 'h5-live-v1', config: { title: '近期直播', items: shown(lectures) } },
    { sign: 'h5-book-v1', config: { title: '一起读书', items: [...shown(volumes), unfilled] } },
    { sign: 'h5-learnPath-v1', config: { title: '学习路径', items: shown(ways) } },
    { sign: 'h5-topic-v1', config: { title: '文章', items: shown(spread) } },
  ]
}

export function homeBlocks(courses: ShelfCourse[], rest: ShelfSeeds): BlockSeed[] {
  const recommended = courses.filter((course) => course.isRecommended)
  const free = courses.filter((course) => course.isFree)
  const [first] = recommended
  return [
    {
      sign: 'slider',
      config: [
        { src: banner(1), href: '/packageA/vod/index', url: null, sort: 1 },
        { src: banner(2), href: '/pages/role/role', url: null, sort: 2 },
        { src: banner(3), href: first ? `/pages/course/show?id=${first.id}` : null, url: null, sort: 3 },
        { src: null, href: null, url: null, sort: 4 },
      ],
    },
    {
      sign: 'grid-nav',
      config: {
        line_count: '4',
        items: [
          { src: icon('vod'), name: '录播课', href: '/packageA/vod/index' },
          { src: icon('live'), name: '直播课', href: '/packageA/live/index' },
          { src: icon('exam'), name: '考试', href: 'exam-index' },
          { src: icon('vip'), name: '会员', href: '/pages/role/role' },
          { src: icon('book'), name: '电子书', href: '/packageA/book/index' },
          { src: icon('path'), name: '学习路径', href: '/packageA/learnPath/index' },
          { src: icon('topic'), name: '文章', href: '/packageA/topic/index' },
          { src: icon('notice'), name: '公告', href: '/packageA/member/notices' },
          { src: null, name: '', href: null },
        ],
      },
    },
    { sign: 'blank', config: { height: 8, bgcolor: '#F5F6F8' } },
    shelf('本周好课', recommended.slice(0, 6)),
    {
      sign: 'image-group',
      config: {
        v: 'v-1-2',
        items: [
          { src: banner(4), url: '/packageA/vod/index' },
          { src: banner(5), url: '/pages/role/role' },
          { src: banner(6), url: 'https://www.nlc.cn/' },
        ],
      },
    },
    shelf('免费公开课', free.slice(0, 6)),
    // A block that this client has never heard of, and one that was never filled in.
    { sign: 'h5-hologram-v9', config: { title: '全息教室', items: [{ id: 1 }] } },
    { sign: 'h5-vod-v1', config: null },
    ...shelfBlocks(rest),
    ...addonBlocks(recommended),
    { sign: 'mp-wechat', config: { name: '知途网校', desc: '每周一篇学习方法' } },
    { sign: 'code', config: { html: '<p>仅电脑端展示</p>' } },
    {
      sign: 'h5-gzh-v1',
      config: {
        title: '关注公众号',
        name: '知途网校',
        logo: '/sandbox/art/avatar/知途网校.svg',
        desc: '开课提醒与学习方法，每周一更新',
        qrcode: '/sandbox/art/qr/follow.svg',
      },
    },
  ]
}
