// `npm test`: builds the mini-program when the sources changed, since its tests boot the real result, then runs jest.
import { build } from './build.mjs'
import { bin, checkNode, fail, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

checkNode()
const args = process.argv.slice(2)
const isWholeRun = args.every((arg) => arg.startsWith('--'))
if (isWholeRun && isOutdated('weapp')) {
  console.log('构建小程序，测试要运行真实的产物 ……')
  const log = []
  const isBuilt = await build('weapp', {
    env: { API_HOST: 'https://api.example.com' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => log.push(chunk),
  })
  if (!isBuilt) fail(`${log.join('')}\n小程序构建失败。`)
}
process.exit(await run(bin('jest'), ['--config', 'config/jest/index.js', ...args]))
