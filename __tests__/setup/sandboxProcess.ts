import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import type { Mode } from './modes'

const root = path.resolve(__dirname, '../..')

export interface SandboxProcess {
  origin: string
  stop: () => void
}

/** A sandbox in its own process: tests of screens run where no server can. */
export function startSandbox({ dialect = 'base', edition = 'full' }: Partial<Mode> = {}): Promise<SandboxProcess> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-screens-'))
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'sandbox/index.ts', '--port', '0', '--no-rate-limit'],
    {
      cwd: root,
      env: { ...process.env, SANDBOX_DATA: dataDir, SANDBOX_DIALECT: dialect, SANDBOX_EDITION: edition },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const stop = () => {
    child.once('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }))
    child.kill('SIGTERM')
  }
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const [, origin] = /(http:\S+)\/sandbox/.exec(String(text)) ?? []
      if (origin) resolve({ origin, stop })
    })
  })
}
