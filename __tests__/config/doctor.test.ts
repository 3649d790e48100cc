import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { bootScript } from '../../config/webpack/startPage'
import { fetchOnce } from '../setup/fetchOnce'
import { createSandbox, type SandboxOptions } from '../../sandbox/server'

const script = path.resolve(__dirname, '../../config/scripts/doctor.mjs')

/** What the doctor prints about an address: each row without its mark and its blanks, by its label. */
async function examine(address: string, env: Record<string, string> = {}, args: string[] = []) {
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, address, ...args].filter(Boolean),
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    )
  })
  expect(text).not.toMatch(/^\s+at /m)
  const rows = [...text.matchAll(/^ {2}([✓!✗?]) (\S+) +(.*)(?:\n +→ (.*))?$/gm)]
  return {
    code,
    text,
    row: (label: string) =>
      rows
        .find((row) => row[2] === label)
        ?.slice(1)
        .filter(Boolean)
        .join(' '),
  }
}

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function openSandbox(options: Partial<SandboxOptions>): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-doctor-'))
  const sandbox = await createSandbox({ dataDir, ...options })
  closing.push(async () => {
    await sandbox.close()
    fs.rmSync(dataDir, { recursive: true })
  })
  return sandbox.listen()
}

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** By https, with a certificate of its own making. */
async function serveTls(listener: RequestListener): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-doctor-tls-'))
  const [key, cert] = [path.join(dir, 'key'), path.join(dir, 'cert')]
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...subject], {
    stdio: 'ignore',
  })
  const server = https.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) }, listener)
  fs.rmSync(dir, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

interface Bend {
  /** What becomes of the config. */
  config?: Record<string, unknown>
  headers?: (request: http.IncomingMessage) => Record<string, string>
}

/** A server like another one, but for what is bent. */
const bent = (origin: string, { config, headers = () => ({}) }: Bend): Promise<string> =>
  serve((request, response) => {
    void fetchOnce(`${origin}${request.url}`, { method: request.method }).then(async (answer) => {
      let body = await answer.text()
      if (config && request.method === 'GET' && request.url === '/api/v2/other/config') {
        const { data, ...envelope } = JSON.parse(body) as { data: object }
        body = JSON.stringify({ ...envelope, data: { ...data, ...config } })
      }
      for (const [name, value] of Object.entries(headers(request))) response.setHeader(name, value)
      response.end(body)
    })
  })

/** @param answer true = it has answered by itself */
const passOn = (origin: string, answer: (...call: Parameters<RequestListener>) => boolean): RequestListener => {
  return (request, response) => {
    if (answer(request, response)) return
    const { url, method, headers } = request
    const call = http.request(`${origin}${url}`, { method, headers }, (given) => {
      response.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(response)
    })
    request.pipe(call)
  }
}

/** A server in front of another one. */
const passing = (...way: Parameters<typeof passOn>): Promise<string> => serve(passOn(...way))

describe('a server of the open core, older', () => {
  const kind = { dialect: 'base', edition: 'open' } as const
  let origin: string
  /** The same without a limiter: so many questions at once are those of a test. */
  let patient: string
  beforeAll(async () => {
    origin = await openSandbox(kind)
    patient = await openSandbox({ ...kind, rateLimit: false })
  })

  it('is one to work with: what it lacks is said, with what to do about it', async () => {
    const { code, row, text } = await examine(origin)
    expect(row('接口')).toMatch(/^✓ 接口 能用，知途网校，\d+ 毫秒$/)
    expect(row('时钟')).toBe('✓ 时钟 准')
    expect(row('跨域')).toMatch(/^✓ 跨域 允许/)
    expect(row('限流')).toMatch(/^\? 限流 没有看到全站共用限额/)
    expect(row('版本')).toMatch(/^✓ 版本 旧版接口/)
    expect(row('插件')).toMatch(/^✓ 插件 开源版/)
    expect(row('支付')).toMatch(/^\? 支付 要登录才看得到/)
    expect(row('搜索')).toMatch(/^! 搜索 没有搜索引擎：只能按课程标题找.* 要搜全文/)
    expect(row('小程序')).toMatch(/^! 小程序 没有微信一键登录和微信支付的接口 /)
    expect(row('协议')).toBe('✓ 协议 用户协议、隐私政策、会员协议、关于我们都打得开')
    expect(text).toContain('✗ 不行 0 项')
    expect(code).toBe(0)
  })

  it('tells its ways to pay to a learner', async () => {
    const { row } = await examine(`${patient}/`, { MOBILE: '13800000001', PASSWORD: 'zhitu123' })
    expect(row('支付')).toMatch(/^✓ 支付 手机浏览器：.*手动打款；微信里：.*手动打款/)
    const stranger = await examine(patient, { MOBILE: '13800000001', PASSWORD: 'wrong' })
    expect([stranger.code, stranger.row('支付')]).toEqual([0, expect.stringMatching(/^\? 支付 登录没有成功：.*密码/)])
  })

  it.each<[string, RegExp, Bend]>([
    ['网址', /^✗ 网址 服务器没有填自己的网址/, { config: { url: '' } }],
    ['网址', /^! 网址 没有填 H5 的网址/, { config: { h5_url: '' } }],
    ['网址', /^! 网址 没有填 H5 的网址/, { config: { h5_url: [], pc_url: [] } }],
    ['协议', /^✓ 协议 用户协议、会员协议、关于我们都打得开/, { config: { user_private_protocol: ['x'] } }],
    ['跨域', /^! 跨域 不允许别的域名调用/, {}],
    [
      '时钟',
      /^! 时钟 和本机差 60\d 秒（服务器慢）/,
      { headers: () => ({ date: new Date(Date.now() - 600_400).toUTCString() }) },
    ],
    ['限流', /^\? 限流 看不出/, {}],
  ])('%s: %s', async (label, words, bend) => {
    const { row } = await examine(await bent(patient, bend))
    expect(row(label)).toEqual(expect.stringMatching(words))
  })

  const html = '<div id="app"></div><script src="./config.js"></script>'
  it.each<[what: string, answer: RequestListener, says: RegExp]>([
    ['nobody has', (_, response) => response.writeHead(404).end(), /^✗ 协议 隐私政策打不开（HTTP 404）.* nginx 要告诉/],
    ['the app answers', (_, response) => response.end(html), /^✗ 协议 隐私政策的地址是学员端的首页：/],
  ])('an agreement that %s', async (_, answer, says) => {
    const { row, code } = await examine(await bent(patient, { config: { user_private_protocol: await serve(answer) } }))
    expect([row('协议'), code]).toEqual([expect.stringMatching(says), 1])
  })

  it('agreements at an address of the server’s own machine, which no phone reaches', async () => {
    const { row } = await examine((await bent(patient, {})).replace('127.0.0.1', '0.0.0.0'))
    expect(row('协议')).toMatch(/^✗ 协议 用户协议的地址是 http:\/\/127\.0\.0\.1:/)
  })

  it('agreements by plain http, where the server does not believe the proxy that takes https', async () => {
    const { row } = await examine(await serveTls(passOn(patient, () => false)), {}, ['--insecure'])
    expect(row('协议')).toMatch(/^✗ 协议 用户协议的地址不是 https：http:.* 服务器不认识前面的 nginx：TRUSTED_PROXIES/)
  })

  it('that counts whoever says who it is is told so, and one that counts all as one', async () => {
    const says = await bent(patient, {
      headers: ({ headers }) => ({ 'x-ratelimit-remaining': headers['x-forwarded-for'] ? '119' : '90' }),
    })
    expect((await examine(says)).row('限流')).toMatch(/^! 限流 相信来访者自己写的地址.*\$remote_addr$/)
    let left = 120
    const together = await bent(patient, { headers: () => ({ 'x-ratelimit-remaining': String((left -= 4)) }) })
    expect((await examine(together)).row('限流')).toMatch(/^! 限流 有别人和本机共用限额.*TRUSTED_PROXIES/)
  })
})

it('a server with add-ons, newer', async () => {
  const { code, row } = await examine(await openSandbox({ dialect: 'head' }))
  expect(row('版本')).toMatch(/^✓ 版本 新版接口（4\.9\.29 及之后）/)
  expect(row('插件')).toMatch(/^✓ 插件 带插件：.*MeeduBooks/)
  expect(row('支付')).toMatch(/^✓ 支付 由服务器的收银台决定/)
  expect(row('搜索')).toBe('✓ 搜索 全文搜索可用')
  expect(code).toBe(0)
})

describe('live courses', () => {
  const account = { MOBILE: '13800000001', PASSWORD: 'zhitu123' }
  let origin: string
  beforeAll(async () => {
    origin = await openSandbox({ rateLimit: false })
  })

  it('the second host and its socket', async () => {
    const { code, row } = await examine(origin, { ...account, GO_HOST: `${origin}/go` })
    expect(row('直播')).toBe('✓ 直播 能用')
    expect(row('聊天')).toBe(`✓ 聊天 能连上 ${origin.replace('http', 'ws')}`)
    expect(row('支付')).toMatch(/^✓/)
    expect(code).toBe(0)
  })

  it('what is not told, or by nobody', async () => {
    const { row } = await examine(origin)
    expect(row('直播')).toMatch(/^\? 直播 没有给直播服务的地址 加上 --go-host/)
    expect(row('聊天')).toMatch(/^\? 聊天 要登录才看得到 加上测试用的学员账号：--mobile/)
  })

  it.each([
    ['the first host instead', () => origin, /^✗ 直播 回答的不是直播服务（路由不存在） nginx/],
    ['nobody', () => 'http://127.0.0.1:9', /^✗ 直播 连接被拒绝/],
  ])('a wrong address: %s', async (_, host, words) => {
    const { code, row } = await examine(origin, { GO_HOST: host() })
    expect(row('直播')).toMatch(words)
    expect(code).toBe(1)
  })

  it('a login is over in the end, also when the network fails on the way', async () => {
    const asked: string[] = []
    const fails = await passing(origin, (request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`)
      if (!request.url?.startsWith('/api/v3/search')) return false
      response.destroy()
      return true
    })
    const { row, code } = await examine(fails, account)
    expect(row('网络')).toMatch(/^✗ 网络 连接被中断/)
    expect(code).toBe(1)
    expect(asked.slice(asked.indexOf('POST /api/v2/login/password'))).toContain('POST /api/v2/logout')
  })

  it('a login that cannot be ended is told', async () => {
    const fails = await passing(origin, (request, response) => {
      if (request.url !== '/api/v2/logout') return false
      response.destroy()
      return true
    })
    expect((await examine(fails, account)).row('退出')).toMatch(/^! 退出 这次登录没有退出：连接被中断/)
  })

  it('a way that does not let the socket through', async () => {
    const plain = await serve((_, response) => response.writeHead(400).end())
    const body = JSON.stringify({ sandbox: { go_host: plain } })
    await fetchOnce(`${origin}/sandbox/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { code, row } = await examine(origin, account)
    expect(row('聊天')).toMatch(/^✗ 聊天 连不上（HTTP 400）.*转发 Upgrade/)
    expect(code).toBe(1)
  })
})

describe('what is no server', () => {
  const page = '<!doctype html><title>知途</title>'
  const cases: [string, () => Promise<string> | string, string][] = [
    ['nobody', () => 'http://127.0.0.1:9', '✗ 网络 连接被拒绝'],
    ['a name that is none', () => 'https://api.invalid', '✗ 网络 域名查不到'],
    ['a page', () => serve((_, response) => response.end(page)), '✗ 接口 回答的是网页，不是接口（HTTP 200）'],
    ['a path too much', async () => `${await openSandbox({})}/api/v2`, '只写到域名，不带 /api/v2'],
    ['a broken gateway', () => serve((_, response) => response.writeHead(502).end()), '✗ 接口 网关报错（HTTP 502）'],
    [
      'a signpost',
      () => serve((_, response) => response.writeHead(301, { location: 'https://a.example.com/' }).end()),
      '被转到了 https://a.example.com/',
    ],
    [
      'a server that rests',
      () => serve((_, response) => response.end('{"code":503,"message":"系统维护中","data":[]}')),
      '✗ 接口 正在维护 一分钟后再试',
    ],
  ]
  it.each(cases)('%s', async (_, open, words) => {
    const { code, text, row } = await examine(await open())
    expect(code).toBe(1)
    expect(row('接口') ?? row('网络')).toContain(words)
    expect(text).toContain('✗ 不行 1 项')
  })

  it.each(['', 'api.example.com', 'ftp://api.example.com'])('no address: %s', async (address) => {
    const { code, text } = await examine(address)
    expect(code).toBe(1)
    expect(text).toContain('用法：npm run doctor')
  })
})

describe('the site itself', () => {
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc='">
    <script src="./config.js"></script><script src="./js/app.1a2b3c4d.js"></script><div id="app"></div>`
  /** A build as far as the doctor looks at it. */
  function build(config: string) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-doctor-site-'))
    closing.push(async () => fs.rmSync(folder, { recursive: true }))
    fs.mkdirSync(path.join(folder, 'js'))
    fs.writeFileSync(path.join(folder, 'index.html'), page)
    fs.writeFileSync(path.join(folder, 'js/app.1a2b3c4d.js'), '')
    fs.writeFileSync(path.join(folder, 'config.js'), config)
    return folder
  }

  /** The files as they are, while the sandbox adds to the settings. */
  const serveFiles = (folder: string) =>
    serve((request, response) => {
      const name = path.join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''))
      if (fs.existsSync(name)) response.end(fs.readFileSync(name))
      else response.writeHead(404).end()
    })

  it('is sound where it is served as DEPLOY.md has it, and its API is looked at too', async () => {
    const { row } = await examine(await openSandbox({ staticRoot: build('window.__ZHITU__ = {}') }))
    for (const label of ['网站', '文件', '缓存', '策略', 'config.js', '接口']) expect(row(label)).toMatch(/^✓/)
    expect(row('上报')).toMatch(/^\?.*没有设/)
  })

  it.each(['', null])('has its other rows where a setting is %j', async (empty) => {
    const config = `window.__ZHITU__ = ${JSON.stringify({ scriptHosts: empty, siteUrl: empty })}`
    const { row } = await examine(await openSandbox({ staticRoot: build(config) }))
    for (const label of ['config.js', '接口']) expect(row(label)).toMatch(/^✓/)
  })

  it('whose page is not as config.js says, and whose live service takes no call of another origin', async () => {
    const live = await serve((_, response) => response.writeHead(401).end())
    const { row, code } = await examine(
      await openSandbox({
        staticRoot: build(
          `window.__ZHITU__ = { apiHost: '/', scriptHosts: ['https://hm.baidu.com'], goHost: '${live}' }`,
        ),
      }),
    )
    expect(row('页面')).toMatch(/^✗ 页面 页面的策略会拦下 https:\/\/hm\.baidu\.com 的脚本 再运行一次 npm run brand/)
    expect(row('直播')).toMatch(/^✗ 直播 不允许 http:\S+ 调用 学员发不出消息/)
    expect(code).toBe(1)
  })

  it('whose page was not stamped of its settings', async () => {
    const folder = build("window.__ZHITU__ = { appName: '蓝海网校' }")
    const source = fs.readFileSync(path.resolve(__dirname, '../../src/index.html'), 'utf8').replace(/<%[\s\S]*?%>/g, '')
    fs.writeFileSync(
      path.join(folder, 'index.html'),
      source.replace('content=""', "content=\"script-src 'self' 'sha256-abc='; object-src\""),
    )
    const site = await serveFiles(folder)
    const { row } = await examine(site)
    expect(row('页面')).toMatch(/^! 页面 还不是 config.js 里的样子/)
    const brand = path.resolve(__dirname, '../../config/scripts/brand.mjs')
    execFileSync(process.execPath, [brand, path.join(folder, 'config.js'), '--dist', folder])
    expect((await examine(site)).row('页面')).toBe('✓ 页面 和 config.js 一致')
  })

  it.each<[what: string, config: string, label: string, says: RegExp]>([
    ['a settings file that breaks', 'window.__ZHITU__ = {', 'config.js', /^✗.*写坏了/],
    ['WeChat’s own customer service', "window.__ZHITU__ = { customerService: 'contact' }", 'config.js', /^✗/],
    ['reports that go nowhere', "window.__ZHITU__ = { reportUrl: '/report' }", '上报', /^✗.*\/report 回答 404/],
  ])('%s', async (_, config, label, says) => {
    expect((await examine(await openSandbox({ staticRoot: build(config) }))).row(label)).toMatch(says)
  })

  it.each(['[]', "'https://a.example.com:80800'"])(
    'is looked at to the end where its addresses are %s',
    async (value) => {
      const names = ['apiHost', 'goHost', 'reportUrl', 'statsUrl']
      for (const name of names) {
        const config = `window.__ZHITU__ = { apiHost: '/', ${name}: ${value} }`
        const { row } = await examine(await openSandbox({ staticRoot: build(config), rateLimit: false }))
        expect([name, row('config.js')]).toEqual([
          name,
          expect.stringMatching(new RegExp(`^✗ config.js ${name} 要写成`)),
        ])
        expect([name, row('网络'), row('接口')]).toEqual([name, undefined, expect.anything()])
      }
    },
  )

  /** The official container's: its page for what is missing, the API below /api. */
  const official = async (config: string, headers: Record<string, string> = {}) => {
    const api = await openSandbox({})
    return serve((request, response) => {
      const { url = '/', method, headers: sent } = request
      if (url === '/config.js') response.end(config)
      else if (!url.startsWith('/api/')) {
        response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(page)
      } else {
        const call = http.request(`${api}${url.slice(4)}`, { method, headers: sent }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        })
        request.pipe(call)
      }
    })
  }

  it('in the official container: the API below /api is found, and that config.js does not say so', async () => {
    const { row, code } = await examine(await official('window.__ZHITU__ = {}'))
    expect(row('apiHost')).toMatch(/^✗.*apiHost: '\/api'/)
    expect(row('接口')).toMatch(/^✓/)
    expect(row('文件')).toMatch(/^!.*回答 200/)
    expect(row('缓存')).toMatch(/^!/)
    expect(code).toBe(1)
  })

  it.each([
    ['上报', 'reportUrl'],
    ['统计', 'statsUrl'],
  ])('in the official container nobody takes what is sent to its page: %s', async (label, name) => {
    const { row } = await examine(await official(`window.__ZHITU__ = { apiHost: '/api', ${name}: '/report' }`))
    expect(row(label)).toMatch(new RegExp(`^✗ ${label} .*/report 回答的是首页，没有人收 检查 ${name}`))
  })

  it('that is not where the academy leads its learners', async () => {
    const origin = await openSandbox({ staticRoot: build('window.__ZHITU__ = {}') })
    expect((await examine(origin)).row('网址')).toMatch(/^✓/)
    const own = JSON.stringify({ h5_url: 'https://old.example.com/' })
    await fetchOnce(`${origin}/sandbox/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: own,
    })
    expect((await examine(origin)).row('网址')).toMatch(
      /^! 网址 后台的 H5 地址（h5_url）是 https:\/\/old\.example\.com\/，不是 http:.*在后台改过来$/,
    )
  })

  it.each<[what: string, version: object, says: RegExp | undefined, code: number]>([
    ['asks for none', { update_mode: 0, version_code: 39 }, undefined, 0],
    ['is content with this one', { update_mode: 2, version_code: 38 }, undefined, 0],
    [
      'keeps this one out',
      { update_mode: 2, version_code: 39 },
      /^✗ 升级 打开了强制升级，学员进不来：.*39，网站的是 38 先在后台关掉强制升级，或用 --version-code 39 重新构建/,
      1,
    ],
    ['offers a newer one', { update_mode: 1, version_code: '39' }, /^! 升级 .*39，网站的是 38 用 --version-code 39/, 0],
    ['judges by the headers, and refuses', { update_mode: 2 }, /^✗ 升级 .*网站的是 38 先在后台关掉强制升级/, 1],
  ])('a server that forces updates: it %s', async (_, version, says, code) => {
    const folder = build('window.__ZHITU__ = {}')
    fs.appendFileSync(path.join(folder, 'index.html'), bootScript({ APP_VERSION: '1.0.9', APP_VERSION_CODE: '38' }))
    const asked: unknown[] = []
    const site = await passing(await openSandbox({ staticRoot: folder }), ({ url, headers }, response) => {
      if (url !== '/api/v9/version') return false
      asked.push(headers['meedu-version'])
      response.end(JSON.stringify({ code: 0, message: '', data: { ...version, appname: '知途', update_info: '' } }))
      return true
    })
    const { row, code: exit } = await examine(site)
    expect(asked).toContain('1.0.9+38')
    if (says) expect(row('升级')).toMatch(says)
    else expect(row('升级')).toBeUndefined()
    expect(exit).toBe(code)
  })

  it('in the official container with its apiHost', async () => {
    const { row } = await examine(await official("window.__ZHITU__ = { apiHost: '/api' }"))
    expect(row('apiHost')).toBeUndefined()
    expect(row('接口')).toMatch(/^✓/)
    expect(row('直播')).toMatch(/^✗ 直播 回答的不是直播服务.*没有写 goHost，应用问的是接口的地址/)
  })

  it.each<[how: string, config: string, args: string[]]>([
    ['as config.js says it', "window.__ZHITU__ = { apiHost: '/api', goHost: '/live' }", []],
    ['as it is given by hand', "window.__ZHITU__ = { apiHost: '/api' }", ['--go-host', '/live']],
  ])('the live service is where the page would look for it, %s', async (_, config, args) => {
    const asked: string[] = []
    const site = await passing(await official(config), ({ url = '' }, response) => {
      if (!url.startsWith('/live/')) return false
      asked.push(url)
      response.end('{"code":401,"message":"请登录","data":[]}')
      return true
    })
    const { row } = await examine(site, {}, args)
    expect(row('直播')).toBe('✓ 直播 能用')
    expect(asked).toEqual([expect.stringMatching(/^\/live\/addons\/zhibo\//)])
  })

  it('a setting of another form is told, as npm run brand does', async () => {
    const { row } = await examine(await official("window.__ZHITU__ = { apiHost: '/api', goHost: 'go.example.com' }"))
    expect(row('config.js')).toMatch(/^✗ config.js goHost 要写成 'https:\/\/go.example.com'/)
    expect(row('直播')).toMatch(/^\? 直播 没有给直播服务的地址/)
  })

  it.each<[what: string, headers: Record<string, string>, says: RegExp]>([
    ['hides its time', {}, /^! 对时 .*Access-Control-Expose-Headers: Date/],
    ['exposes its time', { 'access-control-expose-headers': 'X-Id, Date' }, /^✓ 对时/],
  ])('an API on another origin that %s', async (_, headers, says) => {
    const api = await bent(await openSandbox({}), { headers: () => headers })
    const { row } = await examine(await openSandbox({ staticRoot: build(`window.__ZHITU__ = { apiHost: '${api}' }`) }))
    expect(row('对时')).toMatch(says)
  })

  it('that was built for its API, and whose config.js is empty, is asked about that one', async () => {
    const api = await openSandbox({})
    const page = build('window.__ZHITU__ = {}')
    const file = path.join(page, 'index.html')
    const built = `<html lang="zh-CN" data-api-host="${api}" data-built-host="${api}" data-report-url="/told">`
    fs.writeFileSync(file, `${built}${fs.readFileSync(file, 'utf8')}`)
    const site = await serveFiles(page)
    const { row } = await examine(site)
    expect(row('config.js')).toBe(`✓ config.js 读得懂，接口 ${api}`)
    expect(row('接口')).toMatch(/^✓/)
    expect(row('上报')).toMatch(/^✗.*\/told 回答 404/)
    expect(row('跨域')).toBe(`✓ 跨域 允许 ${site}`)
  })

  it.each<[what: string, headers: Record<string, string>, says: RegExp]>([
    ['lets nobody else in', { 'access-control-allow-origin': '' }, /^✗ 跨域 不允许 http.*学员的浏览器会拦下每一次请求/],
    [
      'does not let all headers through',
      { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Authorization, meedu-platform' },
      /^✗ 跨域 跨域的请求头少了 content-type、meedu-app、meedu-version/,
    ],
    [
      'lets all but the login through',
      { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      /^✗ 跨域 跨域的请求头少了 authorization/,
    ],
  ])('an API on another origin that %s', async (_, headers, says) => {
    const api = await bent(await openSandbox({}), { headers: () => headers })
    const { row, code } = await examine(
      await openSandbox({ staticRoot: build(`window.__ZHITU__ = { apiHost: '${api}' }`) }),
    )
    expect(row('跨域')).toMatch(says)
    expect(code).toBe(1)
  })

  it.each(['config.js', 'sw.js'])('a panel that keeps %s for half a day', async (name) => {
    const served = await openSandbox({ staticRoot: build('window.__ZHITU__ = {}') })
    const site = await passing(served, ({ url }, response) => {
      if (url !== `/${name}`) return false
      response.setHeader('cache-control', 'max-age=43200')
      response.end('window.__ZHITU__ = {}')
      return true
    })
    expect((await examine(site)).row('缓存')).toContain(`✗ 缓存 ${name} 会被记住（max-age=43200）`)
  })

  it('a page that is remembered, and a policy of an earlier release', async () => {
    const { row } = await examine(
      await official("window.__ZHITU__ = { apiHost: '/api' }", {
        'cache-control': 'max-age=3600',
        'content-security-policy': "script-src 'self' 'sha256-old='",
      }),
    )
    expect(row('缓存')).toMatch(/^✗.*会被记住/)
    expect(row('策略')).toMatch(/^✗.*拦下/)
  })

  it('a self-made certificate is refused, and taken when that is asked for', async () => {
    const address = await serveTls((_, response) => response.end(page))
    const refused = await examine(address)
    const taken = await examine(address, {}, ['--insecure'])
    expect(refused.row('网络')).toMatch(/自签名/)
    expect(taken.row('网站')).toMatch(/^✓/)
  })
})
