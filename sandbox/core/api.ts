/** Registers the calls of the API: authentication, one unit of work, one envelope. */
import { createHash } from 'node:crypto'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'

import { authenticate, tokenOf, type Auth } from './auth'
import { hasRoute } from './edition'
import { noRoute, ok } from './envelope'
import { askOf, lightPage, type PageAsk, type SizeKey, type Slice } from './paging'
import type { Runtime } from './runtime'
import { originOf } from './urls'
import type { Dialect, Member, RequestContext } from './context'

export interface Upload {
  name: string
  bytes: Buffer
}

export interface Call<M extends Member | null = null> extends RequestContext {
  runtime: Runtime
  request: FastifyRequest
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  upload: Upload | null
  member: M
}

export type MemberCall = Call<Member>
export type VisitorCall = Call<Member | null>

type MemberOf<A extends Auth> = A extends 'none' ? null : A extends 'optional' ? Member | null : Member

/** An answer that is not an envelope: a page, a file, a redirect. */
export class Raw {
  constructor(readonly send: (reply: FastifyReply) => FastifyReply) {}
}

/** Headers take ASCII only. What is escaped already stays as it is. */
export const redirectTo = (url: string) =>
  new Raw((reply) => reply.redirect(url.replace(/[^\x21-\x7e]/gu, encodeURIComponent), 302))
export const htmlPage = (content: string) =>
  new Raw((reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content))

/** Content types of attachments. The bytes are the text of the row, whatever the file is called. */
const FILE_TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
}

interface FileRow {
  name: string
  extension: string
  body: string
}

export function fileAnswer(
  { name, extension, body }: FileRow,
  filename = `*=UTF-8''${encodeURIComponent(`${name}.${extension}`)}`,
) {
  const type = FILE_TYPES[extension] ?? 'text/plain; charset=utf-8'
  const disposition = `attachment; filename${filename}`
  return new Raw((reply) => reply.type(type).header('content-disposition', disposition).send(Buffer.from(body)))
}

/** Answers as a storage on another origin does: scripts may not read the file. */
export const storageAnswer = (row: FileRow) =>
  new Raw((reply) => fileAnswer(row).send(reply.removeHeader('access-control-allow-origin')))

/** A file of the core downloads under the name in its store; the list of attachments shows another name. */
export const storedFile = (row: FileRow & { id: number }) =>
  fileAnswer(row, `=${row.id}-${createHash('md5').update(row.body).digest('hex')}`)

export const ownPages =
  <T>(
    list: (context: RequestContext, member: Member, ask: PageAsk) => Promise<Slice<T>>,
    key: SizeKey,
    size?: number,
    shape: (slice: Slice<T>, ask: PageAsk) => object = lightPage,
  ) =>
  async (call: MemberCall) => {
    const ask = askOf(call.query, key, size)
    return shape(await list(call, call.member, ask), ask)
  }

/** A number, since routes let only digits through. */
export const idIn = (params: Record<string, string>, key = 'id') => Number(params[key])

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler<A extends Auth> = (call: Call<MemberOf<A>>) => unknown

/** Takes the first value of a repeated parameter. */
function strings(source: unknown): Record<string, string> {
  const first = (value: unknown) => String(Array.isArray(value) ? value[0] : value)
  return Object.fromEntries(Object.entries(source ?? {}).map(([key, value]) => [key, first(value)]))
}

/** Reads the form before the unit of work starts, so that a slow sender does not hold up the others. */
async function readForm(request: FastifyRequest): Promise<{ upload: Upload | null; fields: Record<string, unknown> }> {
  const fields: Record<string, unknown> = {}
  let upload: Upload | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'file') upload = { name: part.filename, bytes }
    }
  }
  return { upload, fields }
}

export class Api {
  constructor(
    private readonly app: FastifyInstance,
    private readonly runtime: Runtime,
    private readonly paths: RegExp[] = [],
    private readonly isOn = true,
  ) {}

  only(...dialects: Dialect[]) {
    return new Api(this.app, this.runtime, this.paths, dialects.includes(this.runtime.options.dialect))
  }

  readonly get = this.method('GET')
  readonly post = this.method('POST')
  readonly put = this.method('PUT')
  readonly delete = this.method('DELETE')

  knows(path: string) {
    return this.paths.some((known) => known.test(path))
  }

  private method(name: Method) {
    return <A extends Auth>(path: string, auth: A, handler: Handler<A>) => this.route(name, path, auth, handler)
  }

  private route<A extends Auth>(method: Method, path: string, auth: A, handler: Handler<A>) {
    if (!this.isOn || !hasRoute(this.runtime.options.edition, path)) return
    // An id that is not a number makes the path unknown.
    const url = path.replace(/:(id|\w+Id)\b/g, ':$1(\\d+)')
    this.paths.push(new RegExp(`^${url.replace(/:\w+(\(.*?\))?/g, (_, digits = '[^/]+') => digits)}/?$`))
    const answer: RouteHandlerMethod = async (request, reply) => {
      const params = strings(request.params)
      if (Object.values(params).some((value) => value.includes('/'))) throw noRoute()
      const form = request.isMultipart() ? await readForm(request) : undefined
      const result = await this.runtime.run(originOf(request), async (context) => {
        const member = (await authenticate(context, tokenOf(request), auth)) as MemberOf<A>
        const { runtime } = this
        const inputs = {
          params,
          query: strings(request.query),
          body: form?.fields ?? request.body ?? {},
        }
        return handler({ ...context, ...inputs, runtime, request, upload: form?.upload ?? null, member })
      })
      return result instanceof Raw ? result.send(reply) : reply.send(ok(result))
    }
    this.app.route({ method, url, handler: answer })
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
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  await app.register(multipart, { limits: { fileSize: 8 * 1024 * 1024, files: 1 } })
}
