// `npm run doctor -- https://api.example.com`: asks a server what it can do for this app, and says what to do about it.
import { parseArgs } from 'node:util'

import { rightTexts } from '../brand/settings.mjs'
import { ask, bad, explain, good, trust } from '../doctor/ask.mjs'
import { readLive, readSocket } from '../doctor/live.mjs'
import { createLogin } from '../doctor/login.mjs'
import * as server from '../doctor/server.mjs'
import { examineSite } from '../doctor/site.mjs'
import { checkNode, fail, show } from './lib.mjs'

const usage = `用法：npm run doctor -- https://api.example.com 或 https://h5.example.com
只问不改，四十次以内的读取。H5 的地址会连网站一起看。自己做的证书用 --insecure 放行。
支付方式和直播聊天要登录才看得到：加上一个测试用的学员账号，--mobile 手机号 --password 密码。
有直播课的，再加上直播服务的地址：--go-host https://go.example.com（H5 的 config.js 里写了 goHost 的不用）。`

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

checkNode()
const { address, env } = readArguments()
trust.isAnyCertificate = env.insecure
const asked = readOrigin(address)
const rows = []
const add = (label, row) => rows.push({ label, ...row })

/**
 * What is examined.
 * @param origin the API's; a site names its own
 */
function aim(origin, others) {
  const get = (path, options) => ask(`${origin}${path}`, options)
  return { asked, origin, isHostGiven: Boolean(env.goHost), get, login: createLogin(get, env), ...others }
}
let target = aim(asked, { siteOrigin: '', goHost: '' })

/** A path begins where the pages do, as in the app. */
const wholeGoHost = (text) => new URL(text, `${new URL(asked).origin}/`).href.replace(/\/+$/, '')

/** A Chinese character takes two cells. */
const widthOf = (text) => [...text].reduce((width, char) => width + (char > '\u2e80' ? 2 : 1), 0)

function print() {
  const width = Math.max(...rows.map(({ label }) => widthOf(label)))
  console.log(`\n${target.origin}\n`)
  for (const { mark, label, text, advice } of rows) {
    console.log(`  ${mark} ${label}${' '.repeat(width - widthOf(label))}  ${text}`)
    if (advice) console.log(`    ${' '.repeat(width)}  → ${advice}`)
  }
  const count = (mark) => rows.filter((row) => row.mark === mark).length
  console.log(`\n  ✗ 不行 ${count('✗')} 项，! 要留意 ${count('!')} 项，? 看不出 ${count('?')} 项。\n`)
}

async function examine() {
  const site = await examineSite(asked, add)
  const givenHost = env.goHost || site?.goHost
  target = aim(site ? site.api : asked, {
    /** '' = what was asked about is no site. */
    siteOrigin: site ? new URL(asked).origin : '',
    /** '' = not known. */
    goHost: givenHost ? wholeGoHost(givenHost) : '',
  })
  const answer = await target.get('/api/v2/other/config')
  const { envelope } = answer
  if (envelope?.code === 429 || envelope?.code === 503) {
    add('接口', bad(envelope.code === 429 ? '访问太频繁' : '正在维护', '一分钟后再试'))
    return
  }
  if (envelope?.code !== 0 || typeof envelope.data !== 'object' || envelope.data === null) {
    add('接口', bad(server.foreign(target, answer)))
    return
  }
  const config = envelope.data
  add('接口', good(`能用，${config.name || config.webname || '没有名字的网校'}，${answer.tookMs} 毫秒`))
  add('https', server.readHttps(target, answer))
  add('时钟', server.readClock(answer))
  add('网址', server.readAddress(target, config))
  add('跨域', await server.readCors(target))
  add('限流', await server.readProxies(target))
  const { isBase, row } = await server.readDialect(target, config)
  add('版本', row)
  add('插件', await server.readEdition(target, config))
  const upgrade = site?.version && (await server.readUpgrade(target, site.version))
  if (upgrade) add('升级', upgrade)
  add('支付', await server.readPayments(target, isBase))
  add('搜索', await server.readSearch(target))
  add('小程序', await server.readMini(target))
  add('协议', await server.readAgreements(target, config))
  if (Array.isArray(config.enabled_addons) && config.enabled_addons.includes('Zhibo')) {
    add('直播', await readLive(target))
    add('聊天', await readSocket(target).catch((error) => bad(explain(error))))
  }
}

try {
  await examine()
} catch (error) {
  add('网络', bad(explain(error)))
} finally {
  const fault = await target.login.logOut()
  if (fault) add('退出', fault)
}
print()
process.exit(rows.some(({ mark }) => mark === '✗') ? 1 : 0)
