// Builds one end: `node config/scripts/build.mjs h5|weapp`.
import fs from 'node:fs'
import path from 'node:path'

import { bin, checkNode, checkPackages, fail, isStarted, root, run } from './lib.mjs'
import { buildOptions, checkRelease, readOptions } from './options.mjs'

const proofs = { h5: 'index.html', weapp: 'app.json' }

/** Taro exits with 0 on an invalid configuration, so the built files are the proof. */
export async function build(end, { env, ...options } = {}) {
  const folder = path.join(root, 'dist', end)
  const { APP_NAME: appName, BRAND_COLOR: brandColor } = process.env
  if (end === 'weapp' && brandColor) {
    const { posterColors } = await import('../brand/colors.mjs')
    env = { ...env, POSTER_COLORS: posterColors(brandColor) }
  }
  fs.rmSync(folder, { recursive: true, force: true })
  const code = await run(bin('taro'), ['build', '--type', end], {
    env: { NODE_ENV: 'production', ...env },
    ...options,
  })
  if (code !== 0 || !fs.existsSync(path.join(folder, proofs[end]))) return false
  if (end === 'weapp' && (appName || brandColor)) {
    const { stampWeapp } = await import('../brand/weapp.mjs')
    await stampWeapp(folder, { root, appName, brandColor })
  }
  return true
}

if (isStarted(import.meta.url)) {
  checkNode()
  checkPackages()
  const end = process.argv[2]
  const options = buildOptions[end] ?? buildOptions.weapp
  const others = end === 'h5' ? '\n名字、标志等写在 config.js 里' : ''
  const usage = `用法：npm run build:h5 或 npm run build:weapp -- --api-host https://你的接口域名
其他参数：${options.map((name) => `--${name}`).join(' ')}${others}，见 docs/DEPLOY.md。`
  if (!(end in proofs)) fail(usage)
  readOptions(process.argv.slice(3), options, usage)
  if (end === 'weapp') checkRelease(`${usage}\n本机预览请用 npm run dev:weapp。`)
  if (!(await build(end))) fail(`构建失败：dist/${end} 不完整，请看上面的输出。`)
}
