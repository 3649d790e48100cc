import { fetchOnce } from '../../../setup/fetchOnce'
import type { Academy } from '../../setup/academy'
import type { Phone } from './phone'

/** On the login page: logs in by password. */
export async function logIn(phone: Phone, mobile: string, password: string): Promise<void> {
  await phone.press('密码登录')
  await phone.fill('手机号', mobile)
  await phone.fill('密码', password)
  await phone.press('同意用户协议和隐私政策')
  await phone.press('登录')
}

/** On a page that proves a mobile: reads the picture, asks for the code and types it. */
export async function typeSentCode(academy: Academy, phone: Phone, mobile: string): Promise<void> {
  const path = '/api/v2/captcha/image'
  const body = await (await fetchOnce(`${academy.origin}${path}`)).text()
  const { data } = JSON.parse(body) as { data: { key: string } }
  // The page's next picture is the one whose text we know.
  const known = await academy.fault({ path, body, contentType: 'application/json' })
  await phone.press('图形验证码，点按换一张')
  await phone.quiet()
  await academy.endFault(known)
  const { text } = await academy.control<{ text: string }>(`captcha/${data.key}`)
  await phone.fill('图形验证码', text)
  await phone.press('获取验证码')
  await phone.see(/秒后重发/)
  const [sent] = await academy.control<{ target: string; code: string }[]>('sms')
  if (sent?.target !== mobile) throw new Error(`no code was sent to ${mobile}`)
  await phone.fill('短信验证码', sent.code)
}
