// `npm run upload:weapp` and `npm run preview:weapp`: builds the mini-program and hands it to WeChat, with WeChat's own
// packer (docs/DEPLOY.md).
import { createPrivateKey } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { build } from './build.mjs'
import { checkNode, checkPackages, fail, root } from './lib.mjs'
import { buildOptions, checkRelease, readOptions } from './options.mjs'

const action = process.argv[2]
const usage = {
  upload: `用法：npm run upload:weapp -- --api-host https://你的接口域名 [--version 1.2.3] [--version-code 39] [--desc 说明] [--key 密钥文件]
不写 --version 时用 package.json 里的版本号；不写 --desc 时用版本号和时间；密钥默认是项目目录里的 private.<appid>.key。`,
  preview: `用法：npm run preview:weapp -- --api-host https://你的接口域名 [--desc 说明] [--key 密钥文件]
打印一个二维码，用小程序的体验者或开发者的微信扫。密钥默认是项目目录里的 private.<appid>.key。`,
}
const maxDescLength = 200

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    return fail(`${file} 读不懂：${error.message}`)
  }
}

/** As in DevTools: the private file wins, and no pull of the project changes it. */
function readAppid() {
  const own = 'project.private.config.json'
  const { appid } = { ...readJson('project.config.json'), ...(fs.existsSync(path.join(root, own)) && readJson(own)) }
  if (/^wx[0-9a-f]{16}$/.test(appid)) return appid
  return fail(
    `请在项目目录的 ${own} 里写上自己的 appid：{"appid": "wx0123456789abcdef"}（或改 project.config.json），现在是 ${appid}。`,
  )
}

function readDesc(desc) {
  if (desc.trim() !== '' && desc.length <= maxDescLength) return desc
  return fail(`说明要有 1 到 ${maxDescLength} 个字，现在是 ${desc.trim() === '' ? 0 : desc.length} 个。`)
}

function readKey(file) {
  const whence = '在微信公众平台的「开发管理 → 开发设置 → 小程序代码上传」里生成和下载'
  if (!fs.existsSync(file)) fail(`没有找到代码上传密钥 ${file}。${whence}，或用 --key 指出它在哪里。`)
  const key = fs.readFileSync(file, 'utf8')
  try {
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') return key
  } catch {
    // The message below says it.
  }
  return fail(`${file} 不是代码上传密钥（应以 -----BEGIN RSA PRIVATE KEY----- 开头）。${whence}。`)
}

/** Explains WeChat's refusals, and what can be done. */
function explain(error) {
  const message = String(error?.message ?? error)
  if (/invalid ip/i.test(message))
    return `这台机器的公网 IP 不在白名单里：在「小程序代码上传」里加上它，或关闭白名单。\n微信的原话：${message}`
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EAI_AGAIN|timeout/i.test(message))
    return `连不上微信的服务器，请检查网络。\n${message}`
  return `微信没有接受。常见的原因：密钥不属于这个 appid，或已被重置；这台机器的公网 IP 不在白名单里。\n微信的原话：${message}`
}

checkNode()
checkPackages()
const { default: ci } = await import('miniprogram-ci')
if (!(action in usage)) fail('用法：node config/scripts/weapp-release.mjs upload|preview')
const own = { desc: { type: 'string' }, key: { type: 'string' } }
const { desc, key } = readOptions(process.argv.slice(3), buildOptions.weapp, usage[action], own)
const appid = readAppid()
const release = { version: process.env.APP_VERSION || readJson('package.json').version }
release.desc = readDesc(desc ?? `${release.version} ${new Date().toLocaleString('zh-CN')}`)
const privateKey = readKey(path.resolve(root, key ?? `private.${appid}.key`))
checkRelease(usage[action])
// dist may hold a build of the tests, with another host.
if (!(await build('weapp'))) fail('小程序构建失败，请看上面的输出。')

try {
  const project = new ci.Project({ appid, type: 'miniProgram', projectPath: path.join(root, 'dist/weapp'), privateKey })
  await ci[action]({
    project,
    ...release,
    // Without all four the packer silently packs broken files.
    setting: { es6: true, minify: true, minifyWXML: true, minifyWXSS: true },
    onProgressUpdate: () => undefined,
    ...(action === 'preview' && { qrcodeFormat: 'terminal' }),
  })
} catch (error) {
  fail(explain(error))
}
console.log(
  action === 'upload'
    ? `\n已上传 ${release.version}（${release.desc}）。到微信公众平台的「版本管理」里提交审核。\n`
    : '\n请用微信扫上面的二维码预览。\n',
)
// The packer leaves processes behind, so the exit is forced.
process.exit(0)
