import { Academy } from './setup/academy'
import { overlaps } from './setup/audit'
import { layers } from './setup/layers'
import type { Phone } from './setup/phone'

const dialog = '[role=dialog]'

describe('what lies over a page', () => {
  let academy: Academy
  let phone: Phone
  beforeAll(async () => {
    academy = await Academy.open()
    phone = await academy.visitAs(academy.member())
  })
  afterAll(() => academy.close())

  it.each(layers)('$name: no target answers for another', async ({ path, presses, ready }) => {
    await phone.go(path)
    for (const words of presses) await phone.press(words)
    await phone.page.locator(dialog).getByText(ready).first().waitFor()
    await phone.quiet()
    expect(await overlaps(phone, dialog)).toEqual([])
  })
})

/** Its one question comes by itself: whoever has not agreed is asked at the start. */
it('the question of the agreements at HEAD: no target answers for another', async () => {
  const academy = await Academy.open({ dialect: 'head' })
  const phone = await academy.visitAs('13800000005')
  await phone.go('/pages/index/index')
  await phone.page.locator(dialog).getByText('用户协议').first().waitFor()
  await phone.quiet()
  expect(await overlaps(phone, dialog)).toEqual([])
  await academy.close()
})
