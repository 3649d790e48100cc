import { followLink } from '@/features/shared/richText/followLink'
import { contact } from '@/platform/contact'
import * as navigate from '@/routes/navigate'

import { shown } from '../../../setup/shown'

jest.mock('@/routes/navigate', () => ({ openLink: jest.fn() }))
const openLink = jest.mocked(navigate.openLink)
beforeEach(() => void openLink.mockClear())

test.each([
  ['/pages/course/show?id=7', { kind: 'page', target: { name: 'courseShow', params: { id: 7 } } }],
  ['https://news.example/a?b=1', { kind: 'web', url: 'https://news.example/a?b=1' }],
])('%s is opened', (url, link) => {
  followLink(url)
  expect(openLink.mock.calls).toEqual([[link]])
})

test('a telephone is called, a mail is written', () => {
  const call = jest.spyOn(contact, 'call').mockResolvedValue()
  const mail = jest.spyOn(contact, 'mail').mockResolvedValue()
  followLink('tel:4008001234')
  followLink('mailto:help@school.cn')
  expect([call.mock.calls, mail.mock.calls, openLink.mock.calls]).toEqual([[['4008001234']], [['help@school.cn']], []])
})

test('what the phone refuses is said, with the number to note', async () => {
  jest.spyOn(contact, 'call').mockRejectedValue(new Error('no'))
  followLink('tel:4008001234')
  await new Promise(process.nextTick)
  expect(shown()).toEqual(['没有打开，请记下：4008001234'])
})

test.each(['javascript:alert(1)', '/pages/no/such', 'https://good.cn@evil.cn/', 'sms:1', ''])(
  '%j goes nowhere',
  (url) => {
    followLink(url)
    expect(openLink).not.toHaveBeenCalled()
  },
)
