/** What both hosts have: bodies, faults, one form of errors, the clock. */
import type { RequestListener, Server } from 'node:http'

import cors from '@fastify/cors'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'

import { acceptBodies, Api } from './api'
import { installCompression } from './compress'
import { brokenCall, noRoute, Refusal, tooMany } from './envelope'
import { installFaults } from './faults'
import { APP_FILES } from './hosting'
import { installJitter, type Jitter } from './jitter'
import type { Runtime } from './runtime'
import { sorryPage } from '../pages'

export interface ServerOptions {
  jitter?: Jitter
  rateLimit?: boolean
  hasApp?: boolean
  /** Instead of Node's own server. */
  serverFactory?: (handler: RequestListener) => Server
}

const PREFLIGHT_SECONDS = 15 * 24 * 3600

/** Calls are read with valibot (`core/read`). Fastify's own compilers of schemas would only take time to load. */
function noSchema(): never {
  throw new Error('The sandbox has no routes with schemas')
}

const isApi = (request: FastifyRequest) => /^\/(api|addons)\//.test(request.url)

export async function openServer(runtime: Runtime, options: ServerOptions) {
  const { jitter, rateLimit = false, hasApp = false, serverFactory } = options
  const app = fastify({
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    serverFactory,
  })
  await app.register(cors, { origin: '*', methods: 'GET,POST,PUT,PATCH,DELETE', maxAge: PREFLIGHT_SECONDS })
  await acceptBodies(app)
  installFaults(app, runtime.faults)
  installMaintenance(app, runtime)
  if (rateLimit) installRateLimit(app, runtime)
  if (jitter) installJitter(app, jitter, isApi)
  installClock(app, runtime)
  installCompression(app)
  const api = new Api(app, runtime)
  installErrors(app, runtime, api, hasApp)
  return { app, api }
}

/** Counts by address, before the login is known. No answer tells when the window ends. */
function installRateLimit(app: FastifyInstance, runtime: Runtime) {
  const { callLimit } = runtime
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request) || request.is404 || request.routeOptions.url === APP_FILES) return
    const left = callLimit.hit(request.ip)
    if (left < 0) throw tooMany()
    reply.headers({ 'x-ratelimit-limit': callLimit.max, 'x-ratelimit-remaining': left })
  })
}

function installMaintenance(app: FastifyInstance, runtime: Runtime) {
  app.addHook('onRequest', async (request) => {
    if (runtime.settings.sandbox.maintenance && isApi(request)) throw new Refusal(503, '系统维护中')
  })
}

/** Clients read the time from this header. */
function installClock(app: FastifyInstance, runtime: Runtime) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(runtime.clock.now()).toUTCString())
  })
}

function installErrors(app: FastifyInstance, runtime: Runtime, api: Api, hasApp: boolean) {
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
    const [path = ''] = request.url.split('?')
    const isFile = hasApp || path.startsWith('/sandbox/')
    if (isFile && !isApi(request)) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found')
    const refusal = api.knows(path) ? brokenCall() : noRoute()
    return reply.code(200).send(refusal.envelope)
  })
}
