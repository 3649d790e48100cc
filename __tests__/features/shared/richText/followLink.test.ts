import { followLink } from '@/features/shared/richText/followLink'
import * as navigate from '@/routes/navigate'

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

test.each(['javascript:alert(1)', '/pages/no/such', 'https://good.cn@evil.cn/', 'tel:1', ''])(
  '%j goes nowhere',
  (url) => {
    followLink(url)
    expect(openLink).not.toHaveBeenCalled()
  },
)
