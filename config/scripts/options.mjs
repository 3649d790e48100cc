// Options of the commands: `--api-host x`, or `API_HOST=x` where a shell has that form (Windows' cmd has not).
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'

import { fail } from './lib.mjs'

/** Both builds read these (config/index.ts). */
const shared = ['api-host', 'go-host', 'report-url']

/** The mini-program gets these at its build. H5 reads the last thirteen from `config.js`, which the server can change. */
const ofMiniProgram = [
  ...['browser-purchase', 'choose-location'],
  ...[
    'app-name',
    'logo',
    'brand-color',
    'stats-url',
    'work-order-url',
    'disabled-comment',
    'customer-service',
    'subtitle-url',
    'picture-query',
  ],
  ...['user-protocol-url', 'privacy-protocol-url', 'vip-protocol-url', 'purchase-protocol-url'],
]

export const buildOptions = { h5: shared, weapp: [...shared, ...ofMiniProgram] }

const envName = (option) => option.toUpperCase().replaceAll('-', '_')

/**
 * Puts the options into the environment of this process and its children.
 * @param names options with a variable of the same name
 * @param own other options, as `parseArgs` takes them; their values are returned
 */
export function readOptions(args, names, usage, own = {}) {
  const shared = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  if (args.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  let values
  try {
    ;({ values } = parseArgs({ args, options: { ...shared, ...own } }))
  } catch (error) {
    fail(`参数不对：${error.message}\n\n${usage}`)
  }
  for (const name of names) if (values[name] !== undefined) process.env[envName(name)] = values[name]
  return values
}

/** A released mini-program has no origin of its own, so it needs one. */
export function requireHost(usage) {
  const { API_HOST = '' } = process.env
  if (/^https:\/\/[^/\s?#]+(\/[^/\s?#]+)*$/.test(API_HOST)) return API_HOST
  return fail(
    `小程序没有自己的域名：API_HOST 要写成 https://api.example.com 这样（或 --api-host https://…），结尾不带 /。\n\n${usage}`,
  )
}

export function checkBrandColor() {
  const { BRAND_COLOR: color = '' } = process.env
  if (color !== '' && !/^#[0-9a-f]{6}$/i.test(color)) fail(`--brand-color 要写成 #1677ff 这样，现在是 ${color}`)
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
