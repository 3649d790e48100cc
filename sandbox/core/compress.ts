import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyInstance, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

const MIN_BYTES = 1024

/** Compression helps text only. */
export const isTextual = (type: string) => /^text\/|json|javascript|svg|xml|mpegurl/.test(type)

export function encodingOf(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** `effort`: 0 to 9. */
export function compress(body: Buffer, encoding: Encoding, effort: number) {
  if (encoding === 'gzip') return zip(body, { level: effort })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** Compresses answers that are made for one call. Files are compressed where they are served. */
export function installCompression(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || reply.hasHeader('content-encoding')) return payload
    if (!isTextual(String(reply.getHeader('content-type') ?? ''))) return payload
    const body = Buffer.from(payload)
    const encoding = encodingOf(request)
    reply.header('vary', 'accept-encoding')
    if (!encoding || body.length < MIN_BYTES) return payload
    reply.header('content-encoding', encoding)
    return compress(body, encoding, 4)
  })
}
