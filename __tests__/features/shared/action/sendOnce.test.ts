import { sendOnce } from '@/features/shared/action/sendOnce'
import { useDialog } from '@/features/shared/dialog'
import { logout } from '@/features/shared/session/logout'
import { ApiError, errorText } from '@/http/apiError'
import { connection } from '@/platform/connection'
import type { Mine } from '@/queries/mutation'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { until } from '../../../setup/clock'

let logins = 0
function logIn(id: number): void {
  useSession.getState().signIn(`token${++logins}`)
  useSession.getState().setUser(aMember({ id }))
}

beforeEach(() => {
  localStorage.clear()
  fakeBackend({ 'POST /api/v2/logout': ok() })
  logIn(7)
  useDialog.setState({ open: null })
  jest.restoreAllMocks()
})

/** What becomes of a call: it is heard; it is done and only its answer is lost; the list is lost as well; it is never heard. */
type Fate = 'heard' | 'answer lost' | 'tunnel' | 'lost' | 'refused' | 'a second one refused'

/** A wall on the server that words are posted to. */
function scene({ ids = 'numbers', list = 'there' }: { ids?: 'numbers' | 'texts'; list?: 'there' | 'missing' } = {}) {
  const wall: Mine<string>[] = []
  const state = { fate: 'heard' as Fate, calls: 0, list: Promise.resolve() }
  function put(words: string, createdAt = new Date()): string {
    const number = wall.length + 1
    wall.unshift({ id: ids === 'numbers' ? number : `h${number}`, words, createdAt, answer: `${words} ${number}` })
    return `${words} ${number}`
  }
  let isInTunnel = false
  const mutation = {
    async call(words: string): Promise<string> {
      state.calls++
      if (state.fate === 'lost') throw new ApiError('offline')
      if (state.fate === 'refused') throw new ApiError('rejected', { message: '已超出每日评论限制' })
      const answer = put(words)
      if (state.fate === 'heard') return answer
      if (state.fate === 'a second one refused') throw new ApiError('rejected', { message: '请勿重复提交' })
      isInTunnel = state.fate === 'tunnel'
      throw new ApiError('timeout')
    },
    findMine: {
      place: () => 'wall',
      words: (words: string) => words,
      async newest() {
        await state.list
        if (isInTunnel) throw new ApiError('offline')
        if (list === 'missing') throw new ApiError('rejected', { code: 404 })
        return wall
      },
    },
  }
  return {
    state,
    wall,
    put,
    words: () => wall.map(({ words }) => words),
    async post(words: string, fate: Fate = 'heard') {
      state.fate = fate
      return sendOnce(mutation, words).catch((error: unknown) => errorText(error))
    },
    leaveTunnel: () => void (isInTunnel = false),
  }
}

async function answerQuestion(isConfirmed: boolean): Promise<void> {
  await until(() => useDialog.getState().open !== null)
  expect(useDialog.getState().open?.title).toBe('上一次可能已经发出')
  useDialog.getState().open?.answer(isConfirmed)
}

const nothingIsAsked = () => expect(useDialog.getState().open).toBeNull()

test.each(['numbers', 'texts'] as const)('ids are %s: an answer that was lost is found at once', async (ids) => {
  const { post, words } = scene({ ids })
  expect(await post('赞', 'answer lost')).toBe('赞 1')
  expect(words()).toEqual(['赞'])
  expect(await post('赞')).toBe('赞 2')
})

test.each(['numbers', 'texts'] as const)('ids are %s: an equal one from before does not count', async (ids) => {
  const { post, put, words } = scene({ ids })
  put('赞')
  expect(await post('赞', 'lost')).toBe('网络不可用，请检查网络后重试')
  expect(await post('赞')).toBe('赞 2')
  expect(words()).toEqual(['赞', '赞'])
  nothingIsAsked()
})

test('an old one that comes into sight later does not count', async () => {
  const { post, wall } = scene({ ids: 'texts' })
  await post('赞', 'lost')
  wall.push({ id: 'old', words: '赞', createdAt: new Date(Date.now() - 3_600_000), answer: 'old' })
  expect(await post('赞')).toBe('赞 2')
})

test('other words of mine do not count', async () => {
  const { post, put } = scene()
  await post('赞', 'lost')
  put('好')
  expect(await post('赞')).toBe('赞 2')
})

test('in a tunnel the second try sends nothing; out of it it finds the first', async () => {
  const { post, leaveTunnel, state } = scene()
  expect(await post('赞', 'tunnel')).toBe('等得太久了，请重试')
  expect(await post('赞')).toBe('网络不可用，请检查网络后重试')
  leaveTunnel()
  expect(await post('赞')).toBe('赞 1')
  expect(state.calls).toBe(1)
  expect(await post('赞')).toBe('赞 2')
})

test('a try that an older release has noted, by its words, is found as well', async () => {
  const { post, leaveTunnel, state } = scene()
  await post('赞', 'tunnel')
  const key = Object.keys(localStorage).find((name) => name.includes('unanswered')) ?? ''
  const { data } = JSON.parse(localStorage.getItem(key) ?? '')
  const { before, startedAtMs } = data
  localStorage.setItem(key, JSON.stringify({ data: { words: '赞', before, startedAtMs } }))
  leaveTunnel()
  expect(await post('赞')).toBe('赞 1')
  expect(state.calls).toBe(1)
})

test('changed after a tunnel: the first has arrived, which is said before the other is sent', async () => {
  const { post, leaveTunnel, words } = scene()
  await post('赞', 'tunnel')
  leaveTunnel()
  expect(await post('赞！')).toBe('上一次已经提交成功，请先查看')
  expect(words()).toEqual(['赞'])
  expect(await post('赞！')).toBe('赞！ 2')
})

test('what waits for approval shows no words: it is the one', async () => {
  const { post, wall, leaveTunnel, state } = scene({ ids: 'texts' })
  await post('赞', 'tunnel')
  wall.forEach((one) => (one.words = ''))
  leaveTunnel()
  expect(await post('赞')).toBe('赞 1')
  expect(state.calls).toBe(1)
})

test('a refusal of what has arrived is of a second one, which the browser has sent', async () => {
  const { post } = scene()
  expect(await post('赞', 'a second one refused')).toBe('赞 1')
  expect(await post('赞', 'refused')).toBe('已超出每日评论限制')
})

describe('a server that does not tell', () => {
  test('the second try asks, and is not sent when the learner would rather not', async () => {
    const { post, state } = scene({ list: 'missing' })
    expect(await post('赞', 'answer lost')).toBe('等得太久了，请重试')
    const second = post('赞')
    await answerQuestion(false)
    expect(await second).toBe('已取消')
    expect(state.calls).toBe(1)
    const third = post('赞')
    await answerQuestion(true)
    expect(await third).toBe('赞 2')
    expect(await post('赞')).toBe('赞 3')
  })

  test('what has not left, or was refused, needs no question', async () => {
    const { post } = scene({ list: 'missing' })
    jest.spyOn(connection, 'isOnline').mockReturnValue(false)
    await post('赞', 'lost')
    jest.spyOn(connection, 'isOnline').mockReturnValue(true)
    await post('赞', 'refused')
    expect(await post('赞')).toBe('赞 1')
    nothingIsAsked()
  })
})

test('who leaves and comes back while it is under way does not send it again; other words wait', async () => {
  const { post, words } = scene()
  const all = [post('赞'), post('赞'), post('好')]
  expect(await Promise.all(all)).toEqual(['赞 1', '上一次已经提交成功，请先查看', '好 2'])
  expect(words()).toEqual(['好', '赞'])
})

test('more than the words was changed after a lost answer: the first one is told of, the change is not dropped', async () => {
  const made: Mine<string>[] = []
  const create = {
    call: async ({ title, text }: { title: string; text: string }): Promise<string> => {
      made.unshift({ id: made.length + 1, words: title, createdAt: new Date(), answer: text })
      listing = () => Promise.reject(new ApiError('offline'))
      throw new ApiError('timeout')
    },
    findMine: { place: () => 'question', words: ({ title }: { title: string }) => title, newest: () => listing() },
  }
  let listing = async () => made
  const send = (text: string) => sendOnce(create, { title: '没听懂', text }).catch((error: unknown) => errorText(error))
  await send('第一课')
  listing = async () => made
  expect(await send('第二课')).toBe('上一次已经提交成功，请先查看')
  expect(made).toHaveLength(1)
})

describe('a login that ends', () => {
  test('by itself leaves the note about an unanswered try: the next one finds that it was done', async () => {
    const { post, words, leaveTunnel } = scene()
    await post('提现 100', 'tunnel')
    useSession.getState().lapse()
    logIn(7)
    leaveTunnel()
    expect(await post('提现 100')).toBe('提现 100 1')
    expect(words()).toEqual(['提现 100'])
  })

  test.each([
    ['a logout', () => logout()],
    ['another member’s login', () => (useSession.getState().lapse(), logIn(8))],
  ])('keeps the note over %s, without the words', async (_, change) => {
    const { post, words, leaveTunnel } = scene()
    await post('提现 100', 'tunnel')
    change()
    expect(JSON.stringify(localStorage)).not.toContain('提现')
    logIn(7)
    leaveTunnel()
    expect(await post('提现 100')).toBe('提现 100 1')
    expect(words()).toEqual(['提现 100'])
  })

  test('and is another member’s afterwards: nothing is known of it', async () => {
    const { post, words, leaveTunnel } = scene()
    await post('提现 100', 'tunnel')
    useSession.getState().lapse()
    logIn(8)
    leaveTunnel()
    expect(await post('提现 100')).toBe('提现 100 2')
    expect(words()).toHaveLength(2)
  })

  test('another member does not wait for what is still under way', async () => {
    const { post, state } = scene()
    let answer: () => void = () => undefined
    state.list = new Promise((resolve) => (answer = resolve))
    const first = post('赞')
    useSession.getState().lapse()
    logIn(8)
    state.list = Promise.resolve()
    expect(await post('赞')).toBe('赞 1')
    answer()
    expect(await first).toBe('已取消')
  })

  test('while the server is asked what is there: nothing goes out under the next login', async () => {
    const { post, state } = scene()
    let answer: () => void = () => undefined
    state.list = new Promise((resolve) => (answer = resolve))
    const posting = post('赞')
    logout()
    logIn(8)
    answer()
    expect(await posting).toBe('已取消')
    expect(state.calls).toBe(0)
  })

  test('while the learner is asked: the same', async () => {
    const { post, state } = scene({ list: 'missing' })
    await post('赞', 'answer lost')
    const posting = post('赞')
    await until(() => useDialog.getState().open !== null)
    useSession.getState().lapse()
    logIn(8)
    await answerQuestion(true)
    expect(await posting).toBe('已取消')
    expect(state.calls).toBe(1)
  })
})
