import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import type { Phone } from './setup/phone'

const api = '/addons/Paper/api'
/** 编程基础天天练: its first chapter has single choices alone. */
const practice = 1

interface Book {
  types_count: Record<string, number>
  categories: { id: number; name: string }[]
  categories_count: Record<string, number>
}

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** A new member in the first chapter, and how many questions that has. */
async function practising(): Promise<{ phone: Phone; mobile: string; count: number }> {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go(`/packageA/exam/practice/show?id=${practice}`)
  await phone.press(/^单选题/)
  await phone.at('/packageA/exam/play/practice')
  await phone.see(/^1\. 单选题/)
  const { qid_arr: ids } = await academy.call<{ qid_arr: number[] }>(mobile, `${api}/v1/practice/${practice}/join/1`)
  return { phone, mobile, count: ids.length }
}

const doneIds = async (mobile: string): Promise<number[]> =>
  (await academy.call<{ has_practice_question_ids: number[] }>(mobile, `${api}/v1/practice/${practice}/join/1`))
    .has_practice_question_ids

it('a mistake comes up in today’s review, and is scheduled by what was answered', async () => {
  const { phone } = await practising()
  // One of the four is right.
  for (let number = 1; number <= 2; number++) {
    await phone.press(/^A/)
    await phone.see(/^回答(正确|错误)$/)
    await phone.press('下一题')
  }
  await phone.see('已保存')
  await phone.press('收藏试题')
  await phone.told('已收藏试题')
  await phone.go('/packageA/exam/home')
  const row = phone.pressable(/^今日复习\s*[1-3] 道题/)
  const due = Number(/(\d) 道题/.exec((await row.textContent()) ?? '')?.[1])
  await row.click()
  await phone.at('/packageA/exam/play/review')
  await phone.press(/^B/)
  await phone.see(/^回答(正确|错误)$/)
  await phone.see('已保存')
  await phone.page.reload()
  await phone.see(due === 1 ? '今天没有要复习的题' : `已练 0/${due - 1}`)
  await phone.go('/packageA/exam/wrongbook/index')
  await phone.see('近 14 天的练习')
  await phone.see(/^答对 [0-3]\/3$/)
  expect(phone.errors).toEqual([])
})

it('a chapter is practised, left and gone on with', async () => {
  const { phone, mobile, count } = await practising()
  await phone.press(/^A/)
  await phone.see(/^回答(正确|错误)$/)
  await phone.see('答案：')
  await phone.see(`已练 1/${count}`)
  await phone.press('收藏试题')
  await phone.press('下一题')
  await phone.see(/^2\. /)
  await phone.press(/^B/)
  await phone.see(`已练 2/${count}`)
  await phone.see('已保存')
  expect(await doneIds(mobile)).toHaveLength(2)
  await phone.page.goBack()
  await phone.see(`已练 2 / ${count}`)
  await phone.press(/^单选题/)
  await phone.see(/^3\. /)
  await phone.press('上一题')
  await phone.press('上一题')
  await phone.see('已收藏')
  expect(phone.errors).toEqual([])
})

it('without a network it is judged all the same; killed, it is noted at the next visit', async () => {
  const { phone, mobile, count } = await practising()
  const url = new URL(phone.page.url()).hash.slice(1)
  const cut = await academy.fault({ pattern: '/answer', drop: true })
  await phone.press(/^A/)
  await phone.see(/^回答(正确|错误)$/)
  await phone.see('待上传 1 题')
  const memory = await phone.kill()
  expect(await doneIds(mobile)).toEqual([])
  await academy.endFault(cut)
  const again = await academy.visit({ memory })
  await again.go(url)
  await again.see(/^2\. /)
  await again.see(`已练 1/${count}`)
  await again.see('已保存')
  expect(await doneIds(mobile)).toHaveLength(1)
})

it('the daily twenty are answered by the keyboard alone', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/packageA/exam/practice/show?id=${practice}`)
  await phone.press('每日20题')
  await phone.see(/每日20题$/)
  const sheet = phone.pressable(/^答题卡 /)
  await sheet.click()
  await phone.press(/^第 1 题/)
  await phone.page.getByRole('heading', { name: /^1\. / }).waitFor()
  // The sheet that closes gives the focus back: what is focused before that loses it.
  await eventually(async () => {
    expect(await sheet.evaluate((button) => button.contains(document.activeElement))).toBe(true)
  })
  // Which type comes first is the day's chance.
  const check = phone.page.getByRole('button', { name: '对答案' })
  const isOnePress = !(await check.isVisible())
  const options = phone.page.getByRole('radio').or(phone.page.getByRole('checkbox'))
  await options.or(phone.page.getByRole('textbox')).first().focus()
  await phone.page.keyboard.press('Space')
  if (!isOnePress) {
    await check.focus()
    await phone.page.keyboard.press('Enter')
  }
  await phone.see('收起答案')
  expect(phone.errors).toEqual([])
})

it('mistakes are practised by type and category, and taken out', async () => {
  const mobile = '13800000001'
  const { types_count: before } = await academy.call<Book>(mobile, `${api}/v1/wrongbook`)
  const phone = await academy.visitAs(mobile)
  await phone.go('/packageA/exam/home')
  await phone.press(/^错题本/)
  await phone.press(`单选题 共${before[1]}题错题`)
  await phone.see(/^1\. 单选题/)
  await phone.press('移出错题本')
  await phone.press('移出')
  await phone.see(`答题卡 1/${Number(before[1]) - 1}`)
  const { types_count: after } = await academy.call<Book>(mobile, `${api}/v1/wrongbook`)
  expect(after[1]).toBe(Number(before[1]) - 1)
  const { categories, categories_count: counts } = await academy.call<Book>(
    mobile,
    `${api}/v1/wrongbook?question_type=1`,
  )
  const held = categories.find(({ id }) => counts[id])
  const inIt = Number(counts[held?.id ?? 0])
  await phone.press(`${held?.name}(${inIt})`)
  await phone.see(`答题卡 1/${inIt}`)
  await phone.see(/^1\. 单选题/)
  await phone.page.goBack()
  await phone.see(`共${after[1]}题错题`)
  expect(phone.errors).toEqual([])
})

it('a mistake enters the book, a collected question the collection', async () => {
  const { phone, mobile } = await practising()
  await phone.press('收藏试题')
  await phone.see('已收藏')
  // Each option in turn: all but one are wrong.
  await phone.press(/^A/)
  await phone.press('收起答案')
  await phone.press(/^B/)
  await phone.see('已保存')
  await eventually(async () => {
    const { types_count } = await academy.call<Book>(mobile, `${api}/v1/collection/stats`)
    expect(types_count[1]).toBe(1)
  })
  await phone.go('/packageA/exam/home')
  await phone.press(/^错题本/)
  await phone.see('共1题错题')
  await phone.open('/packageA/exam/collection/index')
  await phone.press('全部练习')
  await phone.see(/^1\. 单选题/)
  await phone.press('已收藏')
  await phone.see('收藏试题')
  await phone.page.goBack()
  await phone.see('还没有收藏的题')
  expect(phone.errors).toEqual([])
})

/** No call of this phone reaches the academy; the page itself still loads. Answers the way to end it. */
async function cutOff({ page }: Phone): Promise<() => Promise<void>> {
  const calls = /\/(api|addons)\//
  await page.route(calls, (route) => route.abort())
  return () => page.unroute(calls)
}

it('a chapter that was opened once is found and practised while the server is away, with a kill in between', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go('/packageA/exam/home')
  await phone.press(/^练习模式/)
  await phone.press(/编程基础天天练/)
  await phone.press(/^单选题/)
  await phone.see(/^1\. 单选题/)
  const questions = /join\/question\/\d+$/
  await eventually(async () => expect(phone.calls('GET', questions).length).toBeGreaterThanOrEqual(3))
  await phone.settled()
  const away = await academy.visit({ memory: await phone.kill() })
  await cutOff(away)
  await away.go('/packageA/exam/home')
  await away.press(/^练习模式/)
  await away.press(/编程基础天天练/)
  await away.press(/^单选题/)
  await away.see('离线练习，记录联网后上传')
  for (let number = 1; number <= 2; number++) {
    await away.see(`${number}. 单选题`)
    await away.press(/^A/)
    await away.see(/^回答(正确|错误)$/)
    await away.press('下一题')
  }
  await away.see('待上传 2 题')
  const url = new URL(away.page.url()).hash.slice(1)
  const later = await academy.visit({ memory: await away.kill() })
  const reconnect = await cutOff(later)
  await later.go(url)
  await later.see('3. 单选题')
  await later.press(/^B/)
  await later.see(/^回答(正确|错误)$/)
  await later.see('待上传 3 题')
  expect(await doneIds(mobile)).toHaveLength(0)
  await reconnect()
  await later.see('已保存')
  expect(await doneIds(mobile)).toHaveLength(3)
  expect([phone, away, later].flatMap(({ errors }) => errors)).toEqual([])
})

it('what was practised while the server was away is noted from the hall, though the chapter is not opened', async () => {
  const { phone, mobile } = await practising()
  await cutOff(phone)
  await phone.press(/^A/)
  await phone.see('待上传 1 题')
  const memory = await phone.kill()
  const again = await academy.visit({ memory })
  await again.go('/packageA/exam/home')
  await eventually(async () => expect(await doneIds(mobile)).toHaveLength(1))
})

it('today’s review goes on while the server is away, with the questions that the device has', async () => {
  const { phone } = await practising()
  await phone.press('收藏试题')
  await phone.press('下一题')
  await phone.see(/^2\. /)
  await phone.press('收藏试题')
  await phone.see('已收藏')
  await phone.settled()
  await phone.go('/packageA/exam/home')
  await phone.press(/^今日复习\s*2 道题/)
  await phone.see('已练 0/2')
  await eventually(async () => expect(phone.calls('GET', /v2\/question\/\d+/)).toHaveLength(2))
  await phone.settled()
  const reconnect = await cutOff(phone)
  await phone.page.reload()
  await phone.see('离线练习，记录联网后上传')
  await phone.press(/^A/)
  await phone.see(/^回答(正确|错误)$/)
  await phone.see('待上传 1 题')
  await phone.page.reload()
  await phone.see('已练 0/1')
  await reconnect()
  await phone.see('已保存')
  expect(phone.errors).toEqual([])
})

it('on the smallest phone with twice the text, the bars leave room for the question', async () => {
  const phone = await academy.visitAs(academy.member(), { kept: { text_size: 200 } })
  await phone.page.setViewportSize({ width: 320, height: 568 })
  await phone.go(`/packageA/exam/play/practice?id=${practice}&chapter=1`)
  await phone.see(/^1\. 单选题/)
  const heights = () =>
    phone.page.evaluate(() => {
      const box = (id: string) => document.getElementById(id)?.getBoundingClientRect()
      return { pager: box('exam-sheet')?.top ?? 0, states: box('exam-save')?.bottom ?? 568 }
    })
  await eventually(async () => {
    const { pager, states } = await heights()
    expect(pager - states).toBeGreaterThan(150)
  })
  await phone.press('下一题')
  await phone.see(/^2\. 单选题/)
  await phone.press(/^答题卡 2/)
  await phone.press(/^第 1 题/)
  await phone.see(/^1\. 单选题/)
  expect(phone.errors).toEqual([])
})
