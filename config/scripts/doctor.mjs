// `npm run doctor -- https://api.example.com`: asks a server what it can do for this app, and says what to do about it.
import { randomBytes } from 'node:crypto'
import https from 'node:https'
import http from 'node:http'
import { parseArgs } from 'node:util'

import { ask, bad, explain, good, timeoutMs, trust, unknown, warn } from '../doctor/ask.mjs'
import { rightTexts } from '../brand/settings.mjs'
import { examineSite, isApp } from '../doctor/site.mjs'
import { checkNode, fail, show } from './lib.mjs'

const usage = `用法：npm run doctor -- https://api.example.com 或 https://h5.example.com
只问不改，四十次以内的读取。H5 的地址会连网站一起看。自己做的证书用 --insecure 放行。
支付方式和直播聊天要登录才看得到：加上一个测试用的学员账号，--mobile 手机号 --password 密码。
有直播课的，再加上直播服务的地址：--go-host https://go.example.com（H5 的 config.js 里写了 goHost 的不用）。`
const tolerableSkewSec = 60
const certificateDays = 14

function readArguments() {
  const text = { type: 'string' }
  const { MOBILE, PASSWORD, GO_HOST } = process.env
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...{ mobile: text, password: text, 'go-host': text },
        ...{ insecure: { type: 'boolean', default: false }, help: { type: 'boolean' } },
      },
    })
    if (values.help) show(usage)
    const { mobile = MOBILE, password = PASSWORD, 'go-host': goHost = GO_HOST, insecure } = values
    if (goHost && rightTexts('goHost', goHost)) fail(`看不懂的直播服务地址：${goHost}\n\n${usage}`)
    return { address: positionals[0], env: { mobile, password, goHost, insecure } }
  } catch (error) {
    return fail(`参数不对：${error.message}\n\n${usage}`)
  }
}

function readOrigin(text = '') {
  const [, scheme, host, path] = /^(https?):\/\/([^/\s?#]+)([^\s?#]*)$/i.exec(text) ?? []
  if (!scheme) fail(`${text ? `看不懂的地址：${text}` : '请写上服务器的地址。'}\n\n${usage}`)
  return `${scheme.toLowerCase()}://${host}${path.replace(/\/+$/, '')}`
}

const isMissingRoute = ({ envelope }) => envelope?.code === 404 && envelope.message === '路由不存在'

/** Says why the answer is not from a backend of this app. */
function foreign({ status, body, headers }) {
  const { origin: host, pathname } = new URL(origin)
  if (status >= 500) return `网关报错（HTTP ${status}）：接口服务没有运行，或 nginx 转发的地址不对`
  if (status >= 300 && status < 400) return `被转到了 ${headers.location}，请直接写那个地址`
  if (pathname !== '/') return `地址后面没有接口。只写到域名，不带 ${pathname}：${host}`
  if (/<html|<!doctype/i.test(body)) {
    return `回答的是网页，不是接口（HTTP ${status}）：这可能是 H5 或官网的域名，或没有转发 /api`
  }
  return `回答的不是网校接口（HTTP ${status}）`
}

checkNode()
const { address, env } = readArguments()
trust.isAnyCertificate = env.insecure
/** The API's origin; a site names its own. */
let origin = readOrigin(address)
/** Whole, '' = not known. A path begins where the pages do, as in the app. */
let goHost = ''
const wholeGoHost = (text) => new URL(text, `${new URL(readOrigin(address)).origin}/`).href.replace(/\/+$/, '')
const get = (path, options) => ask(`${origin}${path}`, options)
const rows = []
const add = (label, row) => rows.push({ label, ...row })

function readHttps({ certificateEnd }) {
  if (isThisMachine(origin) && origin.startsWith('http:')) return warn('没有用 https（本机地址）', '上线时要有证书')
  if (!origin.startsWith('https:')) return bad('没有用 https', '小程序和微信网页都要求 https，请装上证书')
  const days = certificateEnd ? Math.floor((certificateEnd.getTime() - Date.now()) / 86_400_000) : undefined
  if (days !== undefined && days < certificateDays) return warn(`证书还有 ${days} 天到期`, '请尽快续期')
  return good(days === undefined ? '是' : `是，证书还有 ${days} 天`)
}

function readClock({ headers }) {
  const at = Date.parse(headers.date ?? '')
  if (Number.isNaN(at)) return unknown('服务器没有说')
  const skewSec = Math.round((at - Date.now()) / 1000)
  if (Math.abs(skewSec) <= tolerableSkewSec) return good('准')
  return warn(
    `和本机差 ${Math.abs(skewSec)} 秒（服务器${skewSec > 0 ? '快' : '慢'}）`,
    '请给服务器打开自动校时；也可能是本机不准',
  )
}

/** The headers of every call, for which a browser asks permission. */
const headersOfCalls = ['authorization', 'content-type', 'meedu-app', 'meedu-platform', 'meedu-version']

/** Why a browser may not call this from a page of another origin; undefined = it may. */
async function corsFault(url, page) {
  const { headers } = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': 'GET',
      'access-control-request-headers': headersOfCalls.join(','),
    },
  })
  const { 'access-control-allow-origin': allowed, 'access-control-allow-headers': names = '' } = headers
  const isOpen = allowed === '*' || allowed === page
  const taken = names.toLowerCase().split(/[\s,]+/)
  // The star does not cover a login.
  const missing = headersOfCalls.filter(
    (name) => !taken.includes(name) && (name === 'authorization' || !taken.includes('*')),
  )
  if (!isOpen) return `不允许 ${page} 调用`
  return missing.length > 0 ? `跨域的请求头少了 ${missing.join('、')}` : undefined
}

/** Of the site that was asked about; '' = it is no site. */
let siteOrigin = ''
const isElsewhere = (url) => siteOrigin !== '' && siteOrigin !== new URL(url).origin

async function readCors() {
  if (siteOrigin && !isElsewhere(origin)) return good('接口和页面同一个域名，用不到')
  const url = `${origin}/api/v2/other/config`
  const advice = 'H5 要用 nginx 同源转发 /api 和 /addons（docs/nginx/zhitu.conf）'
  if (siteOrigin) {
    const fault = await corsFault(url, siteOrigin)
    return fault ? bad(fault, `学员的浏览器会拦下每一次请求。${advice}`) : good(`允许 ${siteOrigin}`)
  }
  const stranger = 'https://h5.example.com'
  const fault = await corsFault(url, stranger)
  if (fault) return warn(fault.replace(` ${stranger} `, '别的域名'), advice)
  return good('允许；H5 放在别的域名也能用（同源转发更快，见 docs/DEPLOY.md）')
}

/** The limiter counts by address. Which address does it see for ours? */
async function readProxies() {
  const left = async (address) => {
    const headers = address ? { 'x-forwarded-for': address } : {}
    return Number(
      (await get('/api/v2/courses?page=1&page_size=1', { headers })).headers['x-ratelimit-remaining'] ?? NaN,
    )
  }
  const [first, second, third] = [await left(), await left('198.51.100.7'), await left('203.0.113.9')]
  if ([first, second, third].some(Number.isNaN)) return unknown('看不出：没有限流的应答头（本机可能在白名单里）')
  if (second > first && third >= second) {
    return warn(
      '相信来访者自己写的地址，限流可以绕过',
      'TRUSTED_PROXIES 只写 nginx 的地址，nginx 里 X-Forwarded-For 只写 $remote_addr',
    )
  }
  if (second < first - 1 || third < second - 1) {
    return warn(
      '有别人和本机共用限额：除非学员和本机在同一个网络，服务器就是把所有人看成了同一个地址',
      '服务器在 nginx 或 CDN 后面时，要在它的 .env 里设 TRUSTED_PROXIES，否则全站共用每分钟 120 次',
    )
  }
  return unknown('没有看到全站共用限额，没有别人在用时看不出', '有学员在学的时候再查一次')
}

async function readDialect(config) {
  const isThere = async (path) => !isMissingRoute(await get(path))
  const [oldBlocks, oldPayments, oldComments] = [
    await isThere('/api/v2/viewBlock/page/blocks?platform=h5&page_name=h5-page-index'),
    await isThere('/api/v2/order/payments?scene=h5'),
    await isThere('/api/v2/course/1/comments'),
  ]
  if (oldPayments) return { isBase: true, row: good('旧版接口（4.9.13 及之前，或商业版），应用支持') }
  const release = oldBlocks
    ? oldComments
      ? '4.9.14 到 4.9.21'
      : `4.9.22 到 4.9.28${'paid_content_purchase_protocol' in config ? '（新版协议）' : ''}`
    : '4.9.29 及之后'
  return { isBase: false, row: good(`新版接口（${release}），应用支持`) }
}

async function readEdition({ enabled_addons: addons }) {
  const list = Array.isArray(addons) ? [...new Set(addons)] : []
  const isOpen = isMissingRoute(await get('/addons/templateOne/api/v1/settings'))
  if (isOpen && isMissingRoute(await get('/api/v9/version'))) {
    return good(
      `开源版${list.length > 0 ? `，声明的插件：${list.join('、')}` : '，没有插件：点播课、会员、学习记录可用，其余入口自动隐藏'}`,
    )
  }
  return good(`带插件：${list.join('、') || '没有声明任何插件'}`)
}

/**
 * Whether the server lets the site's page in, as the app decides it (src/api/app.ts).
 * @param version of the page
 * @returns undefined where no update is asked for
 */
async function readUpgrade(version) {
  const headers = { 'meedu-app': 'zhitu', 'meedu-platform': 'H5', 'meedu-version': version }
  const { envelope } = await get('/api/v9/version', { headers })
  const { update_mode: mode, version_code: newest } = envelope?.data ?? {}
  const code = Number(version.split('+')[1])
  if (!(mode > 0) || (newest > 0 && newest <= code)) return undefined
  const text = `服务器${newest > 0 ? `的版本号是 ${newest}，` : ''}网站的是 ${code}`
  const advice = `${newest > 0 ? `用 --version-code ${newest} 重新构建` : '发布服务器要的版本'}（docs/DEPLOY.md「更新和回退」）`
  if (mode > 1) return bad(`打开了强制升级，学员进不来：${text}`, `先在后台关掉强制升级，或${advice}`)
  return warn(`学员打开时会被提示升级，点了还是这一版：${text}`, advice)
}

/** One login for all checks, or the row that says why there is none. */
let login
function logIn() {
  login ??= (async () => {
    const { mobile, password } = env
    if (!mobile || !password)
      return { refusal: unknown('要登录才看得到', '加上测试用的学员账号：--mobile 手机号 --password 密码') }
    const { envelope } = await get('/api/v2/login/password', { method: 'POST', body: { mobile, password } })
    const token = envelope?.data?.token
    if (!token) return { refusal: unknown(`登录没有成功：${envelope?.message || '服务器没有说原因'}`) }
    return { token, headers: { authorization: `Bearer ${token}` } }
  })()
  return login
}

/** Whatever has happened since: the login must not stay valid. */
async function logOut() {
  try {
    const { headers } = (await login) ?? {}
    if (headers) await get('/api/v2/logout', { method: 'POST', headers })
  } catch (error) {
    add('退出', warn(`这次登录没有退出：${explain(error)}`, '改一次这个测试账号的密码，登录就失效'))
  }
}

async function readPayments(isBase) {
  if (!isBase) return good('由服务器的收银台决定（本命令看不到开了哪些）')
  const { headers, refusal } = await logIn()
  if (refusal) return refusal
  const names = []
  for (const scene of ['h5', 'wechat']) {
    const { envelope } = await get(`/api/v2/order/payments?scene=${scene}`, { headers })
    const list = Array.isArray(envelope?.data) ? envelope.data : []
    names.push(list.map(({ name }) => name).join('、') || '没有')
  }
  const text = `手机浏览器：${names[0]}；微信里：${names[1]}`
  return names.includes('没有') ? warn(text, '在后台的支付配置里打开，否则学员在那里买不了') : good(text)
}

/** The second host: chat, sign-in and heartbeats of live lessons. */
async function readLive() {
  if (!goHost) return unknown('没有给直播服务的地址', '加上 --go-host https://go.example.com')
  try {
    const url = `${goHost}/addons/zhibo/api/v1/course/1/video/1/chat/msg?page=1&size=1`
    const answer = await ask(url)
    const advice = '（docs/nginx/zhitu-live.conf）'
    if (answer.status !== 401 && answer.envelope?.code !== 401) {
      const text = `回答的不是直播服务（${answer.envelope?.message || `HTTP ${answer.status}`}）`
      if (!env.goHost && goHost === origin)
        return bad(text, `没有写 goHost，应用问的是接口的地址：在 config.js 里写上${advice}`)
      return bad(text, `nginx 转发的地址不对，或服务没有运行${advice}`)
    }
    if (!isElsewhere(goHost)) return good('能用')
    if (siteOrigin.startsWith('https:') && goHost.startsWith('http:'))
      return bad('网址是 http，浏览器会拦下', '改成 https')
    const fault = await corsFault(url, siteOrigin)
    return fault ? bad(fault, `学员发不出消息，也签不了到。让它允许跨域，或同源转发 /go${advice}`) : good('能用')
  } catch (error) {
    return bad(explain(error))
  }
}

/** Opens the chat socket of a coming lesson, at the address that the server gives. */
async function readSocket() {
  const { token, headers, refusal } = await logIn()
  if (refusal) return refusal
  const { envelope: mine } = await get('/addons/zhibo/api/v1/member/courses?page=1&size=50', { headers })
  const rows = Array.isArray(mine?.data?.data) ? mine.data.data : []
  const courses = rows.filter(({ course }) => course?.next_video?.id)
  if (courses.length === 0) return unknown('这个账号没有还要上的直播课', '换一个买了直播课的学员账号')
  const [{ course_id: courseId, course }] = courses
  const lessonId = course.next_video.id
  const { envelope: play } = await get(`/addons/zhibo/api/v1/course/${lessonId}/play`, { headers })
  const template = play?.data?.chat?.connect_url
  if (!template) return warn('服务器没有给聊天的地址', '在后台的直播设置里填直播服务的公网地址')
  if (template.startsWith('ws:') && origin.startsWith('https:'))
    return bad(`聊天的地址不是 wss：${new URL(template).origin}`, '在后台把直播服务的公网地址改成 https')
  const values = { ':courseId': courseId, ':videoId': lessonId, ':token': token }
  const url = template.replace(/:(courseId|videoId|token)/g, (name) => values[name])
  const status = await upgrade(url.replace(/^ws/, 'http'))
  if (status === 101) return good(`能连上 ${new URL(template).origin}`)
  return bad(`连不上（HTTP ${status}）：能发消息，看不到新消息`, 'nginx 要转发 Upgrade（docs/nginx/zhitu-live.conf）')
}

/** The status of the answer to a WebSocket request. @throws what Node's `http` does */
function upgrade(url) {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    }
    const options = { headers, rejectUnauthorized: !trust.isAnyCertificate }
    const request = (url.startsWith('https:') ? https : http).get(url, options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    request.setTimeout(timeoutMs, () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    request.on('error', reject)
  })
}

async function readSearch() {
  const { envelope: courses } = await get('/api/v2/courses?page=1&page_size=1')
  const title = courses?.data?.data?.[0]?.title
  if (!title) return unknown('看不出：还没有课程')
  const keywords = encodeURIComponent(title)
  const { envelope: found } = await get(`/api/v3/search?keywords=${keywords}&type=&page=1&size=10`)
  if (found?.code === 0 && found.data?.total > 0) return good('全文搜索可用')
  const { envelope: old } = await get(`/api/v2/search?keywords=${keywords}`)
  const advice = '要搜全文就在服务器上装搜索引擎（MeiliSearch）并重建索引'
  if (old?.code === 0) return warn('没有搜索引擎：只能按课程标题找，最多 10 门', advice)
  return warn('没有开通：学员搜不到任何东西', advice)
}

async function readMini() {
  const answers = [
    await get('/api/v2/wechat/mini/login', { method: 'POST' }),
    await get('/api/v2/order/payment/wechat/mini', { method: 'POST' }),
  ]
  const [canLogin, canPay] = answers.map((answer) => !isMissingRoute(answer))
  if (canLogin && canPay) return good('微信登录和微信支付的接口都有')
  return warn(
    `没有${[canLogin ? '' : '微信一键登录', canPay ? '' : '微信支付'].filter(Boolean).join('和')}的接口`,
    '小程序里用短信或密码登录；付款用手动打款，或到浏览器里付。H5 不受影响',
  )
}

/** PHP has `[]` for what is not filled in. */
const textOf = (value) => (typeof value === 'string' ? value : '')

function readAddress(config) {
  const [url, h5, pc] = [config.url, config.h5_url, config.pc_url].map(textOf)
  if (!/^https?:\/\//.test(url))
    return bad('服务器没有填自己的网址', '在后台「网站设置」里填上，支付和微信登录要从它跳转')
  if (url.startsWith('http:') && origin.startsWith('https:')) {
    return bad(`服务器以为自己的网址是 ${url}`, '在后台改成 https，否则支付、微信登录和图片会失败')
  }
  if (!h5) return warn('没有填 H5 的网址（h5_url）', '在后台填上 H5 的域名，分享和「到浏览器里付」用它')
  const site = siteOrigin && readOrigin(address)
  if (site && h5.replace(/\/+$/, '') !== site) {
    return warn(`后台的 H5 地址（h5_url）是 ${h5}，不是 ${site}`, '分享、海报和「到浏览器里付」会去那里：在后台改过来')
  }
  return good(`接口 ${url}，H5 ${h5}${pc ? `，电脑端 ${pc}（电脑访问会转过去）` : ''}`)
}

const agreements = {
  user_protocol: '用户协议',
  user_private_protocol: '隐私政策',
  vip_protocol: '会员协议',
  paid_content_purchase_protocol: '购买协议',
  aboutus: '关于我们',
}
const isThisMachine = (url) => /^https?:\/\/(localhost|127\.)/.test(url)

/** The pages whose addresses the server makes of the name by which it believes to be called. */
async function readAgreements(config) {
  const named = Object.entries(agreements).filter(([key]) => textOf(config[key]))
  const advice = 'nginx 要告诉服务器它自己的域名：docs/nginx/zhitu.conf 里 Host 那几行'
  for (const [key, name] of named) {
    const url = config[key]
    if (isThisMachine(url) && !isThisMachine(readOrigin(address))) return bad(`${name}的地址是 ${url}`, advice)
    if (url.startsWith('http:') && origin.startsWith('https:')) {
      return bad(
        `${name}的地址不是 https：${url}`,
        '服务器不认识前面的 nginx：TRUSTED_PROXIES 里要有它的地址（docs/DEPLOY.md）',
      )
    }
    try {
      const answer = await ask(url, { headers: { accept: 'text/html' } })
      if (answer.status >= 400) return bad(`${name}打不开（HTTP ${answer.status}）：${url}`, advice)
      if (isApp(answer)) return bad(`${name}的地址是学员端的首页：${url}`, advice)
    } catch (error) {
      return bad(`${name}打不开：${url}，${explain(error)}`, advice)
    }
  }
  return named.length > 0 ? good(`${named.map(([, name]) => name).join('、')}都打得开`) : unknown('服务器没有给出地址')
}

/** A Chinese character takes two cells. */
const widthOf = (text) => [...text].reduce((width, char) => width + (char > '\u2e80' ? 2 : 1), 0)

function print() {
  const width = Math.max(...rows.map(({ label }) => widthOf(label)))
  console.log(`\n${origin}\n`)
  for (const { mark, label, text, advice } of rows) {
    console.log(`  ${mark} ${label}${' '.repeat(width - widthOf(label))}  ${text}`)
    if (advice) console.log(`    ${' '.repeat(width)}  → ${advice}`)
  }
  const count = (mark) => rows.filter((row) => row.mark === mark).length
  console.log(`\n  ✗ 不行 ${count('✗')} 项，! 要留意 ${count('!')} 项，? 看不出 ${count('?')} 项。\n`)
}

async function examine() {
  const site = await examineSite(origin, add)
  if (site) {
    origin = site.api
    siteOrigin = new URL(readOrigin(address)).origin
  }
  const givenHost = env.goHost || site?.goHost
  if (givenHost) goHost = wholeGoHost(givenHost)
  const answer = await get('/api/v2/other/config')
  const { envelope } = answer
  if (envelope?.code === 429 || envelope?.code === 503) {
    add('接口', bad(envelope.code === 429 ? '访问太频繁' : '正在维护', '一分钟后再试'))
    return
  }
  if (envelope?.code !== 0 || typeof envelope.data !== 'object' || envelope.data === null) {
    add('接口', bad(foreign(answer)))
    return
  }
  const config = envelope.data
  add('接口', good(`能用，${config.name || config.webname || '没有名字的网校'}，${answer.tookMs} 毫秒`))
  add('https', readHttps(answer))
  add('时钟', readClock(answer))
  add('网址', readAddress(config))
  add('跨域', await readCors())
  add('限流', await readProxies())
  const { isBase, row } = await readDialect(config)
  add('版本', row)
  add('插件', await readEdition(config))
  const upgrade = site?.version && (await readUpgrade(site.version))
  if (upgrade) add('升级', upgrade)
  add('支付', await readPayments(isBase))
  add('搜索', await readSearch())
  add('小程序', await readMini())
  add('协议', await readAgreements(config))
  if (Array.isArray(config.enabled_addons) && config.enabled_addons.includes('Zhibo')) {
    add('直播', await readLive())
    add('聊天', await readSocket().catch((error) => bad(explain(error))))
  }
}

try {
  await examine()
} catch (error) {
  add('网络', bad(explain(error)))
} finally {
  await logOut()
}
print()
process.exit(rows.some(({ mark }) => mark === '✗') ? 1 : 0)
