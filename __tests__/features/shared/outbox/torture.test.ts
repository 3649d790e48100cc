import type { Answer } from '@/api/question'
import { createQueue, type Queue } from '@/features/shared/outbox/queue'
import { ApiError } from '@/http/apiError'

import { shareOf } from '../../../../sandbox/core/random'
import { pass } from '../../../setup/clock'

const kills = 100
const questionCount = 12

let draws = 0
const draw = (count: number): number => Math.floor(shareOf(`owed-${draws++}`) * count)

/** What a server, or what stands before it, answers to single questions. */
const faults = [
  new ApiError('status', { code: 403, raw: '<html>' }),
  new ApiError('status', { code: 413, raw: '<html>' }),
  new ApiError('unreadable', { raw: '<html>' }),
  new ApiError('status', { code: 500, raw: { code: 500, message: '无法连接redis' } }),
  new ApiError('status', { code: 1, raw: { code: 1, message: '错误' } }),
  new ApiError('timeout'),
]

/** One attempt: what the learner has given, the device, the server, and which questions fail at the moment. */
class Attempt {
  readonly given = new Map<string, Answer>()
  readonly server = new Map<string, Answer>()
  readonly failing = new Map<string, ApiError>()
  private readonly device = new Map<string, Answer>()
  private queue: Queue<Answer> | null = null

  /** The app starts, with the attempt on screen or not. */
  start(): void {
    const { device, failing, server } = this
    this.queue = createQueue<Answer>({
      owed: {
        list: () => [...device],
        get: (address) => device.get(address) ?? null,
        set: (address, answer) => void device.set(address, answer),
        remove(address, sent) {
          if (device.get(address) === sent) device.delete(address)
        },
        clear: () => 0,
        restore: () => Promise.resolve(),
      },
      async send(address, answer) {
        await new Promise((resolve) => setTimeout(resolve, 20 + draw(200)))
        if (isOffline) throw new ApiError('offline')
        const error = failing.get(address)
        if (error) throw error
        server.set(address, answer)
      },
      isTyped: ({ type }) => type === 'essay',
    })
  }

  answer(address = String(draw(questionCount))): void {
    const answer: Answer =
      draw(3) === 0
        ? { type: 'essay', text: String(draws), images: [] }
        : { type: 'single', key: `option${1 + draw(4)}` }
    this.given.set(address, answer)
    this.queue?.put(address, answer)
  }

  /** The app is killed: nothing is told, and nothing more is sent. */
  kill = (): void => this.queue?.stop()

  settled = (): Promise<boolean> => this.queue?.settled() ?? Promise.resolve(true)

  /** Neither on the server nor named as refused. */
  lost(): string[] {
    const named = new Set(this.queue?.state().refused.map(({ address }) => address))
    return [...this.given].flatMap(([address, answer]) =>
      named.has(address) || JSON.stringify(this.server.get(address)) === JSON.stringify(answer) ? [] : [address],
    )
  }

  refused = (): string[] => this.queue?.state().refused.map(({ address }) => address) ?? []
}

let isOffline = false

test(`two attempts outlive ${kills} kills and servers that fail for single questions: nothing is lost unnamed`, async () => {
  const attempts = [new Attempt(), new Attempt()]
  attempts.forEach((attempt) => attempt.start())
  let answers = 0
  for (let kill = 1; kill <= kills; kill++) {
    isOffline = draw(4) === 0
    for (const attempt of attempts) {
      attempt.failing.clear()
      for (let nth = draw(3); nth > 0; nth--) {
        const fault = faults[draw(faults.length)]
        if (fault) attempt.failing.set(String(draw(questionCount)), fault)
      }
    }
    // One of them is on screen; the other only sends.
    const onScreen = attempts[draw(2)]
    for (let nth = 1 + draw(5); nth > 0; nth--) {
      onScreen?.answer()
      answers++
      await pass(draw(2) * draw(3_000))
    }
    attempts.forEach((attempt) => attempt.kill())
    // What was under way may still arrive, and is not heard of.
    await pass(300)
    attempts.forEach((attempt) => attempt.start())
  }
  isOffline = false
  attempts.forEach(({ failing }) => failing.clear())
  // One is banned for good.
  const [first] = attempts
  first?.failing.set('0', new ApiError('status', { code: 403 }))
  first?.answer('0')
  const handIns = Promise.all(attempts.map((attempt) => attempt.settled()))
  await pass(120_000)
  await handIns
  expect(attempts.map((attempt) => attempt.refused())).toEqual([['0'], []])
  process.stdout.write(
    `owed: ${kills} kills, ${answers} answers, ${attempts.flatMap((attempt) => attempt.lost()).length} lost unnamed\n`,
  )
  expect(attempts.flatMap((attempt) => attempt.lost())).toEqual([])
})
