import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createSandbox, type SandboxOptions } from '../../../sandbox/server'
import { type App, type LaunchOptions, startApp } from './app'

export type { App } from './app'

// Longer than the harness waits for something to appear, so that its own words are the failure.
jest.setTimeout(30_000)

const apps = new Set<App>()
const endings: (() => Promise<void> | void)[] = []

/** Starts the mini-program. An error that it writes to the console fails the test. Closed after the file. */
export function launch(options: LaunchOptions): App {
  const app = startApp(options)
  apps.add(app)
  return app
}

/** A backend of one's own, with the seeded academy. Closed after the file. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'weapp-'))
  const sandbox = await createSandbox({ ...options, dataDir })
  endings.push(async () => {
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return sandbox.listen()
}

afterEach(() => {
  expect([...apps].flatMap((app) => app.takeErrors())).toEqual([])
})

afterAll(async () => {
  apps.forEach((app) => app.close())
  for (const end of endings) await end()
})
