// Options of the commands: `--api-host x`, or `API_HOST=x` where a shell has that form (Windows' cmd has not).
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'

import { rightTexts } from '../brand/settings.mjs'
import { fail, show } from './lib.mjs'

/** Both builds read these (config/index.ts). */
const shared = ['api-host', 'go-host', 'report-url', 'version', 'version-code']

/** The mini-program gets these at its build. H5 reads the last fourteen from `config.js`, which the server can change. */
const ofMiniProgram = [
  ...['browser-purchase', 'choose-location'],
  ...[
    'app-name',
    'logo',
    'brand-color',
    'stats-url',
    'work-order-url',
    'web-hosts',
    'disabled-comment',
    'customer-service',
    'subtitle-url',
    'picture-query',
  ],
  ...['user-protocol-url', 'privacy-protocol-url', 'vip-protocol-url', 'purchase-protocol-url'],
]

export const buildOptions = { h5: shared, weapp: [...shared, ...ofMiniProgram] }

/** Others set a `VERSION` too. */
const envName = (option) => (option.startsWith('version') ? `app-${option}` : option).toUpperCase().replaceAll('-', '_')
const settingName = (option) => option.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** A value of another form would be built in, and nobody would learn why it has no effect. */
export function checkOptions(names, { isRelease = false } = {}) {
  for (const name of names) {
    const text = process.env[envName(name)] ?? ''
    const right = rightTexts(settingName(name), text, { isRelease })
    if (right) fail(`--${name}（环境变量 ${envName(name)}）要写成 ${right.join(' 或 ')} 这样，现在是 ${text}`)
  }
}

/**
 * Puts the options into the environment of this process and its children.
 * @param names options with a variable of the same name
 * @param own other options, as `parseArgs` takes them; their values are returned
 */
export function readOptions(args, names, usage, own = {}) {
  const shared = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  if (args.includes('--help')) show(usage)
  let values
  try {
    ;({ values } = parseArgs({ args, options: { ...shared, ...own } }))
  } catch (error) {
    fail(`参数不对：${error.message}\n\n${usage}`)
  }
  for (const name of names) if (values[name] !== undefined) process.env[envName(name)] = values[name]
  // Calls are asked for at `${host}/api/…`.
  for (const name of ['API_HOST', 'GO_HOST']) {
    if (process.env[name]) process.env[name] = process.env[name].replace(/\/+$/, '')
  }
  checkOptions(names)
  return values
}

/** A released mini-program has no origin of its own, so it needs whole addresses. */
export function checkRelease(usage) {
  const { API_HOST = '' } = process.env
  if (!/^https:\/\/[^/\s?#]+(\/[^/\s?#]+)*$/.test(API_HOST)) {
    fail(
      `小程序没有自己的域名：API_HOST 要写成 https://api.example.com 这样（或 --api-host https://…），结尾不带 /。\n\n${usage}`,
    )
  }
  checkOptions(buildOptions.weapp, { isRelease: true })
}

export function readPort(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  return fail(`端口要在 1 到 65535 之间，现在是 ${text}`)
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
