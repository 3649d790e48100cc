import Taro from '@tarojs/taro'

import { denialOf } from '../permission'
import type { Scanned, Scanner } from './types'

export const scanner: Scanner = {
  canScan: true,
  scan: () =>
    new Promise<Scanned>((resolve, reject) =>
      Taro.scanCode({
        scanType: ['qrCode', 'barCode'],
        success: ({ result }) => resolve({ text: result }),
        fail: reject,
      }),
    ).catch(denialOf),
}
