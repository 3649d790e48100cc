import { chatOf, Flood, lineOf } from './setup/flood'
import type { Phone } from './setup/phone'
import { type Longest, longestTask, slowDown } from './setup/trace'

/** A whole minute: `FLOOD_SEC=60`. */
const floodSec = Number(process.env.FLOOD_SEC ?? 15)

let flood: Flood
beforeEach(async () => {
  flood = await Flood.open()
})
afterEach(() => flood.close())

const told = ({ busyMs, passedMs, parts }: Longest) =>
  `longest task ${busyMs.toFixed(0)} ms (${passedMs.toFixed(0)} passed): ${parts}`

test(
  'two hundred lines a second on a slow phone: no long task',
  async () => {
    const phone = await flood.enter()
    // As many as it keeps: only then it lets go of the oldest.
    await flood.pour(phone, 800, 12)
    await slowDown(phone, 4)
    const longest = await longestTask(phone, () => flood.pour(phone, 200, floodSec))
    process.stdout.write(`flood: ${told(longest)}\n`)
    expect(longest.busyMs).toBeLessThan(50)
  },
  240_000 + floodSec * 1_000,
)

/** Scrolls up so often, a step with each frame; asked in the page, where the question costs next to nothing. */
const readUp = (phone: Phone, steps: number): Promise<{ hasOlder: boolean }> =>
  chatOf(phone).evaluate(async (box, count) => {
    const hasOlder = () => box.firstElementChild?.id === ''
    for (let step = 0; step < count && hasOlder(); step++) {
      box.scrollTo(0, 0)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return { hasOlder: hasOlder() }
  }, steps)

test('ten thousand lines read from the end to the beginning: no long task', async () => {
  const phone = await flood.enter()
  await flood.pour(phone, 1_000, 10)
  // What asks is put into the page before that is slow: it is no task of the page's.
  let read = await readUp(phone, 0)
  expect(read.hasOlder).toBe(true)
  await slowDown(phone, 4)
  let longest: Longest = { busyMs: 0, passedMs: 0, parts: '' }
  // One trace of all of it is longer than a text can be.
  while (read.hasOlder) {
    const found = await longestTask(phone, async () => {
      read = await readUp(phone, 200)
    })
    const passedMs = Math.max(longest.passedMs, found.passedMs)
    longest = { ...(found.busyMs > longest.busyMs ? found : longest), passedMs }
  }
  process.stdout.write(`history: ${told(longest)}\n`)
  const [first = NaN] = await flood.said()
  await lineOf(phone, first).waitFor()
  expect(longest.busyMs).toBeLessThan(50)
}, 600_000)
