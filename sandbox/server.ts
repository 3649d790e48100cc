/** The sandbox as a server. One process can start any number of them. */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import type { FastifyInstance } from 'fastify'

import type { Dialect } from './core/context'
import type { Edition } from './core/edition'
import { installHosting } from './core/hosting'
import { jitterText, readJitter } from './core/jitter'
import { Runtime } from './core/runtime'
import { openServer } from './core/server'
import type { Db } from './db/open'
import { besides, createLiveServer } from './live/server'
import { installStream } from './live/stream'
import { adminRoutes } from './routes/admin'
import { appRoutes, templateOneRoutes } from './routes/app'
import { authRoutes } from './routes/auth'
import { bookRoutes } from './routes/books'
import { certificateRoutes } from './routes/certificates'
import { commentRoutes } from './routes/comments'
import { courseRoutes } from './routes/courses'
import { examControlRoutes } from './routes/examControls'
import { examRoutes } from './routes/exams'
import { redemptionRoutes } from './routes/redemption'
import { liveRoutes } from './routes/live'
import { liveControlRoutes } from './routes/liveControls'
import { mallRoutes } from './routes/mall'
import { mediaRoutes } from './routes/media'
import { memberRoutes } from './routes/member'
import { orderRoutes } from './routes/orders'
import { pathRoutes } from './routes/paths'
import { paymentRoutes } from './routes/payments'
import { promotionRoutes } from './routes/promotions'
import { questionRoutes } from './routes/questions'
import { attemptRoutes } from './routes/attempts'
import { smallClassRoutes } from './routes/smallClasses'
import { referralRoutes } from './routes/referral'
import { signInRoutes } from './routes/signIn'
import { snapshotRoutes } from './routes/snapshots'
import { topicRoutes } from './routes/topics'
import { wendaRoutes } from './routes/wenda'
import { type Academy, loadAcademy, seedAcademy } from './seed'
import { copyAcademy } from './seed/ready'
import { settleDue } from './services/lifecycle'
import { uploadDir } from './services/uploads'

export interface SandboxOptions {
  /** Folder of the database and of uploads. An existing one keeps its data. */
  dataDir: string
  dialect?: Dialect
  /** `full` by default. */
  edition?: Edition
  /** An academy in place of the seeded one. A folder with data ignores it. */
  academy?: Academy
  /** The date of a new academy, in milliseconds. Its clock runs on from there. */
  now?: number
  /** Folder where seeded academies are kept ready, for many sandboxes; `SANDBOX_SEEDS` by default. */
  seeds?: string
  /** Folder of the built H5 app, served at `/`. */
  staticRoot?: string
  /** Extra headers on the app's files. */
  staticHeaders?: Record<string, string>
  /** Compression level of the app's files, 0 to 9; 9 by default, as on an operator's server. */
  staticEffort?: number
  /** Covers and other artwork are flat, in their own size, and cost a browser little. */
  isArtFlat?: boolean
  /** Milliseconds that answers take, such as `0-400`; with the seed of an earlier run `0-400#17`. */
  jitter?: string
  /** Whether an address may make only 120 calls a minute; true by default. */
  rateLimit?: boolean
  log?: (line: string) => void
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>

/** Starts to listen and gives the address. Port 0 = any free one. */
async function listenOn(app: FastifyInstance, port: number, host: string) {
  await app.listen({ port, host })
  const { port: actual } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${actual}`
}

export async function createSandbox(options: SandboxOptions) {
  const { dialect = 'base', edition = 'full', academy, now, staticRoot, log = () => undefined } = options
  const { seeds = process.env.SANDBOX_SEEDS } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(uploadDir(dataDir), { recursive: true })
  const fill = (db: Db, date: number) =>
    seeds ? copyAcademy(db, seeds, academy, date) : seedAcademy(db, academy ?? loadAcademy(), date)
  const runtime = await Runtime.open({ dataDir, dialect, edition, now, fill, settleDue, log })
  const jitter = options.jitter ? readJitter(options.jitter) : undefined
  if (jitter) log(`延迟 ${jitterText(jitter)}`)
  const live = await createLiveServer(runtime, { jitter })
  const { rateLimit = true } = options
  const hasApp = Boolean(staticRoot)
  const { app, api } = await openServer(runtime, { jitter, rateLimit, hasApp, serverFactory: besides(live) })

  for (const addRoutes of [
    appRoutes,
    templateOneRoutes,
    authRoutes,
    memberRoutes,
    courseRoutes,
    bookRoutes,
    examRoutes,
    attemptRoutes,
    questionRoutes,
    examControlRoutes,
    commentRoutes,
    orderRoutes,
    paymentRoutes,
    topicRoutes,
    pathRoutes,
    liveRoutes,
    liveControlRoutes,
    smallClassRoutes,
    snapshotRoutes,
    wendaRoutes,
    referralRoutes,
    signInRoutes,
    redemptionRoutes,
    mallRoutes,
    certificateRoutes,
    promotionRoutes,
  ]) {
    addRoutes(api)
  }
  adminRoutes(api, hasApp)
  await mediaRoutes(app, api, runtime, options.isArtFlat)
  installStream(app, runtime)
  const { staticHeaders = {}, staticEffort = 9 } = options
  if (staticRoot) installHosting(app, staticRoot, staticHeaders, staticEffort)

  return {
    app,
    /** The second host. Paths below `/go` of the first host reach it too. */
    live,
    /** Gives the address of the first host. Port 0 = any free one. */
    async listen(port = 0, host = '127.0.0.1', livePort = 0) {
      log(`直播服务：${await listenOn(live, livePort, host)}`)
      return listenOn(app, port, host)
    },
    async close() {
      runtime.rooms.close()
      await app.close()
      await live.close()
      await runtime.close()
    },
  }
}
