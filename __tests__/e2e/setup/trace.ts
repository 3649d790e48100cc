import type { Phone } from './phone'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** µs, when it began. */
  ts: number
  /** µs that passed. */
  dur?: number
  /** µs of processor time, whatever else the machine does meanwhile. */
  tdur?: number
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8']

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  /** Each node as many numbers as it has fields. */
  nodes: number[]
}

/** What the page holds on to, in MB: all but compiled code, which the engine makes and throws away as it likes. */
export async function heldMb(phone: Phone): Promise<number> {
  const session = await phone.page.context().newCDPSession(phone.page)
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const { snapshot, nodes } = JSON.parse(parts.join('')) as HeapSnapshot
  const { node_fields: fields, node_types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = node_types[0].indexOf('code')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? 0
  }
  return bytes / 1e6
}

/** From now on the phone's processor is so many times slower. */
export async function slowDown(phone: Phone, times: number): Promise<void> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** ms of the longest task of the page's main thread: of its processor's time, and of time that passed. */
export interface Longest {
  busyMs: number
  passedMs: number
  /** What the busiest one was spent on, the longest parts first: 'FireAnimationFrame 12, Layout 9'. */
  parts: string
}

/** The longest task while `act` runs; on a machine that is shared more time passes than is spent on it. */
export async function longestTask(phone: Phone, act: () => Promise<void>): Promise<Longest> {
  const browser = phone.page.context().browser()
  if (!browser) throw new Error('the phone is off')
  await browser.startTracing(phone.page, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const painter = traceEvents.find(({ name }) => name === 'Paint')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === painter?.pid && tid === painter.tid,
  )
  const busyOf = ({ tdur = 0 }: TraceEvent) => tdur
  const [busiest] = [...tasks].sort((a, b) => busyOf(b) - busyOf(a))
  if (!busiest) throw new Error('nothing was traced')
  const { pid, tid, ts, dur = 0 } = busiest
  const parts = traceEvents
    .filter((event) => event !== busiest && event.pid === pid && event.tid === tid)
    .filter((event) => event.ts >= ts && event.ts < ts + dur && busyOf(event) >= 2_000)
    .sort((a, b) => busyOf(b) - busyOf(a))
    .map((event) => `${event.name} ${(busyOf(event) / 1_000).toFixed(0)}`)
  return {
    busyMs: busyOf(busiest) / 1_000,
    passedMs: Math.max(...tasks.map((task) => task.dur ?? 0)) / 1_000,
    parts: [...new Set(parts)].slice(0, 8).join(', '),
  }
}
