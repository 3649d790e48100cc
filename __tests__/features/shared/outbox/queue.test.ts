import type { Answer } from '@/api/question'
import { handIn, type HandInState } from '@/features/exam/engine/handIn'
import { isTyped } from '@/features/shared/outbox/examAnswers'
import { createQueue, type QueueState } from '@/features/shared/outbox/queue'
import { ApiError, type ApiErrorKind } from '@/http/apiError'

jest.useFakeTimers()

const key = (name: string): Answer => ({ type: 'single', key: name })
const essay = (text: string): Answer => ({ type: 'essay', text, images: [] })

/** A queue over a device that keeps and a server that does as it is told; each save takes 100 ms. */
function setUp(kept: [string, Answer][] = []) {
  const device = new Map(kept)
  const server = new Map<string, Answer>()
  const tries: string[] = []
  const patience: number[] = []
  const states: QueueState[] = []
  const failing: (ApiError | undefined)[] = []
  const onOver = jest.fn()
  const start = () =>
    createQueue<Answer>({
      owed: {
        list: () => [...device],
        get: (address) => device.get(address) ?? null,
        set: (address, answer) => void device.set(address, answer),
        remove: (address) => void device.delete(address),
        clear: () => 0,
        restore: () => Promise.resolve(),
      },
      send: async (address, answer, timeoutMs) => {
        tries.push(address)
        patience.push(timeoutMs)
        const error = failing.shift()
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (error) throw error
        server.set(address, answer)
      },
      isTyped,
      onChange: (state) => states.push(state),
      onOver,
      random: () => 0,
    })
  return { device, server, tries, patience, states, failing, onOver, start, state: () => states[states.length - 1] }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const saved = { waiting: 0, isSending: false, refused: [] }

test('an answer is on the device before it is sent, and only on the server after it', async () => {
  const { device, server, state, start } = setUp()
  const queue = start()
  expect(state()).toEqual(saved)
  queue.put('1', key('option1'))
  expect(device.get('1')).toEqual(key('option1'))
  expect(server.size).toBe(0)
  expect(state()).toEqual({ waiting: 1, isSending: true, refused: [] })
  await pass(100)
  expect(server.get('1')).toEqual(key('option1'))
  expect(device.size).toBe(0)
  expect(state()).toEqual(saved)
})

test('a first try waits shortly for its answer, further ones longer, as the network may only be slow', async () => {
  const { failing, patience, start } = setUp()
  failing.push(...Array.from({ length: 4 }, () => new ApiError('timeout')))
  start().put('1', key('option1'))
  await pass(60_000)
  expect(patience).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
})

test('two tabs on one device: what was found there is not sent over what the other tab has given since', async () => {
  const { device, server, failing, start } = setUp([
    ['1', key('option1')],
    ['2', key('option1')],
  ])
  failing.push(new ApiError('offline'))
  start()
  await pass(500)
  // The other tab: one answer is given anew, one has reached the server.
  device.set('1', key('option2'))
  device.delete('2')
  server.set('2', key('option3'))
  await pass(5000)
  expect(server).toEqual(
    new Map([
      ['2', key('option3')],
      ['1', key('option2')],
    ]),
  )
  expect(device.size).toBe(0)
})

test('in the order in which they were given, one at a time, the last one of a question alone', async () => {
  const { server, tries, start } = setUp()
  const queue = start()
  queue.put('1', key('option1'))
  await pass(50)
  queue.put('2', key('option1'))
  queue.put('3', key('option1'))
  queue.put('2', key('option2'))
  await pass(1000)
  expect(tries).toEqual(['1', '3', '2'])
  expect(server.get('2')).toEqual(key('option2'))
})

test('answered anew while it is on its way: the newer one follows', async () => {
  const { device, server, tries, start } = setUp()
  const queue = start()
  queue.put('1', key('option1'))
  await pass(50)
  queue.put('1', key('option2'))
  await pass(50)
  expect(device.get('1')).toEqual(key('option2'))
  await pass(200)
  expect(tries).toEqual(['1', '1'])
  expect(server.get('1')).toEqual(key('option2'))
  expect(device.size).toBe(0)
})

test('typing is sent when it rests for 800 ms, or when somebody hurries', async () => {
  const { device, server, tries, start } = setUp()
  const queue = start()
  for (const text of ['一', '一二', '一二三']) {
    queue.put('4', essay(text))
    await pass(700)
  }
  expect(tries).toEqual([])
  expect(device.get('4')).toEqual(essay('一二三'))
  await pass(200)
  expect(server.get('4')).toEqual(essay('一二三'))
  queue.put('4', essay('四'))
  queue.hurry()
  await pass(100)
  expect(server.get('4')).toEqual(essay('四'))
})

test.each<ApiErrorKind>(['offline', 'timeout', 'status', 'unreadable'])(
  '%s: tried again after 1, 2, 4 ... 30 s for ever, and nothing is lost',
  async (kind) => {
    const { device, server, tries, failing, state, start } = setUp()
    failing.push(...Array.from({ length: 8 }, () => new ApiError(kind)))
    start().put('1', key('option1'))
    await pass(100)
    expect(state()).toEqual({ waiting: 1, isSending: false, refused: [] })
    for (const [index, sec] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
      await pass(sec * 1000 - 101)
      expect(tries).toHaveLength(index + 1)
      expect(device.size).toBe(1)
      await pass(201)
      expect(tries).toHaveLength(index + 2)
    }
    expect(server.size).toBe(1)
    expect(device.size).toBe(0)
    expect(state()).toEqual(saved)
  },
)

test('Retry-After outweighs the own patience, also when the network comes back', async () => {
  const { tries, failing, start } = setUp()
  failing.push(new ApiError('busy', { retryAfterMs: 45_000 }))
  const queue = start()
  queue.put('1', key('option1'))
  await pass(1000)
  queue.networkIsBack()
  await pass(73_000)
  // Half a minute more than it was told: whoever hands in goes first.
  expect(tries).toHaveLength(1)
  await pass(2000)
  expect(tries).toHaveLength(2)
})

test('a crowded server: typing is merged and sent each half minute, what is chosen at once', async () => {
  const { server, tries, failing, start } = setUp()
  failing.push(new ApiError('busy', { retryAfterMs: 10_000 }))
  const queue = start()
  queue.put('1', key('option1'))
  await pass(20_200)
  expect(server.get('1')).toEqual(key('option1'))
  tries.length = 0
  for (let sec = 0; sec < 120; sec += 2) {
    queue.put('4', essay(`${sec}`))
    await pass(2000)
  }
  expect(tries.length).toBeGreaterThanOrEqual(4)
  expect(tries.length).toBeLessThanOrEqual(5)
  queue.put('1', key('option2'))
  await pass(100)
  expect(server.get('1')).toEqual(key('option2'))
  await pass(30_000)
  expect(server.get('4')).toEqual(essay('118'))
  // It is not crowded for ever.
  await pass(180_000)
  queue.put('4', essay('末'))
  await pass(900)
  expect(server.get('4')).toEqual(essay('末'))
})

test('the network is back: at once', async () => {
  const { tries, failing, start } = setUp()
  failing.push(...Array.from({ length: 4 }, () => new ApiError('offline')))
  const queue = start()
  queue.put('1', key('option1'))
  await pass(10_000)
  expect(tries).toHaveLength(4)
  queue.networkIsBack()
  await pass(100)
  expect(tries).toHaveLength(5)
})

test('a phone whose clock is put back by an hour meanwhile goes on sending', async () => {
  const { server, failing, start } = setUp()
  failing.push(new ApiError('offline'))
  const queue = start()
  queue.put('1', key('option1'))
  await pass(100)
  jest.setSystemTime(Date.now() - 3_600_000)
  queue.put('2', key('option1'))
  await pass(3000)
  expect([...server.keys()].sort()).toEqual(['1', '2'])
})

test('the app was killed: what is on the device is sent by the next one', async () => {
  const { device, server, failing, start } = setUp([['7', key('option3')]])
  failing.push(new ApiError('offline'))
  const first = start()
  first.put('8', key('option1'))
  await pass(150)
  first.stop()
  await pass(60_000)
  expect([...device.keys()]).toEqual(['7', '8'])
  start()
  await pass(500)
  expect([...server.keys()]).toEqual(['7', '8'])
  expect(device.size).toBe(0)
})

test('what the server does not take stays on the device, and does not hold up the others', async () => {
  const { device, server, failing, state, start } = setUp()
  const error = new ApiError('rejected', { message: '参数错误' })
  failing.push(error)
  const queue = start()
  queue.put('1', key('option9'))
  queue.put('2', key('option1'))
  await pass(1000)
  expect([...device.keys()]).toEqual(['1'])
  expect([...server.keys()]).toEqual(['2'])
  const refused = [{ address: '1', reason: '参数错误', isFinal: true, error }]
  expect(state()).toEqual({ waiting: 1, isSending: false, refused })
  queue.put('1', key('option1'))
  await pass(1000)
  expect(device.size).toBe(0)
})

describe('one answer alone fails each time', () => {
  /** The server does as `reply` says with answer 1, and takes all others. */
  function poisoned(error: ApiError) {
    const world = setUp()
    const send = jest.fn(async (address: string, answer: Answer) => {
      if (address === '1') throw error
      world.server.set(address, answer)
    })
    const { device } = world
    const queue = createQueue<Answer>({
      owed: {
        list: () => [...device],
        get: (address) => device.get(address) ?? null,
        set: (address, answer) => void device.set(address, answer),
        remove: (address) => void device.delete(address),
        clear: () => 0,
        restore: () => Promise.resolve(),
      },
      send,
      isTyped,
      random: () => 0,
    })
    const tries = () => send.mock.calls.filter(([address]) => address === '1').length
    return { ...world, queue, tries }
  }
  const exception = new ApiError('status', { code: 1, raw: { code: 1, message: '错误' } })
  const firewall = new ApiError('status', { code: 403 })

  test.each([
    ['a firewall', firewall],
    ['a proxy’s limit of size', new ApiError('status', { code: 413 })],
    ['a page of HTML', new ApiError('unreadable')],
    ['an exception', exception],
    ['HTTP 500', new ApiError('status', { code: 500 })],
    ['no answer in time', new ApiError('timeout')],
  ])('%s: the others get through meanwhile', async (_, error) => {
    const { queue, server, device } = poisoned(error)
    for (const address of ['1', '2', '3', '4']) queue.put(address, key('option1'))
    await pass(3_000)
    expect([...server.keys()]).toEqual(['2', '3', '4'])
    expect([...device.keys()]).toEqual(['1'])
  })

  test('it is tried again ever more seldom, and does not slow down what is given meanwhile', async () => {
    const { queue, server, tries } = poisoned(exception)
    queue.put('1', key('option1'))
    for (let sec = 0; sec < 120; sec += 2) {
      queue.put(`${sec + 10}`, key('option1'))
      await pass(2_000)
    }
    expect(server.size).toBe(60)
    // After 1, 2, 4, 8, 16, 30, 30, 30 s.
    expect(tries()).toBeGreaterThanOrEqual(7)
    expect(tries()).toBeLessThanOrEqual(9)
  })

  test('asked for: done when each has been tried once, what was refused too; what is left says why', async () => {
    const { queue, server, tries } = poisoned(firewall)
    queue.put('1', key('option1'))
    await pass(1_000)
    queue.put('2', key('option1'))
    let isSettled = false
    void queue.settled().then(() => (isSettled = true))
    await pass(500)
    expect([isSettled, tries(), [...server.keys()]]).toEqual([true, 2, ['2']])
    const failure = { address: '1', reason: '被拦截，没有送到（403）', isFinal: true, error: firewall }
    expect(queue.left()).toEqual([{ address: '1', failure }])
  })

  test('in haste: without a network it is not waited for, and what was refused is left alone', async () => {
    const { queue, tries } = poisoned(firewall)
    queue.put('1', key('option1'))
    await pass(1_000)
    await expect(Promise.race([queue.settled(true), pass(5_000).then(() => 'late')])).resolves.toBe(true)
    expect(tries()).toBe(1)
    const offline = poisoned(new ApiError('offline'))
    offline.queue.put('1', key('option1'))
    await expect(Promise.race([offline.queue.settled(true), pass(5_000).then(() => 'late')])).resolves.toBe(true)
    expect(offline.queue.left()).toEqual([{ address: '1', failure: null }])
  })

  test('the learner tries it once more, or lets it go', async () => {
    const { queue, device, tries } = poisoned(firewall)
    queue.put('1', key('option1'))
    await pass(1_000)
    queue.retry('1')
    await pass(1_000)
    expect(tries()).toBe(2)
    void queue.letGo('1')
    expect([device.size, queue.state().waiting]).toEqual([0, 0])
    await pass(60_000)
    expect(tries()).toBe(2)
  })
})

test('paused: what is under way comes to its end, nothing else is sent; then it goes on with what the device has', async () => {
  const { device, server, tries, start } = setUp()
  const queue = start()
  queue.put('1', key('option1'))
  queue.put('2', key('option1'))
  await pass(50)
  let isAtRest = false
  void queue.pause().then(() => (isAtRest = true))
  await pass(20)
  expect(isAtRest).toBe(false)
  await pass(60_000)
  expect([isAtRest, tries]).toEqual([true, ['1']])
  // Another tab.
  device.set('3', key('option1'))
  queue.resume()
  await pass(1_000)
  expect([...server.keys()].sort()).toEqual(['1', '2', '3'])
})

test.each([
  ['the attempt is over', new ApiError('rejected', { message: '考试已结束' }), 1],
  ['the login is lost', new ApiError('unauthorized'), 0],
])('%s: nothing more is sent, the device keeps it', async (_, error, overs) => {
  const { device, tries, failing, onOver, start } = setUp()
  failing.push(error)
  const queue = start()
  queue.put('1', key('option1'))
  queue.put('2', key('option1'))
  await pass(60_000)
  expect(tries).toEqual(['1'])
  expect([...device.keys()]).toEqual(['1', '2'])
  expect(onOver).toHaveBeenCalledTimes(overs)
})

describe('handing in', () => {
  const result = { status: 'marked', score: 25 } as const

  function handing(failures: ApiError[] = []) {
    const world = setUp()
    const queue = world.start()
    const handIns: string[] = []
    const states: HandInState[] = []
    let isGivenUp = false
    const send = async () => {
      handIns.push([...world.server.keys()].join())
      const error = failures.shift()
      if (error) throw error
      return result
    }
    const choose = async () => 'again' as const
    const begin = () =>
      handIn({
        queue,
        send,
        choose,
        onState: (state) => states.push(state),
        isGivenUp: () => isGivenUp,
        watchReturn: () => () => undefined,
        random: () => 0,
      })
    return { ...world, queue, handIns, states, begin, giveUp: () => (isGivenUp = true) }
  }

  test('everything is sent first, also what was just typed', async () => {
    const { queue, handIns, begin } = handing()
    queue.put('1', key('option1'))
    queue.put('4', essay('字'))
    const done = begin()
    await pass(300)
    await expect(done).resolves.toEqual(result)
    expect(handIns).toEqual(['1,4'])
  })

  test('no network: it waits for the answers', async () => {
    const { queue, failing, handIns, states, begin } = handing()
    failing.push(...Array.from({ length: 5 }, () => new ApiError('offline')))
    queue.put('1', key('option1'))
    const done = begin()
    await pass(20_000)
    expect(handIns).toEqual([])
    expect(states).toEqual([{ step: 'emptying' }])
    await pass(20_000)
    await expect(done).resolves.toEqual(result)
    expect(handIns).toEqual(['1'])
  })

  test('a crowded server: it waits as long as it was told, and no longer; everything goes along', async () => {
    const { queue, server, failing, handIns, begin } = handing()
    failing.push(new ApiError('busy', { retryAfterMs: 20_000 }))
    queue.put('1', key('option1'))
    await pass(1000)
    queue.put('4', essay('字'))
    const done = begin()
    await pass(18_000)
    expect(server.size).toBe(0)
    await pass(1_500)
    await expect(done).resolves.toEqual(result)
    expect(handIns).toEqual(['1,4'])
  })

  test('over meanwhile: nothing is waited for, the server has the last word', async () => {
    const { queue, failing, handIns, begin } = handing()
    failing.push(new ApiError('rejected', { message: '考试已结束' }))
    queue.put('1', key('option1'))
    queue.put('2', key('option1'))
    const done = begin()
    await pass(1_000)
    await expect(done).resolves.toEqual(result)
    expect(handIns).toEqual([''])
  })

  test('500 three times: it stays, counts and tries on', async () => {
    const { handIns, states, begin } = handing(Array.from({ length: 3 }, () => new ApiError('status')))
    const done = begin()
    await pass(3500)
    expect(handIns).toHaveLength(3)
    expect(states[states.length - 1]).toEqual({ step: 'sending', failures: 3 })
    await pass(4000)
    await expect(done).resolves.toEqual(result)
  })

  test('a refusal is the caller’s', async () => {
    const { begin } = handing([new ApiError('rejected', { message: '资源不存在' })])
    await expect(begin()).rejects.toMatchObject({ message: '资源不存在' })
  })

  test('given up: nothing more is sent', async () => {
    const { handIns, begin, giveUp } = handing([new ApiError('status')])
    const done = begin()
    await pass(100)
    giveUp()
    await pass(5000)
    await expect(done).resolves.toBeNull()
    expect(handIns).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const refused = (code: number) => new ApiError('rejected', { code, message: '试题不存在' })
  const status = (code: number) => new ApiError('status', { code })

  test.each([
    ['a refusal', refused(1), '试题不存在'],
    ['a record that is gone', refused(404), '试题不存在'],
    ['a firewall', status(403), '被拦截，没有送到（403）'],
  ])('%s: it steps aside with the reason, and is tried at the next start', async (_, error, reason) => {
    const { device, server, tries, failing, state, start } = setUp()
    failing.push(error)
    const first = start()
    first.put('1', key('option1'))
    first.put('2', key('option1'))
    await pass(60_000)
    expect(tries).toEqual(['1', '2'])
    expect([...server.keys()]).toEqual(['2'])
    expect([...device.keys()]).toEqual(['1'])
    expect(state()).toEqual({
      waiting: 1,
      isSending: false,
      refused: [{ address: '1', reason, isFinal: true, error }],
    })
    first.stop()
    start()
    await pass(1_000)
    expect(device.size).toBe(0)
  })

  test.each([
    ['no network', new ApiError('offline')],
    ['no answer', new ApiError('timeout')],
    ['an ill server', status(500)],
    [
      'an ill server that answers with an envelope',
      new ApiError('status', { code: 1, raw: { code: 1, message: '错误' } }),
    ],
    ['too many calls', status(429)],
    ['a busy server', new ApiError('busy', { retryAfterMs: 3_000 })],
  ])('%s refuses nothing: it is tried again', async (_, error) => {
    const { server, failing, state, start } = setUp()
    failing.push(error)
    start().put('1', key('option1'))
    await pass(500)
    expect(state()).toEqual({ waiting: 1, isSending: false, refused: [] })
    await pass(10_000)
    expect([...server.keys()]).toEqual(['1'])
  })

  test('answered anew while it is refused, the newer one is sent', async () => {
    const { server, failing, start } = setUp()
    failing.push(refused(1))
    const queue = start()
    queue.put('1', key('option1'))
    await pass(50)
    queue.put('1', key('option2'))
    await pass(500)
    expect(server.get('1')).toEqual(key('option2'))
  })
})
