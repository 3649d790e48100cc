// `npm run brand -- config.js`: writes an academy's name, icons, colours and hosts into a finished H5 build
// (docs/DEPLOY.md). May be run again. With `--preview` into a copy, which is shown with the sandbox's courses.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { brandColors } from '../brand/colors.mjs'
import { evaluateConfig } from '../brand/config.mjs'
import { faultOf } from '../brand/settings.mjs'
import { manifestOf, stampPage } from '../brand/stamp.mjs'
import { checkNode, checkPackages, fail, root, show } from './lib.mjs'
import { isPortFree, readPort } from './options.mjs'
import { startSandbox } from './sandbox.mjs'

const usage = `用法：npm run brand -- config.js [--dist dist/h5]
先看看样子：npm run brand -- config.js --preview [--port 8090]
config.js 里能写什么，见 docs/DEPLOY.md。`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        dist: { type: 'string', default: path.join(root, 'dist/h5') },
        preview: { type: 'boolean', default: false },
        port: { type: 'string', default: '8080' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) show(usage)
    if (positionals.length !== 1) fail(usage)
    const { dist, preview: isPreview, port } = values
    return { dist: path.resolve(dist), file: path.resolve(positionals[0]), isPreview, port }
  } catch (error) {
    return fail(`参数不对：${error.message}\n\n${usage}`)
  }
}

function readConfig(file) {
  const { config, failure } = evaluateConfig(fs.readFileSync(file, 'utf8'))
  if (config) return config
  return fail(failure ? `${file} 读不懂：${failure}` : `${file} 里没有 window.__ZHITU__ = { … }。`)
}

const pictureTypes = { '.svg': 'svg+xml', '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg' }

/** The academy's own icon, or the app's in the academy's colour, drawn into a square. */
function readIcon({ icon, brandColor }, folder) {
  if (!icon) {
    const own = fs.readFileSync(path.join(root, 'src/static/favicon.svg'), 'utf8')
    return brandColor ? own.replace('#d92b2b', brandColors(brandColor).light.nav) : own
  }
  const file = path.resolve(folder, icon)
  const type = pictureTypes[path.extname(file).toLowerCase()]
  if (!type || !fs.existsSync(file)) fail(`没有找到图标 ${file}，它要是 svg、png 或 jpg。`)
  const bytes = fs.readFileSync(file)
  if (type === 'svg+xml') return bytes.toString()
  const picture = `data:image/${type};base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${picture}"/></svg>`
}

/** A logo that is no address lies beside `config.js`, before and after. */
function copyLogo(logo, folder, dist) {
  if (!logo || /^(https?:)?\/\//.test(logo)) return
  const [file, copy] = [path.resolve(folder, logo), path.resolve(dist, logo)]
  if (!fs.existsSync(file) || !(path.extname(file).toLowerCase() in pictureTypes)) {
    fail(`没有找到标志 ${file}，它要是网址，或 svg、png、jpg 文件。`)
  }
  if (file === copy) return
  fs.mkdirSync(path.dirname(copy), { recursive: true })
  fs.copyFileSync(file, copy)
}

async function stamp(dist, file, config) {
  const page = path.join(dist, 'index.html')
  // Before anything is written.
  const stamped = stampPage(fs.readFileSync(page, 'utf8'), config)
  const icon = readIcon(config, path.dirname(file))
  const write = (name, content) => fs.writeFileSync(path.join(dist, name), content)
  const { Resvg } = await import('@resvg/resvg-js')
  copyLogo(config.logo, path.dirname(file), dist)
  try {
    for (const size of [180, 192, 512]) {
      write(`icon-${size}.png`, new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng())
    }
  } catch (error) {
    fail(`图标画不出来：${error.message ?? error}`)
  }
  write('favicon.svg', icon)
  write('manifest.webmanifest', `${JSON.stringify(manifestOf(config), null, 2)}\n`)
  fs.writeFileSync(page, stamped)
  if (file !== path.join(dist, 'config.js')) fs.copyFileSync(file, path.join(dist, 'config.js'))
}

/** Shows the sandbox's courses under the academy's name, so that its own server is neither asked nor told anything. */
async function preview(dist, file, config, port) {
  if (!(await isPortFree(readPort(port)))) {
    fail(`端口 ${port} 已被占用。换一个：npm run brand -- config.js --preview --port 8090`)
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-brand-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const copy = path.join(folder, 'h5')
  fs.cpSync(dist, copy, { recursive: true })
  await stamp(copy, file, { ...config, apiHost: '' })
  // An empty one would be the build's. The sandbox takes no reports.
  const nowhere = "{ apiHost: '', goHost: '', reportUrl: '/report', statsUrl: '', onStats: undefined }"
  fs.appendFileSync(path.join(copy, 'config.js'), `\nObject.assign(window.__ZHITU__, ${nowhere})\n`)
  const address = `http://localhost:${port}`
  await startSandbox(address, ['--port', port, '--host', '127.0.0.1', '--static', copy], {
    SANDBOX_DATA: path.join(folder, 'data'),
  })
  const logo = config.logo && { logo: { logo: new URL(config.logo, `${address}/`).href } }
  await fetch(`${address}/sandbox/config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: config.appName || '知途', ...logo }),
  })
  console.log(
    `\n  ${config.appName || '知途'} 的样子：${address}\n  课程是示范的，没有改动 ${dist}。按 Ctrl+C 停止。\n`,
  )
}

checkNode()
checkPackages()
const { dist, file, isPreview, port } = readArguments()
if (!fs.existsSync(path.join(dist, 'index.html'))) fail(`${dist} 里没有 index.html，请先运行 npm run build:h5。`)
if (!fs.existsSync(file)) fail(`没有找到 ${file}。`)
const config = readConfig(file)
const fault = faultOf(config)
if (fault) fail(fault)
if (isPreview) {
  await preview(dist, file, config, port)
} else {
  await stamp(dist, file, config)
  console.log(
    `\n已写进 ${path.relative(process.cwd(), dist) || dist}：${config.appName || '知途'}。每次构建以后再运行一次。\n`,
  )
}
