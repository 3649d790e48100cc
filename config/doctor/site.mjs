// The doctor looks at the H5 site itself, which visitors meet before any call.
import { evaluateConfig } from '../brand/config.mjs'
import { faultOf, rightTexts } from '../brand/settings.mjs'
import { stampPage } from '../brand/stamp.mjs'
import { ask, bad, explain, good, unknown, warn } from './ask.mjs'

/** This app's start page. */
export const isApp = ({ body }) => /<div id="app">/.test(body) && body.includes('./config.js')

const readFiles = async (site) => {
  const { status } = await ask(`${site}/js/app.00000000.js`)
  if (status === 404) return good('不存在的文件是 404')
  return warn(
    `不存在的文件回答 ${status}`,
    '不要配成「找不到就回 index.html」：更新后旧页面要多载入一次（官方容器就是这样，能用）',
  )
}

const policyOf = ({ headers }) => String(headers['cache-control'] ?? '')
const isKept = (policy) => /max-age=(?!0)\d|immutable/.test(policy) && !/no-cache|no-store/.test(policy)

/** Files whose names stay. A panel's own rule for `.js` often keeps two of them for hours. */
const requested = ['config.js', 'sw.js']

async function readCaching(site, page) {
  const advice = '按 docs/nginx/zhitu.conf 设置：index.html、config.js 和 sw.js 是 no-cache，js/ 和 css/ 一直缓存'
  const named = await Promise.all(
    requested.map(async (name) => ({ name, policy: policyOf(await ask(`${site}/${name}`)) })),
  )
  const cached = [{ name: 'index.html', policy: policyOf(page) }, ...named].find(({ policy }) => isKept(policy))
  if (cached) return bad(`${cached.name} 会被记住（${cached.policy}），更新后学员还是旧的`, advice)
  if (!/no-cache|no-store|max-age=0/.test(policyOf(page))) {
    return warn('没有说 index.html 能不能记住，浏览器自己猜', advice)
  }
  const [, script] = /src="\.\/(js\/[\w.-]+\.[0-9a-f]{8}\.js)"/.exec(page.body) ?? []
  const ofScript = script ? policyOf(await ask(`${site}/${script}`)) : ''
  if (!/max-age=\d{6,}|immutable/.test(ofScript)) return warn('带指纹的文件没有一直缓存，每次打开都重新问', advice)
  return good('index.html 每次都问，带指纹的文件一直缓存')
}

async function readPlain(site) {
  const { protocol, host, port, pathname } = new URL(site)
  if (protocol !== 'https:' || port !== '') return unknown('没有看：地址不是 https，或不是 443 端口')
  const answer = await ask(`http://${host}${pathname}`).catch(() => null)
  if (!answer) return warn('http 打不开：学员少打一个 s 就进不来', '80 端口跳转到 https')
  const to = String(answer.headers.location ?? '')
  if (answer.status >= 300 && answer.status < 400 && to.startsWith('https://')) return good('跳转到 https')
  return warn('http 也能打开，没有跳转到 https', '80 端口跳转到 https，微信登录和拍照都要 https')
}

function readPolicy(page) {
  const policy = String(page.headers['content-security-policy'] ?? '')
  const [, own] = /'sha256-([^']+)'/.exec(page.body) ?? []
  const [, ofHeader] = /script-src[^;]*'sha256-([^']+)'/.exec(policy) ?? []
  if (/script-src/.test(policy) && ofHeader !== own) {
    return bad('服务器的策略拦下了页面最先运行的脚本', '服务器只说 frame-ancestors，其余的写在 index.html 里')
  }
  if (!own) return warn('页面里没有内容安全策略', '请用 npm run build:h5 构建的文件')
  if (!/frame-ancestors/.test(policy))
    return warn('别的网站能把它放进框里', '加上响应头 frame-ancestors，见 docs/nginx/zhitu.conf')
  return good('页面里有，服务器说了谁能把它放进框里')
}

/** Only another origin's answers hide their time. */
async function readTime(site, api) {
  const { headers } = await ask(`${api}/api/v2/other/config`, { headers: { origin: new URL(site).origin } })
  const exposed = String(headers['access-control-expose-headers'] ?? '')
  if (/(^|[\s,])(date|\*)($|[\s,])/i.test(exposed)) return good('接口在别的域名，页面读得到它的时间')
  const advice = '接口加上应答头 Access-Control-Expose-Headers: Date'
  const { headers: own } = await ask(`${site}/config.js`, { method: 'HEAD' })
  if (own.date) return warn('接口在别的域名，页面读不到它的时间，改用网站的', `${advice}；网站的时钟要准`)
  return bad('接口和网站都不告诉时间，考试没有倒计时', advice)
}

/** What the build was given, which holds where `config.js` is empty. */
const builtInto = (page, name) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(page.body)?.[1] ?? ''

/** @returns the row, and what the file says where it can be read */
async function readConfigFile(site, builtHost) {
  const answer = await ask(`${site}/config.js`)
  if (answer.status === 404) return { row: warn('没有这个文件，用构建时的值'), config: {} }
  if (/^\s*</.test(answer.body)) return { row: bad('回答的是网页', '把 config.js 放在 index.html 旁边'), config: {} }
  const { config, failure } = evaluateConfig(answer.body)
  if (failure) return { row: bad(`写坏了：${failure}`, '应用会按默认值打开'), config: {} }
  if (!config) return { row: bad('里面没有 window.__ZHITU__'), config: {} }
  const fault = faultOf(config)
  if (fault) return { row: bad(fault, '改好 config.js，见 docs/DEPLOY.md'), config }
  const host = config.apiHost || builtHost
  return { row: good(`读得懂，接口${host ? ` ${host}` : '和页面同一个域名'}`), config, isRight: true }
}

const isStamped = ({ body }) => body.includes('<!-- brand -->')
/** What `npm run brand` alone brings into effect, or what is seen before `config.js` is here. */
const ofPage = ['appName', 'description', 'icon', 'brandColor', 'siteUrl', 'scriptHosts']

/** Whether the page is as `npm run brand` makes it of this `config.js`; undefined where it need not be. */
function readBrand(page, config) {
  const { body } = page
  const policy = /script-src[^;]*/.exec(body)?.[0]
  const stopped = (config.scriptHosts ?? []).find((host) => policy && !policy.includes(new URL(host).origin))
  const advice = '再运行一次 npm run brand，然后上传（docs/DEPLOY.md「自己的名字和颜色」）'
  if (stopped) return bad(`页面的策略会拦下 ${stopped} 的脚本`, advice)
  if (!isStamped(page) && !ofPage.some((name) => config[name])) return undefined
  try {
    if (stampPage(body, config) === body) return good('和 config.js 一致')
  } catch {
    return unknown('看不出：页面不是原来的样子')
  }
  return warn('还不是 config.js 里的样子', advice)
}

const noReports = unknown('没有设，学员遇到的故障没有人知道', 'config.js 的 reportUrl，见 docs/DEPLOY.md「故障上报」')

/** A page on https may ask nothing of http. */
const mixed = (site, address) =>
  site.startsWith('https:') && new URL(address, `${site}/`).protocol === 'http:'
    ? bad('网址是 http，浏览器会拦下', '改成 https')
    : undefined

/** Whether something takes what phones send to an address of `config.js`. */
async function readReceiver(site, name, address) {
  const url = new URL(address, `${site}/`)
  const blocked = mixed(site, address)
  if (blocked) return blocked
  const advice = `检查 ${name} 和 nginx 的 include`
  try {
    const answer = await ask(url.href)
    if (answer.status === 404 || answer.status >= 500) return bad(`${url.href} 回答 ${answer.status}`, advice)
    if (isApp(answer)) return bad(`${url.href} 回答的是首页，没有人收`, advice)
    return good(`${url.href} 在那里`)
  } catch (error) {
    return bad(`${url.href}：${explain(error)}`)
  }
}

/** The root of the API that the page calls, without its last slash. */
function apiOf(site, apiHost) {
  const { origin } = new URL(site)
  return new URL(`${apiHost.replace(/\/+$/, '')}/`, `${origin}/`).href.replace(/\/+$/, '')
}

/**
 * @param site its address, without its last slash
 * @returns the root of its API, the page's version, and the live service that the app calls: the API's root where no
 *   other is named ('' = what is named is no address); null where there is no site of this app
 */
export async function examineSite(site, add) {
  const page = await ask(`${site}/`, { headers: { accept: 'text/html' } })
  if (page.status !== 200 || !isApp(page)) return null
  add('网站', good('是知途 H5'))
  add('文件', await readFiles(site))
  add('缓存', await readCaching(site, page))
  add('http', await readPlain(site))
  add('策略', readPolicy(page))
  const builtHost = builtInto(page, 'data-built-host')
  const { row, config, isRight } = await readConfigFile(site, builtHost)
  add('config.js', row)
  const brand = isRight && readBrand(page, config)
  if (brand) add('页面', brand)
  /** '' also where no call could go there, which is said above. */
  const addressOf = (name, built = '') => {
    const text = String(config[name] || built)
    return URL.canParse(text, `${site}/`) ? text : ''
  }
  const reportUrl = addressOf('reportUrl', builtInto(page, 'data-report-url'))
  add('上报', reportUrl ? await readReceiver(site, 'reportUrl', reportUrl) : noReports)
  const statsUrl = addressOf('statsUrl')
  if (statsUrl) add('统计', await readReceiver(site, 'statsUrl', statsUrl))
  const subtitles = mixed(site, addressOf('subtitleUrl'))
  if (subtitles) add('字幕', subtitles)
  const goHost = addressOf('goHost', builtInto(page, 'data-built-go-host'))
  const api = await findApi(site, addressOf('apiHost', builtHost), add)
  if (new URL(api).origin !== new URL(site).origin) {
    add('对时', await readTime(site, api).catch((error) => unknown(explain(error))))
  }
  return { api, version: versionOf(page), goHost: rightTexts('goHost', goHost) ? '' : goHost || api }
}

/** Which version the page was built as, as its calls say it (`1.0.7+38`); '' = not known. */
const versionOf = ({ body }) => /["'](\d+(?:\.\d+)+\+\d+)["']/.exec(body)?.[1] ?? ''

async function findApi(site, apiHost, add) {
  const api = apiOf(site, apiHost)
  if (api !== new URL(site).origin) return api
  // In the official container the API's root lies below the site: its own root answers with its page, or nothing.
  const isApi = async (root) => (await ask(`${root}/api/v2/other/config`)).envelope?.code === 0
  const below = `${api}/api`
  if ((await isApi(api)) || !(await isApi(below))) return api
  add('apiHost', bad('接口在 /api 下面，config.js 没有写', "官方容器要写 apiHost: '/api'"))
  return below
}
