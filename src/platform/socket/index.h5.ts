import { lostCode, type OpenSocket } from './types'

export const openSocket: OpenSocket = (url, { onOpen, onText, onClose }) => {
  let isOver = false
  let socket: WebSocket | undefined
  const end = (code: number) => {
    if (isOver) return
    isOver = true
    onClose(code)
  }
  try {
    socket = new WebSocket(url)
    socket.addEventListener('open', () => isOver || onOpen())
    socket.addEventListener('message', ({ data }) => isOver || (typeof data === 'string' && onText(data)))
    socket.addEventListener('close', ({ code }) => end(code))
  } catch {
    // This page may not open the address, for instance `ws` on `https`.
    setTimeout(() => end(lostCode))
  }
  return {
    close() {
      isOver = true
      socket?.close()
    },
    send: (text) => socket?.send(text),
  }
}
