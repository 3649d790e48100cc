import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { type AttemptRef, saveAnswer, encodeAnswer } from '@/api/examAnswer'
import { getAttempt, handInAttempt, startAttempt } from '@/api/attempt'
import type { Answer, Part } from '@/api/question'
import { withToggled } from '@/features/exam/engine/answers'
import { handIn } from '@/features/exam/engine/handIn'
import { isTyped } from '@/features/shared/outbox/examAnswers'
import { createQueue } from '@/features/shared/outbox/queue'
import { ApiError } from '@/http/apiError'

import { fetchOnce } from '../setup/fetchOnce'
import { shareOf } from '../../sandbox/core/random'
import { DEMO_PASSWORD } from '../../sandbox/seed/members'
import { createSandbox, type Sandbox } from '../../sandbox/server'
import { connectAs } from '../setup/connect'
import { useOrigin } from '../setup/taroInNode'

// Minutes of an exam pass in moments, for the sandbox as for the app; what the network lives on is real.
jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] })

const classSize = 30
const paper = 17
const seed = process.env.CLASS_SEED ?? '1'
/** Until the teacher says stop. */
const examMs = 8 * 60_000
const stepMs = 100

/** Whose calls these are. */
const callers = new AsyncLocalStorage<string>()
let underWay = 0
let refused = 0
let sent = 0

/** One call of a learner's, counted. */
async function as<T>(token: string, call: () => Promise<T>): Promise<T> {
  underWay++
  sent++
  try {
    return await callers.run(token, call)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'busy') refused++
    throw error
  } finally {
    underWay--
  }
}

let drawn = 0
beforeAll(() => {
  // The same run each time, as far as the network allows; it begins at the full minute, as the server's count does.
  jest.spyOn(Math, 'random').mockImplementation(() => shareOf(`${seed}-chance-${drawn++}`))
  jest.setSystemTime(Math.ceil(Date.now() / 60_000) * 60_000)
})

const landed = () => new Promise((resolve) => setImmediate(resolve))

/** Time stands still while a call is under way. */
async function pass(ms: number, each: () => void = () => undefined): Promise<void> {
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    await jest.advanceTimersByTimeAsync(stepMs)
    each()
    do await landed()
    while (underWay > 0)
  }
}

let sandbox: Sandbox
let origin = ''
let dataDir = ''
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-class-'))
  sandbox = await createSandbox({ dataDir, rateLimit: true })
  origin = await sandbox.listen()
  useOrigin(origin)
  connectAs(() => callers.getStore() ?? null)
})
afterAll(async () => {
  await sandbox.close()
  fs.rmSync(dataDir, { recursive: true })
})

/** The sandbox's own calls are not limited, logins are. */
async function ask<T>(route: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : undefined
  const { data } = (await (await fetchOnce(origin + route, init)).json()) as { data: T }
  return data
}

/** Somebody who answers: a press each five to fifteen seconds, or an essay, written in bursts. */
class Learner {
  readonly given = new Map<string, Answer>()
  private readonly device = new Map<string, Answer>()
  private readonly queue
  private nextMs: number
  private draws = 0
  private at = 0
  private textLeft = 0
  /** Since the teacher's word. */
  handedInMs: number | null = null

  constructor(
    private readonly name: string,
    private readonly token: string,
    private readonly ref: AttemptRef,
    private readonly parts: Part[],
  ) {
    this.nextMs = Date.now() + this.draw(10_000)
    this.queue = createQueue<Answer>({
      owed: {
        list: () => [...this.device],
        get: (address) => this.device.get(address) ?? null,
        set: (address, answer) => void this.device.set(address, answer),
        remove: (address) => void this.device.delete(address),
        clear: () => 0,
        restore: () => Promise.resolve(),
      },
      send: (address, answer) => as(token, () => saveAnswer(ref, address, answer)),
      isTyped,
    })
  }

  private draw = (most: number) => Math.floor(shareOf(`${seed}-${this.name}-${this.draws++}`) * most)

  private put(address: string, answer: Answer): void {
    this.given.set(address, answer)
    this.queue.put(address, answer)
  }

  work = (): void => {
    if (Date.now() < this.nextMs) return
    const part = this.parts[this.at % this.parts.length]
    if (!part) return
    this.nextMs = Date.now() + 5_000 + this.draw(10_000)
    const { address, question } = part
    const before = this.given.get(address) ?? null
    if (question.type === 'single' || question.type === 'multiple') {
      const { key } = question.options[this.draw(question.options.length)] ?? { key: '' }
      this.put(address, question.type === 'single' ? { type: 'single', key } : withToggled(before, key))
    } else if (question.type === 'judge') {
      this.put(address, { type: 'judge', isTrue: this.draw(2) === 1 })
    } else if (question.type === 'blanks') {
      this.put(address, { type: 'blanks', texts: question.blanks.map(() => String(this.draw(100))) })
    } else {
      // Writes, and thinks for a moment, again and again.
      this.textLeft = this.textLeft === 0 ? 30 : this.textLeft - 1
      const text = before?.type === 'essay' ? before.text : ''
      this.put(address, { type: 'essay', text: `${text}字${this.draw(10)}`, images: [] })
      this.nextMs = Date.now() + 1_000 + this.draw(3_000)
      if (this.textLeft > 0) return
    }
    this.at++
  }

  async handIn(): Promise<void> {
    const startedMs = Date.now()
    const send = () => as(this.token, () => handInAttempt(this.ref))
    const choose = async () => 'again' as const
    const watchReturn = () => () => undefined
    await handIn({ queue: this.queue, send, onState: () => undefined, choose, isGivenUp: () => false, watchReturn })
    this.handedInMs = Date.now() - startedMs
  }

  /** Answers that the server does not hold as they were given. */
  async lost(): Promise<string[]> {
    const { answers } = await ask<{ answers: { question_id: string; answer: string | null }[] }>(
      `/sandbox/paper/record/${this.ref.recordId}`,
    )
    const held = new Map(answers.map(({ question_id, answer }) => [question_id, answer ?? '']))
    return [...this.given].flatMap(([address, answer]) => {
      const { answer: wire } = encodeAnswer(answer)
      const expected = Array.isArray(wire) ? JSON.stringify(wire) : String(wire)
      return held.get(address) === expected ? [] : [`${this.name} ${address}: ${held.get(address)} for ${expected}`]
    })
  }
}

async function seat(index: number): Promise<Learner> {
  const mobile = String(13900000001 + index)
  const { token } = await ask<{ token: string }>('/api/v2/login/password', { mobile, password: DEMO_PASSWORD })
  const recordId = await as(token, () => startAttempt('paper', paper))
  const ref: AttemptRef = { kind: 'paper', examId: paper, recordId }
  const { questions } = await as(token, () => getAttempt(ref))
  const parts = questions.flatMap((question) => question.parts)
  // Not all at the same question: as essays go, every third begins with them.
  const isWriter = ({ question }: Part) => question.type === 'essay'
  const order = index % 3 === 0 ? [...parts.filter(isWriter), ...parts.filter((part) => !isWriter(part))] : parts
  return new Learner(mobile, token, ref, order)
}

test('a class of thirty behind one address: everything that was given is on the server, and everybody has handed in', async () => {
  const learners: Learner[] = []
  for (let index = 0; index < classSize; index++) {
    learners.push(await seat(index))
    // They come in one after another.
    if (index % 10 === 9) await pass(61_000)
  }
  sent = refused = 0
  const early = learners.slice(0, classSize / 2)
  const late = learners.slice(classSize / 2)
  const timesOf = (some: Learner[]) => some.map(({ handedInMs }) => Math.round((handedInMs ?? Infinity) / 1000))
  await pass(examMs / 2, () => learners.forEach((learner) => learner.work()))
  early.forEach((learner) => void learner.handIn())
  await pass(examMs / 2, () => late.forEach((learner) => learner.work()))
  late.forEach((learner) => void learner.handIn())
  await pass(3 * 60_000)
  const lost = (await Promise.all(learners.map((learner) => learner.lost()))).flat()
  const given = learners.reduce((sum, learner) => sum + learner.given.size, 0)
  const [slowestEarly, slowestLate] = [Math.max(...timesOf(early)), Math.max(...timesOf(late))]
  process.stdout.write(
    `class: ${classSize} learners, ${given} answers, ${lost.length} lost; ${sent} calls, ${refused} refused; ` +
      `all of half the class handed in after ${slowestEarly} s, the others after ${slowestLate} s\n`,
  )
  expect(lost).toEqual([])
  // A minute's calls are gone for all at once: nobody waits for much more than the next minute.
  expect(slowestEarly).toBeLessThan(90)
  expect(slowestLate).toBeLessThan(90)
})
