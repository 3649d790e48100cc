/** Registers the calls of the API: authentication, one unit of work, one envelope. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'

import { authenticate, tokenOf, type Auth, type Member } from './auth'
import { notFound, ok } from './envelope'
import type { Runtime } from './runtime'
import { originOf } from './urls'
import type { Dialect, Work } from './work'

export interface Upload {
  name: string
  bytes: Buffer
}

export interface Call<A extends Auth = 'none'> extends Work {
  runtime: Runtime
  request: FastifyRequest
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  /** The multipart field `file`. */
  upload: Upload | null
  member: A extends 'none' ? null : A extends 'optional' ? Member | null : Member
}

/** An answer that is not an envelope: a page, a file, a redirect. */
export class Raw {
  constructor(readonly send: (reply: FastifyReply) => FastifyReply) {}
}

/** A header takes ASCII only; what is escaped already stays as it is. */
export const redirectTo = (url: string) =>
  new Raw((reply) => reply.redirect(url.replace(/[^\x21-\x7e]/gu, encodeURIComponent), 302))
export const htmlPage = (content: string) =>
  new Raw((reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content))

/** A path parameter as an id; what is no number is nowhere. */
export const idIn = (params: Record<string, string>, key = 'id') => {
  const id = Number(params[key])
  if (!Number.isInteger(id)) throw notFound()
  return id
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler<A extends Auth> = (call: Call<A>) => unknown

/** Values of a query or of path params as plain strings; of a repeated one the first. */
function strings(source: unknown): Record<string, string> {
  const entries = Object.entries(source ?? {}).map(([key, value]) => [
    key,
    String(Array.isArray(value) ? value[0] : value),
  ])
  return Object.fromEntries(entries)
}

/** Read before the unit of work starts: a slow sender must not hold up the others. */
async function readUpload(request: FastifyRequest): Promise<Upload | null> {
  if (!request.isMultipart()) return null
  const part = await request.file()
  const bytes = await part?.toBuffer()
  return part?.fieldname === 'file' && bytes ? { name: part.filename, bytes } : null
}

export class Api {
  constructor(
    private readonly app: FastifyInstance,
    private readonly runtime: Runtime,
    private readonly paths: RegExp[] = [],
    private readonly isOn = true,
  ) {}

  /** Routes that only this dialect has. */
  only(dialect: Dialect) {
    return new Api(this.app, this.runtime, this.paths, this.runtime.options.dialect === dialect)
  }

  get<A extends Auth>(path: string, auth: A, handler: Handler<A>) {
    this.route('GET', path, auth, handler)
  }

  post<A extends Auth>(path: string, auth: A, handler: Handler<A>) {
    this.route('POST', path, auth, handler)
  }

  put<A extends Auth>(path: string, auth: A, handler: Handler<A>) {
    this.route('PUT', path, auth, handler)
  }

  delete<A extends Auth>(path: string, auth: A, handler: Handler<A>) {
    this.route('DELETE', path, auth, handler)
  }

  /** Whether some method is registered for this path. */
  knows(path: string) {
    return this.paths.some((known) => known.test(path))
  }

  private route<A extends Auth>(method: Method, path: string, auth: A, handler: Handler<A>) {
    if (!this.isOn) return
    this.paths.push(new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))
    const answer: RouteHandlerMethod = async (request, reply) => {
      const upload = await readUpload(request)
      const result = await this.runtime.work(originOf(request), async (work) => {
        const member = (await authenticate(work, tokenOf(request), auth)) as Call<A>['member']
        const { runtime } = this
        const inputs = {
          params: strings(request.params),
          query: strings(request.query),
          body: request.body ?? {},
        }
        return handler({ ...work, ...inputs, runtime, request, upload, member })
      })
      return result instanceof Raw ? result.send(reply) : reply.send(ok(result))
    }
    this.app.route({ method, url: path, handler: answer })
  }
}

/** Bodies as clients really send them: JSON (also empty), form fields, files. */
export async function acceptBodies(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  await app.register(multipart, { limits: { fileSize: 8 * 1024 * 1024, files: 1 } })
}
