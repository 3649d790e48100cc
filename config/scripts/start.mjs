// `npm start`: builds H5 when needed, starts the sandbox, serves both on one origin.
import os from 'node:os'
import { parseArgs } from 'node:util'

import { build } from './build.mjs'
import { bin, checkNode, fail } from './lib.mjs'
import { isPortFree, readPort } from './options.mjs'
import { isOutdated } from './outdated.mjs'
import { startSandbox } from './sandbox.mjs'

/** All other options are the sandbox's. */
const { port = process.env.PORT ?? '8080', host = process.env.HOST } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
  strict: false,
}).values
const isShared = host === undefined || host === '0.0.0.0'

/** A phone on the same network reaches this machine here. */
const lanAddress = () =>
  Object.values(os.networkInterfaces())
    .flat()
    .find((address) => address && address.family === 'IPv4' && !address.internal)?.address

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
// Fails early: a build takes a minute.
bin('tsx')
const { renderUnicodeCompact } = await import('uqr')
if (!(await isPortFree(readPort(port)))) fail(`端口 ${port} 已被占用。换一个：npm start -- --port 8090`)
if (isOutdated('h5')) await buildWithProgress()

const local = `http://${isShared ? 'localhost' : host}:${port}`
await startSandbox(local, ['--port', port, '--static', 'dist/h5', ...process.argv.slice(2)])
const lan = isShared ? lanAddress() : undefined
const phone = lan ? `http://${lan}:${port}` : local
console.log(`
${renderUnicodeCompact(phone)}

  知途已启动：${local}
  ${
    lan
      ? `同一网络的手机扫上面的二维码，或打开：${phone}
  同一网络里的人都能打开它，也能拨动沙箱的开关；只给这台电脑用：npm start -- --host 127.0.0.1`
      : '只有这台电脑能打开。'
  }

  演示账号    13800000001  密码 zhitu123（普通学员）
              13800000002  密码 zhitu123（会员）
  短信验证码  ${local}/sandbox/sms（112233 总是有效）
  沙箱首页    ${local}/sandbox

  按 Ctrl+C 停止。
`)
