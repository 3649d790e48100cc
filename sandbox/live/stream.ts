/** Live HLS from the demo lesson: a station that has repeated it since 1970. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { SECOND } from '../core/dates'
import type { Runtime } from '../core/runtime'
import { liveLessons } from '../db/schema'
import { mediaFiles } from '../media'
import { ON_AIR, statusOf } from '../services/liveLessons'

const FILES = join(__dirname, '../media/files')
const master = readFileSync(join(FILES, mediaFiles.hls), 'utf8')

interface Segment {
  url: string
  lengthMs: number
}

/** In playing order. */
function segmentsOf(quality: string): Segment[] {
  const list = readFileSync(join(FILES, 'hls', quality, 'index.m3u8'), 'utf8')
  return [...list.matchAll(/#EXTINF:([\d.]+),\n(.+)/g)].map(([, seconds, file]) => ({
    url: `/sandbox/media/hls/${quality}/${file}`,
    lengthMs: Number(seconds) * SECOND,
  }))
}

const STREAMS = new Map(['720', '360'].map((quality) => [quality, segmentsOf(quality)]))

const WINDOW = 6

const DELAY_MS = 30 * SECOND

/** The list of this moment: the last segments that are complete. */
export function slidingPlaylist(segments: Segment[], now: number, isEnded = false) {
  const starts = segments.map((_, index) => segments.slice(0, index).reduce((sum, { lengthMs }) => sum + lengthMs, 0))
  const roundMs = segments.reduce((sum, { lengthMs }) => sum + lengthMs, 0)
  const round = Math.floor(now / roundMs)
  const running = starts.filter((start) => start <= now - round * roundMs).length - 1
  const end = round * segments.length + running
  const lines = Array.from({ length: WINDOW }, (_, place) => {
    const sequence = end - WINDOW + place
    const index = sequence % segments.length
    const { url = '', lengthMs = 0 } = segments[index] ?? {}
    const isSeam = index === 0 && place > 0
    const startedAt = Math.floor(sequence / segments.length) * roundMs + (starts[index] ?? 0)
    return [
      ...(isSeam ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(isSeam || place === 0 ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(startedAt).toISOString()}`] : []),
      `#EXTINF:${(lengthMs / SECOND).toFixed(3)},`,
      url,
    ].join('\n')
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.max(...segments.map(({ lengthMs }) => Math.ceil(lengthMs / SECOND)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${end - WINDOW}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((end - WINDOW) / segments.length)}`,
    ...lines,
    ...(isEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}

/** A list exists only while the teacher sends. */
export function installStream(app: FastifyInstance, runtime: Runtime) {
  const whatIsSent = (lessonId: string) =>
    runtime.run('', async (context) => {
      const where = eq(liveLessons.id, Number(lessonId))
      const lesson = await context.db.query.liveLessons.findFirst({ where })
      if (!lesson || statusOf(context, lesson) !== ON_AIR || lesson.stream === 'cut') return undefined
      const hasStopped = lesson.stream === 'stalled' || lesson.stream === 'ended'
      const delayMs = lesson.stream === 'delayed' ? DELAY_MS : 0
      return { until: (hasStopped ? lesson.streamAt : context.now) - delayMs, isEnded: lesson.stream === 'ended' }
    })

  const send = (reply: FastifyReply, playlist: string) =>
    reply.type('application/vnd.apple.mpegurl').header('cache-control', 'no-store').send(playlist)

  app.get<{ Params: { id: string } }>('/sandbox/stream/:id/index.m3u8', async ({ params }, reply) =>
    (await whatIsSent(params.id)) ? send(reply, master) : reply.callNotFound(),
  )

  app.get<{ Params: { id: string; quality: string } }>(
    '/sandbox/stream/:id/:quality/index.m3u8',
    async ({ params }, reply) => {
      const sent = await whatIsSent(params.id)
      const segments = STREAMS.get(params.quality)
      if (!sent || !segments) return reply.callNotFound()
      return send(reply, slidingPlaylist(segments, sent.until, sent.isEnded))
    },
  )
}
