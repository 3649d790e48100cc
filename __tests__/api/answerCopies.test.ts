import { copied, storedCall, letGoOfAnswers, requestOrCopy, savedAnswers } from '@/api/answerCopies'
import { tokenItem, useSession } from '@/stores/session'

import { fakeBackend, held, noNetwork, ok, refusal } from '../setup/backend'
import { connectAs } from '../setup/connect'

const path = (id: number) => `/question/${id}`
const call = (id: number) => `GET ${path(id)}`

const read = (data: unknown) => {
  if (typeof data !== 'string') throw new Error('not as promised')
  return data
}

const ask = (id: number) => requestOrCopy({ path: path(id) }, read)
const copiesOf = (which: 'all' | 'lasting', ids: number[]) =>
  copied(
    ids.map((id) => ({ path: path(id) })),
    which,
  ).map((one) => one.path)
const there = (...ids: number[]) => copiesOf('all', ids)
const seen = (backend: ReturnType<typeof fakeBackend>, id: number, text = `第 ${id} 题`) => {
  backend.reply(call(id), ok(text))
  return ask(id)
}

beforeEach(() => {
  localStorage.clear()
  connectAs(tokenItem.get)
})

test.each([
  ['no network', noNetwork],
  ['a server that is ill', () => new Response('<html>', { status: 502 })],
  ['too much to do', refusal('', 429)],
])('%s: what the server said before, made out anew', async (_, reply) => {
  const backend = fakeBackend()
  expect(await seen(backend, 1)).toEqual({ value: '第 1 题', isCopy: false })
  backend.reply(call(1), reply)
  expect(await ask(1)).toEqual({ value: '第 1 题', isCopy: true })
})

test('a refusal is the server’s word, and what was never seen is not there', async () => {
  const backend = fakeBackend({ [call(2)]: noNetwork })
  await seen(backend, 1)
  backend.reply(call(1), refusal('无权限参与'))
  await expect(ask(1)).rejects.toMatchObject({ kind: 'rejected' })
  await expect(ask(2)).rejects.toMatchObject({ kind: 'offline' })
})

test('what cannot be made out is not kept', async () => {
  const backend = fakeBackend()
  await seen(backend, 1)
  backend.reply(call(1), ok(5))
  await expect(ask(1)).rejects.toThrow()
  backend.reply(call(1), noNetwork)
  expect(await ask(1)).toEqual({ value: '第 1 题', isCopy: true })
})

test('it goes with the login; an answer that comes after it is nobody’s', async () => {
  const backend = fakeBackend()
  useSession.getState().signIn('one')
  await seen(backend, 1)
  const late = held(ok('第 2 题'))
  backend.reply(call(2), late)
  const asked = ask(2)
  useSession.getState().signIn('other')
  late.release()
  await asked
  expect(there(1, 2)).toEqual([])
  backend.reply(call(1), noNetwork)
  await expect(ask(1)).rejects.toMatchObject({ kind: 'offline' })
})

test('beyond the bounds those go that were not asked for for the longest time', async () => {
  const backend = fakeBackend()
  const long = '题'.repeat(50_000)
  for (let id = 1; id <= 17; id++) await seen(backend, id, long)
  expect(there(1)).toEqual([path(1)])
  await seen(backend, 18, long)
  expect(there(1, 2, 3)).toEqual([path(1), path(3)])
  const others = JSON.stringify(Object.keys(localStorage))
  expect(others).not.toContain('/question/2"')
})

test('a passing answer stands in until there is a lasting one, which it does not replace', async () => {
  const backend = fakeBackend()
  const read = async (id: number, text: string) => {
    backend.reply(call(id), ok(text))
    await requestOrCopy({ path: path(id) }, String, { isLasting: (value) => value !== '没有答案' })
    backend.reply(call(id), noNetwork)
    return (await ask(id)).value
  }
  expect(await read(1, '没有答案')).toBe('没有答案')
  expect([copiesOf('all', [1]), copiesOf('lasting', [1])]).toEqual([[path(1)], []])
  expect(await read(1, '答案：B')).toBe('答案：B')
  expect(await read(1, '没有答案')).toBe('答案：B')
  expect(copiesOf('lasting', [1])).toEqual([path(1)])
})

test('what is too long is not kept', async () => {
  const backend = fakeBackend()
  await seen(backend, 1, '题'.repeat(60_001))
  expect(there(1)).toEqual([])
})

test('a damaged device holds nothing, and is no fault', async () => {
  const backend = fakeBackend()
  await seen(backend, 1)
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, JSON.stringify({ data: 5 }))
  expect(there(1)).toEqual([])
  backend.reply(call(1), noNetwork)
  await expect(ask(1)).rejects.toMatchObject({ kind: 'offline' })
})

describe('what is saved, in the learner’s eyes', () => {
  const course = (id: number, title: string) =>
    storedCall(path(id), read, () => ({ kind: 'course', id: title === '' ? id : title.length, title }))

  test('parts stand with their whole, last used first, and are let go of together', async () => {
    const backend = fakeBackend({ [call(1)]: ok('大纲'), [call(2)]: ok('课时'), [call(3)]: ok('别的课') })
    connectAs(() => 'one')
    await course(1, '递归').request()
    await course(3, '三个字').request()
    await course(2, '递归').request()
    await seen(backend, 9)
    const { subjects, others } = savedAnswers()
    expect(subjects).toEqual([
      { kind: 'course', id: 2, title: '递归', chars: 8 },
      { kind: 'course', id: 3, title: '三个字', chars: 5 },
    ])
    expect(others).toBe(7)
    letGoOfAnswers({ kind: 'course', id: 2 })
    expect([course(1, '递归').copy(), course(2, '递归').copy(), course(3, '三个字').copy()]).toEqual([
      undefined,
      undefined,
      '别的课',
    ])
    letGoOfAnswers('others')
    expect(savedAnswers()).toMatchObject({ subjects: [{ id: 3 }], others: 0 })
    letGoOfAnswers()
    expect(savedAnswers()).toEqual({ subjects: [], others: 0 })
    expect(Object.keys(localStorage).filter((key) => key.includes('answer_copy:'))).toEqual([])
  })

  test('many lessons of one course, each of which brings all of it, leave room for the rest', async () => {
    const backend = fakeBackend({ [call(1)]: ok('大纲') })
    connectAs(() => 'one')
    await seen(backend, 9)
    await course(1, '递归').request()
    const lesson = (id: number) =>
      storedCall(`/api/v2/video/${id}`, read, () => ({ kind: 'course', id: 2, title: '递归' }))
    for (let id = 1; id <= 25; id++) {
      backend.reply(`GET /api/v2/video/${id}`, ok(`${id}${'课'.repeat(50_000)}`))
      await lesson(id).request()
    }
    expect(there(9)).toEqual([path(9)])
    expect(course(1, '递归').copy()).toBe('大纲')
    const kept = Array.from({ length: 25 }, (_, index) => index + 1).filter((id) => lesson(id).copy() !== undefined)
    expect(kept).toEqual([21, 22, 23, 24, 25])
  })

  test('a visitor’s answers are not kept', async () => {
    fakeBackend({ [call(1)]: ok('大纲') })
    connectAs(() => null)
    await course(1, '递归').request()
    expect(course(1, '递归').copy()).toBeUndefined()
  })

  test('an index of an earlier release goes on', async () => {
    const backend = fakeBackend()
    await seen(backend, 1)
    const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('answer_copies'))
    localStorage.setItem(key, JSON.stringify({ data: [[path(1), 7]] }))
    expect(there(1)).toEqual([path(1)])
    expect(savedAnswers()).toEqual({ subjects: [], others: 7 })
  })

  test('an answer that this release cannot read is as none', async () => {
    fakeBackend({ [call(1)]: ok('大纲') })
    connectAs(() => 'one')
    await course(1, '递归').request()
    const strict = storedCall(
      path(1),
      () => decodeNothing(),
      () => ({ kind: 'course', id: 1, title: '' }),
    )
    expect(strict.copy()).toBeUndefined()
  })
})

const decodeNothing = (): string => {
  throw new Error('of another shape')
}
