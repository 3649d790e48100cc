import { Academy, wechatAgent } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { agreement, logIn, typeSmsCode } from './setup/flows'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')
const coursePath = `/pages/course/show?id=${sql.id}`

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** Opens the course as a visitor inside WeChat and goes on to WeChat's consent. */
async function atConsent(): Promise<Phone> {
  const phone = await academy.visit({ userAgent: wechatAgent })
  await phone.go(coursePath)
  await phone.at('/pages/auth/login')
  await phone.press(agreement)
  await phone.press('微信登录')
  await phone.page.waitForURL(/\/sandbox\/oauth/)
  return phone
}

const address = (phone: Phone) => new URL(phone.page.url()).hash

describe('by SMS', () => {
  it('logs a new number in after the picture and the code, and goes back to the page', async () => {
    const phone = await academy.visit()
    await phone.go(coursePath)
    await phone.at('/pages/auth/login')
    await phone.press('短信登录')
    await typeSmsCode(academy, phone, '13712345678')
    await phone.press('登录')
    await phone.see('请先阅读并勾选协议')
    await phone.press(agreement)
    await phone.press('登录')
    await phone.at('/pages/course/show')
    expect(address(phone)).toBe(`#${coursePath}`)
    expect(phone.errors).toEqual([])
  })

  it('says at the picture that it was read wrong, draws another one and keeps the number', async () => {
    const phone = await academy.visit()
    await phone.go('/pages/auth/login')
    await phone.fill('手机号', '13712345679')
    await phone.fill('图形验证码', '----')
    const another = phone.page.waitForResponse(/captcha\/image/)
    await phone.press('获取验证码')
    await phone.see('图形验证码错误')
    await another
    await phone.reads('手机号', '13712345679')
  })
})

describe('by password', () => {
  it('says what is wrong and keeps what was typed', async () => {
    const phone = await academy.visit()
    await phone.go('/pages/auth/login')
    await phone.press('密码登录')
    await phone.fill('手机号', '13900000001')
    await phone.fill('密码', 'wrong-one')
    await phone.press(agreement)
    await phone.press('登录')
    await phone.see('手机号或密码错误')
    await phone.reads('手机号', '13900000001')
    await phone.reads('密码', 'wrong-one')
  })

  it('leads who is logged in already straight on', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go(`/pages/auth/login?redirect=${encodeURIComponent(`courseShow?id=${sql.id}`)}`)
    await phone.at('/pages/course/show')
  })
})

describe('by QQ', () => {
  it('is offered outside WeChat; a new learner binds a mobile where the academy asks for it', async () => {
    await academy.control('config', { socialites: { qq: 1 } })
    const phone = await academy.visit()
    await phone.go(coursePath)
    await phone.at('/pages/auth/login')
    await phone.press(agreement)
    await phone.press('QQ 登录')
    await phone.page.waitForURL(/\/sandbox\/oauth/)
    await phone.press(/要先绑定手机号/)
    await phone.at('/pages/auth/code-bind-mobile')
    await phone.see('QQ 已授权，绑定手机号后就能开始学习')
    await typeSmsCode(academy, phone, '13712345682')
    await phone.press('绑定并登录')
    await phone.at('/pages/course/show')
    expect(address(phone)).toBe(`#${coursePath}`)
  })
})

describe('by WeChat', () => {
  it('is offered inside WeChat only', async () => {
    const phone = await academy.visit()
    await phone.go('/pages/auth/login')
    await phone.see('短信登录')
    await phone.page.waitForLoadState('networkidle')
    await phone.gone('微信登录')
  })

  it('logs a known learner in, leaves no code in the address and goes back to the page', async () => {
    const phone = await atConsent()
    await phone.press(/林小满/)
    await phone.at('/pages/course/show')
    expect(address(phone)).toBe(`#${coursePath}`)
    await phone.page.goBack()
    expect(phone.page.url()).not.toContain('login_code')
    await phone.go('/pages/member/index')
    await phone.see('林小满')
  })

  it('has a new learner bind a mobile first where the academy asks for it', async () => {
    const phone = await atConsent()
    await phone.press(/要先绑定手机号/)
    await phone.at('/pages/auth/code-bind-mobile')
    await typeSmsCode(academy, phone, '13712345680')
    await phone.press('绑定并登录')
    await phone.at('/pages/course/show')
    expect(address(phone)).toBe(`#${coursePath}`)
  })

  it('sends a number that has an account to the login with it, and on to the page', async () => {
    const mobile = academy.member()
    const phone = await atConsent()
    await phone.press(/要先绑定手机号/)
    await phone.at('/pages/auth/code-bind-mobile')
    await typeSmsCode(academy, phone, mobile)
    await phone.press('绑定并登录')
    await phone.see('这个手机号已有账号')
    await phone.press('去登录')
    await logIn(phone, mobile)
    await phone.at('/pages/course/show')
  })

  it('says that the learner refused, and offers the login again', async () => {
    const phone = await atConsent()
    await phone.press('拒绝')
    await phone.at('/pages/auth/login-error')
    await phone.see('您取消了授权')
    await phone.press('重新登录')
    await phone.at('/pages/auth/login')
    expect(decodeURIComponent(address(phone))).toContain(`courseShow?id=${sql.id}`)
  })

  it('has an account without a mobile bind one where that is forced, and survives a kill in it', async () => {
    await academy.control('config', { member: { enabled_mobile_bind_alert: 1 } })
    const phone = await atConsent()
    await phone.press(/山外青山/)
    await phone.press('立即绑定')
    await phone.field('短信验证码').waitFor()
    // A moment after the page is there: until then the login is whole, and the next start asks for the number again.
    await phone.page.waitForFunction(() => localStorage.getItem('token') === null)
    const again = await academy.visit({ memory: await phone.kill(), userAgent: wechatAgent })
    await again.go('/pages/member/index')
    await again.see('登录 / 注册')
    await again.press(/登录 \/ 注册/)
    await again.press(/山外青山.*还差一步：绑定手机号/)
    // The page before has a field of the same name.
    await again.at('/pages/auth/bind-mobile')
    await typeSmsCode(academy, again, '13712345681')
    await again.press('绑定')
    await again.told('手机号已绑定')
    await again.at('/pages/member/index')
    await again.see('山外青山')
  })
})
