// `npm run e2e:stress -- money`: runs browser suites five times beside busy loops. A new suite passes this before it is
// merged, because what is green only on an idle machine turns red one day.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

import { build } from './build.mjs'
import { chromiumEnv } from './chromium.mjs'
import { bin, checkNode, fail, own, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

const rounds = 5

checkNode()
const suites = process.argv.slice(2)
if (suites.length === 0) fail('用法：npm run e2e:stress -- money')
const env = chromiumEnv()
if (isOutdated('h5') && !(await build('h5'))) fail('H5 构建失败，请看上面的输出。')

const loops = Array.from({ length: availableParallelism() }, () =>
  own(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })),
)
let red = 0
for (let round = 1; round <= rounds; round++) {
  const code = await run(bin('jest'), ['--config', 'config/jest/e2e.js', '-w', '1', ...suites], { env })
  if (code !== 0) red += 1
  console.log(`\n${round} of ${rounds}: ${code === 0 ? 'green' : 'RED'}\n`)
}
for (const loop of loops) loop.kill()
if (red > 0) fail(`${rounds} 次里有 ${red} 次失败。`)
