import { createCanvas, loadImage } from '@napi-rs/canvas'

import { Academy } from './setup/academy'
import { lostInLargeText, stumblingBlocks } from './setup/audit'
import { eventually } from './setup/eventually'
import type { Phone } from './setup/phone'

const api = '/addons/Paper/api/v1/paper'
/** One single choice, one multiple choice, one judgement, one with blanks. */
const quick = 13
/** Waits for a teacher. */
const cases = 15
/** All six types, seventeen questions. */
const term = 17

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

interface Opened {
  questions: { question: Record<string, unknown> | null }[]
}

interface Attempt {
  mobile: string
  record: number
  route: string
}

async function attempt(paper: number, mobile = academy.member()): Promise<Attempt> {
  const { record_id: record } = await academy.call<{ record_id: number }>(mobile, `${api}/${paper}/join`)
  return { mobile, record, route: `/packageA/exam/play/paper?id=${paper}&record=${record}` }
}

async function open({ mobile, route }: Attempt): Promise<Phone> {
  const phone = await academy.visitAs(mobile)
  await phone.go(route)
  return phone
}

async function savedIn(record: number): Promise<string[]> {
  const { answers } = await academy.control<{ answers: { answer: string | null }[] }>(`paper/record/${record}`)
  return answers.flatMap(({ answer }) => (answer ? [answer] : []))
}

/** The server sends the attempt as `spoil` leaves it. */
async function spoiled(spoil: (opened: Opened) => void): Promise<{ phone: Phone; record: number }> {
  const own = await attempt(quick)
  const path = `${api}/${quick}/join/${own.record}`
  const opened = await academy.call<Opened>(own.mobile, path)
  spoil(opened)
  await academy.fault({ method: 'GET', path, body: JSON.stringify({ code: 0, message: '', data: opened }) })
  return { phone: await open(own), record: own.record }
}

describe('a paper that is not as it should be', () => {
  it('has no questions: says so', async () => {
    const { phone } = await spoiled((opened) => (opened.questions = []))
    await phone.see('未获取到试题')
    expect(await stumblingBlocks(phone)).toEqual([])
    expect(phone.errors).toEqual([])
  })

  it('has a type that is new: says so, and the others are answered', async () => {
    const { phone, record } = await spoiled(({ questions: [first] }) =>
      Object.assign(first?.question ?? {}, { type: 9 }),
    )
    await phone.see('当前版本还不支持这种题型')
    expect(await stumblingBlocks(phone)).toEqual([])
    await phone.press('下一题')
    await phone.press(/^C/)
    await phone.see('已答 1/4')
    await phone.see('已保存')
    expect(await savedIn(record)).toEqual(['option3'])
    expect(phone.errors).toEqual([])
  })

  it('has options that are null: what is left keeps its own key', async () => {
    const { phone, record } = await spoiled(({ questions: [first] }) =>
      Object.assign(first?.question ?? {}, { option1: null, option3: null }),
    )
    await phone.see(/^1\. 单选题/)
    expect(await phone.page.getByRole('radio').count()).toBe(2)
    await phone.page.getByRole('radio').first().click()
    await phone.see('已保存')
    await eventually(async () => expect(await savedIn(record)).toEqual(['option2']))
    expect(phone.errors).toEqual([])
  })

  it('has a question that was deleted: the others are there', async () => {
    const { phone } = await spoiled(({ questions: [first] }) => first && (first.question = null))
    await phone.see('已答 0/3')
    await phone.see(/^1\. 多选题/)
    expect(phone.errors).toEqual([])
  })
})

it('two devices: the second has what the first gave, and its hand-in is told to the first', async () => {
  const own = await attempt(quick)
  const first = await open(own)
  await first.press(/^B/)
  await first.see('已保存')
  const second = await open(own)
  await second.see('已答 1/4')
  await second.press('下一题')
  await second.press(/^C/)
  await second.see('已保存')
  await second.press('交卷')
  await second.press('确认交卷')
  await second.see('考试得分')
  await first.press(/^A/)
  await first.see('考试已结束，第 1 题没有赶上，不计分')
  await first.see('考试得分')
  await isForEveryone(first, 'too late')
  expect(await savedIn(own.record)).toEqual(['option2', 'option3'])
  expect([...first.errors, ...second.errors]).toEqual([])
})

/** In a layer over the page, whose own controls are covered and count as small. */
const blocksOver = async (phone: Phone): Promise<string[]> =>
  (await stumblingBlocks(phone)).filter((block) => !block.startsWith('small: '))

const isClosed = (phone: Phone) => phone.page.getByRole('dialog').waitFor({ state: 'hidden' })

/** Nobody stumbles, and nothing is cut off at 320 px with letters twice as large. */
async function isForEveryone(phone: Phone, state: string): Promise<void> {
  await phone.settled()
  const usual = phone.page.viewportSize()
  expect([state, ...(await stumblingBlocks(phone))]).toEqual([state])
  expect([state, ...(await lostInLargeText(phone))]).toEqual([state])
  if (usual) await phone.page.setViewportSize(usual)
}

/** How many colours a picture has. */
async function countColors(png: Buffer): Promise<number> {
  const picture = await loadImage(png)
  const pen = createCanvas(picture.width, picture.height).getContext('2d')
  pen.drawImage(picture, 0, 0)
  return new Set(new Uint32Array(pen.getImageData(0, 0, picture.width, picture.height).data.buffer)).size
}

it('a contrast theme, which paints over grounds: icons are seen, and which answer is chosen', async () => {
  const phone = await open(await attempt(quick))
  await phone.page.emulateMedia({ forcedColors: 'active' })
  const row = phone.page.getByRole('radio').first()
  const unchosen = await row.screenshot()
  await phone.press(/^A/)
  await phone.see('已保存')
  expect((await row.screenshot()).equals(unchosen)).toBe(false)
  await phone.press(/^答题卡 /)
  const close = phone.page.getByRole('button', { name: '关闭' })
  expect(await countColors(await close.screenshot())).toBeGreaterThan(1)
})

describe('every state is for everyone', () => {
  it('while it runs: each type of question, answered', async () => {
    const phone = await open(await attempt(term))
    for (const [number, answer] of [
      [1, () => phone.press(/^B/)],
      [7, () => phone.press(/^A/)],
      [10, () => phone.fill('填空1（5分）', '5')],
      [13, () => phone.fill('我的作答', '奠基')],
      [14, () => phone.press('错误')],
      [17, () => phone.press('正确')],
    ] as const) {
      await phone.press(/^答题卡 /)
      await phone.press(new RegExp(`^第 ${number} 题，`))
      await phone.see(new RegExp(`^${number}\\. `))
      await answer()
      await phone.see('已保存')
      // Back at the same question, without the sheet that slides away.
      await phone.page.reload()
      await phone.see(new RegExp(`^${number}\\. `))
      await isForEveryone(phone, `question ${number}`)
    }
  })

  it('not saved, the sheet, leaving, handing in, a hand-in that fails, the result', async () => {
    const own = await attempt(quick)
    const phone = await open(own)
    const cut = await academy.fault({ pattern: 'submit/single', drop: true })
    await phone.press(/^B/)
    await phone.see('待上传 1 题')
    await isForEveryone(phone, 'not saved')
    await academy.endFault(cut)
    await phone.see('已保存')
    await phone.press(/^答题卡 /)
    await phone.pressable('第 4 题，未答').waitFor()
    expect(await blocksOver(phone)).toEqual([])
    await phone.press('第 1 题，已答')
    await isClosed(phone)
    await phone.press('返回')
    await phone.see('正在考试中，是否确认返回？')
    expect(await blocksOver(phone)).toEqual([])
    await phone.press('继续答题')
    const failing = await academy.fault({ pattern: 'submit/all', status: 500 })
    await phone.press('交卷')
    await phone.see('还有3道题未做，确认要交卷吗？')
    expect(await blocksOver(phone)).toEqual([])
    await phone.press('确认交卷')
    await phone.see('交卷还没有成功，正在重试。不要关闭页面，答案都在')
    expect(await blocksOver(phone)).toEqual([])
    await academy.endFault(failing)
    await phone.see('考试得分')
    await isForEveryone(phone, 'result')
  })

  it('waiting for the teacher', async () => {
    const phone = await open(await attempt(cases, '13800000001'))
    await phone.press('交卷')
    await phone.press('确认交卷')
    await phone.see('等待阅卷')
    await isForEveryone(phone, 'waiting')
  })
})

/** In the seeded academy nobody is photographed. */
async function photographing(): Promise<void> {
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', { enabled_addons: [...enabled_addons, 'Snapshot'] })
}

const layer = '[role=dialog]'

describe('what lies over a question is for everyone, with letters twice as large on the smallest phone', () => {
  it.each([
    ['the sheet', (phone: Phone) => phone.press(/^答题卡 /), '第 17 题，未答'],
    ['handing in', (phone: Phone) => phone.press('交卷'), '确认交卷'],
    ['leaving', (phone: Phone) => phone.press('返回'), '确认返回'],
    ['the text size', (phone: Phone) => phone.press(/^字号/), '特大'],
  ])('%s', async (_, openLayer, last) => {
    const phone = await open(await attempt(term))
    await phone.see(/^1\. /)
    await openLayer(phone)
    await phone.pressable(last).waitFor()
    expect(await blocksOver(phone)).toEqual([])
    expect(await lostInLargeText(phone, layer)).toEqual([])
  })

  it('the question whether photographs may be taken', async () => {
    await photographing()
    const phone = await open(await attempt(term))
    await phone.pressable('同意并开启摄像头').waitFor()
    expect(await blocksOver(phone)).toEqual([])
    expect(await lostInLargeText(phone, layer)).toEqual([])
  })
})

describe('by keyboard alone', () => {
  const focused = (phone: Phone) =>
    phone.page.evaluate(() => {
      const element = document.activeElement
      return `${element?.getAttribute('role') ?? element?.localName} ${element?.getAttribute('aria-label') ?? element?.textContent}`
    })

  /** Tab after Tab, until this has the focus. */
  async function tabTo(phone: Phone, wanted: RegExp): Promise<void> {
    const passed: string[] = []
    while (passed.length < 60) {
      await phone.page.keyboard.press('Tab')
      const now = await focused(phone)
      if (wanted.test(now)) return
      passed.push(now)
    }
    throw new Error(`no ${wanted} among ${passed.join(' | ')}`)
  }

  async function strike(phone: Phone, wanted: RegExp, key = 'Enter'): Promise<void> {
    await tabTo(phone, wanted)
    await phone.page.keyboard.press(key)
  }

  async function turnTo(phone: Phone, number: number): Promise<void> {
    await strike(phone, /^button 答题卡 /)
    await strike(phone, new RegExp(`^button 第 ${number} 题，`))
    await phone.see(new RegExp(`^${number}\\. `))
    await isClosed(phone)
  }

  it('each type is answered and the paper handed in', async () => {
    const own = await attempt(term)
    const phone = await open(own)
    const { keyboard } = phone.page
    await phone.see(/^1\. /)
    await strike(phone, /^radio A/, ' ')
    await keyboard.press('ArrowDown')
    await keyboard.press(' ')
    await phone.see('已答 1/17')
    await turnTo(phone, 7)
    await strike(phone, /^checkbox A/, ' ')
    await strike(phone, /^checkbox C/, ' ')
    await turnTo(phone, 10)
    await tabTo(phone, /^input 填空2/)
    await keyboard.type('2')
    await turnTo(phone, 13)
    await tabTo(phone, /^textarea 我的作答/)
    await keyboard.type('奠基')
    await turnTo(phone, 14)
    await strike(phone, /^radio 正确/, ' ')
    await turnTo(phone, 17)
    await strike(phone, /^radio A/, ' ')
    await phone.see('已答 5/17')
    await phone.see('已保存')
    expect(await savedIn(own.record)).toEqual(['option2', 'option1,option3', '["","2"]', '奠基', '1', 'option1'])
    await strike(phone, /^button 交卷/)
    await strike(phone, /^button 确认交卷/)
    await phone.see('考试得分')
    expect(phone.errors).toEqual([])
  })
})
