import { LESSON } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/Cert/api/v1/member/cert'

interface Row {
  id: number
  cert_id: number
  cert_no: string
  created_at: string
  cert: { id: number; name: string; template_image: string } | []
}

let client: Client
let token: string
beforeAll(async () => {
  client = await start()
  token = await client.login(LEARNER)
})
afterAll(() => client.close())

const list = (who = token, query: Record<string, string> = {}) =>
  client.data<{ data: Row[]; total: number }>('GET', root, { token: who, query })

it('lists what a member has, newest first, in pages; what was taken away has left its row', async () => {
  const { data, total } = await list()
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ id: 1, cert_id: 1, cert_no: 'ZT1', cert: { id: 1, name: '证书 kept' } })
  expect(data[1]).toMatchObject({ cert_id: 2, cert: [] })
  expect((await list(token, { page: '2', size: '1' })).data).toEqual([data[1]])
  expect((await list(token, { page: '5' })).data).toEqual([])
})

it('gives the picture to who names its owner in the address, and to nobody else', async () => {
  const answer = await client.raw({ method: 'GET', url: `${root}/1/download?token=${token}` })
  expect(answer.headers['content-type']).toBe('image/png')
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  const other = await client.login(plain(4))
  expect(await client.refusal('GET', `${root}/1/download`, { query: { token: other } })).toBe('404 资源不存在')
  expect(await client.refusal('GET', `${root}/1/download`)).toBe('401 请登录')
  expect(await client.refusal('GET', `${root}/2/download`, { query: { token } })).toBe('404 资源不存在')
})

it('draws the ground', async () => {
  const { data } = await list()
  const address = Array.isArray(data[0]?.cert) ? '' : (data[0]?.cert.template_image ?? '')
  const answer = await client.raw({ method: 'GET', url: new URL(address).pathname })
  expect(answer.headers['content-type']).toBe('image/svg+xml')
})

it('comes with the last lesson of a course, once', async () => {
  const who = await client.login(plain(5))
  const watch = (lesson: number) =>
    client.data('POST', `/api/v2/video/${lesson}/record`, { token: who, body: { duration: 100_000 } })
  await watch(LESSON.free)
  expect((await list(who)).total).toBe(0)
  await watch(LESSON.free + 1)
  await watch(LESSON.free + 1)
  const { data, total } = await list(who)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ cert_no: expect.stringMatching(/^ZT\d{12}$/), cert: { name: '证书 free' } })
})
