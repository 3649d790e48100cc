import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { createClient } from '@libsql/client'

import { fetchOnce } from '../setup/fetchOnce'
import { loadAcademy } from '../../sandbox/seed'
import { LEARNER, makeDataDir, start } from './support'

interface Process {
  child: ChildProcess
  output: string
  /** '' = it did not start. */
  origin: string
  /** For another one at the same place. */
  port: number
}

const started = /沙盒已启动：(\S+)\/sandbox/
const running = new Set<ChildProcess>()
const dataDirs: string[] = []

function newDataDir() {
  const dataDir = makeDataDir()
  dataDirs.push(dataDir)
  return dataDir
}

/** Kills the process and everything it started, without a chance to say goodbye. */
async function kill(child: ChildProcess) {
  if (child.pid === undefined || !running.has(child)) return
  const isGone = once(child, 'close')
  process.kill(-child.pid, 'SIGKILL')
  await isGone
}

/** Also after a failure or a timeout nothing is left running. */
afterEach(async () => {
  await Promise.all([...running].map(kill))
  for (const dataDir of dataDirs.splice(0)) rmSync(dataDir, { recursive: true, force: true })
})

/** The real command line, ready or ended. @param port 0 = one that is free */
async function run(dataDir: string, port = 0, env = {}, args: string[] = []): Promise<Process> {
  const child = spawn('node_modules/.bin/tsx', ['sandbox/index.ts', '--port', String(port), ...args], {
    env: { ...process.env, SANDBOX_DATA: dataDir, ...env },
    detached: true,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let output = ''
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (started.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', () => resolve())
  })
  await ready
  const [, origin = ''] = started.exec(output) ?? []
  return { child, output, origin, port: Number(origin && new URL(origin).port) }
}

async function ask<T>(url: string, body?: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const { data } = (await (await fetchOnce(url, init)).json()) as { data: T }
  return data
}

it('keeps everything through a kill -9, and pays what was paid before it', async () => {
  const dataDir = newDataDir()
  const first = await run(dataDir)
  const { origin, port } = first
  await ask(`${origin}/sandbox/config`, { name: '留下的名字' })
  await ask(`${origin}/sandbox/clock`, { advanceSec: 1000 })
  const { token } = await ask<{ token: string }>(`${origin}/api/v2/login/password`, {
    mobile: LEARNER,
    password: 'zhitu123',
  })
  const { order_id } = await ask<{ order_id: string }>(`${origin}/api/v2/order/role`, { role_id: 1, agree: 1 }, token)
  await ask(`${origin}/sandbox/pay/${order_id}`, { result: 'paid' })
  const course = '/addons/zhibo/api/v1/course/13'
  const { videos } = await ask<{ videos: { id: number; status: number }[][] }>(origin + course)
  const onAir = videos[0]?.find(({ status }) => status === 1)?.id
  const { messages: earlier } = await ask<{ messages: object[] }>(`${origin}/sandbox/live/${onAir}`)
  await ask(`${origin}/go${course}/video/${onAir}/chat/send`, { content: '留下的话', duration: 0 }, token)
  await ask(`${origin}/sandbox/live/${onAir}/event`, { t: 'room-ban' })
  await kill(first.child)

  await run(dataDir, port)
  await ask(`${origin}/sandbox/clock`, { advanceSec: 2 })
  expect(await ask(`${origin}/api/v2/order/status?order_id=${order_id}`, undefined, token)).toEqual({
    status: 9,
  })
  expect(await ask(`${origin}/api/v2/member/detail`, undefined, token)).toMatchObject({ role_id: 1 })
  expect(await ask(`${origin}/api/v2/other/config`)).toMatchObject({ name: '留下的名字' })
  const { now } = await ask<{ now: number }>(`${origin}/sandbox/clock`)
  expect(now - Date.now()).toBeGreaterThan(990_000)
  const left = await ask<{ messages: object[] }>(`${origin}/sandbox/live/${onAir}`)
  expect(left).toMatchObject({ isMuted: true })
  expect(left.messages).toEqual([...earlier, expect.objectContaining({ content: '留下的话', memberId: 1 })])

  const third = await run(dataDir, port)
  expect(third.output).toContain(`端口 ${port} 已被占用`)
})

it('keeps an attempt and every answer to it through a kill -9, and ends it at its own time', async () => {
  const dataDir = newDataDir()
  const { child, origin, port } = await run(dataDir)
  const credentials = { mobile: LEARNER, password: 'zhitu123' }
  const { token } = await ask<{ token: string }>(`${origin}/api/v2/login/password`, credentials)
  const id = loadAcademy().exams.papers.findIndex(({ key }) => key === 'maths-term') + 1
  const path = `${origin}/addons/Paper/api/v1/paper/${id}`
  const { record_id: pid } = await ask<{ record_id: number }>(`${path}/join`, undefined, token)
  interface Opened {
    user_paper: { status: number; ended_at: string }
    questions: { question_id: number; answer_content: string | null; question: { type: number } }[]
  }
  const open = () => ask<Opened>(`${path}/join/${pid}`, undefined, token)
  const { questions, user_paper: record } = await open()
  const singles = questions.filter(({ question }) => question.type === 1).map(({ question_id }) => question_id)
  for (const question_id of singles) await ask(`${path}/submit/single`, { pid, question_id, answer: 'option1' }, token)
  await kill(child)

  const second = await run(dataDir, port)
  const again = await open()
  expect(again.user_paper).toEqual(record)
  const answered = again.questions.filter(({ answer_content }) => answer_content === 'option1')
  expect(answered.map(({ question_id }) => question_id)).toEqual(singles)
  await kill(second.child)

  await run(dataDir, port)
  await ask(`${origin}/sandbox/clock`, { advanceSec: 90 * 60 + 31 })
  const { token: later } = await ask<{ token: string }>(`${origin}/api/v2/login/password`, credentials)
  expect(await ask(`${path}/submit/all`, { pid }, later)).toEqual({ status: 2, total_score: 10 })
})

it.each(['0.0.0.0', '::1'])('leaves an academy alone that a sandbox at %s serves, until it has ended', async (host) => {
  const dataDir = newDataDir()
  const first = await run(dataDir, 0, {}, ['--host', host])
  const origin = host === '::1' ? `http://[::1]:${first.port}` : first.origin
  await ask(`${origin}/sandbox/config`, { name: '留下的名字' })
  const second = await run(dataDir, 0, {}, ['--reset'])
  expect(second.output).toContain('这份数据正被另一个沙盒使用')
  expect(await ask(`${origin}/api/v2/other/config`)).toMatchObject({ name: '留下的名字' })
  const isOver = once(first.child, 'close')
  process.kill(-(first.child.pid ?? 0), 'SIGTERM')
  await isOver
  const third = await run(dataDir)
  expect(await ask(`${third.origin}/api/v2/other/config`)).toMatchObject({ name: '留下的名字' })
})

it('takes the academy of a killed one whose port another program has, and empties it when asked', async () => {
  const dataDir = newDataDir()
  const first = await run(dataDir)
  await ask(`${first.origin}/sandbox/config`, { name: '留下的名字' })
  await kill(first.child)
  const other = createServer().listen(Number(new URL(first.origin).port), '0.0.0.0')
  await once(other, 'listening')
  const second = await run(dataDir, 0, {}, ['--reset'])
  other.close()
  expect(second.output).toContain('沙盒已启动')
  expect(await ask(`${second.origin}/api/v2/other/config`)).not.toMatchObject({ name: '留下的名字' })
})

it('begins once where two start at the same moment', async () => {
  const dataDir = newDataDir()
  const both = await Promise.all([run(dataDir), run(dataDir)])
  const isSaid = (words: string) => both.filter(({ output }) => output.includes(words)).length
  expect([isSaid('沙盒已启动'), isSaid('正被另一个沙盒使用')]).toEqual([1, 1])
})

it('says at its start that its academy has grown old', async () => {
  const dataDir = newDataDir()
  const first = await run(dataDir)
  await ask(`${first.origin}/sandbox/clock`, { advanceSec: 3 * 86_400 })
  await kill(first.child)
  expect(first.output).not.toContain('天前的')
  expect((await run(dataDir)).output).toContain('示范数据是 3 天前的')
})

it.each([
  ['SANDBOX_DIALECT', { SANDBOX_DIALECT: 'klingon' }, []],
  ['--dialect', {}, ['--dialect', 'klingon']],
])('refuses a dialect that does not exist: %s', async (_, env, args) => {
  const { output } = await run(newDataDir(), 0, env, args)
  expect(output).toContain('SANDBOX_DIALECT 只能是 base 或 middle 或 head')
})

it('only checks its options when asked: it says what is wrong, and neither starts nor resets', async () => {
  const dataDir = newDataDir()
  writeFileSync(join(dataDir, 'kept'), '')
  const right = await run(dataDir, 0, {}, ['--check', '--reset'])
  expect([right.output, existsSync(join(dataDir, 'kept'))]).toEqual(['', true])
  const wrong = await run(dataDir, 0, {}, ['--check', '--edition', 'closed'])
  expect(wrong.output).toContain('SANDBOX_EDITION 只能是')
})

it('seeds the whole academy', async () => {
  const client = await start({ academy: loadAcademy() })
  const { total } = await client.data<{ total: number }>('GET', '/api/v2/courses')
  expect(total).toBeGreaterThanOrEqual(40)
  expect(await client.data<object[]>('GET', '/api/v2/course_categories')).toHaveLength(6)
  const shelves = await client.data<{ sign: string; config_render: { items: object[] } }[]>(
    'GET',
    '/api/v2/viewBlock/page/blocks',
    {
      query: { platform: 'h5', page_name: 'h5-page-index' },
    },
  )
  for (const shelf of shelves.filter(
    ({ sign, config_render }) => sign === 'h5-vod-v1' && !Array.isArray(config_render),
  )) {
    expect(shelf.config_render.items.length).toBeGreaterThanOrEqual(4)
  }
  await client.close()
})

it('refuses a database with the tables of another version, in one sentence that says the way out', async () => {
  const dataDir = newDataDir()
  const client = createClient({ url: `file:${join(dataDir, 'academy.db')}` })
  await client.executeMultiple(`
    create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric);
    insert into __drizzle_migrations (hash, created_at) values ('0000_academy', 1795251604033);
    create table announcements (id integer primary key);
  `)
  client.close()
  const { child, output } = await run(dataDir)
  expect(child.exitCode).toBe(1)
  expect(output.trim()).toBe(
    '沙盒的数据库是旧版本建立的，请清空后重新启动：npm start -- --reset（npm run sandbox、npm run dev:h5 也一样）',
  )
})
