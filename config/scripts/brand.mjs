// `npm run brand -- config.js`: writes an academy's name, icons, colours and hosts into a finished H5 build
// (docs/DEPLOY.md). May be run again.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runInNewContext } from 'node:vm'

import { brandColors } from '../brand/colors.mjs'
import { manifestOf, stampPage } from '../brand/stamp.mjs'
import { fail, root } from './lib.mjs'

const usage = '用法：npm run brand -- config.js [--dist dist/h5]\nconfig.js 里能写什么，见 docs/DEPLOY.md。'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { dist: { type: 'string', default: path.join(root, 'dist/h5') }, help: { type: 'boolean' } },
    })
    if (values.help || positionals.length !== 1) fail(usage)
    return { dist: path.resolve(values.dist), file: path.resolve(positionals[0]) }
  } catch (error) {
    return fail(`参数不对：${error.message}\n\n${usage}`)
  }
}

/** What the browser would find. */
function readConfig(file) {
  const window = {}
  try {
    runInNewContext(fs.readFileSync(file, 'utf8'), { window, self: window }, { timeout: 1000 })
  } catch (error) {
    fail(`${file} 读不懂：${error.message}`)
  }
  const config = window.__ZHITU__
  if (typeof config !== 'object' || config === null) fail(`${file} 里没有 window.__ZHITU__ = { … }。`)
  return config
}

const isHost = (text) => text === '' || /^\/[\w./-]*$|^https?:\/\/[^\s?#]+$/.test(text)
const forms = {
  brandColor: [(text) => text === '' || /^#[0-9a-f]{6}$/i.test(text), "'#1677ff' 这样"],
  apiHost: [isHost, "'https://api.example.com'、'/api' 这样，或留空"],
  siteUrl: [(text) => text === '' || /^https?:\/\/[^\s?#]+$/.test(text), "'https://h5.example.com' 这样"],
  appName: [() => true, '文字'],
  description: [() => true, '文字'],
  icon: [() => true, '图标的文件名'],
}

function check(config) {
  for (const [name, [isGood, form]] of Object.entries(forms)) {
    const value = config[name] ?? ''
    if (typeof value !== 'string' || !isGood(value)) fail(`${name} 要写成 ${form}，现在是 ${JSON.stringify(value)}。`)
  }
  const hosts = config.scriptHosts ?? []
  const areHosts = Array.isArray(hosts) && hosts.every((host) => /^https:\/\/[\w.-]+(:\d+)?\/?$/.test(host))
  if (!areHosts) fail("scriptHosts 要写成 ['https://hm.baidu.com'] 这样。")
}

/** The academy's own, or the app's in the academy's colour. Any picture is drawn into a square. */
function readIcon({ icon, brandColor }, folder) {
  if (!icon) {
    const own = fs.readFileSync(path.join(root, 'src/static/favicon.svg'), 'utf8')
    return brandColor ? own.replace('#d92b2b', brandColors(brandColor).light.nav) : own
  }
  const file = path.resolve(folder, icon)
  const type = { '.svg': 'svg+xml', '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg' }[path.extname(file).toLowerCase()]
  if (!type || !fs.existsSync(file)) fail(`没有找到图标 ${file}，它要是 svg、png 或 jpg。`)
  const bytes = fs.readFileSync(file)
  if (type === 'svg+xml') return bytes.toString()
  const picture = `data:image/${type};base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${picture}"/></svg>`
}

const { dist, file } = readArguments()
const page = path.join(dist, 'index.html')
if (!fs.existsSync(page)) fail(`${dist} 里没有 index.html，请先运行 npm run build:h5。`)
if (!fs.existsSync(file)) fail(`没有找到 ${file}。`)
const config = readConfig(file)
check(config)
const icon = readIcon(config, path.dirname(file))
const { Resvg } = await import('@resvg/resvg-js')
const write = (name, content) => fs.writeFileSync(path.join(dist, name), content)

try {
  for (const size of [180, 192, 512]) {
    write(`icon-${size}.png`, new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng())
  }
} catch (error) {
  fail(`图标画不出来：${error.message ?? error}`)
}
write('favicon.svg', icon)
write('manifest.webmanifest', `${JSON.stringify(manifestOf(config), null, 2)}\n`)
fs.writeFileSync(page, stampPage(fs.readFileSync(page, 'utf8'), config))
if (file !== path.join(dist, 'config.js')) fs.copyFileSync(file, path.join(dist, 'config.js'))
console.log(
  `\n已写进 ${path.relative(process.cwd(), dist) || dist}：${config.appName || '知途'}。每次构建以后再运行一次。\n`,
)
