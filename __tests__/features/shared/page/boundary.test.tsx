import { definePage } from '@/features/shared/page'

import { aMember } from '../../../factories/member'
import { openScreen } from '../../../setup/openScreen'

let isBroken = true

const Page = definePage('notices', function Notices() {
  if (isBroken) throw new Error('cannot be drawn')
  return <>内容在这里</>
})

beforeEach(() => {
  isBroken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
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
