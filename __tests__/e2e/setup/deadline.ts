import type { Academy } from './academy'
import type { Phone } from './phone'

/** Four questions, ten minutes. */
const paper = 13
const api = `/addons/Paper/api/v1/paper/${paper}`

/** Errors of a phone's clock. */
interface Wrong {
  /** `byMs` from the start, `laterByMs` from the middle on. */
  byMs?: number
  laterByMs?: number
  zone?: string
  /** The API is on another origin, and its answers do not show their time. */
  isTimeHidden?: boolean
}

/** The same server by its other name is another origin. */
async function putElsewhere(phone: Phone): Promise<void> {
  const body = `window.__ZHITU__ = { apiHost: '${phone.origin.replace('127.0.0.1', 'localhost')}' }`
  await phone.page.route(`${phone.origin}/config.js`, (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Starts a paper and saves one answer, on a phone with this clock. */
export async function sitUntil(academy: Academy, { byMs = 0, laterByMs, zone, isTimeHidden }: Wrong, inSec = 600) {
  const mobile = academy.member()
  // The page's policy lets other origins in by https only, and here everything is plain.
  const device = { ...(zone && { timezoneId: zone }), ...(isTimeHidden && { bypassCSP: true }) }
  const phone = await academy.visitAs(mobile, device)
  if (isTimeHidden) await putElsewhere(phone)
  await academy.takeClock(phone, byMs)
  const { record_id: record } = await academy.call<{ record_id: number }>(mobile, `${api}/join`)
  const { deadlineAt } = await academy.control<{ deadlineAt: number }>(`paper/record/${record}/deadline`, { inSec })
  await phone.go(`/packageA/exam/play/paper?id=${paper}&record=${record}`)
  await phone.see(/^00:\d\d:\d\d$/)
  if (laterByMs !== undefined) await phone.page.clock.setSystemTime((await academy.now()) + byMs + laterByMs)
  await phone.press(/^B/)
  await phone.see('已保存')
  const held = () => academy.control<{ answers: { answer: string }[] }>(`paper/record/${record}`)
  return {
    phone,
    record,
    /** Learners see whole seconds. */
    endMs: Math.floor(deadlineAt / 1000) * 1000,
    answers: async () => (await held()).answers.map(({ answer }) => answer),
  }
}
