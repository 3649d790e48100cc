import { prefetchPages } from '@/pagePrefetch'
import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'

import { anAppConfig } from '../factories/app'
import { pass } from '../setup/clock'
import { navigation } from '../setup/navigation'

const mockFetched: string[] = []
jest.mock('@/pagePrefetch/pages', () => mockFetched.push('pages'))
jest.mock('@/pagePrefetch/addonPages', () => mockFetched.push('add-ons'))
jest.mock('@/pagePrefetch/afterLogin', () => mockFetched.push('after the login'))
jest.mock('@/goods/loadDetailQuery', () => ({ prefetchDetailQuery: async () => undefined }))

beforeEach(() => {
  // Each file is fetched anew.
  jest.resetModules()
  queryClient.clear()
  mockFetched.length = 0
  useAppConfig.setState({ config: anAppConfig({ enabledAddons: [] }) })
})

test('where data is dear nothing comes', async () => {
  const dear = jest.spyOn(connection, 'isDear').mockReturnValue(true)
  void prefetchPages()
  await pass(5_000)
  expect(mockFetched).toEqual([])
  dear.mockRestore()
})

test.each([
  ['courses alone', [], ['pages']],
  ['more shelves', ['MeeduBooks'], ['add-ons']],
])(
  'a school with %s: the code of where learners mostly go next comes, once the first page stands',
  async (_, enabledAddons, code) => {
    const first = queryClient.fetchQuery({
      queryKey: ['first page'],
      queryFn: () => new Promise((resolve) => setTimeout(() => resolve(null), 1_000)),
    })
    useAppConfig.setState({ config: anAppConfig({ enabledAddons }) })
    void prefetchPages()
    await pass(500)
    expect(mockFetched).toEqual([])
    await pass(600)
    await first
    await pass(100)
    expect(mockFetched).toEqual(code)
  },
)

test('at the login what comes after it comes first', async () => {
  navigation.start('/pages/auth/login')
  void prefetchPages()
  await pass(100)
  expect(mockFetched).toEqual(['after the login'])
})
