/** Command line of the sandbox. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Dialect } from './core/work'
import { createSandbox } from './server'

const USAGE = `npm run sandbox -- [--port 8081] [--reset] [--static dist/h5] [--no-rate-limit]
PORT, SANDBOX_DATA (folder) and SANDBOX_DIALECT (base or head) are read too.`

const DEFAULT_PORT = 8081
/** Also for phones on the same network. */
const HOST = '0.0.0.0'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readDialect(value = 'base'): Dialect {
  if (value === 'base' || value === 'head') return value
  return fail(`SANDBOX_DIALECT 只能是 base 或 head，现在是 ${value}`)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        reset: { type: 'boolean', default: false },
        static: { type: 'string' },
        'no-rate-limit': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

/** Asked before anything is wiped: the port may belong to a sandbox at work on the same data. */
function requireFreePort(port: number) {
  return new Promise<void>((resolve) => {
    const probe = createServer()
    probe.once('error', () => fail(`端口 ${port} 已被占用，请用 --port 换一个`))
    probe.listen(port, HOST, () => probe.close(() => resolve()))
  })
}

async function main() {
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  const { PORT, SANDBOX_DATA = join(__dirname, '.data'), SANDBOX_DIALECT } = process.env
  const dialect = readDialect(SANDBOX_DIALECT)
  const port = Number(options.port ?? PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`端口要在 0 到 65535 之间，现在是 ${options.port ?? PORT}`)
  await requireFreePort(port)
  if (options.reset) rmSync(SANDBOX_DATA, { recursive: true, force: true })

  const sandbox = await createSandbox({
    dataDir: SANDBOX_DATA,
    dialect,
    staticRoot: options.static,
    rateLimit: !options['no-rate-limit'],
    log: (line) => console.log(line),
  })
  const address = await sandbox.listen(port, HOST)
  console.log(`沙盒已启动：${address}/sandbox`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
}

void main()
