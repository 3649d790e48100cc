import { WebSocket } from 'ws'

interface SocketOptions {
  url: string
  success?: (result: object) => void
  complete?: (result: object) => void
}

/** WeChat's sockets over real ones. A cut network ends them silently. */
export function createSockets() {
  const open = new Set<WebSocket>()
  /** Until it resolves, no socket reports that it is open, and messages are lost. */
  let held: Promise<void> | undefined

  function connectSocket({ url, success, complete }: SocketOptions) {
    const socket = new WebSocket(url)
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // The close event reports it. An unhandled error event would end the test run.
    socket.on('error', () => undefined)
    const result = { errMsg: 'connectSocket:ok', socketTaskId: open.size }
    success?.(result)
    complete?.(result)
    return {
      onOpen: (listener: (event: object) => void) =>
        void socket.on('open', async () => {
          await held
          listener({})
        }),
      onMessage: (listener: (event: { data: string }) => void) =>
        void socket.on('message', (data) => !held && listener({ data: String(data) })),
      onError: (listener: (event: { errMsg: string }) => void) =>
        void socket.on('error', ({ message }) => listener({ errMsg: message })),
      onClose: (listener: (event: { code: number; reason: string }) => void) =>
        void socket.on('close', (code, reason) => listener({ code, reason: String(reason) })),
      send: ({ data }: { data: string }) => socket.send(data),
      close: () => socket.close(),
    }
  }

  return {
    count: () => open.size,
    /** Simulates a slow network: sockets open late. @returns a function that lets them open */
    hold(): () => void {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return () => {
        held = undefined
        release()
      }
    },
    cut: () => open.forEach((socket) => socket.terminate()),
    wx: { connectSocket },
  }
}
