import { type Academy, type App, launch, openAcademy } from './harness'

let academy: Academy
let stored: Map<string, string>
beforeAll(async () => {
  academy = await openAcademy()
  stored = await academy.phoneOf('13800000001')
})

/** With the picture of a certificate on screen. */
async function start(): Promise<App> {
  const app = launch({
    sandboxUrl: academy.url,
    stored: new Map(stored),
    url: '/packageA/member/certification',
  })
  await app.page.find('这张证书已经失效')
  await app.page.tap('查看证书：商务邮件写作结业')
  await app.page.find('长按图片，保存或发给朋友')
  return app
}

test('a certificate is shown without the login in its address, and goes into the album', async () => {
  const app = await start()
  const picture = app.page.findAll('image').find((image) => String(image.attribute('src')).startsWith('wxfile:'))
  expect(picture?.attribute('show-menu-by-longpress')).toBe(true)
  expect(JSON.stringify(app.page.root.all.map(({ facts }) => facts.p0))).not.toContain('token=')
  await app.page.tap('下载证书')
  await app.page.until(() => app.toasts().includes('保存成功'), 'the picture being saved')
  expect(app.seen.album[0]?.subarray(1, 4).toString()).toBe('PNG')
  await app.page.tap('全屏查看')
  await app.page.until(() => app.seen.previews.length === 1, 'the picture over the whole screen')
})

test('who has refused the album is led to the settings, and it is saved after all', async () => {
  const app = await start()
  app.forbid('scope.writePhotosAlbum')
  await app.page.tap('下载证书')
  await app.page.find('没有相册权限')
  expect(app.seen.album).toEqual([])
  await app.page.tap('去设置')
  await app.page.until(() => app.toasts().includes('保存成功'), 'the picture being saved')
  expect([app.seen.album.length, app.timesInSettings()]).toEqual([1, 1])
})
