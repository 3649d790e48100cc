import { Academy } from './setup/academy'
import { sitDrill, widths } from './setup/drill'
import type { Phone } from './setup/phone'
import { slowDown } from './setup/trace'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isToday: true, isUncached: true })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

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
  ['a phone', widths.phone, 100],
  ['a tablet', widths.tablet, 200],
])('%s with 500 questions, four times as slow: a press shows at once', async (name, width, maxMs) => {
  const phone = await sitDrill(academy, width)
  await slowDown(phone, 4)
  const times: number[] = []
  for (let number = 1; number <= 12; number++) {
    await phone.see(new RegExp(`^${number}\\. `))
    for (const index of [0, 1]) times.push(await tapMs(phone, index))
    await phone.press('下一题')
  }
  const sorted = [...times].sort((one, other) => one - other)
  const [median = NaN, worst = NaN] = [sorted[sorted.length / 2], sorted[sorted.length - 1]]
  process.stdout.write(
    `exam, ${name}: a press is painted after ${median.toFixed(0)} ms (slowest of ${sorted.length}: ${worst.toFixed(0)})\n`,
  )
  expect(median).toBeLessThan(maxMs)
})
