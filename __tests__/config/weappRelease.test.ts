import { generateKeyPairSync } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const config = path.resolve(__dirname, '../../config')
const appid = 'wx0123456789abcdef'
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
})

/** The project as the script sees it, with a packer that sends nothing and a build that makes nothing. */
let folder: string
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  fs.writeFileSync(path.join(folder, name), text)
}
const useAppid = (id: string) => write('project.config.json', JSON.stringify({ appid: id }))

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-release-'))
  for (const name of ['scripts/weapp-release.mjs', 'scripts/lib.mjs', 'scripts/options.mjs', 'brand/settings.mjs']) {
    write(`config/${name}`, fs.readFileSync(path.join(config, name), 'utf8'))
  }
  write('package.json', JSON.stringify({ version: '1.0.7' }))
  useAppid(appid)
  write(`private.${appid}.key`, privateKey)
  write(
    'config/scripts/build.mjs',
    `export const build = async (end) => {
      console.log('BUILD', end, process.env.API_HOST, process.env.APP_VERSION, process.env.APP_VERSION_CODE)
      return !process.env.BUILD_FAILS
    }`,
  )
  const send = `(action) => async ({ project, version, desc, setting, qrcodeFormat }) => {
    if (process.env.REFUSAL) throw new Error(process.env.REFUSAL)
    console.log('SENT', JSON.stringify({ action, ...project, version, desc, setting, qrcodeFormat }))
  }`
  write(
    'node_modules/miniprogram-ci/index.js',
    `const send = ${send}
    module.exports = {
      Project: class { constructor(options) { Object.assign(this, options) } },
      upload: send('upload'), preview: send('preview'),
    }`,
  )
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const API_HOST = 'https://api.example.com'

function release(action: string, args: string[] = [], env: Record<string, string> = { API_HOST }) {
  const script = path.join(folder, 'config/scripts/weapp-release.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, action, ...args], {
    cwd: folder,
    env: { ...process.env, API_HOST: '', ...env },
    encoding: 'utf8',
  })
  const [, sent = 'null'] = /^SENT (.*)$/m.exec(stdout) ?? []
  return { status, stdout, stderr, sent: JSON.parse(sent) }
}

it('uploads a build of its own for the host that it was given, with the version and the words that it was given', () => {
  const { status, stdout, sent } = release('upload', [
    '--version',
    '1.2.3',
    '--version-code',
    '39',
    '--desc',
    '修好了支付',
  ])
  expect(status).toBe(0)
  expect(stdout).toContain('BUILD weapp https://api.example.com 1.2.3 39')
  expect(stdout).toContain('已上传 1.2.3（修好了支付）')
  expect(sent).toEqual({
    action: 'upload',
    appid,
    type: 'miniProgram',
    projectPath: path.join(folder, 'dist/weapp'),
    privateKey,
    version: '1.2.3',
    desc: '修好了支付',
    setting: { es6: true, minify: true, minifyWXML: true, minifyWXSS: true },
  })
})

it('takes the appid of the private file first, as DevTools does', () => {
  useAppid('touristappid')
  write('project.private.config.json', JSON.stringify({ appid, setting: {} }))
  expect(release('upload').sent).toMatchObject({ appid })
  write('project.private.config.json', '{"appid": ')
  const { status, stderr } = release('upload')
  expect(status).toBe(1)
  expect(stderr).toContain('project.private.config.json 读不懂')
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('without words takes the version of the package, and names the time', () => {
  const { sent } = release('upload')
  expect(sent).toMatchObject({ version: '1.0.7', desc: expect.stringMatching(/^1\.0\.7 \d{4}\//) })
})

it('previews with a code on the screen and another key', () => {
  fs.renameSync(path.join(folder, `private.${appid}.key`), path.join(folder, 'other.key'))
  const { status, stdout, sent } = release('preview', ['--key', 'other.key'])
  expect([status, sent.action, sent.qrcodeFormat]).toEqual([0, 'preview', 'terminal'])
  expect(stdout).toContain('扫上面的二维码')
})

describe('is refused in words, before anything is built', () => {
  const cases: [string, () => ReturnType<typeof release>, string][] = [
    [
      'an appid of nobody',
      () => (useAppid('touristappid'), release('upload')),
      'project.private.config.json 里写上自己的 appid',
    ],
    ['no key', () => release('upload', ['--key', 'nowhere.key']), '没有找到代码上传密钥'],
    ['a key that is none', () => (write('a.key', 'secret'), release('upload', ['--key', 'a.key'])), '不是代码上传密钥'],
    ['no host', () => release('upload', [], {}), 'API_HOST 要写成'],
    ['a host without https', () => release('preview', [], { API_HOST: 'http://a.cn' }), 'API_HOST 要写成'],
    ['a live service without https', () => release('upload', ['--go-host', 'go.example.com']), '--go-host（'],
    [
      'a version in words',
      () => release('upload', ['--version', '最新']),
      '--version（环境变量 APP_VERSION）要写成 1.2.3 这样，现在是 最新',
    ],
    ['no words', () => release('upload', ['--desc', ' ']), '说明要有 1 到 200 个字'],
    ['an unknown option', () => release('upload', ['--vesion', '1.2.3']), '参数不对'],
    ['another action', () => release('publish'), '用法'],
  ]
  it.each(cases)('%s', (_, run, words) => {
    const { status, stdout, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain(words)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stdout).not.toContain('BUILD')
  })
})

it('packages of an earlier release build nothing', () => {
  const packages = { '': { devDependencies: { 'miniprogram-ci': '^2.0.0' } } }
  const lock = { packages: { ...packages, 'node_modules/miniprogram-ci': { version: '2.1.0' } } }
  write('package-lock.json', JSON.stringify(lock))
  write('node_modules/miniprogram-ci/package.json', JSON.stringify({ version: '1.9.0' }))
  const { status, stdout, stderr } = release('upload')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('安装的依赖不是这个版本的（miniprogram-ci），请先运行 npm ci。')
})

it('a build that fails is not sent', () => {
  const { status, stderr, sent } = release('upload', [], { API_HOST, BUILD_FAILS: '1' })
  expect([status, sent]).toEqual([1, null])
  expect(stderr).toContain('小程序构建失败')
})

it.each([
  ['{"errCode":-10008,"errMsg":"invalid ip: 1.2.3.4"}', '白名单里：在「小程序代码上传」里加上它'],
  ['getaddrinfo ENOTFOUND servicewechat.com', '连不上微信的服务器'],
  ['{"errCode":-1,"errMsg":"system error"}', '密钥不属于这个 appid'],
])('what WeChat says is said with what can be done: %s', (REFUSAL, words) => {
  const { status, stderr } = release('upload', [], { API_HOST, REFUSAL })
  expect(status).toBe(1)
  expect(stderr).toContain(words)
  expect(stderr).toContain(REFUSAL)
})
