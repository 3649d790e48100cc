import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { type Browser, chromium, type Page } from 'playwright-core'

const root = path.resolve(__dirname, '../../..')

/** Starts a program and waits for a line that says that it is ready. Returns the pattern's first group. */
async function started(command: string, args: string[], ready: RegExp, env = {}): Promise<[ChildProcess, string]> {
  const child = spawn(command, args, { cwd: root, detached: true, env: { ...process.env, ...env } })
  let output = ''
  const word = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, found] = ready.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`${command} has ended:\n${output}`)))
  })
  return [child, word]
}

/** Kills it with all its children, without a chance to clean up. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const isGone = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await isGone
}

/** A sandbox in its own process. */
export async function startServer(dataDir: string, port: number, app: string) {
  const args = ['--import', 'tsx', 'sandbox/index.ts', '--port', String(port), '--static', app, '--no-rate-limit']
  const [child, origin] = await started(process.execPath, args, /沙盒已启动：(http.*)\/sandbox/, {
    SANDBOX_DATA: dataDir,
  })
  return { origin, kill: () => killed(child) }
}

export interface KillableBrowser {
  page: () => Promise<Page>
  isOffline: (isOffline: boolean) => Promise<void>
  kill: () => Promise<void>
  /** Quits as a person does. */
  quit: () => Promise<void>
}

/** A browser in its own process. What it remembers is in `profileDir`, or lost. */
export async function startBrowser(profileDir: string): Promise<KillableBrowser> {
  for (const name of fs.readdirSync(profileDir)) {
    if (name.startsWith('Singleton')) fs.rmSync(path.join(profileDir, name), { force: true })
  }
  const flags = [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ...['--remote-debugging-port=0', `--user-data-dir=${profileDir}`, '--window-size=500,900', 'about:blank'],
  ]
  const command = process.env.CHROMIUM_PATH ?? chromium.executablePath()
  const [child, address] = await started(command, flags, /listening on (ws:\S+)/)
  const browser: Browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('a browser without a window')
  return {
    page: () => context.newPage(),
    isOffline: (isOffline) => context.setOffline(isOffline),
    kill: () => killed(child),
    async quit() {
      const isGone = once(child, 'exit')
      await (await browser.newBrowserCDPSession()).send('Browser.close')
      await isGone
    },
  }
}
