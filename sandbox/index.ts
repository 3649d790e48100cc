/** Command line of the sandbox. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { createClient, LibsqlError } from '@libsql/client'

import { DIALECTS } from './core/context'
import { OldDatabase } from './db/open'
import { createSandbox } from './server'

const USAGE = `npm run sandbox -- [--port 8081] [--live-port 0] [--reset] [--static dist/h5] [--no-rate-limit]
    [--dialect base|middle|head] [--edition full|open] [--host 127.0.0.1] [--check]
PORT, SANDBOX_HOST, SANDBOX_DATA (folder), SANDBOX_DIALECT, SANDBOX_EDITION and
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
        dialect: { type: 'string' },
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

/** Why a server cannot begin here. */
function portFault(port: number, host: string) {
  return new Promise<string | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

async function requireFreePort(port: number, host: string) {
  const fault = await portFault(port, host)
  if (fault === 'EADDRINUSE') fail(`端口 ${port} 已被占用，请用 --port 换一个`)
  if (fault) fail(`不能在 ${host}:${port} 上启动（${fault}），请检查 --host 和 --port`)
}

const LOCK = 'lock'

/**
 * Two at once would not see each other's clock and settings, and one's `--reset` would wipe what the other serves. The
 * system frees the lock however its holder ends, and the holder's address does not matter.
 */
async function lockData(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const client = createClient({ url: `file:${join(dataDir, LOCK)}` })
  try {
    return await client.transaction('write')
  } catch (error) {
    if (!(error instanceof LibsqlError && error.code === 'SQLITE_BUSY')) throw error
    return fail('这份数据正被另一个沙盒使用：先停掉它，或者用 SANDBOX_DATA 换一个文件夹')
  }
}

/** The lock has a journal beside it; Windows deletes no open file. */
function emptyData(dataDir: string) {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith(LOCK))
  for (const name of names) rmSync(join(dataDir, name), { recursive: true })
}

async function main() {
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  const {
    SANDBOX_HOST = DEFAULT_HOST,
    PORT,
    SANDBOX_DATA = join(__dirname, '.data'),
    SANDBOX_DIALECT,
    SANDBOX_EDITION,
    SANDBOX_JITTER,
  } = process.env
  const dialect = choose('SANDBOX_DIALECT', DIALECTS, options.dialect ?? SANDBOX_DIALECT)
  const edition = choose('SANDBOX_EDITION', ['full', 'open'], options.edition ?? SANDBOX_EDITION)
  const port = readPort(options.port ?? PORT ?? String(DEFAULT_PORT))
  const livePort = readPort(options['live-port'])
  const host = options.host ?? SANDBOX_HOST
  await requireFreePort(port, host)
  await requireFreePort(livePort, host)
  const lock = await lockData(SANDBOX_DATA)
  if (options.check) return
  if (options.reset) emptyData(SANDBOX_DATA)

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
    process.once(signal, () => {
      void sandbox.close().then(() => {
        lock.close()
        process.exit(0)
      })
    })
  }
}

main().catch((error: unknown) => {
  if (error instanceof OldDatabase) fail(error.message)
  throw error
})
