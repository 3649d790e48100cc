import type { Apis } from './api'

interface Payer {
  /** Plays the payer towards the sandbox: WeChat's word to the backend follows on its own. */
  pay(orderNo: string): Promise<void>
}

/** What the sandbox puts around an order number in `prepay_id`. */
const prepayId = /^prepay_id=wx(.+).{12}$/

/** What belongs to the learner's WeChat account. Declining is `apis.refuse(name, 'cancel')`. */
export function createAccount(apis: Apis, { pay }: Payer) {
  const signed = { encryptedData: 'profile', iv: 'iv', rawData: '{}', signature: 'signature' }
  return {
    login: apis.define('login', () => ({ code: 'as:newcomer' })),
    requirePrivacyAuthorize: apis.define('requirePrivacyAuthorize', () => undefined),
    getUserProfile: apis.define('getUserProfile', () => signed),
    requestPayment: apis.define('requestPayment', async ({ package: prepay, ...fields }) => {
      for (const name of ['timeStamp', 'nonceStr', 'signType', 'paySign']) {
        if (typeof fields[name] !== 'string') throw new Error(`parameter.${name} should be String`)
      }
      const orderNo = prepayId.exec(String(prepay))?.[1]
      if (!orderNo) throw new Error(`no such prepay id: ${prepay}`)
      await pay(orderNo)
    }),
  }
}

/** What the event of a button with an open type tells once the learner has answered WeChat's sheet. */
export function openTypeDetail(apis: Apis, openType: string, phone: string): object {
  const reason = apis.takeRefusal(openType)
  if (reason !== undefined) return { errMsg: `${openType}:fail ${reason}` }
  // The sandbox reads the number from the "encrypted" text.
  return { errMsg: `${openType}:ok`, encryptedData: phone, iv: 'iv', code: 'code' }
}
