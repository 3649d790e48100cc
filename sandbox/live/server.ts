/** The second host: chat, sign-in and heartbeats of live lessons, with the socket of the room. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'

import { authenticate } from '../core/auth'
import { loginFirst, Refusal } from '../core/envelope'
import { openServer, type ServerOptions } from '../core/server'
import type { Runtime } from '../core/runtime'
import { originOf } from '../core/urls'
import { liveRoomRoutes } from '../routes/liveRoom'
import { joinRoom } from '../services/liveRoom'

const SOCKET = /^\/ws\/live\/course\/(\d+)\/video\/(\d+)\/token\/([\w.-]+)$/

export async function createLiveServer(runtime: Runtime, options: ServerOptions) {
  const { app, api } = await openServer(runtime, options)
  liveRoomRoutes(api)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 })
  app.server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const [, courseId, lessonId, token = ''] = SOCKET.exec(request.url ?? '') ?? []
    connection.on('error', () => undefined)
    const isKnown = lessonId !== undefined
    if (!isKnown || runtime.rooms.of(Number(lessonId)).faults.refuse)
      return connection.end(`HTTP/1.1 ${isKnown ? '503 Service Unavailable' : '404 Not Found'}\r\n\r\n`)
    sockets.handleUpgrade(request, connection, head, (socket) => {
      const origin = originOf({ headers: request.headers, protocol: 'http' })
      const join = { courseId: Number(courseId), lessonId: Number(lessonId), token }
      void admit(runtime, origin, socket, join)
    })
  })
  await app.ready()
  return app
}

interface JoinRequest {
  courseId: number
  lessonId: number
  token: string
}

/** A browser cannot read why a socket was refused. So the server accepts it and closes it with a number. */
async function admit(runtime: Runtime, origin: string, socket: WebSocket, { courseId, lessonId, token }: JoinRequest) {
  // A broken connection also ends, so its error needs no work of its own. The server ignores what clients send.
  socket.on('error', () => undefined)
  try {
    await runtime.run(origin, async (context) => {
      const member = await authenticate(context, token, 'bearer+')
      if (!member) throw loginFirst()
      await joinRoom(context, { member, courseId, lessonId, socket })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) runtime.options.log(String(error))
    const code = error instanceof Refusal ? error.code : 500
    socket.close(4000 + (code === 1 ? 403 : Number(code)), error instanceof Refusal ? error.message : '')
  }
}

const PREFIX = /^\/go(?=\/)/

/**
 * Gives calls below `/go` to the second host and keeps the rest, as an operator's nginx does, so that one origin serves
 * everything.
 */
export const besides = (live: FastifyInstance) => (handler: RequestListener) => {
  const isTheirs = (request: IncomingMessage) => {
    const path = request.url ?? ''
    request.url = path.replace(PREFIX, '')
    return request.url !== path
  }
  const server = createServer((request, response) => {
    if (isTheirs(request)) live.server.emit('request', request, response)
    else handler(request, response)
  })
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    if (isTheirs(request)) live.server.emit('upgrade', request, connection, head)
    else connection.destroy()
  })
  return server
}
