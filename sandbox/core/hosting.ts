/** Serves the built H5 app on the same origin. */
import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { compress, encodingOf, isTextual, type Encoding } from './compress'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** Matches `app.1a2b3c4d.js`. The content behind a name with a hash never changes. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/

interface StaticFile {
  tag: string
  type: string
  bytes: Buffer
  encoded: Map<Encoding, Buffer>
}

/** An operator's server sends the same headers (docs/nginx/zhitu.conf). */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'self'",
}

/** `/sandbox/shell/ios/` shows the app inside an imitation of an operator's own app (docs/SHELL.md). */
const SHELL_FILES = '/sandbox/shell/*'
const SHELL_SCRIPT = readFileSync(join(__dirname, '../pages/shell.js'))
const IN_SHELL = '<script src="./shell.js"></script>'

/**
 * Added to the app's settings: the address of the second host. Settings that were made for an academy may say more, but
 * unless the page asks that academy, it must get none of the demo's chat, faults and statistics. The sandbox takes no
 * reports.
 */
const SECOND_HOST = `
{
  const settings = window.__ZHITU__
  if (!settings.apiHost) {
    Object.assign(settings, { goHost: '/go', statsUrl: '', onStats: undefined })
    if (settings.reportUrl) settings.reportUrl = '/report'
  }
  if (!settings.goHost) settings.goHost = '/go'
}
`
/** The app was built for an academy, which must get neither the demo's logins nor its faults. */
const BUILT_IN = [
  {
    marks: / data-(api|built)-host="[^"]+"/g,
    instead: 'if (!window.__ZHITU__.apiHost) window.__ZHITU__.apiHost = location.origin\n',
  },
  { marks: / data-(built-)?go-host="[^"]+"/g, instead: '' },
  {
    marks: / data-(built-)?report-url="[^"]+"/g,
    instead: "if (!window.__ZHITU__.reportUrl) window.__ZHITU__.reportUrl = '/report'\n",
  },
]

/** Answers every path that has no other route. */
export const APP_FILES = '/*'

/**
 * @param headers on every file: a content security policy, for example
 * @param effort of the compression, 0..9
 */
export function installHosting(app: FastifyInstance, root: string, headers: Record<string, string>, effort: number) {
  const base = resolve(root)
  const files = new Map<string, StaticFile>()

  async function adapted(path: string, bytes: Buffer): Promise<Buffer> {
    if (path === 'index.html')
      return Buffer.from(BUILT_IN.reduce((page, { marks }) => page.replace(marks, ''), String(bytes)))
    if (path !== 'config.js') return bytes
    const page = await readFile(join(base, 'index.html'), 'utf8').catch(() => '')
    const needed = BUILT_IN.filter(({ marks }) => page.search(marks) >= 0)
    return Buffer.from([bytes, SECOND_HOST, ...needed.map(({ instead }) => instead)].join(''))
  }

  async function load(path: string): Promise<StaticFile | null> {
    const full = normalize(join(base, path))
    if (!full.startsWith(base + sep)) return null
    const info = await stat(full).catch(() => null)
    if (!info?.isFile()) return null
    const tag = `"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`
    const known = files.get(full)
    if (known?.tag === tag) return known
    const type = TYPES[extname(full)] ?? 'application/octet-stream'
    const bytes = await adapted(path, await readFile(full))
    const file = { tag, type, bytes, encoded: new Map<Encoding, Buffer>() }
    files.set(full, file)
    return file
  }

  async function encoded(file: StaticFile, encoding: Encoding) {
    const known = file.encoded.get(encoding)
    if (known) return known
    const body = await compress(file.bytes, encoding, effort)
    file.encoded.set(encoding, body)
    return body
  }

  app.get<{ Params: { '*': string } }>(SHELL_FILES, async (request, reply) => {
    const [, , path = ''] = /^(ios|android)(?:\/(.*))?$/.exec(request.params['*']) ?? [null, null, '-']
    if (path === 'shell.js') return reply.type('text/javascript; charset=utf-8').send(SHELL_SCRIPT)
    const file = await load(path || 'index.html')
    if (!file) return reply.callNotFound()
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' }).type(file.type)
    return reply.send(path ? file.bytes : String(file.bytes).replace('<head>', `<head>${IN_SHELL}`))
  })

  app.get<{ Params: { '*': string } }>(APP_FILES, async (request, reply) => {
    const path = request.params['*'] || 'index.html'
    const file = await load(path)
    if (!file) return reply.callNotFound()
    const isHashed = HASHED.test(path)
    reply.headers({
      ...SECURITY_HEADERS,
      ...headers,
      'content-type': file.type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.tag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send()
    const encoding = isTextual(file.type) ? encodingOf(request) : undefined
    if (!encoding) return reply.send(file.bytes)
    return reply.header('content-encoding', encoding).send(await encoded(file, encoding))
  })
}
