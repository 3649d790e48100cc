import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const files = path.resolve(__dirname, '../../../sandbox/media/files/cases')

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.m4s': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpegts': 'video/mp2t',
}

/** Sent instead of the file. */
interface Answer {
  status?: number
  body?: string | Buffer
  type?: string
  delayMs?: number
  /** The connection breaks. */
  isCut?: boolean
}

/** How a server delivers its media. */
export interface Delivery {
  /** Without CORS headers, so scripts cannot read it. */
  isClosed?: boolean
  /** Only whole files. */
  hasNoRanges?: boolean
  /**
   * Sent instead of a file, if anything.
   * @param time counts the requests for this file, from 1
   */
  answer?: (file: string, time: number) => Answer | undefined
}

export const fileOf = (name: string): Buffer => fs.readFileSync(path.join(files, name))

/** A media server of another origin than the app's, as academies have them. */
export class MediaServer {
  delivery: Delivery = {}
  /** Requested files, in order. */
  readonly asked: string[] = []
  private readonly times = new Map<string, number>()

  private constructor(private readonly server: http.Server) {}

  static async open(): Promise<MediaServer> {
    const server = http.createServer()
    const media = new MediaServer(server)
    server.on('request', (request, response) => media.serve(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return media
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** For the next case: forgets everything of the last one. */
  deliver(delivery: Delivery): void {
    this.delivery = delivery
    this.asked.length = 0
    this.times.clear()
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private serve(request: http.IncomingMessage, response: http.ServerResponse): void {
    const file = new URL(request.url ?? '', this.origin).pathname.slice(1)
    const time = (this.times.get(file) ?? 0) + 1
    this.times.set(file, time)
    this.asked.push(file)
    const { isClosed, answer } = this.delivery
    const said = answer?.(file, time) ?? {}
    if (said.isCut) {
      request.socket.destroy()
      return
    }
    if (!isClosed) response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    const send = () => this.send(request, response, file, said)
    if (said.delayMs) setTimeout(send, said.delayMs)
    else send()
  }

  private send(request: http.IncomingMessage, response: http.ServerResponse, file: string, said: Answer): void {
    const { status = 200, type = types[path.extname(file)] ?? 'application/octet-stream' } = said
    response.setHeader('content-type', type)
    if (status !== 200) {
      response.writeHead(status).end(said.body)
      return
    }
    const isThere = said.body !== undefined || fs.existsSync(path.join(files, file))
    if (!isThere) {
      response.writeHead(404).end()
      return
    }
    const body = Buffer.from(said.body ?? fileOf(file))
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (this.delivery.hasNoRanges || from === undefined) {
      if (!this.delivery.hasNoRanges) response.setHeader('accept-ranges', 'bytes')
      response.writeHead(200, { 'content-length': body.length }).end(body)
      return
    }
    const last = Math.min(to ? Number(to) : Infinity, body.length - 1)
    if (Number(from) > last) {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
      return
    }
    const range = `bytes ${from}-${last}/${body.length}`
    response.writeHead(206, {
      'accept-ranges': 'bytes',
      'content-range': range,
      'content-length': last - Number(from) + 1,
    })
    response.end(body.subarray(Number(from), last + 1))
  }
}
