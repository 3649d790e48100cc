import type { Phone } from './phone'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** µs of processor time, whatever else the machine does meanwhile. */
  tdur?: number
}

const categories = ['disabled-by-default-devtools.timeline']

/** From now on the phone's processor is so many times slower. */
export async function slowDown(phone: Phone, times: number): Promise<void> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** The longest task of the page's main thread while `act` runs, in ms of its processor's time. */
export async function longestTask(phone: Phone, act: () => Promise<void>): Promise<number> {
  const browser = phone.page.context().browser()
  if (!browser) throw new Error('the phone is off')
  await browser.startTracing(phone.page, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const painter = traceEvents.find(({ name }) => name === 'Paint')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === painter?.pid && tid === painter.tid,
  )
  if (tasks.length === 0) throw new Error('nothing was traced')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}
