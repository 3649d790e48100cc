// Watches one end: `node config/scripts/dev.mjs h5|weapp`, together with the sandbox.
import { bin, checkNode, checkPackages, fail, run } from './lib.mjs'
import { buildOptions, isPortFree, readOptions, readPort } from './options.mjs'
import { runSandbox } from './sandbox.mjs'

checkNode()
checkPackages()
const end = process.argv[2]
const usage = `用法：npm run dev:h5 -- [--port 10086] 或 npm run dev:weapp -- [--api-host http://这台电脑的地址:8081]
连别的服务器：--api-host https://…，它的直播服务另用 --go-host https://… 给。
沙盒的端口用 --sandbox-port 换，默认 8081；--reset 换成新的示范数据。同一网络里的人都能打开它们，--host 127.0.0.1 只让这台电脑打开。真机预览太大时，dev:weapp 加 --node-env production；自己的颜色用 npm run preview:weapp 看。`
if (end !== 'h5' && end !== 'weapp') fail(usage)
const { reset: isReset, host } = readOptions(
  process.argv.slice(3),
  // The colour is stamped into a finished build.
  [...buildOptions[end].filter((name) => name !== 'brand-color'), 'port', 'sandbox-port', 'node-env'],
  usage,
  { reset: { type: 'boolean' }, host: { type: 'string' } },
)
if (host) process.env.SANDBOX_HOST = host

const { PORT = '10086', SANDBOX_PORT = '8081' } = process.env
if (end === 'h5' && !(await isPortFree(readPort(PORT))))
  fail(`端口 ${PORT} 已被占用。换一个：npm run dev:h5 -- --port 10087`)
if (!(await isPortFree(readPort(SANDBOX_PORT)))) {
  fail(`沙盒的端口 ${SANDBOX_PORT} 已被占用。换一个：npm run dev:${end} -- --sandbox-port 8082`)
}
const origin = `http://127.0.0.1:${SANDBOX_PORT}`
runSandbox(['--port', SANDBOX_PORT, ...(isReset ? ['--reset'] : [])])

// The mini-program has no origin of its own; on a phone it needs this machine's address.
const apiHost = process.env.API_HOST || (end === 'weapp' ? origin : '')
/** Only the sandbox has its live service below the API. */
const isSandbox = apiHost === '' || new URL(apiHost, origin).port === SANDBOX_PORT

process.exit(
  await run(bin('taro'), ['build', '--type', end, '--watch'], {
    env: {
      // A phone accepts 2 MB per package, so `--node-env production` builds as for a release, and watches.
      NODE_ENV: (end === 'weapp' && process.env.NODE_ENV) || 'development',
      SANDBOX_ORIGIN: origin,
      API_HOST: apiHost,
      GO_HOST: process.env.GO_HOST ?? (isSandbox ? `${apiHost}/go` : ''),
    },
  }),
)
