import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { createCanvas, loadImage } from '@napi-rs/canvas'

import { builtMarks, contentSecurityPolicy } from '../../config/webpack/startPage'
import { contrast } from '../setup/contrast'
import { fetchOnce } from '../setup/fetchOnce'

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
  expect(page).toContain('<html lang="zh-CN" data-api-host="/api"')
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: academy.appName })
  expect(read('config.js')).toContain('#ffd100')
})

it('keeps what the build was given where the settings are empty, also when stamped again', () => {
  const tag = () => /<html[^>]*>/.exec(read('index.html'))?.[0]
  const given = { API_HOST: 'https://b', GO_HOST: 'https://go', REPORT_URL: '/told' }
  const built = `<html lang="zh-CN"${builtMarks(given)}>`
  fs.writeFileSync(at('dist/index.html'), read('index.html').replace(/<html[^>]*>/, built))
  brand({})
  expect(tag()).toBe(built)
  brand({ apiHost: 'https://own/', goHost: '/go', reportUrl: '/report' })
  expect(tag()).toBe(
    built
      .replace('api-host="https://b"', 'api-host="https://own"')
      .replace('data-go-host="https://go"', 'data-go-host="/go"')
      .replace('data-report-url="/told"', 'data-report-url="/report"'),
  )
  brand({})
  expect(tag()).toBe(built)
})

it('draws the icons at the sizes that they are declared with', () => {
  brand(academy)
  for (const size of [180, 192, 512]) {
    const png = fs.readFileSync(at(`dist/icon-${size}.png`))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  }
  expect(read('favicon.svg')).not.toContain('#d92b2b')
})

it('takes a logo that lies beside the settings, and leaves an address alone', () => {
  fs.mkdirSync(at('img'))
  fs.writeFileSync(at('img/标志.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(brand({ logo: 'img/标志.svg' }).status).toBe(0)
  expect(read('img/标志.svg')).toContain('<svg')
  expect(brand({ logo: 'https://cdn.example.com/logo.png' }).status).toBe(0)
})

/** The example of a statistics script in the guide for operators. */
function statisticsExample(): string {
  const guide = fs.readFileSync(path.join(root, 'docs/DEPLOY.md'), 'utf8')
  const [, code = ''] = /```js\n([^`]*hm\.baidu\.com[^`]*)```/.exec(guide) ?? []
  return code
}

it('reads settings with a script below them that asks for a page, as the guide’s example has it', () => {
  expect(brand(statisticsExample())).toMatchObject({ status: 0 })
  expect(read('index.html')).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/hm\.baidu\.com;/)
})

it('tells Baidu of pages and purchases, by the guide’s example', () => {
  const added: { src?: string }[] = []
  const page = {
    document: { createElement: () => ({}), head: { appendChild: (script: object) => added.push(script) } },
  }
  const window: Record<string, unknown> = { ...page }
  runInNewContext(statisticsExample(), Object.assign(window, { window }))
  const { onStats } = window.__ZHITU__ as { onStats: (event: ZhituStatsEvent) => void }
  onStats({ kind: 'page', page: '/pages/course/show?id=5' })
  onStats({ kind: 'purchase', orderNo: '1', type: 'course', id: 5, name: 'SQL 十五课', yuan: 59 })
  expect(window._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/pages/course/show?id=5'],
    ['_trackEvent', 'course', '购买', 'SQL 十五课', 59],
  ])
  expect(added).toMatchObject([{ src: expect.stringMatching(/^https:\/\/hm\.baidu\.com\/hm\.js\?/) }])
})

it('refuses WeChat’s own customer service, which no web page can open', () => {
  const { status, output } = brand({ customerService: 'contact' })
  expect([status, output]).toEqual([1, expect.stringContaining("customerService 要写成 '400-123-4567'")])
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

it.each(['', null])('a setting that is %j is the build’s', (empty) => {
  brand({})
  const usual = read('index.html')
  const { status } = brand({ appName: empty, scriptHosts: empty, siteUrl: empty, brandColor: empty, apiHost: empty })
  expect(status).toBe(0)
  expect(read('index.html')).toBe(usual)
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
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
  [{ brandColor: 'blue' }, "brandColor 要写成 '#1677ff' 这样"],
  [{ apiHost: 'api.example.com' }, "'https://api.example.com'"],
  [{ goHost: 'go.example.com' }, "goHost 要写成 'https://go.example.com' 或 '/go' 这样"],
  [{ reportUrl: 'http://report.example.com' }, 'reportUrl 要写成'],
  [{ disabledComment: 'false' }, 'disabledComment 要写成 true 或 false，不加引号'],
  [{ offline: 'no' }, 'offline 要写成 true 或 false，不加引号'],
  [{ shell: 'Android' }, "shell 要写成 'IOS' 或 'ANDROID' 这样"],
  [{ workOrderUrl: 'help.example.com' }, 'workOrderUrl 要写成'],
  [{ appName: 7 }, "appName 要写成 '蓝海网校' 这样，或留空，现在是 7"],
  [{ icon: '没有.png' }, '没有找到图标'],
  [{ logo: '没有.png' }, '没有找到标志'],
  [{ statsUrl: 'http://stats.example.com' }, 'statsUrl'],
  [{ apihost: '/api' }, '没有 apihost 这一项，要写成 apiHost。'],
  [{ chooseLocation: 'on' }, '没有 chooseLocation 这一项，能写的见 docs/DEPLOY.md。'],
  [{ onStats: 'no' }, 'onStats 要写成 function'],
  [{ scriptHosts: ['http://hm.baidu.com'] }, 'scriptHosts'],
  [{ scriptHosts: ['https://a.cn; script-src *'] }, 'scriptHosts'],
])('%p is refused in words, and nothing is written', (config, words) => {
  const { status, output } = brand(config)
  expect(status).toBe(1)
  expect(output).toContain(words)
  expect(output).not.toMatch(/^\s+at /m)
  expect(read('index.html')).toBe(built)
})

/** The demonstration brands, and what is computed of their colours. */
const demos = [
  {
    name: 'ocean',
    called: '蓝海网校',
    light: { brand: '#1570f0', nav: '#1570f0' },
    dark: { brand: '#378aff', nav: '#1058bd' },
    poster: '#1570f0 #eaf2fe #125eca',
  },
  {
    name: 'sun',
    called: '向日葵学堂',
    light: { brand: '#8a7100', nav: '#8a7100' },
    dark: { brand: '#ffd100', nav: '#705c00' },
    poster: '#8a7100 #f4f2e8 #745f00',
  },
] as const
const demoConfig = (name: string) => fs.readFileSync(path.join(root, `sandbox/brands/${name}/config.js`), 'utf8')

describe.each(demos)('the demonstration brand $name', ({ name, called, light, dark, poster }) => {
  it('stands in the page: name, bars, colours of both themes, the poster’s', () => {
    fs.cpSync(path.join(root, 'sandbox/brands', name), at('.'), { recursive: true })
    expect(brand(demoConfig(name)).status).toBe(0)
    const page = read('index.html')
    expect(page).toContain(`<title>${called}</title>`)
    expect(page).toContain(`data-poster="${poster}"`)
    const bars = [...page.matchAll(/id="bar-\w+"[^>]* content="([^"]*)"/g)].map(([, color]) => color)
    expect(bars).toEqual([light.nav, dark.nav])
    for (const { brand: color } of [light, dark]) expect(page).toContain(`--color-brand:${color}`)
    expect(read('logo.svg')).toContain(called)
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: called, theme_color: light.nav })
  })
})

it('is shown before anything is changed, with the sandbox’s courses under the academy’s name', async () => {
  const port = await freePort()
  const args = [script, path.join(root, 'sandbox/brands/ocean/config.js'), '--dist', at('dist'), '--preview']
  const command = spawn(process.execPath, [...args, '--port', `${port}`])
  let output = ''
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (part) => (output += String(part)))
  const ended = once(command, 'exit')
  try {
    while (!output.includes('蓝海网校 的样子') && command.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const site = `http://localhost:${port}`
    const textOf = async (url: string) => (await fetchOnce(`${site}${url}`)).text()
    expect(output).toContain(`蓝海网校 的样子：${site}`)
    expect(await textOf('/')).toContain('<title>蓝海网校</title>')
    const { data } = JSON.parse(await textOf('/api/v2/other/config'))
    expect(data).toMatchObject({ name: '蓝海网校', logo: { logo: `${site}/logo.svg` } })
    expect(await textOf('/logo.svg')).toContain('<svg')
  } finally {
    command.kill('SIGTERM')
    await ended
  }
  expect(read('index.html')).toBe(built)
  expect(fs.existsSync(at('dist/config.js'))).toBe(false)
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
    stamp({ appName: '蓝海网校', brandColor: '#0a7640' })
    expect(JSON.parse(weapp('app.json')).window.navigationBarTitleText).toBe('蓝海网校')
    const theme = JSON.parse(weapp('theme.json'))
    expect(theme.light).toMatchObject({ navColor: '#0a7640', brandColor: '#0a7640', bgColor: '#F5F6F8' })
    expect(contrast(theme.dark.brandColor, '#1a1c20')).toBeGreaterThanOrEqual(4.5)
    expect(weapp('app.wxss')).toMatch(/page\{--color-brand:#0a7640;.*prefers-color-scheme: dark/)
  })

  /** The colour of the opaque pixels, and how many there are. */
  async function drawn(file: string) {
    const picture = await loadImage(file)
    const pen = createCanvas(picture.width, picture.height).getContext('2d')
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, picture.width, picture.height)
    const opaque = Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 4)).filter(
      ([, , , alpha]) => alpha === 255,
    )
    const colors = [...new Set(opaque.map((pixel) => Buffer.from(pixel.slice(0, 3)).toString('hex')))]
    return { size: [picture.width, picture.height], colors, count: opaque.length }
  }

  it.each(['home', 'exam', 'study', 'me'])(
    'has the tab %s drawn as before, in its own colour when open',
    async (tab) => {
      stamp({ brandColor: '#0f9d58' })
      for (const [name, colors] of [
        [tab, ['7a8594']],
        [`${tab}-on`, ['0f9d58']],
      ] as const) {
        const before = await drawn(path.join(root, `src/assets/tabs/${name}.png`))
        expect(before.count).toBeGreaterThan(100)
        expect(await drawn(at(`weapp/assets/tabs/${name}.png`))).toEqual({ ...before, colors })
      }
    },
  )

  it.each(demos)('of the demonstration brand $name', ({ called, name, light, dark }) => {
    const [, brandColor] = /brandColor: '([^']+)'/.exec(demoConfig(name)) ?? []
    stamp({ appName: called, brandColor })
    expect(JSON.parse(weapp('app.json')).window.navigationBarTitleText).toBe(called)
    const theme = JSON.parse(weapp('theme.json'))
    expect(theme.light).toMatchObject({ navColor: light.nav, brandColor: light.brand })
    expect(theme.dark).toMatchObject({ navColor: dark.nav, brandColor: dark.brand })
    const [, styles = ''] = weapp('app.wxss').split('page{--color-brand:#d92b2b}')
    const [bright = '', dusk = ''] = styles.split('@media (prefers-color-scheme: dark)')
    expect(bright).toContain(`--color-brand:${light.brand}`)
    expect(bright).toContain(`--color-nav:${light.nav}`)
    expect(dusk).toContain(`--color-brand:${dark.brand}`)
    expect(dusk).toContain(`--color-nav:${dark.nav}`)
  })

  it('keeps the colours when only the name is its own', () => {
    stamp({ appName: '蓝海网校' })
    expect(weapp('app.wxss')).toBe('page{--color-brand:#d92b2b}')
    expect(weapp('theme.json')).toBe(fs.readFileSync(path.join(root, 'src/theme.json'), 'utf8'))
  })
})
