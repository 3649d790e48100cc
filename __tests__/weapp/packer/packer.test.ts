import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import { text } from 'node:stream/consumers'
import path from 'node:path'

import { appConfig } from '@/routes/appConfig'

import { appJson, dist, files, pagePaths } from '../harness/build'

jest.mock('@/platform/shell', () => ({ isMiniProgram: true, hasNativeBars: true }))

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-packer-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/**
 * The build as it is with WeChat's permission to pick places. Its scripts are emptied: the plain build has the same
 * ones, and packing them takes most of the time.
 */
function withPlacePicking() {
  Object.assign(globalThis, { BUILD_CHOOSE_LOCATION: true })
  const { requiredPrivateInfos, permission } = JSON.parse(JSON.stringify(appConfig()))
  expect(requiredPrivateInfos).toEqual(['chooseLocation'])
  const copy = path.join(folder, 'weapp')
  fs.cpSync(dist, copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.js'))) fs.writeFileSync(path.join(copy, file), '')
  fs.writeFileSync(path.join(copy, 'app.json'), JSON.stringify({ ...appJson, requiredPrivateInfos, permission }))
  return copy
}

/** Kills the packer and its children, even after a timeout. Otherwise Jest's worker could not end. */
let end = () => {}
afterEach(() => end())

test.each([
  ['as it is', () => dist],
  ['with the picking of places', withPlacePicking],
])(
  'the official packer takes the build %s',
  async (_, build) => {
    const packer = spawn(process.execPath, [path.join(__dirname, 'pack.js'), build()], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    end = () => {
      if (packer.exitCode === null && packer.pid !== undefined) process.kill(-packer.pid, 'SIGKILL')
    }
    const [[code], stdout, stderr] = await Promise.all([
      once(packer, 'close'),
      text(packer.stdout),
      text(packer.stderr),
    ])
    if (code !== 0) throw new Error(`the packer ended with ${code}: ${stderr}`)
    const packed: string[] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1))
    const scripts = ['app', ...pagePaths].map((page) => `${page}.js`)
    expect(packed).toEqual(expect.arrayContaining(['app.json', ...scripts]))
    // It takes half a minute, or minutes on a busy machine.
  },
  600_000,
)
