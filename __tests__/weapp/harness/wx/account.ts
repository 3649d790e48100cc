import { seal, sessionOf, signatureOf } from '../../../../sandbox/services/wechat'
import type { Apis } from './api'
import type { Privacy } from './privacy'

interface Payer {
  /** Plays the payer towards the sandbox: WeChat's word to the backend follows on its own. */
  pay(orderNo: string): Promise<void>
}

/** What the sandbox puts around an order number in `prepay_id`. */
const prepayId = /^prepay_id=wx(.+).{12}$/

/** What WeChat tells of anybody today. */
const anonymous = { nickName: '微信用户', gender: 0, avatarUrl: 'https://thirdwx.qlogo.cn/mmopen/vi_32/none/132' }

/** The learner's session with WeChat: a new one with every `wx.login`; what is sealed opens with the newest key only. */
export class WechatSession {
  private logins = 0
  private session = sessionOf('')

  login(): string {
    this.logins += 1
    const code = `as:newcomer.${Date.now()}.${this.logins}`
    this.session = sessionOf(code)
    return code
  }

  seal = (data: object) => seal(this.session, { ...data, watermark: { appid: 'wx0000000000sandbox' } })

  /** As WeChat signs what it tells of the learner; `known` goes into the sealed part alone. */
  sign(known: object) {
    const rawData = JSON.stringify(anonymous)
    const signature = signatureOf(rawData, this.session.key)
    return { userInfo: anonymous, rawData, signature, ...this.seal({ ...anonymous, ...known }) }
  }

  /** Who it is. */
  get openId() {
    return this.session.openId
  }
}

/** What belongs to the learner's WeChat account. Declining is `apis.refuse(name, 'cancel')`. */
export function createAccount(apis: Apis, wechat: WechatSession, { pay }: Payer) {
  return {
    login: apis.define('login', () => ({ code: wechat.login() })),
    /** Never says who it is. */
    getUserProfile: apis.define('getUserProfile', () => wechat.sign({})),
    getUserInfo: apis.define('getUserInfo', ({ withCredentials }) => {
      const { userInfo, rawData, ...secrets } = wechat.sign({ openId: wechat.openId })
      return { userInfo, rawData, ...(withCredentials === true && secrets) }
    }),
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
  wechat: WechatSession
  /** The number that WeChat knows. */
  phone: string
  /** The picture that WeChat knows, as a file of the app. */
  avatar(): string
  /** Chats with the operator's people that were opened. */
  chats: string[]
}

/** Tells the app nothing of the learner. */
const impersonal = ['contact']

/** What each open type tells once the learner has agreed. */
const answers: Record<string, (sheets: Sheets) => object> = {
  contact: ({ chats }) => {
    chats.push('contact')
    return { path: '', query: {} }
  },
  getPhoneNumber: ({ phone, wechat }) => ({
    ...wechat.seal({ phoneNumber: phone, purePhoneNumber: phone, countryCode: '86' }),
    code: 'code',
  }),
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
    if (!impersonal.includes(openType)) sheets.privacy.require()
  } catch (error) {
    return { errMsg: `${openType}:fail ${(error as Error).message}` }
  }
  return { errMsg: `${openType}:ok`, ...answer(sheets) }
}
