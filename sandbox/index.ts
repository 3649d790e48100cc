/** Command line of the sandbox. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { DIALECTS } from './core/context'
import { OldDatabase } from './db/open'
import { createSandbox } from './server'

const USAGE = `npm run sandbox -- [--port 8081] [--live-port 0] [--reset] [--static dist/h5] [--no-rate-limit]
    [--edition full|open] [--host 127.0.0.1] [--check]
PORT, HOST, SANDBOX_DATA (folder), SANDBOX_DIALECT (base, middle or head), SANDBOX_EDITION (full or open) and
SANDBOX_JITTER (milliseconds that answers take, such as 0-400) are read too. With --check the options are only checked.`

const DEFAULT_PORT = 8081
/** Phones on the same network reach it too. */
const DEFAULT_HOST = '0.0.0.0'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The named choice; the first one without a name. */
function choose<T extends string>(name: string, choices: readonly [T, ...T[]], value: string = choices[0]): T {
  const chosen = choices.find((choice) => choice === value)
  return chosen ?? fail(`${name} 只能是 ${choices.join(' 或 ')}，现在是 ${value}`)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'live-port': { type: 'string', default: '0' },
        reset: { type: 'boolean', default: false },
        static: { type: 'string' },
        edition: { type: 'string' },
        'no-rate-limit': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function readPort(text: string) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`端口要在 0 到 65535 之间，现在是 ${text}`)
  return port
}

/** Runs before anything is wiped, since the port may belong to a sandbox that uses the same data. */
function requireFreePort(port: number, host: string) {
  return new Promise<void>((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') fail(`端口 ${port} 已被占用，请用 --port 换一个`)
      fail(`不能在 ${host}:${port} 上启动（${code}），请检查 --host 和 --port`)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function main() {
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  const {
    HOST = DEFAULT_HOST,
    PORT,
    SANDBOX_DATA = join(__dirname, '.data'),
    SANDBOX_DIALECT,
    SANDBOX_EDITION,
    SANDBOX_JITTER,
  } = process.env
  const dialect = choose('SANDBOX_DIALECT', DIALECTS, SANDBOX_DIALECT)
  const edition = choose('SANDBOX_EDITION', ['full', 'open'], options.edition ?? SANDBOX_EDITION)
  const port = readPort(options.port ?? PORT ?? String(DEFAULT_PORT))
  const livePort = readPort(options['live-port'])
  const host = options.host ?? HOST
  await requireFreePort(port, host)
  await requireFreePort(livePort, host)
  if (options.check) return
  if (options.reset) rmSync(SANDBOX_DATA, { recursive: true, force: true })

  const sandbox = await createSandbox({
    dataDir: SANDBOX_DATA,
    dialect,
    edition,
    jitter: SANDBOX_JITTER,
    staticRoot: options.static,
    rateLimit: !options['no-rate-limit'],
    log: (line) => console.log(line),
  })
  const address = await sandbox.listen(port, host, livePort)
  console.log(`沙盒已启动：${address}/sandbox`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  if (error instanceof OldDatabase) fail(error.message)
  throw error
})
