import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { contentSecurityPolicy } from '../../config/webpack/startPage'

/** `npm run brand` on a page as the build makes it of src/index.html. */
const root = path.resolve(__dirname, '../..')
const script = path.join(root, 'config/scripts/brand.mjs')
const built = fs
  .readFileSync(path.join(root, 'src/index.html'), 'utf8')
  .replace('<%= policy %>', contentSecurityPolicy())
  .replace(/<%[\s\S]*?%>/g, '')
let folder: string
const at = (name: string) => path.join(folder, name)
const read = (name: string) => fs.readFileSync(at(`dist/${name}`), 'utf8')

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), '网校 '))
  fs.mkdirSync(at('dist'))
  fs.writeFileSync(at('dist/index.html'), built)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function brand(config: object | string) {
  const text = typeof config === 'string' ? config : `window.__ZHITU__ = ${JSON.stringify(config)}`
  fs.writeFileSync(at('config.js'), text)
  const args = [script, at('config.js'), '--dist', at('dist')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const academy = { appName: '蓝海 & "网校"', description: '会计考证', brandColor: '#ffd100', apiHost: '/api' }

it('writes who the academy is for those who run no script, and whom to ask at once', () => {
  expect(brand(academy).status).toBe(0)
  const page = read('index.html')
  const name = '蓝海 &amp; &quot;网校&quot;'
  expect(page).toContain(`<title>${name}</title>`)
  expect(page).toMatch(/<meta name="description" content="会计考证"/)
  expect(page).toContain(`<meta property="og:title" content="${name}"`)
  expect(page).toMatch(/<noscript>会计考证。/)
  expect(page).toContain('<html lang="zh-CN" data-api-host="/api">')
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: academy.appName })
  expect(read('config.js')).toContain('#ffd100')
})

it('draws the icons at the sizes that they are declared with', () => {
  brand(academy)
  for (const size of [180, 192, 512]) {
    const png = fs.readFileSync(at(`dist/icon-${size}.png`))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  }
  expect(read('favicon.svg')).not.toContain('#d92b2b')
})

it('takes a picture of the academy’s own', () => {
  brand({})
  fs.copyFileSync(at('dist/icon-192.png'), at('标志.png'))
  expect(brand({ icon: '标志.png' }).status).toBe(0)
  expect(read('favicon.svg')).toContain('data:image/png;base64')
})

it('may be run again: what was there before is gone, and the default comes back whole', () => {
  brand({ ...academy, scriptHosts: ['https://hm.baidu.com'] })
  expect(read('index.html')).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/hm\.baidu\.com;/)
  brand({})
  const once = read('index.html')
  expect(once).not.toMatch(/蓝海|hm\.baidu|ffd100/)
  expect(once).toContain('<title>知途</title>')
  expect(once).toContain('content="#d92b2b"')
  brand({})
  expect(read('index.html')).toBe(once)
})

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(['#1677ff', '#ffd100', '#ffffff', '#000000', '#0a7640', '#8000ff'])(
  '%s is readable, light and dark',
  (color) => {
    brand({ brandColor: color })
    const [, style = ''] = /<!-- brand -->.*<style>(.*?)<\/style>/.exec(read('index.html')) ?? []
    const [light = '', , dark = ''] = style.split(/@media|(?=:root\[data-theme)/)
    const of = (theme: string, name: string) => new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(theme)?.[1] ?? ''
    for (const name of ['brand', 'brand-fill', 'brand-strong', 'nav']) {
      expect(contrast(of(light, name), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }
    for (const name of ['brand', 'brand-strong'])
      expect(contrast(of(dark, name), '#1a1c20')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(dark, 'nav'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(dark, 'nav-field-ink'), of(dark, 'nav-field'))).toBeGreaterThanOrEqual(4.5)
  },
)

it.each<[config: object | string, words: string]>([
  ['window.__ZHITU__ = {', '读不懂'],
  ['', '没有 window.__ZHITU__'],
  [{ brandColor: 'blue' }, "'#1677ff' 这样"],
  [{ apiHost: 'api.example.com' }, "'https://api.example.com'"],
  [{ icon: '没有.png' }, '没有找到图标'],
  [{ scriptHosts: ['http://hm.baidu.com'] }, 'scriptHosts'],
  [{ scriptHosts: ['https://a.cn; script-src *'] }, 'scriptHosts'],
])('%p is refused in words, and nothing is written', (config, words) => {
  const { status, output } = brand(config)
  expect(status).toBe(1)
  expect(output).toContain(words)
  expect(output).not.toMatch(/^\s+at /m)
  expect(read('index.html')).toBe(built)
})

describe('the mini-program', () => {
  const stamp = (values: object) => {
    const url = JSON.stringify(path.join(root, 'config/brand/weapp.mjs'))
    const code = `import { stampWeapp } from ${url}; await stampWeapp(${JSON.stringify(at('weapp'))}, ${JSON.stringify({ root, ...values })})`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  }
  const weapp = (name: string) => fs.readFileSync(at(`weapp/${name}`), 'utf8')
  beforeEach(() => {
    fs.mkdirSync(at('weapp/assets'), { recursive: true })
    fs.cpSync(path.join(root, 'src/assets/tabs'), at('weapp/assets/tabs'), { recursive: true })
    fs.copyFileSync(path.join(root, 'src/theme.json'), at('weapp/theme.json'))
    fs.writeFileSync(at('weapp/app.json'), '{"window":{"navigationBarTitleText":"知途"}}')
    fs.writeFileSync(at('weapp/app.wxss'), 'page{--color-brand:#d92b2b}')
  })

  it('has the academy’s name, bars, tabs and styles, light and dark', () => {
    const before = fs.readFileSync(at('weapp/assets/tabs/home-on.png'))
    stamp({ appName: '蓝海网校', brandColor: '#0a7640' })
    expect(JSON.parse(weapp('app.json')).window.navigationBarTitleText).toBe('蓝海网校')
    const theme = JSON.parse(weapp('theme.json'))
    expect(theme.light).toMatchObject({ navColor: '#0a7640', brandColor: '#0a7640', bgColor: '#F5F6F8' })
    expect(contrast(theme.dark.brandColor, '#1a1c20')).toBeGreaterThanOrEqual(4.5)
    expect(weapp('app.wxss')).toMatch(/page\{--color-brand:#0a7640;.*prefers-color-scheme: dark/)
    expect(fs.readFileSync(at('weapp/assets/tabs/home-on.png')).equals(before)).toBe(false)
  })

  it('keeps the colours when only the name is its own', () => {
    stamp({ appName: '蓝海网校' })
    expect(weapp('app.wxss')).toBe('page{--color-brand:#d92b2b}')
    expect(weapp('theme.json')).toBe(fs.readFileSync(path.join(root, 'src/theme.json'), 'utf8'))
  })
})
