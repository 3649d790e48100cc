// `npm test`: builds the mini-program when the sources changed, since its tests boot the real result, then runs jest.
import fs from 'node:fs'
import path from 'node:path'

import { build } from './build.mjs'
import { bin, checkNode, fail, root, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

const API_HOST = 'https://api.example.com'
const GO_HOST = `${API_HOST}/go`

/** Built for another backend, without the second host, or by `npm run dev:weapp`. */
function isForeign() {
  const code = fs.readFileSync(path.join(root, 'dist/weapp/common.js'), 'utf8')
  return ![API_HOST, GO_HOST].every((host) => code.includes(`"${host}"`))
}

checkNode()
const args = process.argv.slice(2)
const isWholeRun = args.every((arg) => arg.startsWith('--'))
if (isWholeRun && (isOutdated('weapp') || isForeign())) {
  console.log('构建小程序，测试要运行真实的产物 ……')
  const log = []
  const isBuilt = await build('weapp', {
    env: { API_HOST, GO_HOST },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => log.push(chunk),
  })
  if (!isBuilt) fail(`${log.join('')}\n小程序构建失败。`)
}
process.exit(await run(bin('jest'), ['--config', 'config/jest/index.js', ...args]))
