import { certificateUrl, listCertificates } from '@/api/certificate'
import { configureHttp, httpContext } from '@/http/client'

import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/Cert/api/v1/member/cert'
const cert = { id: 4, name: '结业', template_image: '/a.png' }

test.each([
  ['one of the academy', { cert_no: 'ZT1', cert }, { number: 'ZT1', kind: { id: 4, name: '结业', thumb: '/a.png' } }],
  ['one that was taken away', { cert: [] }, { number: '', kind: null }],
  ['one of which nothing is said', { cert: null, cert_no: null }, { number: '', kind: null }],
])('%s', async (_, wire, entity) => {
  const row = { id: 9, created_at: '2026-01-02 10:00:00', ...wire }
  const backend = fakeBackend({ [`GET ${root}`]: ok({ data: [row, { cert }], total: 2 }) })
  const { items } = await listCertificates(1, 10)
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '10' })
  expect(items).toEqual([{ id: 9, receivedAt: new Date('2026-01-02T02:00:00Z'), ...entity }])
})

test('the picture has the id of the kind and the token in its address', () => {
  const before = httpContext()
  configureHttp({ ...before, token: () => 'a b' })
  expect(certificateUrl(4)).toMatch(/\/addons\/Cert\/api\/v1\/member\/cert\/4\/download\?token=a%20b$/)
  configureHttp(before)
})
