// `npm run test:nginx`: docs/nginx/zhitu.conf in a real nginx, with the built H5 app and the sandbox behind it.
import { spawnSync } from 'node:child_process'

import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { bin, checkNode, fail, run } from './lib.mjs'
import { isOutdated } from './outdated.mjs'

checkNode()
const CHROMIUM_PATH = findChromium()
for (const [program, flag] of [
  ['nginx', '-v'],
  ['openssl', 'version'],
]) {
  if (spawnSync(program, [flag]).error) fail(`没有找到 ${program}。Debian 上：apt-get install nginx openssl`)
}
if (isOutdated('h5') && !(await build('h5'))) fail('H5 构建失败，请看上面的输出。')
const args = ['--config', 'config/jest/nginx.js', ...process.argv.slice(2)]
process.exit(await run(bin('jest'), args, { env: { CHROMIUM_PATH } }))
