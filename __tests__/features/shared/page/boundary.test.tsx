import { definePage } from '@/features/shared/page'
import { watchFaults } from '@/features/system/watchFaults'
import { faults } from '@/platform/faults'

import { aMember } from '../../../factories/member'
import { settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

let isBroken = true

const Page = definePage('notices', function Notices() {
  if (isBroken) throw new Error('cannot be drawn')
  return <>内容在这里</>
})

beforeEach(() => {
  isBroken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

it('shows a state with a way on in place of what cannot be drawn; the bar stays', async () => {
  const page = await openScreen(Page, { user: aMember() })
  await page.see('这一页没有显示出来')
  expect(page.text()).toContain('公告')
  isBroken = false
  await page.press('重试')
  await page.see('内容在这里')
})

it.each([false, true])('is reported to the academy; it broke before anybody listened: %s', async (isEarly) => {
  const sent = jest.spyOn(faults, 'send').mockImplementation(() => undefined)
  // A released React tells the browser nothing of what was caught.
  jest.spyOn(faults, 'watch').mockImplementation(() => undefined)
  const watch = () => watchFaults('https://report.example.com')
  if (!isEarly) watch()
  const page = await openScreen(Page, { user: aMember() })
  await page.see('这一页没有显示出来')
  if (isEarly) watch()
  await settle()
  expect(sent.mock.calls.map(([, body]) => JSON.parse(body))).toEqual([
    expect.objectContaining({ kind: 'error', text: 'Error: cannot be drawn', page: 'screen' }),
  ])
})
