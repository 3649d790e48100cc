import { seal, sessionOf, signatureOf } from '../../sandbox/services/wechat'
import { LEARNER, LOCKED, plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const PAGE = 'https://h5.academy.test/#/pages/index/index'
const ERROR = 'https://h5.academy.test/#/pages/auth/login-error'

/** Goes through the consent page as this persona; gives the address the browser ends at. */
async function consent(persona: string, action = 'login', app = 'wechat/oauth') {
  const start = await client.http('GET', `/api/v3/auth/login/${app}`, {
    query: { s_url: PAGE, f_url: ERROR, action },
  })
  expect(start.statusCode).toBe(302)
  const page = new URL(String(start.headers.location))
  expect((await client.raw({ url: page.pathname + page.search })).body).toContain('以谁的身份')
  const state = page.searchParams.get('state')
  const end = await client.http('POST', '/sandbox/oauth', { body: { state, persona } })
  return String(end.headers.location)
}

const codeOf = (url: string) => /login_code=(\w+)/.exec(url)?.[1] ?? ''
const exchange = (code: string) =>
  client.call<{ success: number; token: string; action: string; code: string }>('POST', '/api/v3/auth/login/code', {
    body: { code },
  })

describe('Apple’s word', () => {
  const now = () => Date.now() / 1000
  const tokenOf = (sub: string, jti: string, exp = now() + 9_000_000, iss = 'https://appleid.apple.com') =>
    `h.${Buffer.from(JSON.stringify({ iss, sub, jti, exp })).toString('base64url')}.s`
  const login = (identity_token: string, user: string) =>
    client.call<{ success: number; token: string; action: string; code: string }>('POST', '/api/v9/login/apple', {
      body: { identity_token, user, nick_name: 'Appleseed' },
    })
  const idOf = async (token: string) =>
    (await client.data<{ id: number; nick_name: string }>('GET', '/api/v2/member/detail', { token })).id

  it('registers whoever is new, and knows them again', async () => {
    const { data } = await login(tokenOf('a1', '1'), 'a1')
    const again = await login(tokenOf('a1', '2'), 'a1')
    expect(await idOf(again.data.token)).toBe(await idOf(data.token))
  })

  it('takes a token once, of its own user, from Apple and in time', async () => {
    await login(tokenOf('a2', '3'), 'a2')
    expect((await login(tokenOf('a2', '3'), 'a2')).message).toBe('Apple 登录凭证已使用')
    expect((await login(tokenOf('a2', '4'), 'a3')).message).toBe('Apple 登录凭证无效')
    expect((await login('nonsense', 'a2')).message).toBe('Apple 登录凭证无效')
    expect((await login(tokenOf('a2', '5', undefined, 'https://example.com'), 'a2')).message).toBe('Apple 登录凭证无效')
    expect((await login(tokenOf('a2', '6', 1), 'a2')).message).toBe('Apple 登录凭证已过期')
    expect((await login('', 'a2')).message).toBe('参数错误')
  })
})

describe('the OAuth round', () => {
  it('comes back inside the hash with a code of 32 characters', async () => {
    const url = await consent('known')
    expect(url).toMatch(/^https:\/\/h5\.academy\.test\/#\/pages\/index\/index\?login_code=\w{32}&action=login$/)
    const { data } = await exchange(codeOf(url))
    expect(data.success).toBe(1)
    const member = await client.data<{ mobile: string }>('GET', '/api/v2/member/detail', {
      token: data.token,
    })
    expect(member.mobile).toBe(LEARNER)
  })

  it('takes a code once, and only ten minutes long', async () => {
    const code = codeOf(await consent('known'))
    await exchange(code)
    expect((await exchange(code)).message).toBe('已过期')
    const late = codeOf(await consent('known'))
    await client.advance(601)
    expect((await exchange(late)).message).toBe('已过期')
    expect((await exchange('')).message).toBe('参数错误')
  })

  it('goes to the failure address when the person says no', async () => {
    const url = new URL((await consent('nobody')).replace('#', ''))
    expect(url.searchParams.get('login_err_msg')).toBe('您取消了授权')
  })

  it('refuses bad addresses and actions in the browser', async () => {
    const path = '/api/v3/auth/login/wechat/oauth'
    for (const query of [
      { s_url: PAGE, f_url: ERROR },
      { s_url: PAGE, action: 'login' },
      { s_url: `${PAGE}?${'x'.repeat(255)}`, f_url: ERROR, action: 'login' },
    ]) {
      expect(await client.refusal('GET', path, { query: query as Record<string, string> })).toBe('1 参数错误')
    }
  })

  it('offers QQ only when it is switched on', async () => {
    const path = '/api/v3/auth/login/socialite/qq'
    expect(await client.refusal('GET', path)).toBe('1 登录应用不存在')
    await client.configure({ socialites: { qq: 1 } })
    expect(await consent('fresh', 'login', 'socialite/qq')).toContain('login_code=')
  })

  it('makes an account with a stand-in mobile for somebody new', async () => {
    const { data } = await exchange(codeOf(await consent('fresh')))
    const member = await client.data('GET', '/api/v2/member/detail', { token: data.token })
    expect(member).toMatchObject({
      is_bind_mobile: 0,
      is_bind_wechat: 1,
      mobile: expect.stringMatching(/^2\d{8}$/),
    })
  })
})

describe('somebody new who must bind a mobile', () => {
  const register = (code: string, mobile: string, mobile_code = '112233') =>
    client.call<{ token: string }>('POST', '/api/v3/auth/register/withSocialite', {
      body: { code, mobile, mobile_code },
    })

  it('keeps the code for the registration', async () => {
    const code = codeOf(await consent('freshNeedsMobile'))
    expect((await exchange(code)).data).toEqual({ success: 0, action: 'bind_mobile', code })
    expect((await register(code, '13700000009', 'x')).message).toBe('短信验证码错误')
    expect((await register(code, LEARNER)).message).toBe('手机号已存在')
    const { data } = await register(code, '13700000009')
    expect(await client.data('GET', '/api/v2/member/detail', { token: data.token })).toMatchObject({
      is_bind_wechat: 1,
    })
    expect((await register(code, '13700000010')).message).toBe('已过期')
    expect((await register('', '13700000010')).message).toBe('参数错误')
  })

  it('is everybody new when the academy forces it', async () => {
    await client.configure({ member: { enabled_mobile_bind_alert: 1 } })
    expect((await exchange(codeOf(await consent('fresh')))).data.success).toBe(0)
    expect((await exchange(codeOf(await consent('known')))).data.success).toBe(1)
    await client.configure({ member: { enabled_mobile_bind_alert: 0 } })
  })

  it('cannot register a second account for a bound identity', async () => {
    expect((await register(codeOf(await consent('known')), '13700000011')).message).toBe('当前渠道账号已绑定了其它账号')
  })

  it('is refused when new accounts start locked', async () => {
    await client.configure({ sandbox: { lock_new_members: true } })
    expect((await exchange(codeOf(await consent('fresh')))).message).toBe('用户已锁定无法登录')
    await client.configure({ sandbox: { lock_new_members: false } })
  })
})

describe('binding from the profile', () => {
  const bind = async (token: string, persona: string) => {
    const code = codeOf(await consent(persona, 'bind'))
    return (await client.call('POST', '/api/v3/member/socialite/bindWithCode', { token, body: { code } })).message
  }

  it('binds, refuses and unbinds', async () => {
    const token = await client.login(plain(1))
    expect(await bind(token, 'known')).toBe('同渠道账号已绑定其它用户')
    expect(await bind(token, 'noMobile')).toBe('当前渠道账号已绑定了其它账号')
    expect(await bind(token, 'fresh')).toBe('')
    expect(await bind(token, 'fresh')).toBe('您已经绑定了该渠道的账号')
    expect(await client.refusal('DELETE', '/api/v2/member/socialite/weibo', { token })).toBe('1 参数错误')
    await client.data('DELETE', '/api/v2/member/socialite/wechat', { token })
    expect(await bind(token, 'fresh')).toBe('')
    expect(
      await client.refusal('POST', '/api/v3/member/socialite/bindWithCode', {
        token,
        body: { code: 'gone' },
      }),
    ).toBe('1 已过期')
  })
})

describe('the mini-program', () => {
  let logins = 0
  /** One `wx.login`: what the server answers, and what WeChat then tells about whoever holds the phone. */
  async function open(name = 'visitor') {
    const code = `as:${name}.${(logins += 1)}`
    const session = sessionOf(code)
    const { openid } = await client.data<{ openid: string }>('POST', '/api/v2/wechat/mini/login', { body: { code } })
    const rawData = JSON.stringify({ nickName: '微信用户' })
    const signature = signatureOf(rawData, session.key)
    const tell = (sealed: object) => ({ rawData, signature, ...seal(session, sealed) })
    return {
      openid,
      code,
      /** `wx.getUserInfo` with credentials. */
      info: tell({ nickName: '微信用户', openId: session.openId }),
      /** `wx.getUserProfile` never says who it is. */
      profile: tell({ nickName: '微信用户' }),
      phone: (phoneNumber: string) => seal(session, { phoneNumber }),
    }
  }
  type Phone = Awaited<ReturnType<typeof open>>

  const silent = (body: object) => client.call<{ token: string }>('POST', '/api/v2/login/wechatMini', { body })
  const byPhone = ({ openid, info, phone }: Phone, mobile: string, more: object = {}) =>
    client.call<{ token: string }>('POST', '/api/v2/login/wechatMiniMobile', {
      body: { openid, ...phone(mobile), userInfo: info, ...more },
    })
  const detail = (token: string) => client.data('GET', '/api/v2/member/detail', { token })

  it('signs in silently only after a phone number was given', async () => {
    const first = await open()
    expect((await silent({ openid: first.openid, ...first.info })).message).toBe('错误')
    const { data } = await byPhone(first, LEARNER)
    expect(await detail(data.token)).toMatchObject({ mobile: LEARNER, nick_name: '林小满' })
    const later = await open()
    expect((await silent({ openid: later.openid, ...later.info })).data.token).toBeTruthy()
  })

  it('makes an account for a new number, with the name that WeChat has', async () => {
    const { data } = await byPhone(await open('newcomer'), '13700000012')
    expect(await detail(data.token)).toMatchObject({
      mobile: '13700000012',
      nick_name: expect.stringMatching(/^微信用户_\w{3}$/),
      avatar: expect.stringMatching(/^http/),
    })
  })

  it('takes only what tells who it is, and is the one of the session', async () => {
    const known = await open()
    const { openid } = known
    await byPhone(known, LEARNER)
    const stranger = await open('stranger')
    const of = async (body: object) => (await silent({ openid, ...body })).message
    expect(await of(known.info)).toBe('')
    expect(await of(known.profile)).toBe('错误')
    expect(await of(stranger.info)).toBe('错误')
    expect(await of({ ...known.info, signature: stranger.info.signature })).toBe('错误')
    expect(await of({ ...known.info, rawData: '{}' })).toBe('错误')
    expect(await of({ ...known.info, iv: 'short' })).toBe('错误')
    expect(await of({ ...known.info, iv: undefined })).toBe('错误')
    expect((await byPhone(known, LEARNER, { userInfo: known.profile })).message).toBe('错误')
    expect((await byPhone(known, LEARNER, { userInfo: { ...known.info, signature: '' } })).message).toBe('参数错误')
    expect((await byPhone(known, LEARNER, { encryptedData: LEARNER, iv: 'iv' })).message).toBe('错误')
    expect((await byPhone(known, LEARNER, stranger.phone(LEARNER))).message).toBe('错误')
  })

  it('opens with the key of the newest login only, and takes a code once', async () => {
    const old = await open('late')
    await byPhone(old, '13700000014')
    const newer = await open('late')
    expect((await silent({ openid: old.openid, ...old.info })).message).toBe('错误')
    expect((await silent({ openid: newer.openid, ...newer.info })).message).toBe('')
    const body = { code: newer.code }
    expect(await client.refusal('POST', '/api/v2/wechat/mini/login', { body })).toBe('1 错误')
  })

  it('refuses a locked account, an unknown session and one of yesterday', async () => {
    expect(await client.refusal('POST', '/api/v2/login/wechatMini/session', { body: {} })).toBe('1 参数错误')
    const late = await open('yesterday')
    expect((await byPhone(late, LOCKED)).message).toBe('账号已被锁定')
    expect((await silent({ ...late.info, openid: 'unknown' })).message).toBe('错误')
    await client.advance(12 * 3600 + 1)
    expect((await byPhone(late, '13700000013')).message).toBe('错误')
  })
})
