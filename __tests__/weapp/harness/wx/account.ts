import { seal, sessionOf, signatureOf } from '../../../../sandbox/services/wechat'
import type { Apis } from './api'
import type { Privacy } from './privacy'

interface Payer {
  /** Acts as the payer towards the sandbox. WeChat's notification to the backend follows by itself. */
  pay(orderNo: string): Promise<void>
}

/** The sandbox's format of an order number in `prepay_id`. */
const prepayId = /^prepay_id=wx(.+).{12}$/

/** The data that WeChat gives of any user today. */
const anonymous = { nickName: '微信用户', gender: 0, avatarUrl: 'https://thirdwx.qlogo.cn/mmopen/vi_32/none/132' }

/** The learner's session with WeChat. Each `wx.login` starts a new one, and only the newest key decrypts. */
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

  /** Signs the learner's data as WeChat does. `known` is added to the encrypted part only. */
  sign(known: object) {
    const rawData = JSON.stringify(anonymous)
    const signature = signatureOf(rawData, this.session.key)
    return { userInfo: anonymous, rawData, signature, ...this.seal({ ...anonymous, ...known }) }
  }

  get openId() {
    return this.session.openId
  }
}

/** Functions of the learner's WeChat account. `apis.refuse(name, 'cancel')` lets the learner decline. */
export function createAccount(apis: Apis, wechat: WechatSession, { pay }: Payer) {
  return {
    login: apis.define('login', () => ({ code: wechat.login() })),
    /** Does not contain the identity. */
    getUserProfile: apis.define('getUserProfile', () => wechat.sign({})),
    getUserInfo: apis.define('getUserInfo', ({ withCredentials }) => {
      const { userInfo, rawData, ...secrets } = wechat.sign({ openId: wechat.openId })
      return { userInfo, rawData, ...(withCredentials === true && secrets) }
    }),
    requestPayment: apis.defineView('requestPayment', async ({ package: prepay, ...fields }) => {
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
  /** The learner's number at WeChat. */
  phone: string
  /** The learner's picture at WeChat, as a file of the app. */
  avatar(): string
  /** Opened chats with the operator. */
  chats: string[]
}

/** Open types that reveal nothing of the learner. */
const impersonal = ['contact']

/** The event detail of each open type, once the learner has agreed. */
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

/** The event detail of a button with an open type, after the learner has answered WeChat's sheet. */
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
