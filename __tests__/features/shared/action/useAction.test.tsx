import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'
import { act, useState } from 'react'

import { Button } from '@/components/Button'
import { type ActionOptions, useAction } from '@/features/shared/action'
import { useDialog } from '@/features/shared/dialog'
import { ApiError } from '@/http/apiError'
import { toaster } from '@/platform/toast'
import { queryClient } from '@/queries/client'
import { type Mutation, showChange } from '@/queries/mutation'
import { useSession } from '@/stores/session'

import { control, hide, press, settle, showAgain } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const server = { count: 0, reads: 0 }
const countQuery = queryOptions({
  queryKey: ['count'],
  queryFn: async () => {
    server.reads++
    return server.count
  },
})

/** The call that is under way. */
let finish: (error?: unknown) => Promise<void>
let calls: number[]

const add: Mutation<number, string> = {
  call: (step) => {
    calls.push(step)
    return new Promise((resolve, reject) => {
      finish = async (error) => {
        if (error) reject(error)
        else {
          server.count += step
          resolve('加好了')
        }
        await settle()
      }
    })
  },
  outdated: () => [countQuery.queryKey],
}

const shows = () => jest.spyOn(toaster, 'show').mockClear()

beforeEach(() => {
  Object.assign(server, { count: 0, reads: 0 })
  calls = []
  useDialog.setState({ open: null })
})

/** A download, whose end nobody knows. */
const endless: Mutation<void, unknown> = { call: () => new Promise(() => undefined) }

async function open(mutation = add, options?: ActionOptions<number, string>) {
  function Count() {
    const { data } = useQuery(countQuery)
    const { run, isRunning } = useAction(mutation, options)
    const taking = useAction(endless)
    return (
      <>
        数 {data}
        <Button onClick={() => void taking.run()}>下载</Button>
        <Button isLoading={isRunning} onClick={() => void run(2)}>
          加
        </Button>
      </>
    )
  }
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Count />}
        <Button onClick={() => setOpen(false)}>离开</Button>
      </>
    )
  }
  const screen = await openScreen(Page)
  await screen.see('数 0')
  return screen
}

test('a question that is answered after the login has changed sets nothing going', async () => {
  await open(add, { confirm: { title: '加吗', confirmLabel: '加' } })
  await press('加')
  act(() => useSession.getState().signIn('b.b.b'))
  await act(async () => useDialog.getState().open?.answer(true))
  expect(calls).toEqual([])
})

describe('when another member has logged in meanwhile', () => {
  const everythingDone = { done: jest.fn(), next: jest.fn(), failed: jest.fn() }

  async function changeLogin(error?: unknown): Promise<void> {
    const queryKey = countQuery.queryKey
    await open({ ...add, shownAtOnce: (client) => showChange(client, queryKey, (count) => count + 2) }, everythingDone)
    act(() => useSession.getState().signIn('a.b.c'))
    queryClient.setQueryData(queryKey, 0)
    await press('加')
    act(() => {
      useSession.getState().signIn('d.e.f')
      queryClient.setQueryData(queryKey, 9)
    })
    await finish(error)
  }

  test.each([
    ['arrives', undefined],
    ['fails', new ApiError('timeout')],
  ])('an action that %s changes nothing on their screen', async (_, error) => {
    await changeLogin(error)
    expect(queryClient.getQueryData(countQuery.queryKey)).toBe(9)
    expect(Object.values(everythingDone).flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

test('runs once at a time, says that it is done, and has what is stale read anew', async () => {
  const show = shows()
  const screen = await open(add, { done: '已加' })
  await act(async () => {
    control('加').click()
    control('加').click()
  })
  await settle()
  expect(control('加').getAttribute('aria-busy')).toBe('true')
  await finish()
  expect(calls).toEqual([2])
  expect(screen.text()).toContain('数 2')
  expect(show.mock.calls).toEqual([['已加', expect.anything(), 'success']])
  await press('加')
  expect(calls).toHaveLength(2)
  await finish()
})

test('a failure is said; things may be other than on screen, which is read anew too', async () => {
  const show = shows()
  const screen = await open(add, { done: '已加' })
  await press('加')
  server.count = 7
  await finish(new ApiError('rejected', { message: '不能再加' }))
  expect(screen.text()).toContain('数 7')
  expect(show.mock.calls).toEqual([['不能再加', expect.anything(), 'error']])
  await press('加')
  await finish(new ApiError('aborted'))
  expect(show).toHaveBeenCalledTimes(1)
})

test('asks first, once; nothing is sent before the answer, nor after a no', async () => {
  await open(add, { confirm: (step) => ({ title: `加 ${step}？`, confirmLabel: '加吧' }) })
  await act(async () => {
    control('加').click()
    control('加').click()
  })
  expect(useDialog.getState().open?.title).toBe('加 2？')
  expect(control('加').getAttribute('aria-busy')).not.toBe('true')
  await act(async () => useDialog.getState().open?.answer(false))
  await settle()
  expect(useDialog.getState().open).toBeNull()
  await press('加')
  await act(async () => useDialog.getState().open?.answer(true))
  expect(calls).toEqual([2])
  await finish()
})

test('what has failed elsewhere is not asked again', async () => {
  const shownAtOnce: Mutation<number, string>['shownAtOnce'] = (client, step) =>
    showChange(client, countQuery.queryKey, (count) => count + step)
  const screen = await open({ ...add, shownAtOnce, outdated: () => [] })
  const busy = jest.fn(() => Promise.reject(new ApiError('busy')))
  const leave = new QueryObserver(queryClient, { queryKey: ['busy'], queryFn: busy, retry: false }).subscribe(jest.fn())
  await press('加')
  await finish()
  expect(screen.text()).toContain('数 2')
  expect(busy).toHaveBeenCalledTimes(1)
  leave()
})

const shownNow: Mutation<number, string>['shownAtOnce'] = (client, step) =>
  showChange(client, countQuery.queryKey, (count) => count + step)

test.each([
  ['is on its way at its end', false],
  ['has come before its end', true],
])('a reading from before the call, which %s, does not undo what the call has changed', async (_, isEarly) => {
  let answer: () => void = () => undefined
  const screen = await open({ ...add, shownAtOnce: shownNow, outdated: () => [] })
  await press('加')
  await screen.see('数 2')
  const { reads } = server
  const first = new Promise<number>((resolve) => (answer = () => resolve(0)))
  const queryFn = jest.fn(async () => server.count).mockReturnValueOnce(first)
  void queryClient.fetchQuery({ ...countQuery, queryFn, staleTime: 0 }).catch(() => undefined)
  if (isEarly) answer()
  await settle()
  await finish()
  answer()
  await settle()
  await screen.see('数 2')
  expect(server.reads + queryFn.mock.calls.length).toBeGreaterThan(reads + 1)
})

test('what it has interrupted is read anew, also while something else, as a download, is under way', async () => {
  await open({ ...add, shownAtOnce: shownNow, outdated: () => [] })
  const { reads } = server
  await press('下载')
  await queryClient.invalidateQueries({ ...countQuery, refetchType: 'none' })
  await press('加')
  await finish()
  await settle()
  expect(server.reads).toBe(reads + 1)
  queryClient.getMutationCache().clear()
})

test('what is shown at once is taken back after a failure', async () => {
  const shownAtOnce: Mutation<number, string>['shownAtOnce'] = (client, step) =>
    showChange(client, countQuery.queryKey, (count) => count + step)
  const screen = await open({ ...add, shownAtOnce, outdated: () => [] })
  await press('加')
  await screen.see('数 2')
  await finish(new ApiError('offline'))
  expect(screen.text()).toContain('数 0')
})

test('who has left meanwhile is told, and led nowhere', async () => {
  const show = shows()
  const next = jest.fn()
  await open(add, { done: '已加', next })
  await press('加')
  await press('离开')
  await finish()
  expect(show).toHaveBeenCalledTimes(1)
  expect(next).not.toHaveBeenCalled()
})

test('who reads another page meanwhile is led on when this one is in front again, and cannot press twice', async () => {
  const show = shows()
  const next = jest.fn()
  await open(add, { done: '已加', next })
  await press('加')
  await hide()
  await finish()
  expect(show).toHaveBeenCalledTimes(1)
  expect(next).not.toHaveBeenCalled()
  await press('加')
  expect(calls).toEqual([2])
  await showAgain()
  await settle()
  expect(next.mock.calls).toEqual([['加好了', 2]])
})
