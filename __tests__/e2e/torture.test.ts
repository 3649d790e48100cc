import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import type { Locator } from 'playwright-core'

import { fetchOnce } from '../setup/fetchOnce'
import { shareOf } from '../../sandbox/core/random'
import { DEMO_PASSWORD } from '../../sandbox/seed/members'

import { type KillableBrowser, startBrowser, startServer } from './setup/killable'
import { Phone } from './setup/phone'

/** A hundred: `TORTURE_KILLS=100`. Its seed is written out; the same one repeats a run: `TORTURE_SEED=7`. */
const kills = Number(process.env.TORTURE_KILLS ?? 10)
const seed = process.env.TORTURE_SEED ?? String(Date.now() % 100_000)

/** All six types, seventeen questions, an hour and a half; cases to write about, as long. */
const papers = [17, 15]
const api = (paper: number) => `/addons/Paper/api/v1/paper/${paper}`
const roomOf = ({ paper, record }: Attempt) => `/packageA/exam/play/paper?id=${paper}&record=${record}`

let draws = 0
/** 0 up to `count`. */
const draw = (count: number): number => Math.floor(shareOf(`${seed}-${draws++}`) * count)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const kinds = ['page', 'process', 'network', 'server'] as const

/** What the academy, or what stands before it, answers to one save; null = it saves. */
const faults = [
  null,
  null,
  { status: 403, body: '<html>Request blocked</html>' },
  { status: 413, body: '<html>Request Entity Too Large</html>' },
  { status: 200, body: '<!doctype html><title>Portal</title>' },
  { code: 500, message: '无法连接redis' },
  { code: 1, message: '错误' },
]

type Kind = 'single' | 'multiple' | 'blanks' | 'essay' | 'judge'
/** By the number on the wire; the sixth holds the others. */
const kindOf: Record<number, Kind> = { 1: 'single', 2: 'multiple', 3: 'blanks', 4: 'essay', 5: 'judge' }

interface QuestionWire extends Record<`option${number}`, string | null> {
  type: number
  content: string
  input_length?: number
}

/** One thing to answer, and where it is on screen. */
interface Part {
  address: string
  /** Of its question, from 1. */
  number: number
  kind: Kind
  /** Among those of its question that look alike. */
  place: number
  optionKeys: string[]
  blankCount: number
}

const looks: Record<Kind, string> = {
  single: 'radio',
  judge: 'radio',
  multiple: 'check',
  blanks: 'input',
  essay: 'area',
}

function partsOf(id: number, question: QuestionWire, number: number): Part[] {
  const isCompound = question.type === 6
  const all = isCompound ? (JSON.parse(question.content) as { questions: QuestionWire[] }).questions : [question]
  const before: Record<string, number> = {}
  return all.flatMap((one, index) => {
    const kind = kindOf[one.type]
    if (!kind) return []
    const blankCount = one.input_length ?? 0
    const place = before[looks[kind]] ?? 0
    before[looks[kind]] = place + (kind === 'blanks' ? blankCount : 1)
    const optionKeys = Array.from({ length: 10 }, (_, at) => `option${at + 1}` as const).filter((key) => one[key])
    return [{ address: isCompound ? `${id}-cap-${index}` : String(id), number, kind, place, optionKeys, blankCount }]
  })
}

interface Attempt {
  paper: number
  title: string
  record: number
  parts: Part[]
  /** What a learner has given, as the server keeps it. */
  given: Map<string, string>
  /** Named on screen as not saved, since the page was opened. */
  refused: Set<string>
}

/** Gives one answer; a later one to the same question takes its place. */
async function answer(phone: Phone, { given, refused }: Attempt, part: Part): Promise<void> {
  const { address, number, kind, place, optionKeys, blankCount } = part
  const { page } = phone
  if (!(await phone.sees(new RegExp(`^${number}\\. `)))) {
    await phone.press(/^答题卡 /)
    await phone.press(new RegExp(`^第 ${number} 题，`))
    await phone.see(new RegExp(`^${number}\\. `))
  }
  refused.delete(address)
  const before = given.get(address) ?? ''
  const radio = (): Locator => page.getByRole('radiogroup').nth(place).getByRole('radio')
  if (kind === 'single') {
    const at = draw(optionKeys.length)
    await radio().nth(at).click()
    given.set(address, optionKeys[at] ?? '')
  } else if (kind === 'judge') {
    const at = draw(2)
    await radio().nth(at).click()
    given.set(address, at === 0 ? '1' : '0')
  } else if (kind === 'multiple') {
    const at = draw(optionKeys.length)
    const boxes = page.getByRole('group').filter({ has: page.getByRole('checkbox') })
    await boxes.nth(place).getByRole('checkbox').nth(at).click()
    const key = optionKeys[at] ?? ''
    const keys = before === '' ? [] : before.split(',')
    given.set(address, (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]).sort().join(','))
  } else if (kind === 'blanks') {
    const at = draw(blankCount)
    const text = String(1 + draw(9_999))
    await page
      .locator('input:visible')
      .nth(place + at)
      .fill(text)
    const texts = before === '' ? Array.from({ length: blankCount }, () => '') : (JSON.parse(before) as string[])
    given.set(address, JSON.stringify(texts.map((old, index) => (index === at ? text : old))))
  } else {
    const text = `${before.slice(-40)}${draw(1_000)}`
    await page.locator('textarea:visible').nth(place).fill(text)
    given.set(address, text)
  }
}

let folder = ''
let port = 0
let server: Awaited<ReturnType<typeof startServer>>
let browser: KillableBrowser
let token = ''

async function call<T>(route: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const { data } = (await (await fetchOnce(server.origin + route, init)).json()) as { data: T }
  return data
}

/** Any free port, and the same one after a kill: it is part of the app's address. */
async function serve() {
  const started = await startServer(path.join(folder, 'data'), port, path.join(folder, 'app'))
  port = Number(new URL(started.origin).port)
  return started
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-torture-'))
  for (const name of ['data', 'profile']) fs.mkdirSync(path.join(folder, name))
  fs.cpSync(path.resolve(__dirname, '../../dist/h5'), path.join(folder, 'app'), { recursive: true })
  server = await serve()
  const login = { mobile: '13900000001', password: DEMO_PASSWORD }
  token = (await call<{ token: string }>('/api/v2/login/password', login)).token
  const { order_id: order } = await call<{ order_id: string }>('/addons/Paper/api/v1/paper/buy', {
    goods_id: papers[1],
  })
  await call(`/sandbox/orders/${order}/status`, { status: 9 })
  // The login has been on the phone for days.
  browser = await startBrowser(path.join(folder, 'profile'))
  const page = await browser.page()
  await page.goto(`${server.origin}/#/packageA/exam/home`)
  await page.evaluate((data) => localStorage.setItem('token', JSON.stringify({ data })), token)
  await browser.quit()
  browser = await startBrowser(path.join(folder, 'profile'))
})
afterAll(async () => {
  await browser.kill()
  await server.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

interface Held {
  answers: { question_id: string; answer: string | null }[]
}

async function held({ record }: Attempt): Promise<Map<string, string>> {
  const { answers } = await call<Held>(`/sandbox/paper/record/${record}`)
  return new Map(answers.map(({ question_id, answer: text }) => [question_id, text ?? '']))
}

interface Opened {
  paper: { title: string }
  questions: { question_id: number; question: QuestionWire }[]
}

async function begin(paper: number): Promise<Attempt> {
  const { record_id: record } = await call<{ record_id: number }>(`${api(paper)}/join`)
  const { paper: shown, questions } = await call<Opened>(`${api(paper)}/join/${record}`)
  const parts = questions.flatMap(({ question_id, question }, at) => partsOf(question_id, question, at + 1))
  return { paper, title: shown.title, record, parts, given: new Map(), refused: new Set() }
}

/** What the server lacks, or has otherwise than it was given last. */
async function missing(attempt: Attempt): Promise<string[]> {
  const kept = await held(attempt)
  return [...attempt.given]
    .filter(([address, value]) => (kept.get(address) ?? '') !== value)
    .map(([address]) => address)
}

/** What the room on screen names as not saved. */
async function named(phone: Phone, { parts }: Attempt): Promise<string[]> {
  const [, list = ''] = /第 ([\d、]+) 题没有保存/.exec(await phone.text()) ?? []
  const numbers = list.split('、').map(Number)
  return parts.filter(({ number }) => numbers.includes(number)).map(({ address }) => address)
}

/** The one answer that met a refusal waits on the phone for the next start; its room names it. */
async function putAside(phone: Phone, { record }: Attempt, open: string[]): Promise<string[]> {
  const struck = await call<{ calls: number; status?: number }[]>('/sandbox/faults')
  const isRefused = struck.some(({ calls, status = 0 }) => calls > 0 && status >= 400)
  const keys = await phone.page.evaluate(() => Object.keys(localStorage))
  const isKept = (address: string) => keys.some((key) => key.endsWith(`:paper-${record}-${address}`))
  return isRefused && open.length === 1 ? open.filter(isKept) : []
}

/** Waits until the server has all that was given, but what was refused and is kept; answers what is lost. */
async function lostIn(phone: Phone, attempt: Attempt): Promise<string[]> {
  for (let waitedMs = 0; ; waitedMs += 250) {
    const open = (await missing(attempt)).filter((address) => !attempt.refused.has(address))
    if (open.length === 0) return []
    const isOnScreen = phone.page.url().endsWith(roomOf(attempt))
    const refused = isOnScreen ? await named(phone, attempt) : await putAside(phone, attempt, open)
    for (const address of refused) attempt.refused.add(address)
    if (waitedMs >= 45_000) return open.filter((address) => !attempt.refused.has(address))
    await pause(250)
  }
}

test(
  `answers of two attempts, of all six types, outlive ${kills} kills, and a server that refuses some`,
  async () => {
    const attempts = await Promise.all(papers.map(begin))
    const types = attempts.flatMap(({ parts }) => parts.map(({ kind }) => kind))
    expect(new Set(types)).toEqual(new Set(['single', 'multiple', 'blanks', 'essay', 'judge']))
    const isOpen = (phone: Phone, attempt: Attempt) => phone.page.url().endsWith(roomOf(attempt))

    /** Cold: what was refused before is tried once more. */
    const goTo = (phone: Phone, route: string): Promise<void> => {
      for (const { refused } of attempts) refused.clear()
      return phone.go(route)
    }
    const start = async (): Promise<Phone> => {
      const page = await browser.page()
      await page.setViewportSize({ width: 375, height: 812 })
      page.setDefaultTimeout(60_000)
      const phone = new Phone(page, server.origin)
      const pages = ['/', '/packageA/exam/home', ...attempts.flatMap((one) => [roomOf(one), detailOf(one)])]
      await goTo(phone, pages[draw(pages.length)] ?? '/')
      return phone
    }
    const detailOf = ({ paper }: Attempt) => `/packageA/exam/paper/show?id=${paper}`

    let phone = await start()
    let answers = 0
    const lost: string[] = []
    const counts: Record<string, number> = {}
    for (let kill = 1; kill <= kills; kill++) {
      const attempt = attempts[draw(attempts.length)] ?? (await begin(papers[0] ?? 0))
      // Out of one room nobody comes without being asked.
      const isInOther = attempts.some((one) => one !== attempt && isOpen(phone, one))
      if (isInOther) await goTo(phone, roomOf(attempt))
      else if (!isOpen(phone, attempt)) await phone.open(roomOf(attempt))
      await phone.see(new RegExp(`^${attempt.title} · `))
      const kind = kinds[draw(kinds.length)] ?? 'page'
      counts[kind] = (counts[kind] ?? 0) + 1
      const fault = faults[draw(faults.length)]
      if (fault) await call('/sandbox/faults', { pattern: '/submit/single', times: 1, ...fault })
      if (fault) counts.faults = (counts.faults ?? 0) + 1
      const count = 1 + draw(4)
      const cutBefore = draw(count)
      for (let nth = 0; nth < count; nth++) {
        if (nth === cutBefore && kind === 'network') await browser.isOffline(true)
        if (nth === cutBefore && kind === 'server') await server.kill()
        const part = attempt.parts[draw(attempt.parts.length)]
        if (part) await answer(phone, attempt, part)
        answers++
      }
      // An answer counts once the learner has seen it: a frame, then at once or a little later.
      if (kind === 'page' || kind === 'process') await phone.frame()
      await pause(draw(2) * draw(1_500))
      const isClosed = kind === 'page' || (kind !== 'process' && draw(2) === 1)
      if (isClosed) await phone.page.close()
      if (kind === 'process') await browser.kill()
      if (kind === 'process') browser = await startBrowser(path.join(folder, 'profile'))
      if (kind === 'server') server = await serve()
      if (kind === 'network') await browser.isOffline(false)
      if (isClosed || kind === 'process') phone = await start()

      for (const one of attempts) {
        for (const address of await lostIn(phone, one)) {
          lost.push(`kill ${kill} (${kind}, ${JSON.stringify(fault)}), ${phone.route()}: ${one.paper} ${address}`)
          one.given.delete(address)
        }
      }
      await fetchOnce(`${server.origin}/sandbox/faults`, { method: 'DELETE' })
    }
    // Nothing is in the way any more: what was refused arrives, too.
    await phone.page.close()
    phone = await start()
    for (const one of attempts) for (const address of await lostIn(phone, one)) lost.push(`left: ${address}`)
    const sorts = [...kinds, 'faults'].map((sort) => `${sort} ${counts[sort] ?? 0}`).join(', ')
    process.stdout.write(`torture: seed ${seed}, ${kills} kills (${sorts}), ${answers} answers, ${lost.length} lost\n`)
    expect(lost).toEqual([])
  },
  240_000 + kills * 60_000,
)

/** 编程基础天天练: its first chapter has single choices alone. */
const practice = 1
const chapter = 1

test('what was practised without a network outlives a killed browser, and so does the place', async () => {
  interface Listed {
    qid_arr: number[]
    has_practice_question_ids: number[]
  }
  const listed = () => call<Listed>(`/addons/Paper/api/v1/practice/${practice}/join/${chapter}`)
  const { qid_arr: ids, has_practice_question_ids: before } = await listed()
  const open = async (): Promise<Phone> => {
    const phone = new Phone(await browser.page(), server.origin)
    await phone.page.setViewportSize({ width: 375, height: 812 })
    phone.page.setDefaultTimeout(60_000)
    await phone.go(`/packageA/exam/play/practice?id=${practice}&chapter=${chapter}`)
    return phone
  }
  const learner = await open()
  await learner.see(`已练 ${before.length}/${ids.length}`)
  await browser.isOffline(true)
  await learner.press(/^A/)
  await learner.see(/^回答(正确|错误)$/)
  await learner.see('待上传 1 题')
  await learner.frame()
  await browser.kill()
  expect((await listed()).has_practice_question_ids).toHaveLength(before.length)

  browser = await startBrowser(path.join(folder, 'profile'))
  const again = await open()
  await again.see(`已练 ${before.length + 1}/${ids.length}`)
  await again.see('已保存')
  expect((await listed()).has_practice_question_ids).toHaveLength(before.length + 1)
})
