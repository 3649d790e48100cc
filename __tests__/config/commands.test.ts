import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * The README's commands where `node_modules/.bin` holds shell scripts, as on Windows, in a folder with a blank and
 * Chinese characters. The packages only note what they are called with.
 */
const root = path.resolve(__dirname, '../..')
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
let folder: string
const at = (name: string) => path.join(folder, name)
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true })
  fs.writeFileSync(at(name), text)
}

const note = `
const fs = require('node:fs')
const [program, ...args] = [require('node:path').basename(__dirname), ...process.argv.slice(2)]
const { API_HOST, GO_HOST, NODE_ENV, PORT, SANDBOX_HOST } = process.env
fs.appendFileSync('calls.log', JSON.stringify({ call: [program, ...args].join(' '), API_HOST, GO_HOST, NODE_ENV, PORT, SANDBOX_HOST }) + '\\n')
`
const programs: Record<string, { bin: string | Record<string, string>; does?: string }> = {
  '@tarojs/cli': {
    bin: { taro: 'cli.js' },
    // What watches is there until the other has started.
    does: `if (args.includes('--watch')) {
        setInterval(() => fs.readFileSync('calls.log', 'utf8').includes('tsx') && process.exit(), 20)
        return
      }
      const end = args[2]
      fs.mkdirSync('dist/' + end, { recursive: true })
      for (const name of ['index.html', 'app.json']) fs.writeFileSync('dist/' + end + '/' + name, '{}')`,
  },
  // The sandbox answers once that it is up.
  tsx: {
    bin: './cli.js',
    does: `if (args.includes('--check')) process.exit(args.includes('--rest') ? 1 : 0)
      const port = Number(args[args.indexOf('--port') + 1]) || 0
      require('node:http').createServer((_, answer) => answer.end('{}', () => process.exit())).listen(port)
      setTimeout(() => process.exit(), 3000)`,
  },
  jest: { bin: './cli.js' },
  eslint: { bin: { eslint: './cli.js' } },
  typescript: { bin: { tsc: './cli.js', tsserver: './other.js' } },
  'dependency-cruiser': { bin: { 'dependency-cruise': 'other.js', depcruise: 'cli.js' } },
}

/** What is only imported here. */
const modules: Record<string, string> = {
  'miniprogram-ci/index.js': 'exports.Project = class {}',
  'playwright-core/index.js': 'exports.chromium = exports.devices = {}',
  'typescript/index.js': 'module.exports = {}',
  'lighthouse/index.js': 'module.exports = () => {}',
  'tsx/cjs/api.js': 'exports.require = () => ({})',
}
const manifests: Record<string, object> = { tsx: { exports: { './cjs/api': './cjs/api.js', '.': './cli.js' } } }

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-commands-')), '我的 网校')
  for (const name of ['scripts', 'brand', 'doctor', 'ci', 'bench']) {
    fs.cpSync(path.join(root, 'config', name), at(`config/${name}`), { recursive: true })
  }
  fs.copyFileSync(path.join(root, 'config/size-budgets.json'), at('config/size-budgets.json'))
  for (const [name, text] of Object.entries(modules)) write(`node_modules/${name}`, text)
  for (const [name, { bin, does = '' }] of Object.entries(programs)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, bin, ...manifests[name] }))
    write(`node_modules/${name}/cli.js`, `${note}${does}`)
    const commands = typeof bin === 'string' ? [name] : Object.keys(bin)
    for (const command of commands)
      write(`node_modules/.bin/${command}`, '#!/bin/sh\necho "I am a shell script" "$@"\n')
  }
  write('node_modules/uqr/package.json', JSON.stringify({ name: 'uqr', main: 'index.js' }))
  write('node_modules/uqr/index.js', `exports.renderUnicodeCompact = (text) => 'QR ' + text`)
  for (const name of ['config/index.ts', 'config/prod.ts', 'babel.config.js', 'package.json']) write(name, '{}')
  for (const name of ['src', 'config/webpack', 'config/plugins']) fs.mkdirSync(at(name))
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }))

/** `npm run NAME -- ARGS`: as npm starts it, without npm. */
function runCommand(line: string, env: Record<string, string> = {}) {
  const [name = '', ...args] = line.split(' ')
  const [program = '', ...own] = (scripts[name] ?? '').split(' ')
  // npm finds a package's own command by itself, on Windows too.
  const start = program === 'node' ? own : [`node_modules/${program}/cli.js`, ...own]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...start, ...args], {
    cwd: folder,
    env: { ...process.env, CHROMIUM_PATH: process.execPath, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  })
  const log = fs.existsSync(at('calls.log')) ? fs.readFileSync(at('calls.log'), 'utf8') : ''
  const calls = log.split('\n').flatMap((entry) => (entry ? [JSON.parse(entry) as Record<string, string>] : []))
  return { status, output: stdout + stderr, calls, called: calls.map(({ call }) => call) }
}

const cases: [line: string, called: string[]][] = [
  ['build:h5', ['cli build --type h5']],
  ['build:weapp --api-host https://api.example.com', ['cli build --type weapp']],
  ['dev:h5 --port 10186 --sandbox-port 10187 --reset', ['tsx sandbox/index.ts --port 10187 --reset']],
  ['dev:h5 --port 10186 --sandbox-port 10187', ['tsx sandbox/index.ts', 'cli build --type h5 --watch']],
  ['dev:weapp --sandbox-port 10187', ['tsx sandbox/index.ts', 'cli build --type weapp --watch']],
  ['start --port 10188', ['cli build --type h5', 'tsx sandbox/index.ts --port 10188 --static dist/h5']],
  ['test', ['cli build --type weapp', 'jest --config config/jest/index.js']],
  ['e2e money', ['cli build --type h5', 'jest --config config/jest/e2e.js money']],
  ['lint', ['eslint -c config/eslint/index.mjs', 'dependency-cruiser --config config/eslint/imports.mjs src sandbox']],
  ['typecheck', ['typescript --noEmit -p tsconfig.json']],
  ['sandbox --reset', ['tsx sandbox/index.ts --reset']],
  ['fuzz', ['jest --config config/jest/index.js damage']],
]

it.each(cases)('npm run %s', (line, called) => {
  const run = runCommand(line)
  expect(run.output).not.toContain('shell script')
  for (const call of called) expect(run.called).toContainEqual(expect.stringContaining(call))
  expect(run.status).toBe(0)
})

/** What these do is told by a file of their own; here they start, and say what they need. */
const elsewhere: [line: string, words: string, told: string][] = [
  ['upload:weapp', '请在项目目录的 project.private.config.json 里写上自己的 appid', 'weappRelease.test.ts'],
  ['preview:weapp', '请在项目目录的 project.private.config.json 里写上自己的 appid', 'weappRelease.test.ts'],
  ['brand', '用法：npm run brand -- config.js', 'brand.test.ts'],
  ['doctor', '用法：npm run doctor -- https://api.example.com', 'doctor.test.ts'],
  ['check:changed', '用 --base 说明从哪个提交算起', 'reach.test.ts'],
  ['size', '还没有 H5 构建，请先运行 npm run build:h5', 'commands.test.ts'],
  ['lighthouse', '还没有 H5 构建，请先运行 npm run build:h5', 'commands.test.ts'],
  ['bench', '用法：npm run bench -- --base 目录', 'commands.test.ts'],
]

it.each(elsewhere)('npm run %s says: %s', (line, words, told) => {
  write('project.config.json', '{"appid": "touristappid"}')
  const { status, output } = runCommand(line)
  expect(output).toContain(words)
  expect(output).not.toMatch(/shell script|^\s+at /m)
  expect(status).toBe(1)
  expect(fs.existsSync(path.join(__dirname, told))).toBe(true)
})

describe('the table of README.md', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const [, table = ''] = /\| command \| what it does \|\n([\s\S]*?)\n\n/.exec(readme) ?? []
  /** `npm run size`, `lighthouse`, `bench`: the names in code of the first column. */
  const named = table
    .split('\n')
    .slice(1)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:npm (?:run )?)?([\w:./]+)[^`]*`/g)])
    .map(([, name = '']) => name)
  const tried = [...cases, ...elsewhere].map(([line]) => line.split(' ')[0])

  it('has rows', () => expect(named.length).toBeGreaterThan(15))

  it.each(named.filter((name) => name !== 'check' && name !== '.ci/run'))('%s is a command, and tried here', (name) => {
    expect(scripts[name]).toBeDefined()
    expect(tried).toContain(name)
  })

  it('check is lint, types and tests', () => {
    expect(scripts.check?.split(' && ')).toEqual(['npm run lint', 'npm run typecheck', 'npm test'])
    for (const name of ['lint', 'typecheck', 'test']) expect(tried).toContain(name)
  })

  it('.ci/run is there, and its rows are of ci.test.ts', () => {
    expect(fs.statSync(path.join(root, '.ci/run')).mode & 0o111).not.toBe(0)
    expect(fs.existsSync(path.join(__dirname, 'ci.test.ts'))).toBe(true)
  })
})

it.each(['--api-host', 'API_HOST'])('a host is an option, or stands in the environment: %s', (form) => {
  const host = 'https://api.example.com'
  const { calls } =
    form === 'API_HOST' ? runCommand('build:h5', { API_HOST: `${host}/` }) : runCommand(`build:h5 ${form} ${host}/`)
  expect(calls).toMatchObject([{ API_HOST: host, NODE_ENV: 'production' }])
})

it('npm run dev:h5 ends with its sandbox; another server’s live service is not the sandbox’s', () => {
  const cli = 'node_modules/@tarojs/cli/cli.js'
  write(cli, `${note}setTimeout(() => process.exit(), 10_000)`)
  const isBuilding = "fs.readFileSync('calls.log', 'utf8').includes('--watch')"
  write('node_modules/tsx/cli.js', `${note}setInterval(() => ${isBuilding} && process.exit(7), 20)`)
  const api = 'https://api.example.com'
  const { status, calls } = runCommand(`dev:h5 --port 10186 --sandbox-port 10187 --api-host ${api}`)
  expect(status).toBe(7)
  expect(calls.find(({ call }) => call?.includes('--watch'))).toMatchObject({ API_HOST: api, GO_HOST: '' })
})

it('npm run dev:h5 --host keeps the app and the sandbox to this machine', () => {
  const { calls } = runCommand('dev:h5 --port 10186 --sandbox-port 10187 --host 127.0.0.1')
  const hosts = calls.filter(({ call }) => /--watch|sandbox/.test(call ?? '')).map(({ SANDBOX_HOST }) => SANDBOX_HOST)
  expect(hosts).toEqual(['127.0.0.1', '127.0.0.1'])
})

describe('npm start says who can open the app and turn the controls', () => {
  const lan = '192.0.2.7'
  /** A machine that is called so on its network, if it has one. Its sandbox answers at that address, too. */
  const machine = (address?: string) => {
    const addresses = address ? [{ address, family: 'IPv4', internal: false }] : []
    const code = `import os from 'node:os'
      const virtual = [{ address: '172.21.0.1', family: 'IPv4', internal: false }]
      os.networkInterfaces = () => ({ lo: [], ...(${addresses.length} && { 'vEthernet (WSL)': virtual }), net: ${JSON.stringify(addresses)} })
      const { fetch } = globalThis
      globalThis.fetch = (url) => fetch(url.replace('${lan}', 'localhost'))`
    return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
  }
  const everybody = new RegExp(`手机扫上面的二维码，或打开：http://${lan}:10188\n.*也能拨动沙盒的开关`)

  it.each([
    ['by itself', '', lan],
    ['at its own address', ` --host ${lan}`, undefined],
  ])('the network: %s', (_, option, address) => {
    const { output } = runCommand(`start --port 10188${option}`, machine(address))
    expect(output).toMatch(everybody)
    expect(output).not.toContain('只有这台电脑能打开')
  })

  it.each([
    ['by itself, without a network', '', undefined],
    ['when asked', ' --host 127.0.0.1', lan],
    ['when asked by name', ' --host localhost', lan],
  ])('this machine alone: %s', (_, option, address) => {
    const { output } = runCommand(`start --port 10188${option}`, machine(address))
    expect(output).toContain('只有这台电脑能打开')
    expect(output).not.toContain('同一网络')
  })

  it('as the environment says', () =>
    expect(runCommand('start --port 10188', { ...machine(lan), SANDBOX_HOST: '127.0.0.1' }).output).toContain(
      '只有这台电脑能打开',
    ))
})

it('npm start says that the page calls an academy’s own server, where its settings are in the build', () => {
  const said = 'apiHost，页面连的是 https://api.example.com，不是沙盒'
  expect(runCommand('start --port 10188').output).not.toContain('apiHost')
  write('dist/h5/config.js', "window.__ZHITU__ = { apiHost: 'https://api.example.com' }")
  expect(runCommand('start --port 10188').output).toContain(said)
})

it.each(['doctor', 'brand'])('%s --help says how it is used', (command) => {
  const { status, called, output } = runCommand(`${command} --help`)
  expect([status, called]).toEqual([0, []])
  expect(output).toContain('用法：npm run')
})

it('npm start asks the sandbox about its options before it builds', () => {
  const { status, called, output } = runCommand('start --port 10188 --rest')
  expect([status, called]).toEqual([1, [expect.stringContaining('sandbox/index.ts --check --port 10188 --rest')]])
  expect(output).toContain('用法：npm start')
  const help = runCommand('start --help')
  expect([help.status, help.called.length]).toEqual([0, 1])
  expect(help.output).toContain('用法：npm start')
})

it.each([
  ['dev:h5 --sandbox-port', '--sandbox-port 8082'],
  ['dev:weapp --sandbox-port', '--sandbox-port 8082'],
  ['dev:h5 --port', '--port 10087'],
  ['start --port', '--port 8090'],
])('npm run %s with a port that is taken offers another', async (line, words) => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { status, output, called } = runCommand(`${line} ${(taken.address() as AddressInfo).port}`)
  taken.close()
  expect([status, called]).toEqual([1, []])
  expect(output).toContain(words)
})

it('works where the folder is reached by another name', () => {
  const link = path.join(path.dirname(folder), 'link')
  fs.symlinkSync(folder, link)
  spawnSync(process.execPath, [path.join(link, 'config/scripts/build.mjs'), 'h5'], { cwd: link })
  expect(fs.existsSync(at('dist/h5/index.html'))).toBe(true)
})

it('takes every option of the mini-program in its right form', () => {
  const options = [
    ...['--go-host https://a.cn/go', '--report-url https://a.cn/r', '--stats-url https://a.cn/s'],
    ...['--logo https://a.cn/l.png', '--work-order-url https://a.cn/w?a=1#b'],
    ...['--web-hosts act.a.cn,b.com.cn'],
    ...['--customer-service +86-400-123-4567', '--subtitle-url https://a.cn/{course}/{lesson}.vtt'],
    ...['--picture-query x-oss-process=image/resize,w_{width}', '--vip-protocol-url https://a.cn/vip'],
    ...['--disabled-comment true', '--browser-purchase off', '--choose-location on'],
  ]
  const { status, output } = runCommand(`build:weapp --api-host https://a.cn ${options.join(' ')}`)
  expect(output).not.toContain('要写成')
  expect(status).toBe(0)
})

describe('says what is wrong and a way, without a stack', () => {
  const port = '端口要在 1 到 65535 之间，现在是 abc'
  it.each<[line: string, words: string, env: Record<string, string>]>([
    ['build:weapp', '--api-host https://', {}],
    ['build:weapp --api-host http://a.cn', '--api-host https://', {}],
    ['build:h5 --api-hots https://a.cn', '参数不对', {}],
    ['build:h5 --app-name 示例学堂', '写在 config.js 里', {}],
    ['build:weapp --map-key KEY', '参数不对', {}],
    ['build:h5 --api-host api.example.com', '要写成 https://api.example.com 或 /api 这样，现在是 api.example.com', {}],
    ['build:h5', '--go-host（环境变量 GO_HOST）要写成 https://go.example.com', { GO_HOST: 'go.example.com' }],
    ['build:h5 --report-url http://a.cn', '--report-url', {}],
    ['dev:h5 --go-host go.example.com', '--go-host', {}],
    ['dev:weapp --brand-color #1677ff', '自己的颜色用 npm run preview:weapp 看', {}],
    ['start', '--go-host', { GO_HOST: 'go.example.com' }],
    ...[
      ...['--go-host go.example.com', '--go-host /go', '--report-url /report', '--stats-url http://a.cn'],
      ...['--logo logo.svg', '--brand-color blue', '--work-order-url help.cn', '--customer-service 客服'],
      ...[
        '--subtitle-url sub/{lesson}.vtt',
        '--subtitle-url http://a.cn/{lesson}.vtt',
        '--picture-query ?w={width}',
        '--vip-protocol-url vip',
      ],
      // WeChat opens pages by https alone.
      ...['--work-order-url http://a.cn', '--customer-service http://a.cn'],
      ...['user', 'privacy', 'vip', 'purchase'].map((name) => `--${name}-protocol-url http://a.cn/${name}`),
      ...['--web-hosts https://a.cn', '--web-hosts a.cn,'],
      ...['--disabled-comment yes', '--browser-purchase false', '--choose-location true'],
    ].map((option): [string, string, Record<string, string>] => [
      `build:weapp --api-host https://a.cn ${option}`,
      `${option.split(' ')[0]}（`,
      {},
    ]),
    ['start', port, { PORT: 'abc' }],
    ['start --port abc', port, {}],
    ['dev:h5', port, { PORT: 'abc' }],
    ['dev:weapp', port, { SANDBOX_PORT: 'abc' }],
  ])('npm run %s', (line, words, env) => {
    const { status, output, called } = runCommand(line, env)
    expect(status).toBe(1)
    expect(output).toContain(words)
    expect(output).not.toMatch(/^\s+at /m)
    expect(called).toEqual([])
  })

  it.each(Object.keys(programs))('without %s', (name) => {
    fs.rmSync(at(`node_modules/${name}`), { recursive: true })
    const line =
      cases.find(([, called]) => called.some((call) => call.startsWith(`${path.basename(name)} `)))?.[0] ?? ''
    const { status, output } = runCommand(line)
    expect(output).toContain('npm ci')
    expect(status).toBe(1)
  })
})
