import { getCourse } from '@/api/course'

import { fakeBackend, ok } from '../setup/backend'

const wire = { id: 3, title: '数据结构与算法' }

test.each([
  { name: 'sold', fields: { charge: 199, is_free: 0 }, isFree: false, priceCents: 19900 },
  { name: 'free', fields: { charge: 0, is_free: 1 }, isFree: true, priceCents: 0 },
  { name: 'free, whatever it cost', fields: { charge: 199, is_free: 1 }, isFree: true, priceCents: 0 },
  { name: 'no price at BASE: not for sale', fields: { charge: 0, is_free: 0 }, isFree: false, priceCents: null },
  {
    name: 'no price at HEAD: an order gives it away',
    fields: { charge: 0, is_free: 0, is_vip_free: 0 },
    isFree: false,
    priceCents: 0,
  },
  { name: 'an unreadable price', fields: { charge: '面议', is_free: 0 }, isFree: false, priceCents: null },
])('what a course costs: $name', async ({ fields, isFree, priceCents }) => {
  const course = { ...wire, ...fields }
  fakeBackend({ 'GET /api/v2/course/3': ok({ course, chapters: [], videos: [], isBuy: false }) })
  await expect(getCourse(3)).resolves.toMatchObject({ course: { isFree, priceCents }, canLearn: false })
})
