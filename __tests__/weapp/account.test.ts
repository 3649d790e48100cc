import { fetchOnce } from '../setup/fetchOnce'
import { type Academy, type App, launch, openAcademy } from './harness'
import { signIn } from './harness/signIn'
import { typeSmsCode } from './harness/typeSmsCode'
import { png } from './harness/wx/files'

const firstMobile = '13911110001'
const secondMobile = '13911110002'
const avatarCall = 'POST /api/v2/member/detail/avatar'

/** An account of one's own, each test going on where the one before ended. */
describe('a newcomer sets up the account', () => {
  const stored = new Map<string, string>()
  let academy: Academy
  let app: App
  let page: App['page']

  beforeAll(async () => {
    academy = await openAcademy()
    app = launch({ sandboxUrl: academy.url, stored, phone: firstMobile })
    page = app.page
    app.tab('我的')
    await page.tap('登录 / 注册')
    await signIn(page)
    await page.tap(/^139\*{4}0001/)
    await page.untilAt('/packageA/member/profile/index')
  })

  test('the nickname is asked about, since it can be changed once', async () => {
    await page.tap('只能修改一次')
    await page.input('昵称', '学不动也要学的我')
    await page.tap('保存')
    await page.find('保存后昵称是「学不动也要学的我」，不能再改')
    await page.tap('保存')
    await page.untilAt('/packageA/member/profile/index')
    await page.find('不能修改')
    await page.find('学不动也要学的我')
  })

  test('a picture of the album is cut square and sent, with its progress', async () => {
    await academy.fault({ path: '/api/v2/member/detail/avatar', delayMs: 300 })
    await page.tap('更换头像')
    await page.tap('从相册选择')
    await page.find('正在上传 50%')
    await page.until(() => app.toasts().includes('头像已更新'), 'the word of success')
    await academy.calm()
    const [sent] = app.callsTo(avatarCall)
    expect(sent?.body).toEqual({
      name: expect.stringMatching(/\.png$/),
      bytes: Buffer.concat([png, Buffer.from('cut')]),
    })
    const shown = () => page.findAll('image').map((image) => String(image.attribute('src')))
    await page.until(() => shown().some((src) => src.includes('/uploads/')), 'the new picture')
  })

  test('closing the album or the cutting changes nothing', async () => {
    const before = app.callsTo(avatarCall).length
    for (const step of ['chooseMedia', 'cropImage']) {
      app.refuse(step, 'cancel')
      await page.tap('更换头像')
      await page.tap('从相册选择')
      await page.untilGone('从相册选择')
    }
    await page.find('实名认证')
    expect(page.has('图片没有打开，换一张试试')).toBe(false)
    expect(app.callsTo(avatarCall)).toHaveLength(before)
  })

  test('a sending that fails can be tried again with the same picture', async () => {
    await academy.fault({ path: '/api/v2/member/detail/avatar', times: 1, status: 500 })
    await page.tap('更换头像')
    await page.tap('用微信头像或拍照')
    await page.tap('重试')
    await page.until(() => app.toasts().filter((toast) => toast === '头像已更新').length === 2, 'success')
    const bodies = app.callsTo(avatarCall).map(({ body }) => body)
    expect(bodies.at(-1)).toEqual(bodies.at(-2))
  })

  test('a picture that is too large, and that WeChat cannot make smaller, is not sent', async () => {
    const before = app.callsTo(avatarCall).length
    app.photograph(Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]))
    app.refuse('compressImage', 'unsupported format')
    await page.tap('更换头像')
    await page.tap('从相册选择')
    await page.find('图片太大，换一张小一点的')
    expect(app.callsTo(avatarCall)).toHaveLength(before)
    await page.tap('不换了')
  })

  test('one that WeChat makes smaller is sent', async () => {
    await page.tap('更换头像')
    await page.tap('从相册选择')
    await page.until(() => app.toasts().filter((toast) => toast === '头像已更新').length === 3, 'success')
    expect(app.callsTo(avatarCall).at(-1)?.body).toMatchObject({ bytes: Buffer.concat([png, Buffer.from('small')]) })
  })

  test('a password is set by SMS', async () => {
    await page.tap('登录密码')
    await typeSmsCode(app, academy, firstMobile)
    await page.input('新密码，6 到 16 位', 'mini-pass')
    await page.tap('保存新密码')
    await page.untilAt('/packageA/member/profile/index')
    expect(app.toasts()).toContain('密码已更新')
  })

  test('the mobile is changed: the old one is proven first', async () => {
    await page.tap('手机号')
    await page.find('先用短信验证原手机号 139****0001')
    await typeSmsCode(app, academy, firstMobile)
    await page.tap('下一步')
    await page.untilAt('/packageA/member/profile/mobile')
    await page.input('手机号', secondMobile)
    await typeSmsCode(app, academy, secondMobile)
    await page.tap('绑定')
    await page.untilAt('/packageA/member/profile/index')
    await page.find('139****0002')
  })

  test('the real name is proven in the phone’s browser', async () => {
    await page.tap('实名认证')
    await page.tap('复制链接')
    await page.until(() => app.seen.copied.length === 1, 'the copied address')
    const address = new URL(app.seen.copied[0] ?? '')
    expect(address.pathname).toBe('/sandbox/face')
    expect(address.origin).not.toBe(academy.url)
    const body = new URLSearchParams({ token: address.searchParams.get('token') ?? '', result: 'passed' })
    await fetchOnce(`${academy.url}/sandbox/face`, { method: 'POST', body, redirect: 'manual' })
    await page.find('已完成实名认证')
    await page.tap('完成')
    await page.untilAt('/packageA/member/profile/index')
    await page.untilGone('未认证')
  })

  test('the theme is the phone’s, the text size the learner’s, and each row says so', async () => {
    app.back()
    await page.tap('设置')
    await page.find('小程序的深浅色由手机系统设置决定')
    await page.find('用于文章和题目')
    await page.tap(/^字号.*标准/)
    await page.tap('特大')
    await page.find(/^字号.*特大/)
    expect(stored.get('text_size')).toContain('130')
  })

  test('logging out leaves nothing of the account on the phone', async () => {
    await page.tap('退出登录')
    await page.tap('退出')
    await page.find('登录 / 注册')
    expect(app.toasts()).toContain('已安全退出')
    await page.until(() => app.callsTo('POST /api/v2/logout').length === 1, 'the logout call')
    expect([...stored.keys()].filter((key) => key === 'token' || key.startsWith('own:'))).toEqual([])
    expect([...stored.values()].join()).not.toMatch(/139\d{4}000\d|学不动也要学的我/)
  })

  test('the new mobile and the new password open the account', async () => {
    await page.tap('登录 / 注册')
    await page.tap('密码登录')
    await page.input('手机号', secondMobile)
    await page.input('登录密码', 'mini-pass')
    await page.tap('我已阅读并同意')
    await page.tap('登录')
    await page.find('学不动也要学的我')
  })
})
