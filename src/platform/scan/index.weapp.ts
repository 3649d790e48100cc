import Taro from '@tarojs/taro'

import { isComputer } from '../computer'
import { denialOf } from '../permission'
import type { Scanner } from './types'

export const scanner: Scanner = {
  get canScan() {
    return !isComputer()
  },
  async scan() {
    try {
      const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
      return { text: result }
    } catch (error) {
      return denialOf(error)
    }
  },
}
