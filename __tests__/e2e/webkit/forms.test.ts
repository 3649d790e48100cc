import { logIn, typeSentCode } from './setup/forms'
import { Webkit } from './setup/webkit'

let webkit: Webkit
beforeAll(async () => {
  webkit = await Webkit.open()
})
afterEach(() => webkit.rest())
afterAll(() => webkit.close())

it('"back" closes what lies over a page, and the page stays', async () => {
  const phone = await webkit.visitAs(webkit.academy.member())
  await phone.go('/packageA/member/setting')
  await phone.press('账号资料')
  await phone.at('/packageA/member/profile/index')
  await phone.back()
  await phone.at('/packageA/member/setting')
  await phone.press('退出登录')
  await phone.see('再看看')
  await phone.quiet()
  await phone.back()
  await phone.gone('再看看')
  await phone.at('/packageA/member/setting')
  expect(await phone.errors()).toEqual([])
})

it('says at the fields of the login what is wrong, and keeps what was typed', async () => {
  const phone = await webkit.visit()
  await phone.go('/pages/auth/login')
  await logIn(phone, '13900', 'wrong-one')
  await phone.see('请输入 1 开头的 11 位手机号')
  await phone.fill('手机号', '13900000001')
  await phone.press('登录')
  await phone.see('手机号或密码错误')
  expect(await phone.valueOf('手机号')).toBe('13900000001')
  expect(await phone.valueOf('密码')).toBe('wrong-one')
  await phone.shoot('form-login')
  expect(await phone.errors()).toEqual([])
})

it('replaces a forgotten password by SMS, and the new one logs in', async () => {
  const mobile = webkit.academy.member()
  const phone = await webkit.visit()
  await phone.go('/pages/auth/login')
  await phone.press('密码登录')
  await phone.press('忘记密码')
  await phone.at('/pages/auth/forget')
  await phone.fill('手机号', mobile)
  await typeSentCode(webkit.academy, phone, mobile)
  await phone.fill('新密码', 'by-sms-1')
  await phone.shoot('form-forget')
  await phone.press('保存新密码')
  await phone.told('密码已更新，请登录')
  await logIn(phone, mobile, 'by-sms-1')
  await phone.at('/pages/index/index')
  expect(await phone.errors()).toEqual([])
})

it('takes one nickname, and says why not another', async () => {
  const phone = await webkit.visit({ token: await webkit.academy.loginBySms('13700000011') })
  await phone.go('/packageA/member/profile/nickname')
  const save = async (name: string) => {
    await phone.fill('昵称', name)
    await phone.press('保存')
    await phone.see(`保存后昵称是「${name}」`)
    await phone.press('保存')
  }
  await save('林小满')
  await phone.see('昵称已经存在')
  await save('孤舟听雨')
  await phone.told('昵称已更新')
  expect(await phone.errors()).toEqual([])
})

it('takes a comment of several lines, and refuses an empty one', async () => {
  const phone = await webkit.visitAs(webkit.academy.member())
  await phone.go('/packageA/topic/show?id=1')
  await phone.press('说说你的想法')
  await phone.press('发表')
  await phone.see('请输入评论')
  await phone.fill('评论内容', '第一行\n第二行，写得明白')
  await phone.shoot('form-comment')
  await phone.press('发表')
  await phone.told(/评论已发表|审核后公开/)
  expect(await phone.errors()).toEqual([])
})

it('searches as one types', async () => {
  const phone = await webkit.visitAs(webkit.academy.member())
  await phone.go('/pages/search/search')
  await phone.fill('搜课程、课时', 'SQL')
  await phone.confirm('搜课程、课时')
  await phone.press(/SQL 十五课/)
  await phone.at('/pages/course/show')
  expect(await phone.errors()).toEqual([])
})
