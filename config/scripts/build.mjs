// Builds one end: `node config/scripts/build.mjs h5|weapp`.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { bin, checkNode, fail, root, run } from './lib.mjs'

const proofs = { h5: 'index.html', weapp: 'app.json' }

/** Taro exits with 0 on an invalid configuration, so the result itself is the proof. */
export async function build(end, { env, ...options } = {}) {
  const folder = path.join(root, 'dist', end)
  fs.rmSync(folder, { recursive: true, force: true })
  const code = await run(bin('taro'), ['build', '--type', end], {
    env: { NODE_ENV: 'production', ...env },
    ...options,
  })
  return code === 0 && fs.existsSync(path.join(folder, proofs[end]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode()
  const end = process.argv[2]
  if (!(end in proofs)) fail('用法：node config/scripts/build.mjs h5|weapp')
  const host = process.env.API_HOST ?? ''
  if (end === 'weapp' && !/^https:\/\//.test(host)) {
    fail(
      '小程序没有自己的域名：请用 API_HOST=https://你的接口域名 npm run build:weapp。本机预览请用 npm run dev:weapp。',
    )
  }
  if (!(await build(end))) fail(`构建失败：dist/${end} 不完整，请看上面的输出。`)
}
