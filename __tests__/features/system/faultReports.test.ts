import * as v from 'valibot'

import { scrub } from '@/features/system/faultReports'
import { watchFaults } from '@/features/system/watchFaults'
import { ApiError } from '@/http/apiError'
import { openEnvelope } from '@/http/envelope'
import { request } from '@/http/request'
import { decode } from '@/lib/decode'
import { faults } from '@/platform/faults'

import { fakeBackend, ok, refusal } from '../../setup/backend'
import { navigation } from '../../setup/navigation'

const address = 'https://report.example.com/h5'

const codeHasCome = () => new Promise((resolve) => setTimeout(resolve))

/** A visit that reports: what has been sent, and what the platform hears of. */
async function visit({ isEarly = false } = {}) {
  const sent: Record<string, unknown>[] = []
  jest.spyOn(faults, 'send').mockImplementation((url, body) => {
    expect(url).toBe(address)
    sent.push(JSON.parse(body))
  })
  const watch = jest.spyOn(faults, 'watch').mockImplementation(() => undefined)
  watchFaults(address)
  const [onFault] = watch.mock.lastCall ?? []
  if (!onFault) throw new Error('nobody listens')
  if (!isEarly) await codeHasCome()
  return {
    sent,
    onError: (error: unknown) => onFault({ error }),
    onMissingFile: (missingFile: string) => onFault({ missingFile }),
  }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))

test('the notice that sizes are told one frame later is no fault', async () => {
  const { sent, onError } = await visit()
  onError('ResizeObserver loop completed with undelivered notifications.')
  expect(sent).toEqual([])
})

test('an error that nobody caught: what, where in the code, on which page, without the page’s parameters', async () => {
  navigation.start('/pages/course/show?id=7&msv=12')
  const { sent, onError } = await visit()
  const fault = new TypeError("Cannot read properties of undefined (reading 'title')")
  fault.stack = `${String(fault)}
    at Show (https://h5.example.com/js/123.1a2b3c4d.js:1:2345)
    at https://h5.example.com/js/framework.1a2b3c4d.js?v=1:3:45678`
  onError(fault)
  expect(sent).toEqual([
    {
      kind: 'error',
      text: "TypeError: Cannot read properties of undefined (reading 'title')",
      stack: [
        expect.stringMatching(/^Show \(https:\/\/h5\.example\.com\/js\/123\.1a2b3c4d\.js:1:2345\)$/),
        expect.anything(),
      ],
      page: 'pages/course/show',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      platform: 'H5',
    },
  ])
})

test('the mini-program’s text of an error is its message and its stack', async () => {
  const { sent, onError } = await visit()
  onError('MiniProgramError\nx is not a function\n at Object.f (common.js:1:22)')
  expect(sent).toEqual([
    expect.objectContaining({ text: 'Error: MiniProgramError', stack: ['Object.f (common.js:1:22)'] }),
  ])
})

test('what WeChat refuses is its words, and nothing at all is no trouble either', async () => {
  const { sent, onError } = await visit()
  onError({ errMsg: 'setStorage:fail exceed max size' })
  onError(undefined)
  expect(sent.map(({ text }) => text)).toEqual(['Error: setStorage:fail exceed max size', 'Error: undefined'])
})

test('a file that did not come is one thing, whoever tells', async () => {
  const { sent, onError, onMissingFile } = await visit()
  onMissingFile('https://h5.example.com/js/123.1a2b3c4d.js?t=1')
  const failure = new Error('Loading chunk 123 failed.\n(error: https://h5.example.com/js/123.1a2b3c4d.js?t=1)')
  onError(Object.assign(failure, { name: 'ChunkLoadError' }))
  onError(new Error('Loading CSS chunk 9 failed.\n(https://h5.example.com/css/9.1a2b3c4d.css)'))
  expect(sent.map(({ kind, text }) => [kind, text])).toEqual([
    ['file', '/js/123.1a2b3c4d.js'],
    ['file', '/css/9.1a2b3c4d.css'],
  ])
})

test('answers that cannot be read: the place and what was promised, also those from before', async () => {
  const shape = v.object({ user: v.object({ nick_name: v.string() }) })
  expect(() => decode(shape, { user: { nick_name: 13912345678 } })).toThrow()
  const { sent } = await visit()
  expect(() => openEnvelope({ statusCode: 200, data: '<html>学员</html>' })).toThrow(ApiError)
  expect(sent.map(({ kind, text }) => [kind, text])).toEqual([
    ['answer', 'undecodable: user.nick_name is not string'],
    ['answer', 'unreadable: no envelope but string (a file)'],
  ])
})

test('of an answer and of a refusal the call is named, without the ids in it', async () => {
  const path = 'api/v2/course/7/comments'
  fakeBackend({
    [`GET /${path}`]: ok({ list: 'none' }),
    'POST /api/v2/course/7/like': refusal('没有成功', 7),
  })
  const { sent, onError } = await visit()
  const answer = await request({ method: 'GET', path: `/${path}` })
  expect(() => decode(v.object({ list: v.array(v.string()) }), answer)).toThrow()
  onError(await request({ path: '/api/v2/course/7/like' }).catch((error: unknown) => error))
  const texts = sent.map(({ text }) => text)
  expect(texts).toContain('undecodable: list is not Array (GET /api/v2/course/:id/comments)')
  expect(texts).toContain('ApiError rejected 7 POST /api/v2/course/:id/like')
})

test('what breaks before the code that tells has come, with the page it broke on', async () => {
  navigation.start('/pages/index/index')
  const { sent, onError } = await visit({ isEarly: true })
  for (let number = 0; number < 30; number++) onError(new Error(`early ${number}`))
  expect(sent).toEqual([])
  navigation.start('/pages/course/show?id=7')
  await codeHasCome()
  const early = sent.filter(({ text }) => String(text).includes('early'))
  expect(early[0]).toMatchObject({ text: 'Error: early 0', page: 'pages/index/index' })
  expect(sent.length).toBeLessThanOrEqual(10)
})

test('each thing once, ten a visit', async () => {
  const { sent, onError } = await visit()
  const before = sent.length
  for (let time = 0; time < 3; time++) onError(new Error('again'))
  expect(sent.length - before).toBe(1)
  for (let number = 0; number < 30; number++) onError(new Error(`fault ${number}`))
  expect(sent).toHaveLength(10)
})

test.each([
  ['https://h5.example.com/?token=eyJhbGciOi#/pages/order/order?id=3 is gone', 'https://h5.example.com/ is gone'],
  ['Bearer eyJhbGciOiJI.eyJzdWIiOiI3.c2lnbmF0dXJl', 'Bearer …'],
  ['session 0123456789abcdef0123456789abcdef ended', 'session … ended'],
  ['13912345678 / 139 1234 5678 / +86139-1234-5678', '… / … / +…'],
  ['sent to li.xiaoman@example.com', 'sent to …'],
  ['评论：老师讲得很好 is bad', '… is bad'],
  ['Unexpected token h, "hunter2 says hi" is not valid JSON', 'Unexpected token h, … is not valid JSON'],
  ["'my own words' are 'words.of(code)'", "… are 'words.of(code)'"],
])('%s leaves as %s', (text, left) => expect(scrub(text)).toBe(left))

test('a long text is cut', () => expect(scrub('many words '.repeat(50))).toHaveLength(300))

test('the words of a server stay here: they may quote the learner', async () => {
  const { sent, onError } = await visit()
  onError(new ApiError('rejected', { code: 1, message: 'nickname hunter is taken' }))
  expect(sent[sent.length - 1]).toMatchObject({ text: 'ApiError rejected 1' })
})
