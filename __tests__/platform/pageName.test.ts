import { namePage } from '@/platform/pageName'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a page that is shown gives its name, also after Taro has set the kind of page', () => {
  namePage('SQL 十五课', '')
  document.title = '课程详情'
  jest.runAllTimers()
  expect(document.title).toBe('SQL 十五课')
})

test('one that is shown and at once hidden again leaves the next page its own', () => {
  namePage('SQL 十五课', '')
  namePage('', '')
  document.title = '收银台'
  jest.runAllTimers()
  expect(document.title).toBe('收银台')
})
