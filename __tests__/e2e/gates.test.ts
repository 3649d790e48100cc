import { DEMO_PASSWORD } from '../../sandbox/seed/members'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { logIn, typeSentCode, typeSmsCode } from './setup/flows'

const sql = courseOf('sql')
const unproven = '13800000005'
const withoutMobile = '200000004'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

describe('a forgotten password', () => {
  it('is replaced by SMS, and the new one logs in', async () => {
    const mobile = academy.member()
    const phone = await academy.visit()
    await phone.go('/pages/auth/login')
    await phone.press('密码登录')
    await phone.press('忘记密码')
    await phone.at('/pages/auth/forget')
    await typeSmsCode(academy, phone, mobile)
    await phone.fill('新密码', 'by-sms-1')
    await phone.press('保存新密码')
    await phone.told('密码已更新，请登录')
    await logIn(phone, mobile, 'by-sms-1')
    await phone.at('/pages/index/index')
    expect(phone.errors).toEqual([])
  })

  it('is replaced by mail where the server sends any; an unknown mailbox is said at its field', async () => {
    const phone = await academy.visit()
    await phone.go('/pages/auth/forget')
    await phone.press('收不到短信，用邮箱找回')
    await phone.fill('邮箱', 'nobody@zhitu.example')
    await phone.fill('邮箱验证码', '112233')
    await phone.fill('新密码', 'by-mail-1')
    await phone.press('保存新密码')
    await phone.see('邮箱不存在')
    await phone.fill('邮箱', 'xiaoman@zhitu.example')
    await typeSentCode(academy, phone, 'xiaoman@zhitu.example', '邮箱验证码')
    await phone.press('保存新密码')
    await phone.told('密码已更新，请登录')
    await phone.go('/pages/auth/login')
    await logIn(phone, '13800000001', 'by-mail-1')
    await phone.at('/pages/index/index')
  })

  it('says nothing of mail where the server has none', async () => {
    await academy.fault({ path: '/api/v9/captcha/email', code: 404, message: '路由不存在' })
    const phone = await academy.visit()
    await phone.go('/pages/auth/forget')
    await phone.see('保存新密码')
    await phone.settled()
    expect(await phone.text()).not.toContain('邮箱')
  })
})

describe('the binding that an academy forces', () => {
  it('can be quit, which logs out', async () => {
    await academy.control('config', { member: { enabled_mobile_bind_alert: 1 } })
    const phone = await academy.visitAs(withoutMobile)
    await phone.go('/packageA/member/messages')
    await phone.see('绑定手机号后继续')
    await phone.press('退出登录')
    await phone.told('已安全退出')
    await phone.at('/pages/member/index')
    await phone.see('登录 / 注册')
    expect(await phone.kept('token')).toBeNull()
  })
})

describe('the real name that an academy forces', () => {
  const force = () => academy.control('config', { member: { enabled_face_verify: true } })

  it('is proven on the face check’s page: failed, then passed, and shown masked', async () => {
    await force()
    const phone = await academy.visit()
    await phone.go(`/pages/course/show?id=${sql.id}`)
    await logIn(phone, unproven)
    await phone.see('完成实名认证后继续')
    await phone.press('立即认证')
    await phone.page.waitForURL(/\/sandbox\/face/)
    await phone.press('验证失败')
    await phone.at('/pages/webview/faceSuccess')
    await phone.see('正在查询认证结果')
    await phone.press('没有做完，重新认证')
    await phone.page.waitForURL(/\/sandbox\/face/)
    await phone.press('验证通过')
    await phone.see('已完成实名认证')
    await phone.see('陈*诺')
    expect(await phone.kept('own:face_check')).toBeNull()
    await phone.go(`/pages/course/show?id=${sql.id}`)
    await phone.see('立即购买')
    expect(phone.errors).toEqual([])
  })

  it('asks again whoever comes back without it; quitting logs out', async () => {
    await force()
    const mobile = '13700000021'
    const token = await academy.loginBySms(mobile)
    const phone = await academy.visit({ kept: { token } })
    await phone.go('/pages/index/index')
    await phone.press('立即认证')
    await phone.page.waitForURL(/\/sandbox\/face/)
    await phone.page.goBack()
    await phone.see('完成实名认证后继续')
    await phone.press('退出登录')
    await phone.told('已安全退出')
    await phone.at('/pages/member/index')
  })

  it.each([
    ['当前学员已完成实人认证', '当前学员已完成实人认证'],
    ['', '无法发起实名认证'],
  ])('that cannot begin (%j) is said: %s', async (message, words) => {
    await force()
    await academy.fault({ method: 'POST', path: '/api/v3/member/tencent/faceVerify', code: 1, message })
    const token = await academy.loginBySms('13700000022')
    const phone = await academy.visit({ kept: { token } })
    await phone.go('/pages/index/index')
    await phone.press('立即认证')
    await phone.see(words)
    await phone.see('稍后再试，或联系网校')
  })
})

describe('a new version', () => {
  const version = (mode: number) =>
    academy.control('config', { version: { update_mode: mode, appname: '知途', update_info: '修好了播放\n更快' } })

  it('that can wait is skipped', async () => {
    await version(1)
    const phone = await academy.visit()
    await phone.go('/')
    await phone.see('知途 有新版本')
    await phone.see(/修好了播放/)
    await phone.press('跳过')
    await phone.gone('知途 有新版本')
    await phone.see('本周好课')
  })

  it('that is forced cannot be', async () => {
    await version(2)
    const phone = await academy.visit()
    await phone.go('/')
    await phone.pressable('立即升级').waitFor()
    await phone.gone('跳过')
    await Promise.all([phone.page.waitForEvent('load'), phone.press('立即升级')])
    await phone.see('知途 有新版本')
  })
})

describe('one device at a time', () => {
  it('ends the older login: public pages stay, a closed one leads over the login to itself', async () => {
    await academy.control('config', { sandbox: { single_device: 3 } })
    const mobile = academy.member()
    const older = await academy.visitAs(mobile)
    await older.go('/pages/member/index')
    await older.pressable(/^消息/).waitFor()
    const newer = await academy.visitAs(mobile)
    await newer.go('/packageA/member/messages')
    await newer.see('消息')

    await older.go('/pages/member/index')
    await older.see('登录 / 注册')
    expect(older.route()).toBe('/pages/member/index')
    await older.press(/^消息/)
    await logIn(older, mobile, DEMO_PASSWORD)
    await older.at('/packageA/member/messages')

    await newer.go('/packageA/member/order')
    await newer.at('/pages/auth/login')
    expect(decodeURIComponent(newer.page.url())).toContain('redirect=memberOrder')
  })
})
