// The built H5 app and the sandbox on one origin, for the scripts that measure.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { require as load } from 'tsx/cjs/api'

import { fail, root } from './lib.mjs'

/** @returns the origin */
export async function serveBuild() {
  const staticRoot = path.join(root, 'dist/h5')
  if (!fs.existsSync(path.join(staticRoot, 'index.html'))) fail('还没有 H5 构建，请先运行 npm run build:h5。')
  const { createSandbox } = load('../../sandbox/server.ts', import.meta.url)
  const dataDir = fs.mkdtempSync(path.join(tmpdir(), 'zhitu-served-'))
  process.on('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }))
  const sandbox = await createSandbox({ dataDir, staticRoot, rateLimit: false })
  return sandbox.listen()
}

/** Logs a browser in with the demo account, because some pages are for members. */
export async function signIn(browser, origin) {
  const answer = await fetch(`${origin}/api/v2/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '13800000001', password: 'zhitu123' }),
  })
  const { data } = await answer.json()
  const page = await browser.newPage()
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((token) => localStorage.setItem('token', JSON.stringify({ data: token })), data.token)
  await page.close()
}
