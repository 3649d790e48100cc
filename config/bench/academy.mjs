// A server of the newer dialect that nobody has tuned to the app: 500 courses, 50 ms for each answer, pictures under
// /stub-img/. It refuses unknown calls as the real one does. The token `fresh` has bought and begun nothing.
import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

import { answersToAll, answersToMembers } from './answers.mjs'
import { pictureDir } from './pictures.mjs'

const latencyMs = 50
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
}
const pictureTypes = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

const toRoute =
  (isForMembers) =>
  ([pattern, dataFor]) => {
    const places = pattern.replace(':id', '(?<id>\\d+)').replace('*', '.*')
    return { isForMembers, matcher: new RegExp(`^${places}$`), dataFor }
  }
const routes = [
  ...Object.entries(answersToAll).map(toRoute(false)),
  ...Object.entries(answersToMembers).map(toRoute(true)),
]

const ok = (data) => ({ code: 0, message: '', data })
const refusal = (code, message) => ({ code, message, data: [] })

function answer(call) {
  const route = routes.find(({ matcher }) => matcher.test(call.path))
  if (!route) return refusal(404, '路由不存在')
  if (route.isForMembers && !call.isMember) return refusal(401, '请登录')
  const { id } = route.matcher.exec(call.path).groups ?? {}
  const data = route.dataFor({ ...call, id: Number(id) })
  return data === undefined ? refusal(404, '资源不存在') : ok(data)
}

function callOf({ method, url, headers }) {
  const { pathname, searchParams: query } = new URL(url, 'http://x')
  const origin = `${headers['x-forwarded-proto'] || 'http'}://${headers['x-forwarded-host'] || headers.host}`
  const authorization = headers.authorization || ''
  return {
    method,
    path: pathname.replace(/^\/+(api\/+)*/, '/').replace(/\/{2,}/g, '/'),
    query,
    page: Math.max(1, Number(query.get('page')) || 1),
    size: Number(query.get('page_size') || query.get('size')) || 10,
    isMember: /^Bearer\s+\S+/.test(authorization),
    isFresh: /^Bearer\s+fresh$/.test(authorization),
    origin,
    img: (name) => `${origin}/stub-img/${name}`,
  }
}

function sendJson(request, response) {
  const json = Buffer.from(JSON.stringify(answer(callOf(request))))
  const isZipped = json.length > 1000 && /gzip/.test(request.headers['accept-encoding'] || '')
  const body = isZipped ? zlib.gzipSync(json, { level: 5 }) : json
  response.writeHead(200, {
    ...cors,
    'content-type': 'application/json',
    'cache-control': 'no-cache, private',
    ...(isZipped && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
    'content-length': body.length,
  })
  response.end(body)
}

function sendPicture(name, response) {
  const file = path.join(pictureDir, name)
  if (!fs.existsSync(file)) return response.writeHead(404, cors).end()
  const body = fs.readFileSync(file)
  const headers = {
    'content-type': pictureTypes[path.extname(file)],
    'content-length': body.length,
    'cache-control': 'public, max-age=2592000',
  }
  return response.writeHead(200, { ...cors, ...headers }).end(body)
}

export function createAcademy() {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x')
    if (pathname.startsWith('/stub-img/')) return sendPicture(path.basename(pathname), response)
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    request.resume()
    return request.on('end', () => setTimeout(() => sendJson(request, response), latencyMs))
  })
  server.keepAliveTimeout = 60_000
  return server
}
