import type { Academy } from './setup/academy'
import { atList, openLongList, toEnd } from './setup/longList'
import type { Phone } from './setup/phone'
import { longestTask, slowDown } from './setup/trace'

let academy: Academy
beforeAll(async () => {
  academy = await openLongList()
})
afterAll(() => academy.close())

/** Swipes: down the list by a negative distance. px, px per second. */
async function swipe(phone: Phone, distance: number, speed: number): Promise<void> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: distance, speed })
}

/** What else the machine does only adds to it. */
async function longestOf(tries: number, phone: Phone, act: () => Promise<void>): Promise<number> {
  let shortest = Infinity
  for (let left = tries; left > 0 && shortest > 50; left--)
    shortest = Math.min(shortest, (await longestTask(phone, act)).busyMs)
  return shortest
}

test('a growing list on a slow phone: no long task', async () => {
  const phone = await atList(academy)
  await slowDown(phone, 4)
  await swipe(phone, -1_000, 2_000)
  expect(await longestOf(4, phone, () => swipe(phone, -3_000, 3_000))).toBeLessThan(50)
  await phone.close()
})

test('2,000 rows on a slow phone: no long task', async () => {
  const phone = await atList(academy)
  await toEnd(phone)
  await slowDown(phone, 4)
  await swipe(phone, 1_000, 2_000)
  expect(await longestOf(4, phone, () => swipe(phone, 5_000, 3_000))).toBeLessThan(50)
  await phone.close()
})
