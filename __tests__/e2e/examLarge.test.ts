import { Academy } from './setup/academy'
import { sitDrill, widths } from './setup/drill'
import { isUncovered } from './setup/inSight'
import type { Phone } from './setup/phone'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const nodeCount = (phone: Phone) => phone.page.evaluate(() => document.querySelectorAll('.taro_page *').length)

test.each([
  ['a phone', widths.phone, 500],
  ['a tablet', widths.tablet, 1_500],
])('%s with 500 questions: the page stays small while they are answered', async (_, width, maxNodes) => {
  const phone = await sitDrill(academy, width)
  for (let number = 1; number <= 12; number++) {
    await phone.see(new RegExp(`^${number}\\. `))
    await phone.page.getByRole('radio').first().click()
    await phone.see(`已答 ${number}/500`)
    await phone.press('下一题')
  }
  await phone.see(/^13\. /)
  expect(await nodeCount(phone)).toBeLessThan(maxNodes)
  expect(phone.errors).toEqual([])
})

test('the sheet of 500 questions is there while it is open, and gone afterwards', async () => {
  const phone = await sitDrill(academy, widths.phone)
  const before = await nodeCount(phone)
  await phone.press('答题卡 1/500')
  await phone.press('第 500 题，未答')
  await phone.see(/^500\. /)
  await phone.press('答题卡 500/500')
  await phone.pressable('第 1 题，未答').waitFor()
  await phone.press('第 1 题，未答')
  await phone.see(/^1\. /)
  await phone.pressable('第 2 题，未答').waitFor({ state: 'detached' })
  expect(await nodeCount(phone)).toBeLessThan(before + 100)
})

test('with 500 open questions buttons and status of handing in stay in sight, and the tiles scroll', async () => {
  const phone = await sitDrill(academy, widths.phone)
  await phone.press('交卷')
  await phone.see('还有500道题未做，确认要交卷吗？')
  await phone.settled()
  expect(await isUncovered(phone.pressable('确认交卷'))).toBe(true)
  await phone.pressable('去做第 500 题').scrollIntoViewIfNeeded()
  for (const name of ['去做第 500 题', '继续答题', '确认交卷'])
    expect(await isUncovered(phone.pressable(name))).toBe(true)
  await academy.fault({ pattern: 'submit/all', status: 500 })
  await phone.press('确认交卷')
  await phone.see('正在交卷')
  for (const words of [phone.words('正在交卷'), phone.pressable('去做第 500 题')])
    expect(await isUncovered(words)).toBe(true)
})
