// Runs the sandbox as a child process.
import { spawn } from 'node:child_process'

import { bin, fail, own, root } from './lib.mjs'

async function untilReady(url) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  fail('沙盒后端 30 秒内没有启动，请看上面的输出。')
}

/** Ends with this process, and ends it: without its server the app only says that there is no network. */
export function runSandbox(args, env = {}) {
  const sandbox = own(
    spawn(process.execPath, [bin('tsx'), 'sandbox/index.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }),
  )
  sandbox.on('exit', (code) => process.exit(code ?? 1))
}

/** Resolves when it answers at this address. */
export async function startSandbox(address, args, env) {
  runSandbox(args, env)
  await untilReady(`${address}/api/v3/status`)
}
