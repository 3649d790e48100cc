import { onlineManager, queryOptions, QueryObserver } from '@tanstack/react-query'

import type { StoredCall } from '@/api/answerCopies'
import { ApiError, type ApiErrorKind } from '@/http/apiError'
import { queryClient } from '@/queries/client'
import { showChange } from '@/queries/mutation'
import { changeCached } from '@/queries/changeCached'
import { withStoredCopy } from '@/queries/withStoredCopy'

import { pass } from '../setup/clock'

const key = ['thing', 1]
const named = queryOptions({ queryKey: key, queryFn: () => '' }).queryKey
let stop: () => void = () => undefined

/** A page that shows the thing. */
function open(call: StoredCall<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: key, retry: false, ...withStoredCopy(call) })
  stop = observer.subscribe(() => undefined)
  return () => observer.getCurrentResult()
}

const saved = () => 'as it was'
const never = () => new Promise<string>(() => undefined)
const fails = (kind: ApiErrorKind) => () => Promise.reject(new ApiError(kind))

beforeAll(() => queryClient.mount())
beforeEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
})
afterEach(() => stop())
afterAll(() => queryClient.unmount())

test('while the server answers, nothing else is shown', async () => {
  const copy = jest.fn(saved)
  const look = open({ request: async () => 'as it is', copy })
  expect(look().data).toBeUndefined()
  await pass(10)
  expect(look()).toMatchObject({ data: 'as it is', isError: false })
  expect(copy).not.toHaveBeenCalled()
})

test('without a network what was stored is there at once, and is asked for anew when the network is back', async () => {
  onlineManager.setOnline(false)
  const request = jest.fn(async () => 'as it is')
  const look = open({ request, copy: saved })
  expect(look()).toMatchObject({ data: 'as it was', fetchStatus: 'paused' })
  expect(request).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await pass(10)
  expect(look().data).toBe('as it is')
})

test('a network that leads nowhere: after five seconds, and what comes then counts', async () => {
  let answer: (value: string) => void = () => undefined
  const look = open({ request: () => new Promise((resolve) => (answer = resolve)), copy: saved })
  await pass(4_900)
  expect(look().data).toBeUndefined()
  await pass(200)
  expect(look()).toMatchObject({ data: 'as it was', dataUpdatedAt: 0, fetchStatus: 'fetching' })
  answer('as it is')
  await pass(10)
  expect(look().data).toBe('as it is')
})

test.each(['offline', 'timeout'] as const)(
  'no answer (%s): what was stored, and it still counts as failed',
  async (kind) => {
    const look = open({ request: fails(kind), copy: saved })
    await pass(10)
    expect(look()).toMatchObject({ data: 'as it was', dataUpdatedAt: 0, isError: true })
  },
)

test('a change of what was stored makes it no newer, nor does taking the change back', async () => {
  const look = open({ request: never, copy: saved })
  await pass(5_100)
  changeCached(queryClient, named, (text) => `${text}, and watched`)
  expect(look()).toMatchObject({ data: 'as it was, and watched', dataUpdatedAt: 0 })
  const undo = showChange(queryClient, named, (text) => `${text}, and liked`)
  expect(look()).toMatchObject({ data: 'as it was, and watched, and liked', dataUpdatedAt: 0 })
  undo()
  expect(look()).toMatchObject({ data: 'as it was, and watched', dataUpdatedAt: 0 })
})

test('a change of what was stored does not end the asking for it', async () => {
  const look = open({ request: fails('offline'), copy: saved })
  await pass(10)
  changeCached(queryClient, named, (text) => `${text}, and watched`)
  expect(look()).toMatchObject({ data: 'as it was, and watched', isError: true, dataUpdatedAt: 0 })
})

test.each(['busy', 'status', 'rejected', 'unauthorized'] as const)(
  'what the server itself says holds: %s',
  async (kind) => {
    const look = open({ request: fails(kind), copy: saved })
    await pass(10)
    expect(look()).toMatchObject({ data: undefined, isError: true })
  },
)

test('what is on screen is newer than what was stored', async () => {
  let request: () => Promise<string> = async () => 'as it is'
  const look = open({ request: () => request(), copy: saved })
  await pass(10)
  request = never
  void queryClient.invalidateQueries({ queryKey: key })
  await pass(6_000)
  expect(look().data).toBe('as it is')
})

test('without either there is nothing', async () => {
  const look = open({ request: fails('offline'), copy: () => undefined })
  await pass(10)
  expect(look()).toMatchObject({ data: undefined, isError: true })
})
