import { LEARNER, LEAVING, LOCKED, plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const detail = (token: string) => client.data<Record<string, unknown>>('GET', '/api/v2/member/detail', { token })

describe('password login', () => {
  const login = (body: object) => client.refusal('POST', '/api/v2/login/password', { body })

  it('gives a token of three parts that opens the member detail', async () => {
    const token = await client.login(LEARNER)
    expect(token.split('.')).toHaveLength(3)
    expect(await detail(token)).toMatchObject({
      id: 1,
      mobile: LEARNER,
      is_bind_mobile: 1,
      is_bind_wechat: 1,
      role: null,
    })
  })

  it.each([
    [{}, '1 请输入手机号,请输入密码'],
    [{ mobile: LEARNER }, '1 请输入密码'],
    [{ mobile: LEARNER, password: 'wrong' }, '1 手机号或密码错误'],
    [{ mobile: '13111111111', password: 'zhitu123' }, '1 手机号或密码错误'],
    [{ mobile: LOCKED, password: 'zhitu123' }, '1 账号已被锁定'],
  ])('refuses %p', async (body, message) => {
    expect(await login(body)).toBe(message)
  })

  it('takes form fields too', async () => {
    const response = await client.raw({
      method: 'POST',
      url: '/api/v2/login/password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `mobile=${LEARNER}&password=zhitu123`,
    })
    expect(response.json()).toMatchObject({ code: 0 })
  })

  it('takes back an open deletion request', async () => {
    const token = await client.login(LEAVING)
    await client.data('POST', '/api/v3/member/destroy', { token })
    expect(await client.refusal('POST', '/api/v3/member/destroy', { token })).toBe('1 用户已申请注销')
  })
})

describe('the token', () => {
  it('is taken from header, query and body', async () => {
    const token = await client.login(LEARNER)
    const { code } = await client.call('GET', '/api/v2/member/detail', { query: { token } })
    expect(code).toBe(0)
    const answer = await client.call('POST', '/api/v2/member/detail/mobile', {
      body: { token, mobile: '1', mobile_code: '1' },
    })
    expect(answer.message).toBe('已绑定')
  })

  it('is refused when missing, forged, revoked or expired', async () => {
    const token = await client.login(plain(1))
    expect(await client.refusal('GET', '/api/v2/member/detail')).toBe('401 请登录')
    expect(await client.refusal('GET', '/api/v2/member/detail', { token: `${token}x` })).toBe('401 请登录')
    await client.data('POST', '/api/v2/logout', { token })
    expect(await client.refusal('GET', '/api/v2/member/detail', { token })).toBe('401 请登录')

    const other = await start()
    const old = await other.login(LEARNER)
    await other.advance(14 * 24 * 3600 + 1)
    expect(await other.refusal('GET', '/api/v2/member/detail', { token: old })).toBe('401 请登录')
    await other.close()
  })

  it('may be answered with a real 401 on v3 paths', async () => {
    await client.configure({ sandbox: { http_401_on_v3: true } })
    const response = await client.http('GET', '/api/v3/member/courses')
    expect([response.statusCode, response.json()]).toEqual([401, { message: 'Unauthenticated.' }])
    expect(await client.refusal('GET', '/api/v2/member/detail')).toBe('401 请登录')
    await client.configure({ sandbox: { http_401_on_v3: false } })
  })

  it('is replaced by a newer login in single-device mode', async () => {
    await client.configure({ sandbox: { single_device: 3 } })
    const first = await client.login(plain(2))
    const second = await client.login(plain(2))
    // Plain "bearer" routes do not look.
    await client.data('GET', '/api/v2/course/1/like', { token: first })
    expect(await client.refusal('GET', '/api/v2/member/detail', { token: first })).toBe('401 请重新登录')
    // Told once; then nobody knows this token any more.
    expect(await client.refusal('GET', '/api/v2/member/detail', { token: first })).toBe('401 请登录')
    expect(await client.refusal('GET', '/api/v2/course/1/like', { token: first })).toBe('401 请登录')
    expect(await client.data('GET', '/api/v2/course/1', { token: first })).toMatchObject({ isCollect: false })
    await detail(second)
    await client.configure({ sandbox: { single_device: 1 } })
  })
})

describe('captcha and codes', () => {
  const send = (body: object) => client.refusal('POST', '/api/v2/captcha/sms', { body })

  it('draws a real picture', async () => {
    const { img } = await client.data<{ img: string }>('GET', '/api/v2/captcha/image')
    expect(
      Buffer.from(img.split(',')[1] ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  it('names what is missing', async () => {
    expect(await send({})).toBe('1 请输入手机号,请输入图形验证码,参数错误')
    expect(await send({ mobile: LEARNER, image_captcha: 'abcd', scene: 'login' })).toBe('1 参数错误')
    expect(await send({ mobile: LEARNER, ...(await client.captcha()), scene: 'nonsense' })).toBe('1 参数错误')
    expect(await client.refusal('POST', '/api/v9/captcha/email', { body: {} })).toBe(
      '1 请输入邮箱,请输入图形验证码,参数错误',
    )
  })

  it('takes a captcha once, whatever the case, and not after a wrong try', async () => {
    const mobile = '13700000001'
    const good = await client.captcha()
    const body = { mobile, ...good, image_captcha: good.image_captcha.toLowerCase(), scene: 'login' }
    await client.data('POST', '/api/v2/captcha/sms', { body })
    expect(await send(body)).toBe('1 图形验证码错误')
    const other = await client.captcha()
    expect(await send({ mobile, ...other, image_captcha: '!!!!', scene: 'login' })).toBe('1 图形验证码错误')
    expect(await send({ mobile, ...other, scene: 'login' })).toBe('1 图形验证码错误')
  })

  async function sentCode(mobile: string, scene = 'login') {
    await client.data('POST', '/api/v2/captcha/sms', { body: { mobile, ...(await client.captcha()), scene } })
    const codes = await client.data<{ target: string; code: string }[]>('GET', '/sandbox/sms')
    return codes.find(({ target }) => target === mobile)?.code ?? ''
  }

  const enter = (mobile: string, code: string) =>
    client.call<{ token: string }>('POST', '/api/v2/login/mobile', { body: { mobile, mobile_code: code } })

  it('logs an unknown number in with the code sent, once', async () => {
    const mobile = '13700000002'
    const code = await sentCode(mobile)
    const { data } = await enter(mobile, code)
    expect(await detail(data.token)).toMatchObject({
      mobile,
      is_password_set: 0,
      is_set_nickname: 0,
      credit1: 20,
    })
    expect((await enter(mobile, code)).message).toBe('短信验证码错误')
    expect((await enter(mobile, '112233')).code).toBe(0)
  })

  it('drops a code after too many wrong tries, and after five minutes', async () => {
    const mobile = '13700000003'
    const code = await sentCode(mobile)
    for (let i = 0; i < 11; i += 1) await enter(mobile, 'wrong')
    expect((await enter(mobile, code)).message).toBe('短信验证码错误')
    const later = await sentCode(mobile)
    await client.advance(301)
    expect((await enter(mobile, later)).message).toBe('短信验证码错误')
  })

  it('refuses a mobile login without a number or into a locked account', async () => {
    expect(await client.refusal('POST', '/api/v2/login/mobile', { body: {} })).toBe('1 请输入手机号')
    expect((await enter(LOCKED, '112233')).message).toBe('账号已被锁定')
  })

  it('resets a forgotten password', async () => {
    const reset = (path: string, body: object) => client.call('POST', path, { body })
    expect((await reset('/api/v2/password/reset', {})).message).toBe('请输入手机号,请输入短信验证码,请输入密码')
    const unknown = { mobile: '13000000000', mobile_code: '112233', password: 'x' }
    expect((await reset('/api/v2/password/reset', unknown)).message).toBe('手机号不存在')
    expect((await reset('/api/v2/password/reset', { ...unknown, mobile_code: 'x' })).message).toBe('短信验证码错误')
    expect((await reset('/api/v9/password/reset', { ...unknown, mobile: plain(3) })).code).toBe(0)
    await client.login(plain(3), 'x')
    const mail = { email: 'a@b.cn', email_code: 'x', password: 'x' }
    expect((await reset('/api/v9/password/reset', mail)).message).toBe('邮箱验证码错误')
    expect((await reset('/api/v9/password/reset', { ...mail, email_code: '112233' })).message).toBe('邮箱不存在')
    const email = 'xiaoman@zhitu.example'
    await client.data('POST', '/api/v9/captcha/email', {
      body: { email, ...(await client.captcha()), scene: 'password_reset' },
    })
    const [sent] = await client.data<{ target: string; code: string }[]>('GET', '/sandbox/sms')
    expect(sent?.target).toBe(email)
    await client.data('POST', '/api/v9/password/reset', {
      body: { email, email_code: sent?.code, password: 'by-mail' },
    })
    await client.login(LEARNER, 'by-mail')
  })
})
