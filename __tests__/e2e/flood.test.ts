import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'
import { heldMb, type Longest, longestTask, slowDown } from './setup/trace'

/** Of a course that is free. */
const lesson = 13

/** A whole minute: `FLOOD_SEC=60`. */
const floodSec = Number(process.env.FLOOD_SEC ?? 15)

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
beforeEach(async () => {
  // The decoder of a picture is no phone's: it would take the processor from the page.
  await academy.control(`live/${lesson}/status`, { status: 1, stream: 'cut', startsInSec: -600 })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const chat = (phone: Phone) => phone.page.getByRole('log', { name: '聊天消息' })
const lineCount = (phone: Phone) => chat(phone).locator('[id^="chat-"]').count()
const robots = (perSec: number, forSec: number) => academy.control(`live/${lesson}/robots`, { perSec, forSec })
const told = ({ busyMs, passedMs, parts }: Longest) =>
  `longest task ${busyMs.toFixed(0)} ms (${passedMs.toFixed(0)} passed): ${parts}`
const pass = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

async function enter(): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/packageA/live/video?id=${lesson}`)
  await phone.see('已加入聊天室')
  await phone.settled()
  return phone
}

/** All that was said, the oldest first. */
const messages = async () => (await academy.control<{ messages: { chat_id: number }[] }>(`live/${lesson}`)).messages

/** Once the last that was said is there. */
async function heapMb(phone: Phone): Promise<number> {
  await phone.page.locator(`#chat-m${(await messages()).pop()?.chat_id}`).waitFor()
  return heldMb(phone)
}

test(
  'two hundred lines a second on a slow phone: no long task, few lines, no more memory',
  async () => {
    const phone = await enter()
    // As many as it keeps: only then it lets go of the oldest.
    await robots(800, 12)
    await pass(13)
    const before = await heapMb(phone)
    await slowDown(phone, 4)
    const longest = await longestTask(phone, async () => {
      await robots(200, floodSec)
      await pass(floodSec)
    })
    await slowDown(phone, 1)
    const after = await heapMb(phone)
    const count = await lineCount(phone)
    const heap = `${before.toFixed(1)} to ${after.toFixed(1)} MB`
    process.stdout.write(`flood: ${told(longest)}, ${count} lines, heap ${heap}\n`)
    expect(count).toBeLessThanOrEqual(400)
    expect(after).toBeLessThan(before * 1.1)
    expect(longest.busyMs).toBeLessThan(50)
  },
  240_000 + floodSec * 1_000,
)

/** Scrolls up so often, a step with each frame; asked in the page, where the question costs next to nothing. */
const readUp = (phone: Phone, steps: number) =>
  chat(phone).evaluate(async (box, count) => {
    const hasOlder = () => box.firstElementChild?.id === ''
    let mostLines = 0
    for (let step = 0; step < count && hasOlder(); step++) {
      box.scrollTo(0, 0)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      mostLines = Math.max(mostLines, box.querySelectorAll('[id^="chat-"]').length)
    }
    return { hasOlder: hasOlder(), mostLines }
  }, steps)

test('ten thousand lines read from the end to the beginning: no long task, few lines', async () => {
  const phone = await enter()
  await robots(1_000, 10)
  await pass(11)
  // What asks is put into the page before that is slow: it is no task of the page's.
  let read = await readUp(phone, 0)
  expect(read.hasOlder).toBe(true)
  await slowDown(phone, 4)
  let longest: Longest = { busyMs: 0, passedMs: 0, parts: '' }
  let mostLines = 0
  // One trace of all of it is longer than a text can be.
  while (read.hasOlder) {
    const found = await longestTask(phone, async () => {
      read = await readUp(phone, 200)
    })
    const passedMs = Math.max(longest.passedMs, found.passedMs)
    longest = { ...(found.busyMs > longest.busyMs ? found : longest), passedMs }
    mostLines = Math.max(mostLines, read.mostLines)
  }
  process.stdout.write(`history: ${told(longest)}, ${mostLines} lines at most\n`)
  await phone.page.locator(`#chat-m${(await messages())[0]?.chat_id}`).waitFor()
  expect(mostLines).toBeLessThanOrEqual(400)
  expect(longest.busyMs).toBeLessThan(50)
}, 600_000)
