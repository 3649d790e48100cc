import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'
import { slowDown } from './setup/trace'

/** Five hundred questions. */
const drill = 18

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const nodeCount = (phone: Phone) => phone.page.evaluate(() => document.querySelectorAll('.taro_page *').length)

async function sitting(width: number): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.page.setViewportSize({ width, height: 812 })
  await phone.go(`/packageA/exam/paper/show?id=${drill}`)
  await phone.press('立即考试')
  await phone.press('开始考试')
  await phone.see('已答 0/500')
  await phone.settled()
  return phone
}

/** From the press on an option until the frame that shows it as chosen is painted, ms. */
async function tapMs(phone: Phone, index: number): Promise<number> {
  const option = phone.page.getByRole('radio').nth(index)
  // It watches before the press: on a busy machine the press could be first, and nothing would ever change.
  const watch = await option.evaluateHandle((element) => ({
    painted: new Promise<number>((resolve) => {
      let pressedMs = 0
      element.addEventListener('click', ({ timeStamp }) => (pressedMs = timeStamp), { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (element.getAttribute('aria-checked') !== 'true') return
        observer.disconnect()
        // The next task after the frame: by then it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - pressedMs)
          port2.postMessage(null)
        })
      })
      observer.observe(element, { attributes: true })
    }),
  }))
  await option.click()
  return watch.evaluate(({ painted }) => painted)
}

test.each([
  ['a phone', 375, 100, 1_500],
  // There all five hundred stand beside the question.
  ['a tablet', 1024, 200, 5_000],
])(
  '%s with 500 questions, four times as slow: a press shows at once, and the page stays small',
  async (name, width, mostMs, mostNodes) => {
    const phone = await sitting(width)
    await slowDown(phone, 4)
    const times: number[] = []
    for (let number = 1; number <= 12; number++) {
      await phone.see(new RegExp(`^${number}\\. `))
      for (const index of [0, 1]) times.push(await tapMs(phone, index))
      await phone.press('下一题')
    }
    const sorted = [...times].sort((one, other) => one - other)
    const [median = NaN, worst = NaN] = [sorted[sorted.length / 2], sorted[sorted.length - 1]]
    const nodes = await nodeCount(phone)
    process.stdout.write(
      `exam, ${name}: a press is painted after ${median.toFixed(0)} ms (slowest of ${sorted.length}: ${worst.toFixed(0)}), ${nodes} nodes\n`,
    )
    expect(median).toBeLessThan(mostMs)
    expect(nodes).toBeLessThan(mostNodes)
    expect(phone.errors).toEqual([])
  },
)

test('the sheet of 500 questions is there while it is open, and gone afterwards', async () => {
  const phone = await sitting(375)
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
