// Watches one end: `node config/scripts/dev.mjs h5|weapp`, together with the sandbox.
import { spawn } from 'node:child_process'

import { bin, checkNode, fail, own, root, run } from './lib.mjs'

checkNode()
const end = process.argv[2]
if (end !== 'h5' && end !== 'weapp') fail('用法：node config/scripts/dev.mjs h5|weapp')

const sandboxPort = process.env.SANDBOX_PORT ?? '8081'
const origin = `http://127.0.0.1:${sandboxPort}`
own(spawn(process.execPath, [bin('tsx'), 'sandbox/index.ts', '--port', sandboxPort], { cwd: root, stdio: 'inherit' }))

// The mini-program has no origin of its own; on a phone, set API_HOST to this machine's address.
const apiHost = end === 'weapp' ? (process.env.API_HOST ?? origin) : ''

process.exit(
  await run(bin('taro'), ['build', '--type', end, '--watch'], {
    env: {
      NODE_ENV: 'development',
      SANDBOX_ORIGIN: origin,
      ...(end === 'weapp' ? { API_HOST: apiHost } : {}),
      GO_HOST: process.env.GO_HOST ?? `${apiHost}/go`,
    },
  }),
)
