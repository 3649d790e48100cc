import Taro from '@tarojs/taro'

import { requestTimeoutMs } from '@/config/limits'

import type { Call, Sent } from './types'

export function transport({ url, method, headers, body }: Call): Sent {
  const task = Taro.request<string>({
    url,
    method,
    data: body,
    header: headers,
    // Longer than the caller's own timeout, which ends the call first.
    timeout: requestTimeoutMs * 2,
    dataType: 'text',
    responseType: 'text',
  })
  return { answer: task, abort: () => task.abort?.() }
}
