import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { LEARNER, makeDataDir, multipart, plain, PNG, start, VIP, type Client } from './support'

const root = '/addons/Snapshot/api/v1'
const JPEG: Buffer = Buffer.from('ffd8ffe000104a464946', 'hex')

let client: Client
let token: string
beforeAll(async () => {
  client = await start()
  token = await client.login(LEARNER)
})
afterEach(() => client.http('DELETE', '/sandbox/config'))
afterAll(() => client.close())

interface Image {
  id: number
  thumb: string
  created_at: string
}

const of = (resource_type: string, id: number) => ({ resource_type, resource_id: String(id) })

const send = (resource: Record<string, string>, bytes = JPEG, who = token) =>
  client.call('POST', `${root}/upload/image`, {
    token: who,
    ...multipart('file', bytes, { ...resource, duration: '12' }),
  })

const count = async (resource: Record<string, string>, who = token) =>
  (await client.data<{ count: number }>('GET', `${root}/resource/query`, { token: who, query: resource })).count

const images = async (resource: Record<string, string>, who = token) =>
  (await client.data<{ data: Image[] }>('GET', `${root}/resource/images`, { token: who, query: resource })).data

const picture = (url: string) => client.raw({ url: url.replace('http://academy.test', '') })

it('tells the rules as the operator has set them', async () => {
  await client.configure({ sandbox: { snapshot: { status: { book: 0 }, cycle_time: 5, rate: 100 } } })
  expect(await client.data('GET', `${root}/config`, { token })).toEqual({
    status: { vod: 1, live: 1, book: 0, paper: 1, practice: 1 },
    cycle_time: 5,
    rate: 100,
    max_times: 5,
  })
})

it('keeps photographs apart by thing and by member, newest first, and gives them back', async () => {
  await send(of('vod', 1))
  await send(of('vod', 1), PNG)
  await send(of('live', 1))
  expect([await count(of('vod', 1)), await count(of('live', 1)), await count(of('vod', 2))]).toEqual([2, 1, 0])
  const [newest, oldest] = await images(of('vod', 1))
  expect(newest?.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect((await picture(newest?.thumb ?? '')).rawPayload).toEqual(PNG)
  expect((await picture(oldest?.thumb ?? '')).rawPayload).toEqual(JPEG)

  const other = await client.login(VIP)
  expect(await count(of('vod', 1), other)).toBe(0)
  expect(await images(of('vod', 1), other)).toEqual([])
  expect(await client.refusal('DELETE', `${root}/resource/image/${newest?.id}`, { token: other })).toBe(
    '404 资源不存在',
  )
  expect(await count(of('vod', 1))).toBe(2)
})

it.each(['vod', 'live', 'book', 'paper', 'practice'])('keeps those of a %s', async (type) => {
  const own = await client.login(plain(5))
  await send(of(type, 1), JPEG, own)
  expect([await count(of(type, 1), own), (await images(of(type, 1), own)).length]).toEqual([1, 1])
})

it('takes the fields in the query too', async () => {
  const query = { ...of('vod', 3), duration: '0' }
  const answer = await client.call('POST', `${root}/upload/image`, { token, query, ...multipart('file', JPEG) })
  expect(answer.code).toBe(0)
  expect(await count(of('vod', 3))).toBe(1)
})

it('takes so many of one thing and no more; a deleted one makes room, and its picture is gone', async () => {
  const own = await client.login(plain(4))
  await client.configure({ sandbox: { snapshot: { max_times: 2 } } })
  const resource = of('book', 1)
  for (const code of [0, 0, 1]) expect(await send(resource, JPEG, own)).toMatchObject({ code })
  expect((await send(resource, JPEG, own)).message).toBe('最多上传2张学习照片')
  const [newest] = await images(resource, own)
  await client.data('DELETE', `${root}/resource/image/${newest?.id}`, { token: own })
  expect((await picture(newest?.thumb ?? '')).statusCode).toBe(404)
  expect(await count(resource, own)).toBe(1)
  expect((await send(resource, JPEG, own)).code).toBe(0)
})

it('refuses what is no png or jpeg, too large, unnamed, or not to be photographed', async () => {
  const upload = async (bytes: typeof JPEG, resource = of('vod', 5)) => (await send(resource, bytes)).message
  expect(await upload(Buffer.from('<svg/>'))).toBe('请上传图片文件')
  expect(await upload(Buffer.from('474946383961', 'hex'))).toBe('请上传图片文件')
  expect(await upload(Buffer.alloc(0))).toBe('请上传有效文件')
  expect(await upload(Buffer.concat([JPEG, Buffer.alloc(2048 * 1024)]))).toBe('文件不能超过2M')
  expect(await upload(JPEG, of('lesson', 5))).toBe('参数错误')
  expect(await upload(JPEG, of('vod', 0))).toBe('参数错误')
  await client.configure({ sandbox: { snapshot: { status: { paper: 0 } } } })
  expect(await upload(JPEG, of('paper', 5))).toBe('未开启学习拍照')
  expect(await client.refusal('POST', `${root}/upload/image`, { token })).toBe('1 请上传文件')
  expect(await client.refusal('GET', `${root}/resource/query`, { token, query: of('vod', 0) })).toBe('1 参数错误')
  expect(await client.refusal('GET', `${root}/config`)).toMatch(/^401/)
  expect(await count(of('vod', 5))).toBe(0)
})

it('has them still after a restart', async () => {
  const dataDir = makeDataDir()
  const before = await start({ dataDir })
  const own = await before.login(LEARNER)
  await before.data('POST', `${root}/upload/image`, {
    token: own,
    ...multipart('file', JPEG, { ...of('vod', 1), duration: '7' }),
  })
  await before.close()
  const after = await start({ dataDir })
  const query = of('vod', 1)
  expect(await after.data('GET', `${root}/resource/query`, { token: own, query })).toEqual({ count: 1 })
  const { data } = await after.data<{ data: Image[] }>('GET', `${root}/resource/images`, { token: own, query })
  await after.data('DELETE', `${root}/resource/image/${data[0]?.id}`, { token: own })
  await after.close()
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
  rmSync(dataDir, { recursive: true })
})
