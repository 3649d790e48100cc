// What a server's configuration and its calls say.
import { ask, bad, explain, good, unknown, warn } from './ask.mjs'
import { corsFault } from './cors.mjs'
import { isApp } from './site.mjs'

const tolerableSkewSec = 60
const certificateDays = 14

const isMissingRoute = ({ envelope }) => envelope?.code === 404 && envelope.message === '路由不存在'

const isThisMachine = (url) => /^https?:\/\/(localhost|127\.)/.test(url)

/** PHP has `[]` for what is not filled in. */
const textOf = (value) => (typeof value === 'string' ? value : '')

/** Says why the answer is not from a backend of this app. */
export function foreign({ origin }, { status, body, headers }) {
  const { origin: host, pathname } = new URL(origin)
  if (status >= 500) return `网关报错（HTTP ${status}）：接口服务没有运行，或 nginx 转发的地址不对`
  if (status >= 300 && status < 400) return `被转到了 ${headers.location}，请直接写那个地址`
  if (pathname !== '/') return `地址后面没有接口。只写到域名，不带 ${pathname}：${host}`
  if (/<html|<!doctype/i.test(body)) {
    return `回答的是网页，不是接口（HTTP ${status}）：这可能是 H5 或官网的域名，或没有转发 /api`
  }
  return `回答的不是网校接口（HTTP ${status}）`
}

export function readHttps({ origin }, { certificateEnd }) {
  if (isThisMachine(origin) && origin.startsWith('http:')) return warn('没有用 https（本机地址）', '上线时要有证书')
  if (!origin.startsWith('https:')) return bad('没有用 https', '小程序和微信网页都要求 https，请装上证书')
  const days = certificateEnd ? Math.floor((certificateEnd.getTime() - Date.now()) / 86_400_000) : undefined
  if (days !== undefined && days < certificateDays) return warn(`证书还有 ${days} 天到期`, '请尽快续期')
  return good(days === undefined ? '是' : `是，证书还有 ${days} 天`)
}

export function readClock({ headers }) {
  const at = Date.parse(headers.date ?? '')
  if (Number.isNaN(at)) return unknown('服务器没有说')
  const skewSec = Math.round((at - Date.now()) / 1000)
  if (Math.abs(skewSec) <= tolerableSkewSec) return good('准')
  return warn(
    `和本机差 ${Math.abs(skewSec)} 秒（服务器${skewSec > 0 ? '快' : '慢'}）`,
    '请给服务器打开自动校时；也可能是本机不准',
  )
}

export function readAddress({ asked, origin, siteOrigin }, config) {
  const [url, h5, pc] = [config.url, config.h5_url, config.pc_url].map(textOf)
  if (!/^https?:\/\//.test(url))
    return bad('服务器没有填自己的网址', '在后台「网站设置」里填上，支付和微信登录要从它跳转')
  if (url.startsWith('http:') && origin.startsWith('https:')) {
    return bad(`服务器以为自己的网址是 ${url}`, '在后台改成 https，否则支付、微信登录和图片会失败')
  }
  if (!h5) return warn('没有填 H5 的网址（h5_url）', '在后台填上 H5 的域名，分享和「到浏览器里付」用它')
  if (siteOrigin && h5.replace(/\/+$/, '') !== asked) {
    return warn(`后台的 H5 地址（h5_url）是 ${h5}，不是 ${asked}`, '分享、海报和「到浏览器里付」会去那里：在后台改过来')
  }
  return good(`接口 ${url}，H5 ${h5}${pc ? `，电脑端 ${pc}（电脑访问会转过去）` : ''}`)
}

export async function readCors({ origin, siteOrigin }) {
  if (siteOrigin === new URL(origin).origin) return good('接口和页面同一个域名，用不到')
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
export async function readProxies({ get }) {
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

export async function readDialect({ get }, config) {
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

export async function readEdition({ get }, { enabled_addons: addons }) {
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
export async function readUpgrade({ get }, version) {
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

export async function readPayments({ get, login }, isBase) {
  if (!isBase) return good('由服务器的收银台决定（本命令看不到开了哪些）')
  const { headers, refusal } = await login.logIn()
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

export async function readSearch({ get }) {
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

export async function readMini({ get }) {
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

const agreements = {
  user_protocol: '用户协议',
  user_private_protocol: '隐私政策',
  vip_protocol: '会员协议',
  paid_content_purchase_protocol: '购买协议',
  aboutus: '关于我们',
}

/** The pages whose addresses the server makes of the name by which it believes to be called. */
export async function readAgreements({ asked, origin }, config) {
  const named = Object.entries(agreements).filter(([key]) => textOf(config[key]))
  const advice = 'nginx 要告诉服务器它自己的域名：docs/nginx/zhitu.conf 里 Host 那几行'
  for (const [key, name] of named) {
    const url = config[key]
    if (isThisMachine(url) && !isThisMachine(asked)) return bad(`${name}的地址是 ${url}`, advice)
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
