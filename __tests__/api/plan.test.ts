import { getPlan, listPlans } from '@/api/plan'

import { fakeBackend, ok, refusal } from '../setup/backend'

const wire = { id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: ['全站录播课免费看', ' ', '专属客服 '] }
const plan = { id: 1, name: '月度会员', priceCents: 3000, days: 30, benefits: ['全站录播课免费看', '专属客服'] }

test("plans in the operator's order; a broken row is left out", async () => {
  const rows = [wire, { ...wire, id: 2, expire_days: 'x' }, { ...wire, id: 3, charge: '?', desc_rows: [] }]
  const backend = fakeBackend({ 'GET /api/v2/roles': ok(rows) })
  await expect(listPlans()).resolves.toEqual([plan, { ...plan, id: 3, priceCents: null, benefits: [] }])
  expect(backend.sent[0]?.body).toBeUndefined()
})

test('plans of a broken shape are an error', async () => {
  fakeBackend({ 'GET /api/v2/roles': ok('none') })
  await expect(listPlans()).rejects.toMatchObject({ name: 'ShapeError' })
})

test('one plan', async () => {
  const backend = fakeBackend({ 'GET /api/v2/role/1': ok(wire) })
  await expect(getPlan(1)).resolves.toEqual(plan)
  backend.reply('GET /api/v2/role/1', refusal('资源不存在', 404))
  await expect(getPlan(1)).rejects.toMatchObject({ code: 404 })
  backend.reply('GET /api/v2/role/1', ok([]))
  await expect(getPlan(1)).rejects.toMatchObject({ name: 'ShapeError' })
})
