import { LEARNER, multipart, plain, PNG, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const detail = (token: string) => client.data<Record<string, unknown>>('GET', '/api/v2/member/detail', { token })

it('shows dates, masks and membership in their exact forms', async () => {
  const learner = await detail(await client.login(LEARNER))
  expect(learner).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z$/),
    avatar: 'http://academy.test/sandbox/art/avatar/%E6%9E%97%E5%B0%8F%E6%BB%A1.svg',
    is_face_verify: true,
    profile_real_name: '林*满',
    profile_id_number: '110101****1234',
    role_expired_at: null,
  })
  expect(learner).not.toHaveProperty('agreement_status')
  expect(await detail(await client.login(VIP))).toMatchObject({
    role_id: 3,
    role: { id: 3, name: '年度会员', desc_rows: [''] },
    role_expired_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    profile_real_name: '周*',
  })
})

it('lists orders and memberships as full paginators', async () => {
  const orders = await client.data('GET', '/api/v2/member/orders', {
    token: await client.login(LEARNER),
    query: { page_size: '1' },
  })
  expect(orders).toMatchObject({
    total: 4,
    last_page: 4,
    per_page: 1,
    path: 'api/v2/member/orders',
    data: [
      {
        status_text: '未支付',
        continue_pay: true,
        payment_method: '',
        goods: [{ goods_type: 'COURSE', num: 1 }],
      },
    ],
  })
  const roles = await client.data('GET', '/api/v2/member/roles', { token: await client.login(VIP) })
  expect(roles).toMatchObject({
    total: 1,
    data: [{ role_id: 3, user: { nick_name: '周知行' }, role: { name: '年度会员' } }],
  })
})

it('lets the nickname be set once', async () => {
  const set = (token: string, nick_name?: string) =>
    client.call('POST', '/api/v2/member/detail/nickname', { token, body: { nick_name } })
  expect((await set(await client.login(LEARNER), '新名字')).message).toBe('当前用户已配置昵称')
  const { data } = await client.call<{ token: string }>('POST', '/api/v2/login/mobile', {
    body: { mobile: '13700000020', mobile_code: '112233' },
  })
  expect((await set(data.token)).message).toBe('请输入昵称')
  expect((await set(data.token, '林小满')).message).toBe('昵称已经存在')
  expect((await set(data.token, '长'.repeat(25))).message).toBe('错误')
  expect((await set(data.token, '初来乍到')).code).toBe(0)
  expect((await set(data.token, '又改')).message).toBe('当前用户已配置昵称')
})

it('takes an avatar of at most one megabyte', async () => {
  const token = await client.login(plain(1))
  const send = (part?: ReturnType<typeof multipart>) =>
    client.call('POST', '/api/v2/member/detail/avatar', { token, ...part })
  expect((await send()).message).toBe('请上传文件')
  expect((await send(multipart('other', PNG))).message).toBe('请上传文件')
  expect((await send(multipart('file', Buffer.from('<svg/>')))).message).toBe('请上传图片文件')
  expect((await send(multipart('file', Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])))).message).toBe(
    '文件不能超过1M',
  )
  expect((await send(multipart('file', PNG))).code).toBe(0)
  const { avatar } = await detail(token)
  const picture = await client.raw({ url: String(avatar).replace('http://academy.test', '') })
  expect([picture.statusCode, picture.rawPayload]).toEqual([200, PNG])
})

it('takes a picture of at most two megabytes', async () => {
  const token = await client.login(plain(1))
  const send = (part?: ReturnType<typeof multipart>) => client.call('POST', '/api/v2/upload/image', { token, ...part })
  expect((await send()).message).toBe('请上传文件')
  expect((await send(multipart('file', Buffer.alloc(0)))).message).toBe('请上传有效文件')
  expect((await send(multipart('file', Buffer.from('text')))).message).toBe('请上传图片文件')
  expect((await send(multipart('file', Buffer.concat([PNG, Buffer.alloc(2048 * 1024)])))).message).toBe(
    '文件不能超过2M',
  )
  const { data } = await send(multipart('file', PNG))
  expect(data).toMatchObject({
    name: 'a.png',
    disk: 'public',
    url: expect.stringMatching(/^http:\/\/academy\.test\/sandbox\/uploads/),
  })
})

it('binds, proves and changes the mobile', async () => {
  const { data } = await client.call<{ token: string }>('POST', '/api/v2/login/password', {
    body: { mobile: '200000004', password: 'zhitu123' },
  })
  const { token } = data
  const bind = (mobile: string, mobile_code = '112233') =>
    client.call('POST', '/api/v2/member/detail/mobile', { body: { mobile, mobile_code, token } })
  expect((await bind('')).message).toBe('请输入手机号')
  expect((await bind('13700000030', '')).message).toBe('请输入短信验证码')
  expect((await bind('13700000030', 'x')).message).toBe('短信验证码错误')
  expect((await bind(LEARNER)).message).toBe('手机号已存在')
  expect((await bind('13700000030')).code).toBe(0)
  expect((await bind('13700000031')).message).toBe('已绑定')

  const prove = (mobile: string, mobile_code = '112233') =>
    client.call<{ sign: string }>('POST', '/api/v2/member/verify', { token, body: { mobile, mobile_code } })
  expect((await prove('13700000039')).message).toBe('参数错误')
  expect((await prove('13700000030', 'x')).message).toBe('短信验证码错误')
  const { sign } = (await prove('13700000030')).data

  const change = (body: object) =>
    client.call('PUT', '/api/v2/member/mobile', { token, body: { mobile_code: '112233', ...body } })
  expect((await change({ mobile: '13700000032' })).message).toBe('参数错误')
  expect((await change({ mobile: '13700000032', mobile_code: 'x', sign })).message).toBe('短信验证码错误')
  expect((await change({ mobile: LEARNER, sign })).message).toBe('手机号已存在')
  expect((await change({ mobile: '13700000032', sign })).code).toBe(0)
  expect((await change({ mobile: '13700000033', sign })).message).toBe('参数错误')
  const stale = (await prove('13700000032')).data.sign
  await client.advance(3601)
  expect((await change({ mobile: '13700000034', sign: stale })).message).toBe('参数错误')
  expect(await detail(token)).toMatchObject({ mobile: '13700000032', is_bind_mobile: 1 })
})

it('changes the password of the own mobile only', async () => {
  const token = await client.login(plain(2))
  const change = (body: object) => client.call('POST', '/api/v2/member/detail/password', { token, body })
  expect((await change({ mobile: plain(2), mobile_code: '112233' })).message).toBe('请输入密码')
  expect((await change({ mobile: LEARNER, mobile_code: '112233', password: 'x' })).message).toBe('请绑定手机号')
  expect((await change({ mobile: plain(2), mobile_code: 'x', password: 'x' })).message).toBe('短信验证码错误')
  expect((await change({ mobile: plain(2), mobile_code: '112233', password: 'changed' })).code).toBe(0)
  await client.login(plain(2), 'changed')
  await detail(token)
})

it('lists messages, counts and reads them', async () => {
  const token = await client.login(LEARNER)
  const unread = () => client.data<number>('GET', '/api/v2/member/unreadNotificationCount', { token })
  const list = () =>
    client.data<{ data: { id: string; read_at: string | null }[]; total: number }>('GET', '/api/v2/member/messages', {
      token,
    })
  expect(await unread()).toBe(2)
  const [newest] = (await list()).data
  await client.data('GET', `/api/v2/member/notificationMarkAsRead/${newest?.id}`, { token })
  await client.data('GET', '/api/v2/member/notificationMarkAsRead/unknown', { token })
  expect(await unread()).toBe(1)
  expect((await list()).data[0]?.read_at).toMatch(/Z$/)
  await client.data('GET', '/api/v2/member/notificationMarkAllAsRead', { token })
  expect(await unread()).toBe(0)
})

it('lists points newest first', async () => {
  const token = await client.login(LEARNER)
  const page = await client.data('GET', '/api/v2/member/credit1Records', {
    token,
    query: { page: '1', page_size: '2' },
  })
  expect(page).toMatchObject({ total: 3, data: [{ sum: 5, remark: '看完视频送5积分' }, { sum: 9 }] })
})

it('gives an invite code to those who may have one', async () => {
  const read = (token: string) => client.data<{ code?: string }>('GET', '/api/v2/member/promoCode', { token })
  const generate = (token: string) => client.call('POST', '/api/v2/member/promoCode', { token })
  const learner = await client.login(plain(3))
  expect(await read(learner)).toEqual({ per_order_draw: 0.01 })
  expect((await generate(learner)).message).toBe('当前用户无权限使用邀请码')
  const vip = await client.login(VIP)
  expect((await read(vip)).code).toBe('U200008863')
  expect((await generate(vip)).message).toBe('当前用户无权限使用邀请码')
})

it('verifies a face, and says so in its odd way while it is not done', async () => {
  const token = await client.login('13800000005')
  const path = '/api/v3/member/tencent/faceVerify'
  expect(await client.refusal('POST', path, { token, body: {} })).toBe('1 参数错误')
  const s_url = 'http://academy.test/#/pages/webview/faceSuccess'
  const begun = await client.data<Record<'url' | 'rule_id' | 'biz_token' | 'request_id', string>>('POST', path, {
    token,
    body: { s_url },
  })
  const query = { biz_token: begun.biz_token, rule_id: begun.rule_id }
  expect(await client.call('GET', path, { token, query })).toEqual({
    code: { status: 5 },
    message: '',
    data: [],
  })
  expect(await client.refusal('GET', path, { token, query: { rule_id: '1' } })).toBe('1 参数错误')

  const page = new URL(begun.url)
  expect((await client.raw({ url: page.pathname + page.search })).body).toContain('验证通过')
  const end = await client.http('POST', '/sandbox/face', {
    body: { token: begun.biz_token, result: 'passed' },
  })
  expect(end.headers.location).toBe(s_url)
  // Nobody has asked yet, and only that records it.
  expect(await detail(token)).toMatchObject({ is_face_verify: false })
  expect(await client.data('GET', path, { token, query })).toEqual({ status: 9 })
  expect(await detail(token)).toMatchObject({ is_face_verify: true, profile_real_name: '陈*诺' })
  expect(await client.refusal('POST', path, { token, body: { s_url } })).toBe('1 当前学员已完成实人认证')
})

it.each([
  ['127.0.0.1:8081', 'localhost:8081'],
  ['localhost', '127.0.0.1'],
  // A phone on the network knows this machine by one name alone.
  ['192.168.1.20:8081', '192.168.1.20:8081'],
])('the page of a face check is not the academy’s own: %s leads to %s', async (host, other) => {
  const { url } = await client.data<{ url: string }>('POST', '/api/v3/member/tencent/faceVerify', {
    token: await client.login('13800000006'),
    body: { s_url: 'PC' },
    headers: { host },
  })
  expect(new URL(url).host).toBe(other)
})

it('removes an account seven days after the request', async () => {
  const token = await client.login(plain(4))
  await client.data('POST', '/api/v3/member/destroy', { token })
  await client.advance(7 * 24 * 3600 + 1)
  expect(await client.refusal('GET', '/api/v2/member/detail', { token })).toBe('401 请登录')
})
