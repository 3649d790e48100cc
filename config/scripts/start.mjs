// `npm start`: builds H5 when needed, starts the sandbox, serves both on one origin.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { evaluateConfig } from '../brand/config.mjs'
import { build } from './build.mjs'
import { bin, checkNode, checkPackages, fail, root, run } from './lib.mjs'
import { buildOptions, checkOptions, isPortFree, readPort } from './options.mjs'
import { isOutdated } from './outdated.mjs'
import { startSandbox } from './sandbox.mjs'

const usage = `用法：npm start -- [--port 8080] [--host 127.0.0.1] [--reset]
其余参数是沙盒的，见 npm run sandbox -- --help。`

/** All other options are the sandbox's. */
const {
  help: isHelp,
  port = process.env.PORT ?? '8080',
  host = process.env.SANDBOX_HOST,
} = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } },
  strict: false,
}).values
const args = process.argv.slice(2)
const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::'
const isAlone = /^(localhost|127(\.\d+){3}|::1)$/.test(host)

/** Of virtual machines, containers and private networks, where no phone is. */
const virtual = /^(vEthernet|docker|br-|veth|virbr|vmnet|vboxnet|VirtualBox|VMware|utun|tun|tap|wg|tailscale)/i

/** A phone on the same network reaches this machine here. */
function lanAddress() {
  const interfaces = Object.entries(os.networkInterfaces())
  const addressesOf = (list) =>
    list.flatMap(([, addresses]) => addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal)
  const real = interfaces.filter(([name]) => !virtual.test(name))
  return [...addressesOf(real), ...addressesOf(interfaces)][0]?.address
}

async function buildWithProgress() {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const timer = setInterval(() => console.log(`  正在构建 H5 …… ${seconds()} 秒`), 5_000)
  console.log('首次启动需要构建 H5，大约一分钟。')
  const log = []
  const isBuilt = await build('h5', { stdio: ['ignore', 'pipe', 'pipe'], onOutput: (chunk) => log.push(chunk) })
  clearInterval(timer)
  if (!isBuilt) fail(`${log.join('')}\nH5 构建失败，请看上面的输出。`)
  console.log(`  构建完成，用时 ${seconds()} 秒。`)
}

checkNode()
checkPackages()
if (isHelp) {
  console.log(usage)
  process.exit(0)
}
// Fails early: a build takes a minute.
bin('tsx')
const { renderUnicodeCompact } = await import('uqr')
if (!(await isPortFree(readPort(port)))) fail(`端口 ${port} 已被占用。换一个：npm start -- --port 8090`)
if (isOutdated('h5')) {
  checkOptions(buildOptions.h5)
  if ((await run(bin('tsx'), ['sandbox/index.ts', '--check', ...args])) !== 0) fail(usage)
  await buildWithProgress()
}

/** Settings that `npm run brand` has put there may name an academy's own server. */
const settings = path.join(root, 'dist/h5/config.js')
const { config } = fs.existsSync(settings) ? evaluateConfig(fs.readFileSync(settings, 'utf8')) : {}
if (config?.apiHost) {
  console.log(
    `注意：dist/h5/config.js 里写了 apiHost，页面连的是 ${config.apiHost}，不是沙盒；运行 npm run build:h5 恢复。`,
  )
}

const addressOf = (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
const local = addressOf(isEverywhere ? 'localhost' : host)
await startSandbox(local, ['--port', port, '--static', 'dist/h5', ...args])
const shared = isEverywhere ? lanAddress() : isAlone ? undefined : host
const phone = shared ? addressOf(shared) : local
console.log(`
${renderUnicodeCompact(phone)}

  知途已启动：${local}
  ${
    shared
      ? `同一网络的手机扫上面的二维码，或打开：${phone}
  同一网络里的人都能打开它，也能拨动沙盒的开关；只给这台电脑用：npm start -- --host 127.0.0.1`
      : '只有这台电脑能打开。'
  }

  演示账号    13800000001  密码 zhitu123（普通学员）
              13800000002  密码 zhitu123（会员）
  短信验证码  ${local}/sandbox/sms（112233 总是有效）
  沙盒首页    ${local}/sandbox

  按 Ctrl+C 停止。
`)
