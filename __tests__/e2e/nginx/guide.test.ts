import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { startNginx } from './nginx'

/** docs/DEPLOY.md followed by its own words: what stands in its blocks is run, one after the other, on one machine. */
jest.setTimeout(60_000)

const project = path.resolve(__dirname, '../../..')
const guide = fs.readFileSync(path.join(project, 'docs/DEPLOY.md'), 'utf8')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-guide-'))
const at = (name: string) => path.join(folder, name)
/** The operator's computer, and what nginx serves. */
const [computer, site] = [at('我的 网校'), at('www')]

/** The commands of a section, block by block. @throws when it has another number of them */
function blocksOf(heading: string, count: number): string[] {
  const [, section = ''] = guide.split(new RegExp(`^## ${heading}$`, 'm'))
  const [own = ''] = section.split(/^## /m)
  const blocks = [...own.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)]
  if (blocks.length !== count) throw new Error(`${heading} has ${blocks.length} blocks of commands, not ${count}`)
  return blocks.map(([, indent = '', text = '']) => text.replace(new RegExp(`^${indent}`, 'gm'), ''))
}

/**
 * Programs that would go elsewhere: to another machine, to a long build, to nginx' own service. Each time that the clock
 * is asked it is a minute later; the first time, the guide's own example.
 */
const programs = {
  date: `minute=$(cat '${at('minute')}') && echo $((minute + 1)) > '${at('minute')}' && echo "20260101-$minute"`,
  ssh: 'exec sh -c "$2"',
  scp: 'exec cp "${1#*:}" "${2#*:}"',
  nginx: 'exit 0',
  npm: `case "$*" in
    ci) ;;
    "run build:h5") rm -rf dist/h5 && mkdir -p dist && cp -rp "$RELEASE" dist/h5 ;;
    "run brand -- config.js") exec "${process.execPath}" "${project}/config/scripts/brand.mjs" config.js --dist dist/h5 ;;
    *) echo "npm does not know $*" >&2; exit 1 ;;
  esac`,
}

/** The example's address and folder are the operator's own; the rest is as it stands there. */
function follow(block: string, release: string): string[] {
  fs.rmSync(at('calls.log'), { force: true })
  const commands = block.split('/var/www/zhitu').join(site).split('/etc/nginx').join(at('etc'))
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: computer,
    env: { ...process.env, PATH: `${at('bin')}:${process.env.PATH}`, RELEASE: at(release) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return fs.existsSync(at('calls.log')) ? fs.readFileSync(at('calls.log'), 'utf8').trim().split('\n') : []
}

const tenDaysAgo = Date.now() / 1000 - 10 * 86_400

/** A release of ten days ago with its own script, which `index.html` names. */
function makeRelease(name: string, hash: string): void {
  fs.cpSync(path.join(project, 'dist/h5'), at(name), { recursive: true })
  const page = fs.readFileSync(at(`${name}/index.html`), 'utf8')
  const [, old = ''] = /js\/app\.([0-9a-f]{8})\.js/.exec(page) ?? []
  fs.writeFileSync(at(`${name}/index.html`), page.split(`app.${old}.js`).join(`app.${hash}.js`))
  fs.renameSync(at(`${name}/js/app.${old}.js`), at(`${name}/js/app.${hash}.js`))
  for (const file of fs.readdirSync(at(name), { recursive: true, encoding: 'utf8' })) {
    fs.utimesSync(at(`${name}/${file}`), tenDaysAgo, tenDaysAgo)
  }
}

const scriptOf = (hash: string) => `/js/app.${hash}.js`
let nginx: Awaited<ReturnType<typeof startNginx>>

const textOf = async (url: string) => (await nginx.get(url)).body.toString()
/** The script that its page names. */
const hashAt = async (url = '/') => /js\/app\.([0-9a-f]{8})\.js/.exec(await textOf(url))?.[1]
const statusOf = async (url: string) => (await nginx.get(url)).status

beforeAll(async () => {
  fs.mkdirSync(computer)
  fs.mkdirSync(at('bin'))
  fs.writeFileSync(at('minute'), '1200')
  for (const [name, text] of Object.entries(programs)) {
    const log = `echo "${name} $*" >> '${at('calls.log')}'\n`
    fs.writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${log}${text}\n`, { mode: 0o755 })
  }
  makeRelease('first', '11111111')
  makeRelease('second', '22222222')
  fs.mkdirSync(site)
  fs.writeFileSync(path.join(site, 'index.html'), 'not yet')
  nginx = await startNginx({ root: site, api: 'http://127.0.0.1:1' })
})
afterAll(async () => {
  await nginx?.stop()
  fs.rmSync(folder, { recursive: true })
})

it('the first time: built, kept, copied, and nginx loads its file', async () => {
  const [build = '', copy = '', load = ''] = blocksOf('H5：nginx', 3)
  follow(build, 'first')
  expect(fs.readdirSync(computer)).toContain('zhitu-20260101-1200.tgz')
  follow(copy, 'first')
  expect(await hashAt()).toBe('11111111')
  expect(await statusOf(scriptOf('11111111'))).toBe(200)
  expect(await statusOf('/config.js')).toBe(200)
  expect(follow(load, 'first')).toEqual(['nginx -t', 'nginx -s reload'])
})

it('on the same machine one line copies as much', async () => {
  const [, line = ''] = /就在那台机器上构建的，只要 `([^`]+)`/.exec(guide) ?? []
  const other = at('same')
  execFileSync('bash', ['-ec', line.split('/var/www/zhitu').join(other)], { cwd: computer })
  expect(fs.readdirSync(other).sort()).toEqual(fs.readdirSync(site).sort())
})

it('below a folder', async () => {
  const [copy = ''] = blocksOf('H5：子目录', 1)
  follow(copy, 'first')
  expect(await hashAt('/learn/')).toBe('11111111')
})

it('a name of their own: what the server has is fetched, and written into the build', async () => {
  fs.writeFileSync(path.join(site, 'config.js'), "window.__ZHITU__ = { appName: '蓝海网校', brandColor: '#1677ff' }")
  const [brand = ''] = blocksOf('自己的名字和颜色', 2)
  follow(brand, 'first')
  expect(fs.readFileSync(path.join(computer, 'dist/h5/index.html'), 'utf8')).toContain('<title>蓝海网校</title>')
})

it('an update: the page last, nothing old taken away, the settings of the server kept', async () => {
  fs.appendFileSync(path.join(site, 'config.js'), '\n// 改过')
  const [update = ''] = blocksOf('更新和回退', 4)
  const calls = follow(update, 'second')
  expect(calls.slice(0, 3)).toEqual(['npm ci', 'npm run build:h5', 'npm run brand -- config.js'])
  expect(calls.at(-1)).toMatch(/^scp dist\/h5\/index\.html /)
  expect([await hashAt(), /<title>(.*)<\/title>/.exec(await textOf('/'))?.[1]]).toEqual(['22222222', '蓝海网校'])
  expect([await statusOf(scriptOf('11111111')), await statusOf(scriptOf('22222222'))]).toEqual([200, 200])
  expect(await textOf('/config.js')).toContain('// 改过')
})

it('back to the first release', async () => {
  const [, back = ''] = blocksOf('更新和回退', 4)
  expect(follow(back, 'second').at(-1)).toMatch(/^scp zhitu-back\/h5\/index\.html /)
  expect(await hashAt()).toBe('11111111')
  expect(await textOf('/config.js')).toContain('// 改过')
})

/** As if so many days had gone by since everything on the server was written. */
function age(days: number): void {
  for (const name of fs.readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(site, name)
    const at = fs.statSync(file).mtimeMs / 1000 - days * 86_400
    fs.utimesSync(file, at, at)
  }
}

it('tidied: pages of the release before have their files for a week more, however long it was on line', async () => {
  const [update = '', , tidy = ''] = blocksOf('更新和回退', 4)
  age(21)
  follow(update, 'second')
  follow(tidy, 'second')
  expect(await statusOf(scriptOf('11111111'))).toBe(200)
  age(8)
  const names = fs.readdirSync(path.join(site, 'js'))
  follow(tidy, 'second')
  expect(fs.readdirSync(path.join(site, 'js'))).toEqual(names.filter((name) => !name.includes('11111111')))
  expect([await hashAt(), await statusOf(scriptOf('22222222'))]).toEqual(['22222222', 200])
})

it('tidied after an update that broke off: the release that is on line stays whole', async () => {
  const [update = '', , tidy = ''] = blocksOf('更新和回退', 4)
  age(8)
  follow(update.replace(/^scp .*\n/m, ''), 'first')
  age(8)
  follow(tidy, 'first')
  expect([await hashAt(), await statusOf(scriptOf('22222222'))]).toEqual(['22222222', 200])
})

it('nginx’ file of an earlier release is found by its lines', () => {
  const [, , , compare = ''] = blocksOf('更新和回退', 4)
  const file = fs.readFileSync(path.join(project, 'docs/nginx/zhitu.conf'), 'utf8')
  fs.mkdirSync(at('etc/conf.d'), { recursive: true })
  fs.cpSync(path.join(project, 'docs/nginx'), path.join(computer, 'docs/nginx'), { recursive: true })
  fs.writeFileSync(at('etc/conf.d/zhitu.conf'), file)
  expect(() => follow(compare, 'second')).not.toThrow()
  fs.writeFileSync(at('etc/conf.d/zhitu.conf'), file.replace('"~[?&](token|login_code)=" 0;', ''))
  expect(() => follow(compare, 'second')).toThrow()
})
