// `npm run e2e:webkit`: runs the browser suites in WebKit, the engine of every iPhone, without a visible screen.
import { build } from './build.mjs'
import { bin, checkNode, fail, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'
import { findWebkit } from './webkit.mjs'

checkNode()
const WEBKIT_PATH = findWebkit()
if (isOutdated('h5') && !(await build('h5'))) fail('H5 构建失败，请看上面的输出。')
const args = ['--config', 'config/jest/webkit.js', ...process.argv.slice(2)]
process.exit(await run(bin('jest'), args, { env: { WEBKIT_PATH } }))
