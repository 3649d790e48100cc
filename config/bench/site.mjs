// Serves a built H5 app as an operator's server would, with the academy on the same origin.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import zlib from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const isHashed = (file) => /\.[0-9a-f]{8}\.\w+$/.test(file)
const brotli = (bytes) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } })

/** Reads and compresses everything ahead, so that no visit pays for it. */
function readFiles(folder) {
  const names = fs.readdirSync(folder, { recursive: true }).filter((name) => types[path.extname(name)])
  return new Map(
    names.map((name) => {
      const bytes = fs.readFileSync(path.join(folder, name))
      const headers = {
        'content-type': types[path.extname(name)],
        'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha1').update(bytes).digest('hex').slice(0, 16)}"`,
        ...(name.endsWith('.woff2') ? {} : { 'content-encoding': 'br' }),
      }
      return [`/${name.replaceAll(path.sep, '/')}`, { headers, body: name.endsWith('.woff2') ? bytes : brotli(bytes) }]
    }),
  )
}

/** @param api origin of the academy */
export function createSite(folder, api) {
  const files = readFiles(folder)
  const { hostname, port } = new URL(api)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const proxy = (request, response) => {
    const { method, url, headers } = request
    const onward = { hostname, port, method, path: url, agent }
    const call = http.request({ ...onward, headers: { ...headers, 'x-forwarded-host': headers.host } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => response.destroy())
    request.pipe(call)
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site')
    if (/^\/(api|addons|stub-img)\//.test(pathname)) return proxy(request, response)
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) return response.writeHead(404).end()
    if (request.headers['if-none-match'] === file.headers.etag) return response.writeHead(304, file.headers).end()
    return response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
  })
  server.keepAliveTimeout = 60_000
  return server
}
