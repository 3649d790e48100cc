import { Text } from '@tarojs/components'
import { safeExecute } from '@tarojs/runtime'
import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { PagedList, usePagedQuery } from '@/features/shared/list'
import { ApiError } from '@/http/apiError'
import type { PagedCall } from '@/api/pagedCall'
import type { Page } from '@/lib/decode'
import { connection } from '@/platform/connection'
import { pullDown } from '@/platform/pullDown'
import { pagedQuery } from '@/queries/paged'

import { pass } from '../../../setup/clock'
import { settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { fakeScroll } from '../../../setup/scroll'
import { shown as toasts } from '../../../setup/shown'

type Fetch = PagedCall<number>

const size = 10
const page = (number: number, from = (number - 1) * size, hasMore = true): Page<number> => ({
  items: Array.from({ length: size }, (_, index) => from + index + 1),
  total: 1_000,
  page: number,
  hasMore,
})

const scroll = fakeScroll()
const end = '[class*=end]'
/** A page is drawn in portions; `act` shows one at a time. */
const drawn = async () => {
  for (let portion = 0; portion < 5; portion++) await settle()
}
const toEnd = async () => {
  await drawn()
  await scroll.move(end, true)
  await drawn()
}

function open(fetch: Fetch, lastTop?: Page<number>) {
  const options = { ...pagedQuery(['numbers'], fetch, size, () => lastTop), retry: false }
  return openScreen(function Numbers() {
    return (
      <PagedList
        query={usePagedQuery(options)}
        keyOf={(item) => item}
        renderItem={(item) => <Text>{`〔${item}〕`}</Text>}
        empty={{ title: '还没有数字' }}
        failedTitle='数字没有加载出来'
      />
    )
  })
}

const pull = async () => {
  await act(async () => void safeExecute('taro-app', 'onPullDownRefresh'))
  await settle(50)
}

const shown = () => [...(document.body.textContent ?? '').matchAll(/〔(\d+)〕/g)].map(([, number]) => Number(number))

test('the next page comes when the end is near, until there is none', async () => {
  const screen = await open(async (number) => ({ ...page(number, undefined, number < 3), total: 30 }))
  await screen.see('〔10〕')
  expect(shown()).toHaveLength(10)
  await toEnd()
  expect(shown()).toHaveLength(20)
  await toEnd()
  await screen.see('没有更多了')
  expect(shown()).toHaveLength(30)
})

test('a page that fails leaves the others on screen and is retried by pressing', async () => {
  let isDown = true
  const screen = await open(async (number) => {
    if (number > 1 && isDown) throw new ApiError('status')
    return page(number, undefined, number < 2)
  })
  await screen.see('〔10〕')
  await toEnd()
  await screen.see('没有加载出来，点这里重试')
  expect(shown()).toHaveLength(10)
  isDown = false
  await screen.press('没有加载出来，点这里重试')
  await screen.see('〔20〕')
})

test('an item that comes twice, since the list moved on, is shown once', async () => {
  const screen = await open(async (number) => page(number, number === 2 ? 7 : 0, number < 2))
  await screen.see('〔10〕')
  await toEnd()
  await screen.see('〔17〕')
  expect(shown()).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})

test('a page far away is only a box of its height, and comes back', async () => {
  const screen = await open(async (number) => page(number))
  await screen.see('〔10〕')
  await drawn()
  const first = `#${document.querySelector('[id^=near-]')?.id}`
  await scroll.move(first, false, 1_200)
  expect(shown()).toEqual([])
  expect(document.querySelector<HTMLElement>(first)?.style.minHeight).toBe('1200px')
  await scroll.move(first, true, 1_200)
  expect(document.querySelector<HTMLElement>(first)?.style.minHeight).toBe('1200px')
  await drawn()
  expect(shown()).toHaveLength(10)
  expect(document.querySelector<HTMLElement>(first)?.style.minHeight).toBe('')
})

test('one screenful is drawn at once, the rest in portions; a page that is left early keeps growing', async () => {
  const items = Array.from({ length: 40 }, (_, index) => index + 1)
  const screen = await open(async () => ({ items, total: 40, page: 1, hasMore: false }))
  await screen.see('〔8〕')
  expect(shown().length).toBeLessThan(20)
  await scroll.move('[id^=near-]', false, 300)
  await screen.see('没有更多了')
  expect(document.querySelector<HTMLElement>('[id^=near-]')?.style.minHeight).toBe('300px')
  await scroll.move('[id^=near-]', true, 4_000)
  await screen.see('〔40〕')
})

test('a hidden page, which has no height, changes nothing', async () => {
  const screen = await open(async (number) => page(number))
  await screen.see('〔10〕')
  await scroll.move('[id^=near-]', false, 0)
  expect(shown()).toHaveLength(10)
})

test('pulling down reads the first page anew and nothing else; a failure leaves it on screen', async () => {
  const asked: number[] = []
  let isDown = false
  const screen = await open(async (number) => {
    asked.push(number)
    if (isDown) throw new ApiError('status')
    return page(number)
  })
  await screen.see('〔10〕')
  await toEnd()
  expect(shown()).toHaveLength(20)
  await pull()
  expect(asked).toEqual([1, 2, 1])
  expect(shown()).toHaveLength(10)
  isDown = true
  await pull()
  expect(shown()).toHaveLength(10)
})

test('pulled down without a network it says so, and lets go', async () => {
  const letGo = jest.spyOn(pullDown, 'end')
  const screen = await open(async (number) => page(number))
  await screen.see('〔10〕')
  jest.spyOn(connection, 'isOnline').mockReturnValue(false)
  onlineManager.setOnline(false)
  await pull()
  expect(letGo).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual(['网络不可用，请检查网络后重试'])
  jest.mocked(connection.isOnline).mockRestore()
  onlineManager.setOnline(true)
})

describe('page 1 of the last visit', () => {
  const lastTop = page(1, 100)
  const inOrder = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index + 1)

  test('does not grow while the server is busy, and says so; a press reads the list', async () => {
    const asked: number[] = []
    let isBusy = true
    const screen = await open(async (number) => {
      asked.push(number)
      if (isBusy && number === 1) throw new ApiError('busy')
      return page(number)
    }, lastTop)
    await screen.see('没有加载出来，点这里重试')
    await toEnd()
    expect(shown()).toEqual(inOrder(100, 10))
    expect(asked).toEqual([1])
    isBusy = false
    await screen.press('没有加载出来，点这里重试')
    await screen.see('〔20〕')
    expect(shown()).toEqual(inOrder(0, 20))
  })

  test('pulled down without a network is still read when the network is back', async () => {
    jest.spyOn(connection, 'isOnline').mockReturnValue(false)
    onlineManager.setOnline(false)
    const screen = await open(async (number) => page(number), lastTop)
    await toEnd()
    await pull()
    expect(shown()).toEqual(inOrder(100, 10))
    jest.mocked(connection.isOnline).mockRestore()
    await act(async () => onlineManager.setOnline(true))
    await screen.see('〔1〕')
    expect(shown()).not.toContain(101)
  })

  test('stays away when the server refuses it, also after a pull', async () => {
    const screen = await open(async () => {
      throw new ApiError('rejected')
    }, lastTop)
    await screen.see('数字没有加载出来')
    await pull()
    expect(shown()).toEqual([])
  })
})

test('the return of the network does not fetch all pages again', async () => {
  const asked: number[] = []
  await open(async (number) => {
    asked.push(number)
    return page(number)
  })
  await toEnd()
  await pass(60_000)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await settle()
  expect(asked).toEqual([1, 2])
})

test('nothing there, and nothing loaded', async () => {
  const empty = await open(async () => ({ items: [], total: 0, page: 1, hasMore: false }))
  await empty.see('还没有数字')

  let isDown = true
  const failed = await open(async (number) => {
    if (isDown) throw new ApiError('status')
    return page(number)
  })
  await failed.see('数字没有加载出来')
  isDown = false
  await failed.press('重试')
  await failed.see('〔10〕')
})

describe('rows that the server counts and no page has', () => {
  /** 10 of 19 rows on either page: granted in one second, in no order that lasts. */
  const repeating =
    (total: number, sizes: number[] = []): Fetch =>
    async (number, whole) => {
      if (whole === size) return { ...page(number, 0, number < 2), total }
      sizes.push(whole)
      return { items: Array.from({ length: whole }, (__, index) => index + 1), total, page: 1, hasMore: false }
    }

  test('are asked for all at once, and nothing is drawn twice', async () => {
    const sizes: number[] = []
    const screen = await open(repeating(19, sizes))
    await screen.see('〔10〕')
    for (let turn = 0; turn < 3; turn++) await toEnd()
    await screen.see('没有更多了')
    expect([...shown()].sort((one, other) => one - other)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1))
    expect(sizes).toEqual([19])
  })

  test('but not of a long list, which says that some may be missing', async () => {
    const sizes: number[] = []
    const screen = await open(repeating(201, sizes))
    await screen.see('〔10〕')
    for (let turn = 0; turn < 3; turn++) await toEnd()
    await screen.see('可能还有没列出来的')
    expect(screen.text()).not.toContain('没有更多了')
    expect(sizes).toEqual([])
  })

  test('and are told when the whole lacks them too', async () => {
    const screen = await open(async (number) => ({ ...page(number, 0, number < 2), total: 19 }))
    await screen.see('〔10〕')
    for (let turn = 0; turn < 3; turn++) await toEnd()
    await screen.see('可能还有没列出来的')
  })

  test('what could not be read was there', async () => {
    const screen = await open(async () => ({ ...page(1, 0, false), total: 12, unreadable: 2 }))
    await screen.see('没有更多了')
  })
})
