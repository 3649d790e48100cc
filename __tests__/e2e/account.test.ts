import { Resvg } from '@resvg/resvg-js'

import { fetchOnce } from '../setup/fetchOnce'
import { Academy, wechatAgent } from './setup/academy'
import { logIn, logOut, typeSentCode, typeSmsCode } from './setup/flows'
import type { Phone } from './setup/phone'

interface Detail {
  nick_name: string
  avatar: string
  mobile: string
}

const profile = '/packageA/member/profile/index'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const detailOf = (mobile: string) => academy.call<Detail>(mobile, '/api/v2/member/detail')

/** Wider than high. */
const picture = (): Buffer =>
  new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h99v99z"/></svg>')
    .render()
    .asPng()

describe('the profile', () => {
  it('binds WeChat after naming the account, and lets go of it after asking', async () => {
    const mobile = academy.member()
    const { nick_name: nickname } = await detailOf(mobile)
    const phone = await academy.visitAs(mobile, { userAgent: wechatAgent })
    const bind = async () => {
      await phone.go(profile)
      await phone.press(/^微信 ?未绑定/)
      await phone.press(/新同学 ?第一次来，自动建账号/)
      await phone.see(new RegExp(`绑定到账号「${nickname}」`))
    }
    await bind()
    await phone.press('不绑定')
    await phone.see('微信没有绑定')
    await bind()
    await phone.press('绑定')
    await phone.see(`以后可以用微信登录「${nickname}」`)
    expect(phone.page.url()).not.toContain('login_code')
    await phone.press('回到账号资料')

    await phone.press(/^微信 ?已绑定/)
    await phone.see('解绑后不能再用微信登录这个账号，可以随时重新绑定')
    await phone.press('解绑')
    await phone.told('已解绑微信')
    await phone.pressable(/^微信 ?未绑定/).waitFor()
    expect(phone.errors).toEqual([])
  })

  it('says why a WeChat that belongs to somebody else is not bound', async () => {
    const phone = await academy.visitAs(academy.member(), { userAgent: wechatAgent })
    await phone.go(profile)
    await phone.press(/^微信 ?未绑定/)
    await phone.press(/山外青山/)
    await phone.press('绑定')
    await phone.see('当前渠道账号已绑定了其它账号')
    await phone.press('回到之前的页面')
    await phone.at('/packageA/member/profile/bindResult')
    await phone.see('微信没有绑定')
  })

  it('takes one nickname, and then no other', async () => {
    const token = await academy.loginBySms('13700000011')
    const phone = await academy.visit({ kept: { token } })
    await phone.go(profile)
    await phone.press(/^昵称/)
    await phone.fill('昵称', '林小满')
    await phone.press('保存')
    await phone.see(/保存后昵称是「林小满」/)
    await phone.page.getByRole('button', { name: '保存' }).last().click()
    await phone.see('昵称已经存在')
    await phone.fill('昵称', '孤舟听雨')
    await phone.press('保存')
    await phone.see(/保存后昵称是「孤舟听雨」/)
    await phone.page.getByRole('button', { name: '保存' }).last().click()
    await phone.told('昵称已更新')
    await phone.see('不能修改')
    await phone.see('孤舟听雨')
  })

  it('takes a picture that the learner cuts', async () => {
    const mobile = academy.member()
    const before = await detailOf(mobile)
    const phone = await academy.visitAs(mobile)
    await phone.go(profile)
    const choose = async () => {
      const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('更换头像')])
      await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() })
    }
    await phone.pressable('更换头像').waitFor()
    // The cutting tool is gone: that is no fault of the picture's.
    await phone.page.route(/\/js\//, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await choose()
    await phone.see('这一页没有打开')
    await phone.page.unrouteAll()
    await phone.press('稍后')
    await choose()
    await phone.press('放大')
    await phone.press('用这张')
    await phone.told('头像已更新')
    const after = await detailOf(mobile)
    expect(after.avatar).not.toBe(before.avatar)
    const answer = await fetchOnce(after.avatar)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    await phone.page.locator(`img[src="${after.avatar}"]`).waitFor()
  })

  it('changes the password by SMS to the account’s own mobile', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await phone.go('/packageA/member/profile/password')
    await phone.see(new RegExp(`${mobile.slice(0, 3)}\\*{4}${mobile.slice(7)}`))
    await typeSentCode(academy, phone, mobile)
    await phone.fill('新密码', 'another-1')
    await phone.press('保存新密码')
    await phone.told('密码已更新')
    await phone.at(profile)
    await logOut(phone)
    await phone.press(/登录 \/ 注册/)
    await logIn(phone, mobile, 'another-1')
    await phone.see(/^139\*{4}/)
  })

  it('changes the mobile: the old one is proven first', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await phone.go('/packageA/member/profile/mobile')
    await phone.at('/packageA/member/profile/mobileVerify')
    await typeSentCode(academy, phone, mobile)
    await phone.press('下一步')
    await phone.at('/packageA/member/profile/mobile')
    await phone.fill('手机号', mobile)
    await phone.press('绑定')
    await phone.see('这就是现在的手机号')
    await typeSmsCode(academy, phone, '13712340099')
    await phone.press('绑定')
    await phone.told('手机号已更换')
    await phone.see('137****0099')
    expect((await detailOf('13712340099')).mobile).toBe('13712340099')
  })
})

describe('the settings', () => {
  const look = (phone: Phone) =>
    phone.page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        bar: bars.find(({ media }) => matchMedia(media).matches)?.content,
        rootPx: Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize)),
      }
    })

  it('keep theme and text size after a reload, down to the browser’s own bar', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/packageA/member/setting')
    await phone.press(/^深浅色 ?跟随系统/)
    const light = await look(phone)
    await phone.press('深色')
    await phone.press(/^字号 ?标准/)
    await phone.press('特大')
    await phone.pressable(/^字号 ?特大/).waitFor()
    const dark = await look(phone)
    expect([light.bar, dark.bar, dark.rootPx]).toEqual(['#d92b2b', '#a62222', 26])
    expect(dark.ground).not.toBe(light.ground)
    await phone.page.reload()
    await phone.see('深色')
    expect(await look(phone)).toEqual(dark)
    await phone.press(/^深浅色 ?深色/)
    await phone.press('跟随系统')
    expect((await look(phone)).bar).toBe('#d92b2b')
  })

  it.each(['base', 'head'] as const)('delete the account at %s; a login before it takes that back', async (dialect) => {
    const school = dialect === 'base' ? academy : await Academy.open({ dialect })
    const mobile = school.member()
    const date = new Date((await school.now()) + (7 * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
    const phone = await school.visitAs(mobile)
    await phone.go('/packageA/member/setting')
    await phone.press('注销账号')
    // BASE does not wait for the date that it writes down.
    await phone.see(dialect === 'base' ? /提交后很快删除，不能撤回/ : new RegExp(date))
    await phone.press('继续注销')
    await phone.press('确定注销')
    await phone.see('注销申请已提交')
    await phone.see(dialect === 'base' ? /账号很快就会删除，不能撤回/ : new RegExp(`将在 ${date} 删除`))
    await phone.press('知道了')
    await phone.press(/登录 \/ 注册/)
    await logIn(phone, mobile)
    await phone.see('注销申请已撤回')
    if (school !== academy) await school.close()
  })

  it('log out, and nothing that was searched stays behind', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/pages/search/search')
    await phone.fill('搜课程、课时', '递归')
    await phone.page.keyboard.press('Enter')
    await phone.go('/pages/search/search')
    await phone.see('递归')
    await logOut(phone)
    expect(JSON.stringify(await phone.page.evaluate(() => ({ ...localStorage })))).not.toContain('递归')
    await phone.press(/登录 \/ 注册/)
    await logIn(phone, academy.member())
    await phone.go('/pages/search/search')
    await phone.settled()
    await phone.gone('递归')
  })
})
