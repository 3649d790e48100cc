import type { Phone } from './phone'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Start, µs. */
  ts: number
  /** Elapsed time, µs. */
  dur?: number
  /** Processor time, µs, whatever else the machine does meanwhile. */
  tdur?: number
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8']

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  /** Each node takes as many numbers as it has fields. */
  nodes: number[]
}

/** Memory that the page holds, in MB, without compiled code, which the engine drops and creates as it likes. */
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

/** Slows the phone's processor down by this factor from now on. */
export async function slowDown(phone: Phone, times: number): Promise<void> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** The longest task of the page's main thread, ms: in processor time, and in elapsed time. */
export interface Longest {
  busyMs: number
  passedMs: number
  /** What the busiest task was spent on, longest first: 'FireAnimationFrame 12, Layout 9'. */
  parts: string
}

/** The longest task while `act` runs. On a shared machine the elapsed time exceeds the processor time. */
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
