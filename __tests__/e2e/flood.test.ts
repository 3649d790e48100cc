import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'
import { heldMb, longestTask, slowDown } from './setup/trace'

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
const pass = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

async function enter(): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/packageA/live/video?id=${lesson}`)
  await phone.see('已加入聊天室')
  await phone.settled()
  return phone
}

/** Once the last that was said is there. */
async function heapMb(phone: Phone): Promise<number> {
  const { messages } = await academy.control<{ messages: { chat_id: number }[] }>(`live/${lesson}`)
  await phone.page.locator(`#chat-m${messages[messages.length - 1]?.chat_id}`).waitFor()
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
    process.stdout.write(`flood: longest task ${longest.toFixed(0)} ms, ${count} lines, heap ${heap}\n`)
    expect(count).toBeLessThanOrEqual(400)
    expect(after).toBeLessThan(before * 1.1)
    expect(longest).toBeLessThan(50)
  },
  240_000 + floodSec * 1_000,
)

test('ten thousand lines read from the end to the beginning: no long task, few lines', async () => {
  const phone = await enter()
  await robots(1_000, 10)
  await pass(11)
  let longest = 0
  const hasOlder = async () => (await chat(phone).getByText(/加载/).count()) > 0
  // Once before it is slow: reading what is asked here is no task of the page's.
  expect(await hasOlder()).toBe(true)
  let mostLines = await lineCount(phone)
  await slowDown(phone, 4)
  // One trace of all of it is longer than a text can be.
  while (await hasOlder()) {
    const task = await longestTask(phone, async () => {
      for (let scrolls = 0; scrolls < 50 && (await hasOlder()); scrolls++) {
        await chat(phone).evaluate((box) => box.scrollTo(0, 0))
        mostLines = Math.max(mostLines, await lineCount(phone))
      }
    })
    longest = Math.max(longest, task)
  }
  process.stdout.write(`history: longest task ${longest.toFixed(0)} ms, ${mostLines} lines at most\n`)
  expect(mostLines).toBeLessThanOrEqual(400)
  expect(longest).toBeLessThan(50)
}, 600_000)
