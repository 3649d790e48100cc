import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import path from 'node:path'

import { dist, pagePaths } from '../harness/build'

/** Ends the packer with all that it has started, also when the test has run out of time: else it keeps Jest's worker. */
let end = () => {}
afterEach(() => end())

test('the official packer takes the build as it is', async () => {
  const packer = spawn(process.execPath, [path.join(__dirname, 'pack.js'), dist], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  end = () => {
    if (packer.exitCode === null && packer.pid !== undefined) process.kill(-packer.pid, 'SIGKILL')
  }
  const [[code], stdout, stderr] = await Promise.all([once(packer, 'close'), text(packer.stdout), text(packer.stderr)])
  if (code !== 0) throw new Error(`the packer ended with ${code}: ${stderr}`)
  const packed: string[] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1))
  const scripts = ['app', ...pagePaths].map((page) => `${page}.js`)
  expect(packed).toEqual(expect.arrayContaining(['app.json', ...scripts]))
  // Half a minute; minutes on a machine that is busy.
}, 600_000)
