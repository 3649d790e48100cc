import type { Apis } from './api'
import type { Privacy } from './privacy'

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

interface Sheets {
  apis: Apis
  privacy: Privacy
  /** The number that WeChat knows. */
  phone: string
  /** The picture that WeChat knows, as a file of the app. */
  avatar(): string
}

/** What each open type tells once the learner has agreed. The sandbox reads the number from the "encrypted" text. */
const answers: Record<string, (sheets: Sheets) => object> = {
  getPhoneNumber: ({ phone }) => ({ encryptedData: phone, iv: 'iv', code: 'code' }),
  chooseAvatar: ({ avatar }) => ({ avatarUrl: avatar() }),
}

export const openTypes = Object.keys(answers)

/** What the event of a button with an open type tells once the learner has answered WeChat's sheet. */
export function openTypeDetail(sheets: Sheets, openType: string): object {
  const answer = answers[openType]
  if (!answer) throw new Error(`The harness does not know the open type ${openType}`)
  const reason = sheets.apis.takeRefusal(openType)
  if (reason !== undefined) return { errMsg: `${openType}:fail ${reason}` }
  try {
    sheets.privacy.require()
  } catch (error) {
    return { errMsg: `${openType}:fail ${(error as Error).message}` }
  }
  return { errMsg: `${openType}:ok`, ...answer(sheets) }
}
