// `npm test`: builds the mini-program when the sources changed, since its tests boot the real result, then runs jest.
import fs from 'node:fs'
import path from 'node:path'

import { build } from './build.mjs'
import { bin, checkNode, fail, root, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

const API_HOST = 'https://api.example.com'

/** For another backend, or of `npm run dev:weapp`. */
const isForeign = () => !fs.readFileSync(path.join(root, 'dist/weapp/common.js'), 'utf8').includes(API_HOST)

checkNode()
const args = process.argv.slice(2)
const isWholeRun = args.every((arg) => arg.startsWith('--'))
if (isWholeRun && (isOutdated('weapp') || isForeign())) {
  console.log('构建小程序，测试要运行真实的产物 ……')
  const log = []
  const isBuilt = await build('weapp', {
    env: { API_HOST },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => log.push(chunk),
  })
  if (!isBuilt) fail(`${log.join('')}\n小程序构建失败。`)
}
process.exit(await run(bin('jest'), ['--config', 'config/jest/index.js', ...args]))
