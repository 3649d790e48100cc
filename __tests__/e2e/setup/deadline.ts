import type { Academy } from './academy'

/** Four questions, ten minutes. */
const paper = 13
const api = `/addons/Paper/api/v1/paper/${paper}`

/** Errors of a phone's clock. */
interface Wrong {
  /** `byMs` from the start, `laterByMs` from the middle on. */
  byMs?: number
  laterByMs?: number
  zone?: string
}

/** Starts a paper and saves one answer, on a phone with this clock. */
export async function sitUntil(academy: Academy, { byMs = 0, laterByMs, zone }: Wrong, inSec = 600) {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile, zone ? { timezoneId: zone } : {})
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
