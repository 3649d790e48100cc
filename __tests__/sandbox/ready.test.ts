import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { createClient } from '@libsql/client'

import { openDatabase } from '../../sandbox/db/open'
import { fillFrom } from '../../sandbox/db/store'
import { academy } from './fixture'
import { type Client, LEARNER, makeDataDir, start } from './support'

const now = Date.parse('2026-03-11T10:00:00+08:00')
const folders: string[] = []
const clients: Client[] = []

function newFolder() {
  const folder = makeDataDir()
  folders.push(folder)
  return folder
}

async function open(seeds?: string, at = now) {
  const dataDir = newFolder()
  const client = await start({ academy: undefined, now: at, seeds, dataDir })
  clients.push(client)
  return { ...client, dataDir }
}

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Made by chance for every row. */
const random = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{20}$|^[0-9a-f]{24}:[0-9a-f]{64}$/
const known = (value: unknown) => (typeof value === 'string' && random.test(value) ? 'random' : value)

/** Every row of every table, but for the sandbox's own secret and settings. */
async function rowsOf(dataDir: string) {
  const database = createClient({ url: `file:${join(dataDir, 'academy.db')}` })
  const list = async (sql: string) =>
    (await database.execute(sql)).rows.map((row) => Object.entries(row).map(([name, value]) => [name, known(value)]))
  const { rows: tables } = await database.execute(
    `select name from sqlite_master
      where type = 'table' and name not in ('kept', 'sqlite_sequence', '__drizzle_migrations')`,
  )
  const rows = new Map<string, unknown[]>([
    ['numbering', await list('select name, seq from sqlite_sequence where seq > 0 order by name')],
  ])
  for (const { name } of tables) rows.set(String(name), await list(`select * from ${name}`))
  database.close()
  return rows
}

const day = (time: unknown) => new Date(Number(time)).toISOString().slice(0, 10)

it('a copied academy has the rows of one that was put together, and so has one that was reset', async () => {
  const seeds = newFolder()
  const expected = await rowsOf((await open()).dataDir)
  expect([...expected.values()].flat().length).toBeGreaterThan(1_000)
  await open(seeds)
  const copy = await open(seeds)
  expect(readdirSync(seeds)).toEqual([`${now}.db`])
  expect(await rowsOf(copy.dataDir)).toEqual(expected)
  await copy.data('POST', '/api/v2/login/password', { body: { mobile: LEARNER, password: 'zhitu123' } })
  await copy.data('POST', '/sandbox/reset')
  expect(await rowsOf(copy.dataDir)).toEqual(expected)
})

it('academies of however many minutes are copied one after the other', async () => {
  const folder = newFolder()
  const database = await openDatabase(folder)
  for (let minute = 0; minute < 12; minute += 1) {
    const file = join(folder, `${minute}.db`)
    await database.copyTo(file)
    await database.atomic((db) => fillFrom(db, file))
  }
  await database.close()
})

it('its clock goes on from that date, also after a reset and a restart', async () => {
  const seeds = newFolder()
  const client = await open(seeds)
  const read = async (from: Client) => day((await from.data<{ now: number }>('GET', '/sandbox/clock')).now)
  expect(await read(client)).toBe('2026-03-11')
  await client.advance(86_400)
  expect(await read(client)).toBe('2026-03-12')
  await client.close()
  clients.pop()
  const again = await start({ academy: undefined, now, seeds, dataDir: client.dataDir })
  clients.push(again)
  expect(await read(again)).toBe('2026-03-12')
  await again.data('POST', '/sandbox/reset')
  expect(await read(again)).toBe('2026-03-11')
})

it('a login is worth nothing in another copy, nor after a reset', async () => {
  const seeds = newFolder()
  const [one, other] = [await open(seeds), await open(seeds)]
  const token = await one.login(LEARNER)
  expect(await other.refusal('GET', '/api/v2/member/detail', { token })).toBe('401 请登录')
  await one.data('POST', '/sandbox/reset')
  expect(await one.refusal('GET', '/api/v2/member/detail', { token })).toBe('401 请登录')
  expect(await one.login(LEARNER)).not.toBe(token)
})

it('another date is another file', async () => {
  const seeds = newFolder()
  await open(seeds)
  await open(seeds, now + 86_400_000)
  expect(readdirSync(seeds).sort()).toEqual([`${now}.db`, `${now + 86_400_000}.db`])
})

it('without a date it is of this minute, also for a reset', async () => {
  const seeds = newFolder()
  const dataDir = newFolder()
  const machine = jest.spyOn(Date, 'now').mockReturnValue(now + 59_999)
  const client = await start({ academy: undefined, seeds, dataDir })
  clients.push(client)
  const orderedAt = async () => {
    const { data } = await client.data<{ data: { created_at: string }[] }>('GET', '/api/v2/member/orders', {
      token: await client.login(LEARNER),
    })
    return Date.parse(data[0].created_at)
  }
  const before = await orderedAt()
  machine.mockReturnValue(now + 60_000)
  await client.data('POST', '/sandbox/reset')
  expect((await orderedAt()) - before).toBe(60_000)
  machine.mockRestore()
  expect(readdirSync(seeds).sort()).toEqual([`${now}.db`, `${now + 60_000}.db`])
})

it('another content is another file', async () => {
  const seeds = newFolder()
  const firstTitle = async (title: string) => {
    const [first, ...others] = academy.courses
    const content = { ...academy, courses: [{ ...first, title }, ...others] }
    const client = await start({ academy: content, now, seeds, dataDir: newFolder() })
    clients.push(client)
    return (await client.data<{ course: { title: string } }>('GET', '/api/v2/course/1')).course.title
  }
  for (const title of ['语文', '数学', '语文']) expect(await firstTitle(title)).toBe(title)
  expect(readdirSync(seeds)).toHaveLength(2)
})
