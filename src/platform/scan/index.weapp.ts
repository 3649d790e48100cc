import Taro from '@tarojs/taro'

import { denialOf } from '../permission'
import type { Scanner } from './types'

export const scanner: Scanner = {
  canScan: true,
  async scan() {
    try {
      const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
      return { text: result }
    } catch (error) {
      return denialOf(error)
    }
  },
}
