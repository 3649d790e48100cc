import { useDialog } from '@/features/shared/dialog'
import { followLink } from '@/features/shared/richText/followLink'
import * as navigate from '@/routes/navigate'

jest.mock('@/routes/navigate', () => ({ openLink: jest.fn() }))
const openLink = jest.mocked(navigate.openLink)
beforeEach(() => void openLink.mockClear())

/** Lets the question appear, answers it, and waits for what follows. */
async function answer(isConfirmed: boolean): Promise<string | undefined> {
  await new Promise((resolve) => setTimeout(resolve))
  const question = useDialog.getState().open
  question?.answer(isConfirmed)
  await new Promise((resolve) => setTimeout(resolve))
  return question?.text
}

test('a page of this app opens at once', async () => {
  await followLink('/pages/course/show?id=7')
  expect(openLink).toHaveBeenCalledWith({ kind: 'page', target: { name: 'courseShow', params: { id: 7 } } })
  expect(useDialog.getState().open).toBeNull()
})

test('another site opens after its host has been shown', async () => {
  void followLink('https://News.Example/a?b=1')
  expect(await answer(true)).toBe('将前往 news.example，请确认它可信')
  expect(openLink).toHaveBeenCalledWith({ kind: 'web', url: 'https://news.example/a?b=1' })
})

test('no is no', async () => {
  void followLink('https://news.example/')
  await answer(false)
  expect(openLink).not.toHaveBeenCalled()
})

test.each(['javascript:alert(1)', '/pages/no/such', 'https://good.cn@evil.cn/', 'tel:1',
  ''])('%j goes nowhere', async (url) => {
  await followLink(url)
  expect(useDialog.getState().open).toBeNull()
  expect(openLink).not.toHaveBeenCalled()
})
