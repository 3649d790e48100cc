import Taro from '@tarojs/taro'

import { lostCode, type OpenSocket } from './types'

export const openSocket: OpenSocket = (url, { onOpen, onText, onClose }) => {
  let isOver = false
  let task: Taro.SocketTask | undefined
  const end = (code: number) => {
    if (isOver) return
    isOver = true
    onClose(code)
  }
  Taro.connectSocket({ url }).then(
    (opened) => {
      if (isOver) {
        opened.close({})
        return
      }
      task = opened
      opened.onOpen(() => isOver || onOpen())
      opened.onMessage(({ data }) => isOver || (typeof data === 'string' && onText(data)))
      // If the socket has never opened, WeChat may report only the error.
      opened.onError(() => end(lostCode))
      opened.onClose(({ code }) => end(code))
    },
    () => end(lostCode),
  )
  return {
    close() {
      isOver = true
      task?.close({})
    },
    // A failed send may be WeChat's first report of a dead socket.
    send: (data) => task?.send({ data, fail: () => end(lostCode) }),
  }
}
