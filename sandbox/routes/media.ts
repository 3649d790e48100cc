/** Pictures, video files, uploaded pictures. Plain HTTP, no envelope. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'

import { htmlPage, idIn, type Api } from '../core/api'
import type { Runtime } from '../core/runtime'
import { mediaFiles } from '../media'
import { avatar } from '../media/avatar'
import { certificateGround } from '../media/certificate'
import { embedPage } from '../pages'
import { findVideo } from '../services/catalogue'
import { uploadDir } from '../services/uploads'

/** Pictures made from their name: `/sandbox/art/<kind>/<name>.svg`. */
const DRAWN = new Map<string, (name: string) => string>([
  ['avatar', avatar],
  ['certificate', certificateGround],
  ['qr', (name) => renderSVG(`https://zhitu.example/${name}`)],
])

const ART = join(__dirname, '../media/art')

/** By kind, the file for names that have no picture of their own. */
const STAND_INS = new Map([
  ['cover', 'unknown'],
  ['figure', 'unknown'],
  ['book', 'unknown'],
  ['slider', '1'],
  ['icon', 'vod'],
  ['payment', 'handPay'],
  ['logo', 'zhitu'],
  ['gift', 'bookmark'],
  ['poster', 'plain'],
])

async function picture(kind: string, name: string, isArtFlat: boolean): Promise<string | undefined> {
  const draw = DRAWN.get(kind)
  if (draw) return draw(name)
  const standIn = STAND_INS.get(kind)
  if (!standIn) return undefined
  const fileOf = (file: string) => readFile(join(ART, kind, `${file}.svg`), 'utf8')
  const svg = await (/^[\w-]+$/.test(name) ? fileOf(name).catch(() => fileOf(standIn)) : fileOf(standIn))
  return isArtFlat ? flattened(svg) : svg
}

/** A grey area of the same size. */
const flattened = (svg: string) =>
  svg.replace(/(<svg[^>]*>)[^]*/, '$1<rect width="100%" height="100%" fill="#ccc"/></svg>')

const DAY_CACHE = 'public, max-age=86400'

export async function mediaRoutes(app: FastifyInstance, api: Api, { clock, options }: Runtime, isArtFlat = false) {
  app.get<{ Params: { kind: string; file: string } }>('/sandbox/art/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const svg = file.endsWith('.svg') ? await picture(kind, file.slice(0, -'.svg'.length), isArtFlat) : undefined
    if (svg === undefined) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', DAY_CACHE).send(svg)
  })

  app.get('/images/default_avatar.jpg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY_CACHE).send(avatar('学员')),
  )

  await app.register(async (scope) => {
    scope.addHook<{ Querystring: { expires?: string } }>('onRequest', async ({ query: { expires } }, reply) => {
      if (expires && Number(expires) * 1000 < clock.now()) return reply.code(403).send('expired')
    })
    // The static server does not know this extension.
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
