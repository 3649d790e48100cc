// First: what waits takes the clock that it finds.
import { pass } from '../../../setup/clock'

import { act, useState } from 'react'

import type { PlaySource } from '@/api/course'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { SourceState } from '@/features/shared/player/SourceState'
import type { PlaybackItem } from '@/features/shared/player/types'
import { useSourceFallback } from '@/features/shared/player/useSourceFallback'
import { qualityItem } from '@/features/shared/player/playerPreferences'
import { ApiError } from '@/http/apiError'
import { connection } from '@/platform/connection'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { turn } from '../../../setup/learner'
import { openScreen, type OpenScreen } from '../../../setup/openScreen'
import { shown as shownToasts } from '../../../setup/shown'

const file: PlaySource = { kind: 'file', url: 'https://media.example/1.mp4', label: '高清' }
const frame: PlaySource = { kind: 'embed', url: 'https://player.example/1', label: '默认' }

const itemOf = (load: PlaybackItem['load'], over: Partial<PlaybackItem> = {}): PlaybackItem => ({
  key: '1',
  load,
  startSec: 0,
  trialSec: 0,
  isDragBanned: false,
  watchedSec: 0,
  ...over,
})

/** Which address each drawing would have played, of which program. */
const played: string[] = []

function Probe({ item }: { item: PlaybackItem }) {
  const { status, sources, source } = useSourceFallback(item, usePageVisible())
  if (source) played.push(`${item.key}: ${source.label}`)
  return <output>{[status, ...sources.map(({ kind }) => kind)].join(' ')}</output>
}

/** What the learner reads while nothing plays. */
function Spoken({ item }: { item: PlaybackItem }) {
  return <SourceState item={item} fallback={useSourceFallback(item, usePageVisible())} />
}

beforeEach(() => void played.splice(0))

const openItem = (Part: typeof Probe, item: PlaybackItem) => openScreen(() => <Part item={item} />)
const shown = () => document.querySelector('output')?.textContent
const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

test('addresses that could not be fetched for want of a network are fetched when it is back', async () => {
  const load = jest.fn<Promise<PlaySource[]>, []>().mockRejectedValueOnce(new ApiError('offline'))
  load.mockResolvedValue([file])
  await openItem(Probe, itemOf(load))
  expect(shown()).toBe('failed')
  await comeOnline()
  expect(shown()).toBe('ready file')
})

describe('addresses that do not come, on a phone that calls itself online,', () => {
  const failing = (...errors: ApiError[]) => {
    const load = jest.fn<Promise<PlaySource[]>, []>().mockResolvedValue([file])
    errors.forEach((error) => load.mockRejectedValueOnce(error))
    return load
  }
  const many = (count: number) => Array.from({ length: count }, () => new ApiError('offline'))
  /** The longest that each pause may last. */
  const asked = async (load: jest.Mock, secs: number[]) => {
    const counts: number[] = []
    for (const sec of secs) {
      await act(() => pass(sec * 1_250))
      counts.push(load.mock.calls.length)
    }
    return counts
  }

  test('are asked for again by themselves, ever more rarely', async () => {
    const load = failing(...many(7))
    await openItem(Probe, itemOf(load))
    expect(load).toHaveBeenCalledTimes(1)
    expect(await asked(load, [1, 1])).toEqual([1, 2])
    expect(await asked(load, [4, 8, 15, 30, 15])).toEqual([3, 4, 5, 6, 6])
    expect(await asked(load, [15, 30])).toEqual([7, 8])
    expect(shown()).toBe('ready file')
  })

  test('say why nothing plays all the while', async () => {
    let answer: (sources: PlaySource[]) => void = () => undefined
    const load = failing(...many(1))
    load.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await openItem(Spoken, itemOf(load))
    expect(document.body.textContent).toContain('网络恢复后接着放')
    await act(() => pass(2_500))
    expect(load).toHaveBeenCalledTimes(2)
    expect(document.body.textContent).toContain('网络恢复后接着放')
    await act(async () => answer([file]))
    expect(document.body.textContent).toBe('')
  })

  test.each<[string, (screen: OpenScreen) => Promise<void>]>([
    ['重试', (screen) => screen.press('重试')],
    ['the return of the network', comeOnline],
  ])('are asked for anew by %s, though an older question hangs', async (_, happens) => {
    const load = failing(...many(1))
    load.mockImplementationOnce(() => new Promise(() => undefined))
    const screen = await openItem(Spoken, itemOf(load))
    await act(() => pass(2_500))
    expect(load).toHaveBeenCalledTimes(2)
    await happens(screen)
    expect(load).toHaveBeenCalledTimes(3)
    expect(document.body.textContent).toBe('')
  })

  test('are left alone behind another app, and asked for when the learner is back', async () => {
    const load = failing(...many(1))
    await openItem(Probe, itemOf(load))
    await turn('hidden')
    await act(() => pass(60_000))
    expect(load).toHaveBeenCalledTimes(1)
    await turn('visible')
    await act(() => pass(20))
    expect(shown()).toBe('ready file')
  })

  test('are spread also for a learner who was away while they still came', async () => {
    const load = failing()
    let breakOff: (atSec: number) => void = () => undefined
    const Breaking = ({ item }: { item: PlaybackItem }) => {
      breakOff = useSourceFallback(item, usePageVisible()).markFailed
      return <></>
    }
    await openItem(Breaking, itemOf(load))
    await turn('hidden')
    await turn('visible')
    load.mockRejectedValue(new ApiError('status'))
    await act(async () => breakOff(1))
    await act(() => pass(500))
    expect(load).toHaveBeenCalledTimes(2)
    await act(() => pass(2_000))
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('are not asked for before a busy server wants it', async () => {
    const load = failing(new ApiError('busy', { retryAfterMs: 40_000 }))
    await openItem(Probe, itemOf(load))
    await act(() => pass(39_000))
    expect(load).toHaveBeenCalledTimes(1)
    await act(() => pass(1_500))
    expect(load).toHaveBeenCalledTimes(2)
  })
})

test('addresses that the server refused are not asked for again by themselves', async () => {
  const load = jest.fn<Promise<PlaySource[]>, []>().mockRejectedValue(new ApiError('rejected'))
  await openItem(Probe, itemOf(load))
  await comeOnline()
  await act(() => pass(60_000))
  expect(shown()).toBe('failed')
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 'ready embed file'],
  [20, 'ready file'],
])('with a trial of %d s there is: %s', async (trialSec, words) => {
  await openItem(
    Probe,
    itemOf(async () => [frame, file], { trialSec }),
  )
  expect(shown()).toBe(words)
})

test('where the network is dear the lowest quality plays first, which is said once; a chosen one stays', async () => {
  jest.spyOn(connection, 'isDear').mockReturnValue(true)
  const qualities = ['超清', '高清', '流畅'].map((label) => ({ ...file, label }))
  const play = async () => {
    played.splice(0)
    await openItem(
      Probe,
      itemOf(async () => qualities),
    )
    return played.at(-1)
  }
  expect(await play()).toBe('1: 流畅')
  expect(await play()).toBe('1: 流畅')
  expect(shownToasts()).toEqual(['省流量，可在清晰度里改'])
  qualityItem.set('高清')
  expect(await play()).toBe('1: 高清')
  qualityItem.remove()
  jest.restoreAllMocks()
})

test('a program never plays with what was fetched for the one before', async () => {
  const [one, two] = ['一', '二'].map((label) => itemOf(async () => [{ ...file, label }], { key: label }))
  let goOn: () => void = () => undefined
  function Programs() {
    const [item, setItem] = useState(one)
    goOn = () => setItem(two)
    return item ? <Probe item={item} /> : null
  }
  await openScreen(Programs)
  await act(async () => goOn())
  expect(new Set(played)).toEqual(new Set(['一: 一', '二: 二']))
})

test('the program after one that was retried is fetched once', async () => {
  const one = itemOf(jest.fn().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue([file]))
  const load = jest.fn(async () => [file])
  let goOn: () => void = () => undefined
  function Programs() {
    const [item, setItem] = useState(one)
    goOn = () => setItem(itemOf(load, { key: '2' }))
    return <Probe item={item} />
  }
  await openScreen(Programs)
  await comeOnline()
  await act(async () => goOn())
  expect(load).toHaveBeenCalledTimes(1)
})

describe('a kept place that no source gets past', () => {
  const startSec = 120
  let giveUp: (atSec: number) => void
  let play: () => void
  let place: string
  let open: () => void
  const lesson = () => itemOf(async () => [file], { startSec, positionKey: 'lesson 5' })

  function Lesson() {
    const [item, setItem] = useState(lesson)
    open = () => setItem(lesson())
    const { status, startSec: sec, markFailed, markHealthy } = useSourceFallback(item, usePageVisible())
    giveUp = (atSec) => markFailed(atSec, 'place')
    play = markHealthy
    place = `${status} ${sec}`
    return null
  }
  /** Opens the lesson; each place that it is put in at dies, until it is so far. */
  async function visit(untilSec: number) {
    await act(async () => open())
    const places: string[] = []
    for (let tries = 0; tries < 12; tries++) {
      if (places[places.length - 1] !== place) places.push(place)
      if (place === 'failed 160' || place === `ready ${untilSec}`) break
      await act(async () => giveUp(Number(place.split(' ')[1])))
    }
    await act(async () => play())
    return places
  }

  beforeEach(async () => {
    localStorage.clear()
    await openScreen(Lesson, { user: aMember() })
  })
  afterEach(() => useSession.getState().signOut())

  test('is gone to twice, and then to what plays behind it', async () => {
    for (let opening = 0; opening < 2; opening++)
      expect(await visit(132)).toEqual(['ready 120', 'ready 124', 'ready 132'])
    expect(await visit(132)).toEqual(['ready 132'])
  })

  test('where nothing behind it plays, the third visit begins at the beginning, and says so', async () => {
    for (let opening = 0; opening < 2; opening++) expect((await visit(0)).at(-1)).toBe('failed 160')
    expect(await visit(0)).toEqual(['ready 0'])
    expect(shownToasts()).toContain('这个视频不能跳到上次的位置，从头开始')
  })

  test('is somebody else’s to find out', async () => {
    for (let opening = 0; opening < 2; opening++) await visit(132)
    useSession.setState({ user: aMember({ id: 99 }) })
    expect((await visit(132))[0]).toBe('ready 120')
  })
})
