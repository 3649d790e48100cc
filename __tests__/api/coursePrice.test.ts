import { listHomeBlocks } from '@/api/block'
import { getCourse, listCourses } from '@/api/course'
import { hintDialect } from '@/api/dialect'
import { search } from '@/api/search'

import { fakeBackend, ok, refusal } from '../setup/backend'

type Form = 'base' | 'head'

/** The price of the same course on a shelf, in the list, in the search without an engine, and on its own page. */
async function pricesOf(form: Form, fields: object): Promise<(number | null | undefined)[]> {
  localStorage.clear()
  hintDialect(form)
  const { charge, is_free, ...later } = { charge: 0, is_free: 0, ...fields }
  const shelved = { id: 3, title: '数据结构与算法', thumb: '', charge, is_free, user_count: 0 }
  const course = { ...shelved, ...later }
  const blocks = ok([{ id: 1, sign: 'h5-vod-v1', config_render: { title: '好课', items: [shelved] } }])
  fakeBackend({
    [form === 'base' ? 'GET /api/v2/viewBlock/page/blocks' : 'GET /api/v2/decorationPage/blocks']: blocks,
    'GET /api/v2/courses': ok({ data: [course], total: 1 }),
    'GET /api/v3/search': refusal('搜索服务未配置'),
    'GET /api/v2/search': ok({ data: [course], keywords: '数据' }),
    'GET /api/v2/course/3': ok({ course, chapters: [], videos: [], isBuy: false }),
  })
  const [block] = await listHomeBlocks()
  const listed = await listCourses({ categoryId: 0, scene: '' }, 1, 16)
  const found = await search({ keywords: '数据', type: '' }, 1, 10)
  return [
    block?.kind === 'shelf' ? block.items[0]?.priceCents : undefined,
    listed.items[0]?.priceCents,
    found.items[0]?.priceCents,
    (await getCourse(3)).course.priceCents,
  ]
}

test.each<[name: string, form: Form, fields: object, priceCents: number | null]>([
  ['a price', 'base', { charge: 199 }, 19900],
  ['marked free', 'base', { charge: 199, is_free: 1 }, 0],
  ['no price at BASE, which refuses the order', 'base', {}, null],
  ['no price at HEAD, which gives it away', 'head', { is_vip_free: 0 }, 0],
  ['an unreadable price', 'head', { charge: '面议' }, null],
])('a course costs the same everywhere: %s', async (_, form, fields, priceCents) => {
  expect(await pricesOf(form, fields)).toEqual(Array(4).fill(priceCents))
})
