import { readCode } from '../setup/readCode'
import { type Academy, type App, launch, learner, openAcademy } from './harness'

const keepHint = '长按图片，保存或发给朋友'
const albumScope = 'scope.writePhotosAlbum'

let academy: Academy
let stored: Map<string, string>
let memberId: number
let app: App

beforeAll(async () => {
  academy = await openAcademy()
  const { enabled_addons } = await academy.ask<{ enabled_addons: string[] }>('/sandbox/config')
  await academy.configure({ enabled_addons: [...enabled_addons, 'MultiLevelShare'] })
  stored = await academy.phoneOf(learner)
  memberId = (await academy.ask<{ id: number }>('/api/v2/member/detail', { token: await academy.login(learner) })).id
})
afterEach(() => app.close())

const platforms = ['android', 'ios'] as const

const start = (query: string, platform?: (typeof platforms)[number]) =>
  (app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: `/packageA/share/poster?${query}`, platform }))

const linkTo = (path: string) => `${academy.url}/#${path}${path.includes('?') ? '&' : '?'}msv=${memberId}`

const address = () => String(app.page.findAll('image')[0]?.attribute('src'))

async function poster() {
  await app.page.find(keepHint)
  return readCode(app.openFile(address()))
}

test.each([
  ['a course', 'type=course&id=3', '/pages/course/show?id=3'],
  ['a lesson', 'type=video&id=40', '/pages/course/video?id=40'],
  ['a live course', 'type=live&id=1', '/packageA/live/show?id=1'],
  ['a book', 'type=book&id=1', '/packageA/book/show?id=1'],
  ['an article', 'type=article&id=1', '/pages/webview/webview?course_type=topic&id=1'],
  ['a learning path', 'type=learningPath&id=1', '/packageA/learnPath/show?id=1'],
  ['a paper', 'type=paper&id=1', '/pages/webview/webview?course_type=paperRead&id=1'],
  ['a practice', 'type=practice&id=1', '/pages/webview/webview?course_type=practiceRead&id=1'],
  ['the membership', 'type=vip', '/pages/role/role'],
  ['the academy', '', '/pages/index/index'],
])('%s: the code on its poster is its link for browsers', async (_, query, path) => {
  start(query)
  expect(await poster()).toMatchObject({ text: linkTo(path), width: 1125 })
})

test('the operator’s pictures, one after the other on the one board', async () => {
  start('')
  await poster()
  for (const [name, height] of [
    ['夜读', 1800],
    ['晨光', 1650],
    ['素色', 1500],
    ['夜读', 1800],
  ] as const) {
    const before = address()
    await app.page.tap(name)
    await app.page.until(() => app.page.findAll('image').length > 0 && address() !== before, `the poster ${name}`)
    expect(await poster()).toMatchObject({ text: linkTo('/pages/index/index'), height })
  }
})

test('a finger that swipes leads to the next one, and back', async () => {
  start('')
  await poster()
  for (const [byPx, height] of [
    [-100, 1800],
    [-100, 1650],
    [100, 1800],
  ] as const) {
    const before = address()
    app.page.swipe(await app.page.findOne(({ tag }) => tag === 'image', 'the poster'), byPx)
    await app.page.until(() => app.page.findAll('image').length > 0 && address() !== before, 'the next poster')
    expect(await poster()).toMatchObject({ text: linkTo('/pages/index/index'), height })
  }
})

test('the share button of a thing offers a friend or a poster', async () => {
  app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: '/pages/course/show?id=3' })
  // What it brings is told beside it once it is known.
  await app.page.tap(/^分享/)
  const friend = await app.page.find('发给朋友')
  expect(friend.ancestry.map((element) => element.attribute('open-type'))).toContain('share')
  // WeChat's panel comes with the press.
  app.page.raise(friend, 'tap')
  await app.page.untilGone('发给朋友')
  await app.page.tap(/^分享/)
  await app.page.tap('生成海报')
  await app.page.untilAt('/packageA/share/poster?type=course&id=3')
  expect((await poster()).text).toBe(linkTo('/pages/course/show?id=3'))
})

test('a poster goes into the album', async () => {
  start('type=book&id=1')
  await poster()
  await app.page.tap('保存图片')
  await app.page.until(() => app.toasts().includes('保存成功'), 'the picture being saved')
  expect(app.seen.album).toHaveLength(1)
  expect((await readCode(app.seen.album[0] ?? Buffer.of())).text).toBe(linkTo('/packageA/book/show?id=1'))
})

test.each(platforms)('%s: who has refused the album is led to the settings, and it is saved after all', async (on) => {
  start('type=book&id=1', on)
  app.forbid(albumScope)
  await poster()
  await app.page.tap('保存图片')
  await app.page.find('没有相册权限')
  expect(app.seen.album).toEqual([])
  await app.page.tap('去设置')
  await app.page.until(() => app.toasts().includes('保存成功'), 'the picture being saved')
  expect([app.seen.album.length, app.timesInSettings()]).toEqual([1, 1])
})

test('where the phone refuses what WeChat’s settings allow, the way is named, and nobody goes round', async () => {
  start('type=book&id=1')
  app.block()
  await poster()
  await app.page.tap('保存图片')
  await app.page.tap('去设置')
  await app.page.until(() => app.toasts().includes('请在手机的设置里允许微信使用相册'), 'the way')
  expect([app.page.has('没有相册权限'), app.timesInSettings()]).toEqual([false, 1])
})

test('a refusal that is not taken back stays one', async () => {
  start('type=book&id=1')
  app.forbid(albumScope)
  app.willTakeBack(false)
  await poster()
  await app.page.tap('保存图片')
  await app.page.tap('去设置')
  await app.page.until(() => app.timesInSettings() === 1, 'the settings')
  await app.page.tap('保存图片')
  await app.page.tap('不了')
  expect([app.seen.album.length, app.timesInSettings(), app.toasts()]).toEqual([0, 1, []])
})

test.each([
  ['a change of mind in WeChat’s own sheet is no failure', 'cancel', ['保存成功']],
  ['another failure is said', 'no space left', ['没有保存成功，请长按图片保存', '保存成功']],
])('%s, and it can be saved again', async (_, reason, toasts) => {
  start('type=book&id=1')
  await poster()
  app.refuse('saveImageToPhotosAlbum', reason)
  await app.page.tap('保存图片')
  await app.page.until(() => app.timesRefused() === 1, 'the failure')
  await app.page.tap('保存图片')
  await app.page.until(
    () => app.seen.album.length === 1 && app.toasts().includes('保存成功'),
    'the picture being saved',
  )
  expect(app.toasts()).toEqual(toasts)
})

test('where no picture can be made the link is left', async () => {
  start('type=book&id=1')
  app.refuse('canvasToTempFilePath', 'create bitmap failed')
  await app.page.find('海报没有画出来')
  await app.page.tap('复制链接')
  await app.page.until(() => app.seen.copied.length > 0, 'the link')
  expect(app.seen.copied).toEqual([linkTo('/packageA/book/show?id=1')])
})
