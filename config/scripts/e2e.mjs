// `npm run e2e`: a real Chromium at phone size on the built H5 app and the sandbox.
import { build } from './build.mjs'
import { chromiumEnv } from './chromium.mjs'
import { bin, checkNode, fail, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

checkNode()
const env = chromiumEnv()
if (isOutdated('h5') && !(await build('h5'))) fail('H5 构建失败，请看上面的输出。')
const jest = (...args) => run(bin('jest'), ['--config', 'config/jest/e2e.js', ...args], { env })
const requested = process.argv.slice(2)
if (requested.length > 0) process.exit(await jest(...requested))

// Suites that measure milliseconds of the main thread run last and alone.
const measuring = 'Speed.test.ts'
const codes = [await jest('--testPathIgnorePatterns', measuring), await jest(measuring, '-w', '1')]
process.exit(Math.max(...codes))
