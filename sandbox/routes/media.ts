/** Pictures drawn on request, video files, uploaded pictures. Plain HTTP, no envelope. */
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'

import { htmlPage, idIn, type Api } from '../core/api'
import type { Runtime } from '../core/runtime'
import { mediaFiles } from '../media'
import { avatar, bookCover, courseCover, courseFigure, gridIcon, logo, paymentIcon, slider } from '../media/art'
import { embedPage } from '../pages/standIns'
import { findVideo } from '../services/catalogue'
import { uploadDir } from '../services/uploads'

/** `/sandbox/art/<kind>/<name>.svg` */
const ART: Record<string, (name: string) => string> = {
  cover: courseCover,
  book: bookCover,
  figure: courseFigure,
  slider: (name) => slider(Number(name)),
  avatar,
  icon: gridIcon,
  payment: paymentIcon,
  logo,
  qr: (name) => renderSVG(`https://zhitu.example/${name}`),
}

const DAY_CACHE = 'public, max-age=86400'

export async function mediaRoutes(app: FastifyInstance, api: Api, { clock, options }: Runtime) {
  app.get<{ Params: { kind: string; file: string } }>('/sandbox/art/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const draw = ART[kind]
    if (!draw || !file.endsWith('.svg')) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', DAY_CACHE)
      .send(draw(file.slice(0, -'.svg'.length)))
  })

  await app.register(async (scope) => {
    scope.addHook<{ Querystring: { expires?: string } }>(
      'onRequest',
      async ({ query: { expires } }, reply) => {
        if (expires && Number(expires) * 1000 < clock.now()) return reply.code(403).send('expired')
      },
    )
    // The static server does not know this ending.
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode < 400 && request.url.endsWith('.mpegts')) reply.type('video/mp2t')
    })
    await scope.register(fastifyStatic, {
      root: join(__dirname, '../media/files'),
      prefix: '/sandbox/media/',
      decorateReply: false,
      cacheControl: false,
    })
  })
  await app.register(fastifyStatic, {
    root: uploadDir(options.dataDir),
    prefix: '/sandbox/uploads/',
    decorateReply: false,
    immutable: true,
    maxAge: '30d',
  })

  api.get('/sandbox/embed/:id', 'none', async (call) => {
    await findVideo(call, idIn(call.params))
    return htmlPage(embedPage(`${call.origin}/sandbox/media/${mediaFiles.mp4[0].file}`))
  })
}
