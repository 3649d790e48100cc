/** The sandbox as a server that can be started any number of times in one process. */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import cors from '@fastify/cors'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'

import { acceptBodies, Api } from './core/api'
import { tokenOf } from './core/auth'
import { installCompression } from './core/compress'
import { brokenCall, noRoute, Refusal, tooMany } from './core/envelope'
import { installFaults } from './core/faults'
import { installHosting } from './core/hosting'
import { Runtime } from './core/runtime'
import { readToken } from './core/tokens'
import type { Dialect } from './core/work'
import { sorryPage } from './pages/html'
import { adminRoutes } from './routes/admin'
import { appRoutes, templateOneRoutes } from './routes/app'
import { authRoutes } from './routes/auth'
import { bookRoutes } from './routes/books'
import { captchaRoutes } from './routes/captcha'
import { commentRoutes } from './routes/comments'
import { courseRoutes } from './routes/courses'
import { examRoutes } from './routes/exams'
import { liveRoutes } from './routes/live'
import { mediaRoutes } from './routes/media'
import { memberRoutes } from './routes/member'
import { orderRoutes } from './routes/orders'
import { pathRoutes } from './routes/paths'
import { paymentRoutes } from './routes/payments'
import { topicRoutes } from './routes/topics'
import { videoRoutes } from './routes/videos'
import { wechatRoutes } from './routes/wechat'
import { academy as wholeAcademy, type Academy } from './seed'
import { uploadDir } from './services/uploads'

export interface SandboxOptions {
  /** Folder of the database and of uploads; made when absent, kept when not. */
  dataDir: string
  dialect?: Dialect
  /** Another academy than the seeded one; read only when the folder is new. */
  academy?: Academy
  /** Folder of the built H5 app, served at `/`. */
  staticRoot?: string
  /** Extra headers on the app's files. */
  staticHeaders?: Record<string, string>
  /** 120 calls a minute per member or address. */
  rateLimit?: boolean
  log?: (line: string) => void
}

export interface Sandbox {
  app: FastifyInstance
  /** Gives the address. Without a port, any free one. */
  listen: (port?: number, host?: string) => Promise<string>
  close: () => Promise<void>
}

const PREFLIGHT_SECONDS = 15 * 24 * 3600
const isApi = (request: FastifyRequest) => /^\/(api|addons)\//.test(request.url)

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dialect = 'base', academy = wholeAcademy, log = () => undefined } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(uploadDir(dataDir), { recursive: true })
  const runtime = await Runtime.open({ dataDir, dialect, academy, log })
  const app = fastify({
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('onClose', () => runtime.close())

  await app.register(cors, { origin: '*', methods: 'GET,POST,PUT,PATCH,DELETE', maxAge: PREFLIGHT_SECONDS })
  await acceptBodies(app)
  installFaults(app, runtime.faults)
  if (options.rateLimit ?? true) installRateLimit(app, runtime)
  installMaintenance(app, runtime)
  installClock(app, runtime)
  installCompression(app)

  const api = new Api(app, runtime)
  installErrors(app, runtime, api)
  for (const addRoutes of [
    appRoutes,
    templateOneRoutes,
    captchaRoutes,
    authRoutes,
    wechatRoutes,
    memberRoutes,
    courseRoutes,
    bookRoutes,
    examRoutes,
    videoRoutes,
    commentRoutes,
    orderRoutes,
    paymentRoutes,
    topicRoutes,
    pathRoutes,
    liveRoutes,
  ]) {
    addRoutes(api)
  }
  adminRoutes(api, Boolean(options.staticRoot))
  await mediaRoutes(app, api, runtime)
  if (options.staticRoot) installHosting(app, options.staticRoot, options.staticHeaders ?? {})

  return {
    app,
    async listen(port = 0, host = '127.0.0.1') {
      await app.listen({ port, host })
      const { port: actual } = app.server.address() as AddressInfo
      return `http://127.0.0.1:${actual}`
    },
    close: () => app.close(),
  }
}

function installRateLimit(app: FastifyInstance, runtime: Runtime) {
  const { callLimit, clock } = runtime
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    const token = readToken(tokenOf(request) ?? '', clock.now(), runtime.secret)
    const left = callLimit.hit(token ? `member ${token.memberId}` : `address ${request.ip}`)
    reply.headers({ 'x-ratelimit-limit': callLimit.max, 'x-ratelimit-remaining': Math.max(0, left) })
    if (left >= 0) return
    reply.header('retry-after', callLimit.retryAfter)
    throw tooMany()
  })
}

function installMaintenance(app: FastifyInstance, runtime: Runtime) {
  app.addHook('onRequest', async (request) => {
    if (runtime.settings.sandbox.maintenance && isApi(request)) throw new Refusal(503, '系统维护中')
  })
}

/** Clients take the time from this header. */
function installClock(app: FastifyInstance, runtime: Runtime) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(runtime.clock.now()).toUTCString())
  })
}

function installErrors(app: FastifyInstance, runtime: Runtime, api: Api) {
  app.setErrorHandler((error: FastifyError & { status?: number }, request, reply) => {
    const { statusCode = error.status ?? 500 } = error
    const isRefusal = error instanceof Refusal
    if (!isRefusal && statusCode >= 500) runtime.options.log(String(error.stack))
    // Files and pages keep real HTTP statuses.
    if (!isRefusal && !isApi(request))
      return reply.code(statusCode).type('text/plain; charset=utf-8').send(error.message)

    const refusal = isRefusal ? error : brokenCall()
    const isForPeople = !isApi(request) && request.headers.accept?.includes('text/html')
    if (isForPeople) return reply.code(400).type('text/html; charset=utf-8').send(sorryPage(refusal.message))
    const isV3 = request.url.startsWith('/api/v3/')
    if (refusal.code === 401 && isV3 && runtime.settings.sandbox.http_401_on_v3) {
      return reply.code(401).send({ message: 'Unauthenticated.' })
    }
    return reply.code(200).send(refusal.envelope)
  })

  app.setNotFoundHandler((request, reply) => {
    if (!isApi(request)) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found')
    const [path = ''] = request.url.split('?')
    throw api.knows(path) ? brokenCall() : noRoute()
  })
}
