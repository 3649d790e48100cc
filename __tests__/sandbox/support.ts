import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { InjectOptions } from 'fastify'

import { createSandbox, type SandboxOptions } from '../../sandbox/server'
import { academy } from './fixture'

export interface Answer<T = Record<string, never>> {
  code: number | { status: number }
  message: string
  data: T
}

interface Ask {
  token?: string
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const LEARNER = '13800000001'
export const VIP = '13800000002'
export const LOCKED = '13800000003'
export const LEAVING = '13800000006'
/** Ordinary members without any goods; each test that changes one takes its own. */
export const plain = (n: number) => String(13900000000 + n)

export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Body and headers of a form with one file, after its other fields. */
export function multipart(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const part = (head: string, content: Buffer) => [
    Buffer.from(`--cut\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([key, value]) => part(`name="${key}"`, Buffer.from(value))),
    ...part(`name="${name}"; filename="a.png"\r\ncontent-type: image/png`, bytes),
    Buffer.from('--cut--\r\n'),
  ])
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } }
}

export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'sandbox-'))

/** A sandbox on the small academy, called without a network. */
export async function start(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? makeDataDir()
  const sandbox = await createSandbox({ academy, rateLimit: false, ...options, dataDir })

  const raw = ({ headers, ...request }: InjectOptions) =>
    sandbox.app.inject({ ...request, headers: { host: 'academy.test', ...headers } })

  const http = (method: Method, url: string, { token, body, query, headers }: Ask = {}) =>
    raw({
      method,
      url,
      query,
      payload: body as InjectOptions['payload'],
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    })

  async function call<T>(method: Method, url: string, ask?: Ask): Promise<Answer<T>> {
    const response = await http(method, url, ask)
    expect(response.statusCode).toBe(200)
    return response.json<Answer<T>>()
  }

  /** The data of a call that must succeed. */
  async function data<T>(method: Method, url: string, ask?: Ask): Promise<T> {
    const answer = await call<T>(method, url, ask)
    expect(answer).toMatchObject({ code: 0, message: '' })
    return answer.data
  }

  /** Code and message of a call that must be refused. */
  async function refusal(method: Method, url: string, ask?: Ask) {
    const answer = await call<unknown>(method, url, ask)
    expect(answer.data).toEqual([])
    return `${answer.code} ${answer.message}`
  }

  async function login(mobile: string, password = 'zhitu123') {
    const { token } = await data<{ token: string }>('POST', '/api/v2/login/password', {
      body: { mobile, password },
    })
    return token
  }

  async function captcha() {
    const { key } = await data<{ key: string }>('GET', '/api/v2/captcha/image')
    const { text } = await data<{ text: string }>('GET', `/sandbox/captcha/${key}`)
    return { image_key: key, image_captcha: text }
  }

  /** So many who have just come, by their tokens. */
  const crowd = (count: number): Promise<string[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const body = { mobile: String(13_700_000_001 + index), mobile_code: '112233' }
        return (await data<{ token: string }>('POST', '/api/v2/login/mobile', { body })).token
      }),
    )

  const advance = (advanceSec: number) => data('POST', '/sandbox/clock', { body: { advanceSec } })
  const configure = (body: object) => data('POST', '/sandbox/config', { body })

  async function close() {
    await sandbox.close()
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }

  return { ...sandbox, close, raw, http, call, data, refusal, login, crowd, captcha, advance, configure }
}

export type Client = Awaited<ReturnType<typeof start>>
