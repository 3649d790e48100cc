import Taro from '@tarojs/taro'

import type { Faults } from './types'

export const faults: Faults = {
  watch(onFault) {
    Taro.onError((error) => onFault({ error }))
    Taro.onUnhandledRejection(({ reason }) => onFault({ error: reason }))
  },
  send(url, body) {
    Taro.request({ url, method: 'POST', data: body, header: { 'Content-Type': 'text/plain' } }).catch(() => undefined)
  },
}
