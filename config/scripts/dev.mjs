// Watches one end: `node config/scripts/dev.mjs h5|weapp`, together with the sandbox.
import { spawn } from 'node:child_process'

import { bin, checkNode, fail, root, run } from './lib.mjs'

checkNode()
const end = process.argv[2]
if (end !== 'h5' && end !== 'weapp') fail('用法：node config/scripts/dev.mjs h5|weapp')

const sandboxPort = process.env.SANDBOX_PORT ?? '8081'
const origin = `http://127.0.0.1:${sandboxPort}`
const sandbox = spawn(process.execPath, [bin('tsx'), 'sandbox/index.ts', '--port', sandboxPort], {
  cwd: root,
  stdio: 'inherit',
})
process.on('exit', () => sandbox.kill())

process.exit(
  await run(bin('taro'), ['build', '--type', end, '--watch'], {
    env: {
      NODE_ENV: 'development',
      SANDBOX_ORIGIN: origin,
      // The mini-program has no origin of its own; on a phone, set API_HOST to this machine's address.
      ...(end === 'weapp' ? { API_HOST: process.env.API_HOST ?? origin } : {}),
    },
  }),
)
