import { fetchOnce } from '../setup/fetchOnce'
import { type Academy, type App, launch, learner, openAcademy } from './harness'
import { typeSmsCode } from './harness/typeSmsCode'

let academy: Academy

beforeAll(async () => {
  academy = await openAcademy()
})

const start = (url: string, stored?: Map<string, string>): App => launch({ sandboxUrl: academy.url, url, stored })

test('a forgotten password is set anew by SMS, and opens the door', async () => {
  const app = start('/pages/auth/login')
  const { page } = app
  await page.tap('密码登录')
  await page.tap('忘记密码')
  await page.input('手机号', '13900000003')
  await typeSmsCode(app, academy, '13900000003')
  await page.input('新密码，6 到 16 位', 'fresh-pass')
  await page.tap('保存新密码')
  await page.untilAt('/pages/auth/login')
  expect(app.toasts()).toContain('密码已更新，请登录')
  await page.tap('密码登录')
  await page.input('手机号', '13900000003')
  await page.input('登录密码', 'fresh-pass')
  await page.tap('我已阅读并同意')
  await page.tap('登录')
  await page.find('本周好课')
})

test('a field that is filled still has its name', async () => {
  const { page } = start('/pages/auth/login')
  await page.input('手机号', '13911119999')
  const inputs = page.root.all.filter(({ tag }) => tag === 'input')
  expect(inputs.map((input) => input.attribute('aria-label'))).toContain('手机号')
})

test('a new mobile logs in by SMS, which makes the account', async () => {
  const app = start('/packageA/book/show?id=1')
  const { page } = app
  await page.input('手机号', '13911119999')
  await page.tap('我已阅读并同意')
  await typeSmsCode(app, academy, '13911119999')
  await page.tap('登录')
  await page.find('古建筑十讲')
  expect(app.stack()).toEqual(['packageA/book/show'])
})

test('above the keyboard there is room for what is wrong with a field, and for its button', async () => {
  const app = start('/pages/auth/login')
  expect((await app.page.find('手机号')).attribute('cursor-spacing')).toBeGreaterThanOrEqual(80)
})

test('a mini-program code carries the page’s id and who shared it in one text', async () => {
  const stored = await academy.phoneOf(learner)
  const app = start('/pages/course/show?scene=id%3D3%26msv%3D7', stored)
  await app.page.find('TypeScript 类型实战：让错误停在编辑器里')
  expect(JSON.parse(stored.get('msv') ?? 'null')).toBe(7)
})

describe('when the academy asks for the real name', () => {
  const newcomer = '13800000005'

  beforeAll(() => academy.configure({ member: { enabled_face_verify: true } }))
  afterAll(() => academy.configure({ member: { enabled_face_verify: false } }))

  test('who does not want to is logged out', async () => {
    const stored = await academy.phoneOf(newcomer)
    const app = start('/pages/index/index', stored)
    await app.page.tap('退出登录')
    await app.page.untilAt('/pages/member/index')
    await app.page.find('登录 / 注册')
    expect(stored.has('token')).toBe(false)
  })

  test('the way leads over the phone’s browser, back to the result, and on', async () => {
    const app = start('/pages/index/index', await academy.phoneOf(newcomer))
    const { page } = app
    await page.tap('立即认证')
    await page.find('请完成人脸核身')
    expect(page.has('打开认证页面')).toBe(false)
    await page.tap('复制链接')
    await page.until(() => app.seen.copied.length === 1, 'the copied address')
    const address = new URL(app.seen.copied[0] ?? '')
    const body = new URLSearchParams({ token: address.searchParams.get('token') ?? '', result: 'passed' })
    await fetchOnce(`${academy.url}/sandbox/face`, { method: 'POST', body, redirect: 'manual' })
    await page.find('已完成实名认证')
    await page.tap('完成')
    await page.find('本周好课')
  })
})
