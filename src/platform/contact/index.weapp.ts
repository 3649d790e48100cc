import Taro from '@tarojs/taro'

import type { Contact } from './types'

/** WeChat's error when the learner changes their mind. */
const isChange = (error: unknown) => /cancel/.test(String((error as { errMsg?: unknown } | undefined)?.errMsg))

export const contact: Contact = {
  async call(phoneNumber) {
    await Taro.makePhoneCall({ phoneNumber }).catch((error: unknown) => {
      if (!isChange(error)) throw error
    })
  },
  mail: async (address) => void (await Taro.setClipboardData({ data: address })),
}
