import { eventually } from './setup/eventually'
import { chatOf, Flood } from './setup/flood'
import type { Phone } from './setup/phone'
import { heldMb } from './setup/trace'

/** Drawn at once, of however many there are. */
const maxLines = 400

let flood: Flood
beforeEach(async () => {
  flood = await Flood.open()
})
afterEach(() => flood.close())

/** Ids of the lines that are drawn. */
const drawn = (phone: Phone): Promise<number[]> =>
  chatOf(phone)
    .locator('[id^="chat-m"]')
    .evaluateAll((lines) => lines.map(({ id }) => Number(id.slice('chat-m'.length))))

/** What the page holds once a few lines came slowly: React keeps the state before the last one, after a pour all of it. */
async function calmMb(phone: Phone): Promise<number> {
  await flood.pour(phone, 2, 2)
  return heldMb(phone)
}

test('eight hundred lines a second: the last that were said are there, few are drawn, and no more memory is held', async () => {
  const phone = await flood.enter()
  // Far more than it keeps: only then it lets go of the oldest, and its tables have their size.
  await flood.pour(phone, 800, 10)
  const before = await calmMb(phone)
  await flood.pour(phone, 800, 20)
  const here = await drawn(phone)
  expect(here.length).toBeLessThanOrEqual(maxLines)
  expect(here).toEqual((await flood.said()).slice(-here.length))
  // All lines would take 2 MB more. A component that was not drawn since the pour may hold the kept ones of then: 0.3 MB.
  await eventually(async () => expect(await calmMb(phone)).toBeLessThan(before * 1.2))
  expect(phone.errors).toEqual([])
})

/** All lines from the end to the beginning, and the most that were drawn at once; read in the page, a step a frame. */
const readWhole = (phone: Phone) =>
  chatOf(phone).evaluate(async (box) => {
    const piece = () => [...box.querySelectorAll('[id^="chat-m"]')].map(({ id }) => Number(id.slice('chat-m'.length)))
    const hasOlder = () => box.firstElementChild?.id === ''
    let [ids, maxDrawn] = [piece(), 0]
    for (let isLast = false; !isLast;) {
      isLast = !hasOlder()
      const here = piece()
      const known = here.indexOf(ids[0] ?? NaN)
      ids = [...(known < 0 ? here : here.slice(0, known)), ...ids]
      maxDrawn = Math.max(maxDrawn, here.length)
      box.scrollTo(0, 0)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return { ids, maxDrawn }
  })

test('five thousand lines read from the end to the beginning: each is there once, and few are drawn', async () => {
  const phone = await flood.enter()
  await flood.pour(phone, 1_000, 5)
  const { ids, maxDrawn } = await readWhole(phone)
  expect(ids).toEqual(await flood.said())
  expect(ids.length).toBeGreaterThan(5_000)
  expect(maxDrawn).toBeLessThanOrEqual(maxLines)
  expect(phone.errors).toEqual([])
})
