import fs from 'node:fs'
import path from 'node:path'

import { getConfig, getLatestAnnouncement } from '@/api/app'
import { getArticle } from '@/api/article'
import { listHomeBlocks } from '@/api/block'
import { getBook } from '@/api/book'
import { getCourse, listCourseCategories, listCourses } from '@/api/course'
import { forgetDialect, hintDialect } from '@/api/dialect'
import { getLearningPath } from '@/api/learningPath'
import { getLiveCourse } from '@/api/live'
import { getMember } from '@/api/member'
import { getSmallClass } from '@/api/smallClass'
import { listStudyCourses } from '@/api/study'
import { appVersion, coursePageSize, pageSize } from '@/config/limits'
import { configureHttp, headersOf, httpContext } from '@/http/client'
import { tokenItem } from '@/stores/session'

import { fakeBackend, held, noNetwork, ok, refusal } from './setup/backend'
import { pass } from './setup/clock'

const boot = fs.readFileSync(path.resolve(__dirname, '../src/boot.js'), 'utf8')
const configCall = 'GET /api/v2/other/config'
const baseCall = 'GET /api/v2/viewBlock/page/blocks'
const headCall = 'GET /api/v2/decorationPage/blocks'
const newestCall = 'GET /api/v2/announcement/latest'
const memberCall = 'GET /api/v2/member/detail'
const learnedCall = 'GET /api/v3/member/courses/learned'
const categoriesCall = 'GET /api/v2/course_categories'
const coursesCall = 'GET /api/v2/courses'

const firstReplies = {
  [configCall]: ok({ name: '示例网校' }),
  [baseCall]: ok([]),
  [headCall]: ok([]),
  [newestCall]: ok([]),
  [memberCall]: ok({ id: 7 }),
  [learnedCall]: ok({ data: [], total: 0 }),
  [categoriesCall]: ok([]),
  [coursesCall]: ok({ data: [], total: 0 }),
}

/** A start of the app up to its own code; what it has asked for by then. */
async function start(replies: Parameters<typeof fakeBackend>[0] = {}, hash = '') {
  window.location.hash = hash
  const backend = fakeBackend({ ...firstReplies, ...replies })
  window.fetch = globalThis.fetch
  // The bars of the browser belong to the theme's test.
  window.eval(boot)
  globalThis.fetch = window.fetch
  // Home's blocks follow the config.
  await settle()
  return backend
}

const callsOf = ({ sent }: Pick<ReturnType<typeof fakeBackend>, 'sent'>) => sent.map(({ call }) => call)
const settle = () => pass(10)

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  forgetDialect()
})

test.each([
  [null, []],
  ['a.b.c', [memberCall, learnedCall]],
])('what is asked for early carries what every call does (token %s)', async (token, ofMembers) => {
  if (token) tokenItem.set(token)
  const { sent } = await start()
  expect(callsOf({ sent })).toEqual([configCall, newestCall, ...ofMembers, baseCall])
  for (const { headers } of sent) {
    expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(new Headers(headersOf(token))))
  }
})

test('the app’s first calls are answered with it, later ones go out', async () => {
  tokenItem.set('a.b.c')
  configureHttp({ ...httpContext(), token: tokenItem.get })
  const backend = await start()
  expect((await getConfig()).name).toBe('示例网校')
  await expect(listHomeBlocks()).resolves.toEqual([])
  await getLatestAnnouncement()
  await getMember()
  await listStudyCourses('learned', 1, pageSize)
  expect(backend.sent).toHaveLength(5)
  await getConfig()
  expect(backend.sent).toHaveLength(6)
  configureHttp({ ...httpContext(), token: () => null })
})

test.each([
  [
    '#/packageA/vod/index',
    [categoriesCall, coursesCall],
    () => Promise.all([listCourseCategories(), listCourses({ categoryId: 0, scene: '' }, 1, coursePageSize)]),
  ],
  ['#/packageA/vod/index?category_id=2', [], null],
  ['#/pages/course/show?id=7&msv=3', ['GET /api/v2/course/7'], () => getCourse(7)],
  ['#/packageA/live/show?id=7', ['GET /addons/zhibo/api/v1/course/7'], () => getLiveCourse(7)],
  ['#/packageA/ke/show?id=7', ['GET /addons/ke/api/v1/course/7'], () => getSmallClass(7)],
  ['#/packageA/book/show?msv=3&id=7', ['GET /addons/MeeduBooks/api/v1/book/7'], () => getBook(7)],
  ['#/packageA/topic/show?id=7', ['GET /addons/MeeduTopics/api/v1/topic/7'], () => getArticle(7)],
  ['#/packageA/learnPath/show?id=7', ['GET /addons/LearnPaths/api/v1/path/7'], () => getLearningPath(7)],
  ['#/pages/course/show?course_id=7', [], null],
  ['#/pages/auth/login', [], null],
])('a start at %s asks for what is shown there', async (hash, calls, first) => {
  const backend = await start({}, hash)
  expect(callsOf(backend)).toEqual([configCall, ...calls])
  await first?.().catch(() => undefined)
  expect(backend.sent).toHaveLength(1 + calls.length)
})

test('a server that has answered in the newer dialect is asked in it, at once', async () => {
  hintDialect('head')
  const late = held(ok({}))
  const backend = await start({ [configCall]: late })
  await listHomeBlocks()
  expect(callsOf(backend)).toEqual([configCall, newestCall, headCall])
})

test('on the first start the config tells the dialect before home’s blocks are asked for', async () => {
  const late = held(ok({ paid_content_purchase_protocol: '' }))
  const backend = await start({ [configCall]: late, [baseCall]: refusal('路由不存在', 404) })
  const [config, blocks] = [getConfig(), listHomeBlocks()]
  expect(callsOf(backend)).toEqual([configCall, newestCall])
  late.release()
  await Promise.all([config, blocks])
  expect(callsOf(backend)).toEqual([configCall, newestCall, headCall])
})

test('home’s first slide is fetched before home is drawn', async () => {
  const fetched: string[] = []
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {}
  Object.defineProperty(HTMLImageElement.prototype, 'src', { ...source, set: (url: string) => fetched.push(url) })
  const slider = {
    id: 1,
    sign: 'slider',
    config_render: [
      { src: '/one.jpg', href: '' },
      { src: '/two.jpg', href: '' },
    ],
  }
  await start({ [baseCall]: ok([slider]) })
  Object.defineProperty(HTMLImageElement.prototype, 'src', source)
  expect(fetched).toEqual(['/one.jpg'])
})

test('what was asked for one learner is no answer for another', async () => {
  const backend = await start()
  await fetch('/api/v2/other/config', { headers: { Authorization: 'Bearer d.e.f' } })
  expect(backend.sentTo(configCall)).toHaveLength(2)
})

test('without a network the app hears so and asks again', async () => {
  const backend = await start({ [configCall]: noNetwork })
  await expect(getConfig()).rejects.toMatchObject({ kind: 'offline' })
  backend.reply(configCall, ok({ name: '示例网校' }))
  expect((await getConfig()).name).toBe('示例网校')
})

describe('a start file', () => {
  const send = jest.fn()
  /** One of the page's own, when the page has started. */
  async function place() {
    Object.assign(navigator, { sendBeacon: send })
    document.documentElement.setAttribute('data-report-url', '/told')
    document.body.innerHTML = '<div id="boot"></div>'
    await start({}, '#/pages/course/show?id=7')
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', defer: true })
    script.src = '/js/app.1a2b3c4d.js'
    document.head.append(script)
    return script
  }
  /** Of the newest start: the earlier ones still listen. */
  const told = () => {
    const [url, text] = send.mock.lastCall ?? []
    return [url, JSON.parse(text)]
  }
  const report = {
    ...{ kind: 'file', text: '/js/app.1a2b3c4d.js', stack: [], page: 'pages/course/show' },
    ...{ version: appVersion, platform: 'IOS' },
  }
  beforeEach(() => {
    send.mockClear()
    window.__ZHITU__ = { shell: 'IOS' }
  })
  afterEach(() => {
    delete window.__ZHITU__
    document.documentElement.removeAttribute('data-report-url')
    document.body.innerHTML = ''
  })

  test('that is missing is reported where the build was told to, as the app reports', async () => {
    const script = await place()
    script.dispatchEvent(new Event('error'))
    expect(told()).toEqual(['/told', report])
  })

  test('that fails while it runs is reported, and the page offers to load again', async () => {
    const script = await place()
    const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    const error = new TypeError('x is not a function')
    window.dispatchEvent(new ErrorEvent('error', { error, filename: 'https://h5/js/other.js' }))
    running.mockRestore()
    expect(told()).toEqual(['/told', report])
    expect(document.getElementById('boot')?.textContent).toContain('没有打开')
  })

  test('is not blamed for what fails later', async () => {
    const { src } = await place()
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('late'), filename: src }))
    expect(send).not.toHaveBeenCalled()
    expect(document.getElementById('boot')?.textContent).toBe('')
  })
})

describe('beside config.js', () => {
  const place = (builtHost?: string) => {
    document.head.innerHTML = '<script id="config" type="text/plain"></script>'
    if (builtHost !== undefined) document.documentElement.setAttribute('data-api-host', builtHost)
  }
  afterEach(() => {
    document.documentElement.removeAttribute('data-api-host')
    delete window.__ZHITU__
  })
  const configCalls = ({ sent }: Pick<ReturnType<typeof fakeBackend>, 'sent'>) =>
    sent.filter(({ call }) => call === configCall).map(({ url, headers }) => `${headers.get('meedu-platform')} ${url}`)
  const comes = async (event: 'load' | 'error' = 'load') => {
    document.getElementById('config')?.dispatchEvent(new Event(event))
    await settle()
  }

  test('a first visit asks nobody before the file says whom, and the next one at once', async () => {
    tokenItem.set('a.b.c')
    place()
    window.__ZHITU__ = { apiHost: 'https://api.example.com/' }
    const first = await start()
    expect(first.sent).toEqual([])
    await comes()
    const hosts = new Set(first.sent.map(({ url }) => new URL(url, 'http://own').origin))
    expect([...hosts]).toEqual(['https://api.example.com'])
    expect(configCalls(first)).toEqual(['H5 https://api.example.com/api/v2/other/config'])
    place()
    const second = await start()
    expect(configCalls(second)).toEqual(['H5 https://api.example.com/api/v2/other/config'])
    await comes()
    expect(configCalls(second)).toHaveLength(1)
  })

  test.each(['load', 'error'] as const)('one that says nothing leaves the page’s own origin (%s)', async (event) => {
    place()
    const backend = await start()
    expect(backend.sent).toEqual([])
    await comes(event)
    expect(configCalls(backend)).toEqual(['H5 /api/v2/other/config'])
  })

  test('one whose host is no text counts as one without a host', async () => {
    place('https://api.example.com')
    Object.assign(window, { __ZHITU__: { apiHost: 8000 } })
    const backend = await start()
    await comes()
    expect(configCalls(backend)).toEqual(['H5 https://api.example.com/api/v2/other/config'])
  })

  test.each(['', 'https://api.example.com'])('a host that stands in the page is asked at once: "%s"', async (host) => {
    place(host)
    const backend = await start()
    await comes()
    expect(configCalls(backend)).toEqual([`H5 ${host}/api/v2/other/config`])
  })

  test.each([
    [{ apiHost: 'https://new.example.com' }, 'H5 https://new.example.com/api/v2/other/config'],
    [{ shell: 'IOS' as const }, 'IOS /api/v2/other/config'],
  ])('what it says anew is asked as soon as it is there, and at once the next time: %p', async (config, then) => {
    window.__ZHITU__ = config
    place('')
    const first = await start()
    await comes()
    expect(configCalls(first)).toEqual(['H5 /api/v2/other/config', then])
    place('')
    expect(configCalls(await start())).toEqual([then])
  })
})

test('the files of the page that the address names are fetched, styles for later and scripts at once', async () => {
  const files = { css: ['1.aa'], js: ['2.bb', '3.cc', '4.dd'], pages: { 'pages/role/role': [0, 1, 3] } }
  document.head.innerHTML = `<script id="files" type="application/json">${JSON.stringify(files)}</script>`
  await start({}, '#/pages/role/role?from=1')
  const added = [...document.querySelectorAll('link, script[src]')]
  expect(added.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))).toEqual([
    './css/1.aa.css',
    './js/2.bb.js',
    './js/4.dd.js',
  ])
  expect(added[0]).toMatchObject({ rel: 'preload', as: 'style' })
  // webpack would wait for ever for one that has come or failed already.
  added[1]?.dispatchEvent(new Event('error'))
  added[2]?.dispatchEvent(new Event('load'))
  expect(document.querySelectorAll('script[src]')).toHaveLength(0)
})
