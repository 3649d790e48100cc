import Taro from '@tarojs/taro'

import type { LocationAdapter } from './types'

export const locationPicker: LocationAdapter = {
  async choose(start) {
    // Compiled out, because WeChat searches submitted code for this call.
    if (!BUILD_CHOOSE_LOCATION) return 'unavailable'
    try {
      const { name, address, latitude, longitude } = await Taro.chooseLocation(
        start ? { latitude: start.latitude, longitude: start.longitude } : {},
      )
      return { name, address, latitude, longitude }
    } catch (error) {
      return /cancel/.test(String((error as { errMsg?: unknown }).errMsg)) ? 'cancelled' : 'failed'
    }
  },
  show: (place) =>
    Taro.openLocation(place).then(
      () => true,
      () => false,
    ),
  watchFrame: () => () => undefined,
}
