/**
 * `npm run bench:weapp -- [builds]`: what home costs from the launch on, up to its first `setData` and in all, for each
 * folder with a built mini-program (default: dist/weapp), and the ratios to the first. Every start has a process of its
 * own; the builds take turns.
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Academy } from './harness/academy'

const runs = 7
/** So long without a change the screen is done; it is not looked at before, since looking costs too. */
const settledMs = 3_000

interface Sample {
  /** Up to the first `setData`, which no answer of the server precedes. */
  firstCpuMs: number
  cpuMs: number
  setDataCalls: number
  setDataBytes: number
  nodes: number
}

async function start(sandboxUrl: string): Promise<Sample> {
  const { startApp } = await import('./harness/app')
  let isDrawn: (value?: unknown) => void = () => undefined
  const drawn = new Promise((resolve) => (isDrawn = resolve))
  // What Node does for a call is no work of the app: its client starts now, and sends when the first screen is drawn.
  const send = globalThis.fetch
  await send(sandboxUrl)
  globalThis.fetch = async (...call) => {
    await drawn
    return send(...call)
  }
  const before = process.cpuUsage()
  const spentMs = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  let firstCpuMs: number | undefined
  const onSetData = () => {
    firstCpuMs ??= spentMs()
    isDrawn()
  }
  const app = startApp({ sandboxUrl, onSetData })
  for (let seen = -1; app.setDataTotals().calls !== seen; await pause(settledMs)) seen = app.setDataTotals().calls
  const cpuMs = spentMs()
  const { calls, bytes } = app.setDataTotals()
  const nodes = app.page.root.all.length
  const errors = app.takeErrors()
  app.close()
  if (errors.length > 0) throw new Error(errors.join('\n'))
  if (firstCpuMs === undefined) throw new Error('Nothing was drawn')
  return { firstCpuMs, cpuMs, setDataCalls: calls, setDataBytes: bytes, nodes }
}

async function startIn(build: string, sandboxUrl: string): Promise<Sample> {
  const tsx = path.join(path.dirname(createRequire(__filename).resolve('tsx/package.json')), 'dist/cli.mjs')
  const env = { ...process.env, WEAPP_DIST: build, BENCH_SANDBOX: sandboxUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, __filename], { env })
  return JSON.parse(stdout) as Sample
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const ratio = (one: Sample, first: Sample | undefined, key: keyof Sample) =>
  first ? Number((one[key] / first[key]).toFixed(2)) : 1

async function compare(builds: string[]): Promise<void> {
  const academy = await Academy.open()
  const samples = builds.map((): Sample[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, build] of builds.entries()) samples[index]?.push(await startIn(build, academy.url))
  }
  await academy.close()
  const medians = samples.map((ofBuild) => {
    const of = (key: keyof Sample) => median(ofBuild.map((sample) => sample[key]))
    return {
      firstCpuMs: of('firstCpuMs'),
      cpuMs: of('cpuMs'),
      setDataCalls: of('setDataCalls'),
      setDataBytes: of('setDataBytes'),
      nodes: of('nodes'),
    }
  })
  const [first] = medians
  console.table(
    Object.fromEntries(
      medians.map((one, index) => [
        builds[index],
        { ...one, firstCpuRatio: ratio(one, first, 'firstCpuMs'), cpuRatio: ratio(one, first, 'cpuMs') },
      ]),
    ),
  )
}

async function main(): Promise<void> {
  const { BENCH_SANDBOX } = process.env
  if (BENCH_SANDBOX) console.log(JSON.stringify(await start(BENCH_SANDBOX)))
  else {
    const asked = process.argv.slice(2)
    await compare((asked.length > 0 ? asked : ['dist/weapp']).map((build) => path.resolve(build)))
  }
}

void main()
