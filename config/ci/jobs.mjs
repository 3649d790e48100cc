// Runs commands in parallel lanes and measures each in seconds.
import { spawn } from 'node:child_process'

import { own, root } from '../scripts/lib.mjs'

const secondsSince = (startMs) => (performance.now() - startMs) / 1000
export const rounded = (seconds) => `${Math.round(seconds)}`.padStart(6)

/** @returns its exit code; a quiet one prints its output only when it has ended */
function run({ program = 'npm', args, env }, isQuiet) {
  return new Promise((resolve) => {
    const child = own(
      spawn(program, args, {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      }),
    )
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, text: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(output).toString() }))
  })
}

/** For the table. */
export const stages = []

/**
 * Every lane runs its jobs one after the other; two lanes share a job list by taking the same array.
 * A job is `{ name, program, args, env }`, with `code` and `seconds` once it has ended.
 */
export async function stage(name, ...lanes) {
  const jobs = [...new Set(lanes.flat())]
  const isQuiet = lanes.length > 1
  const startMs = performance.now()
  console.log(`\n=== ${name}`)
  const work = async (lane) => {
    for (let job = lane.shift(); job; job = lane.shift()) {
      console.log(`--- ${job.name} ...`)
      const jobStartMs = performance.now()
      const { code, text } = await run(job, isQuiet)
      Object.assign(job, { code, seconds: secondsSince(jobStartMs) })
      const outcome = code === 0 ? 'green' : 'RED'
      console.log(`--- ${job.name}: ${outcome} after ${Math.round(job.seconds)} s${text ? `\n${text.trimEnd()}` : ''}`)
    }
  }
  await Promise.all(lanes.map(work))
  stages.push({ name, seconds: secondsSince(startMs), jobs })
  return jobs
}

export function printTable() {
  console.log('\nseconds')
  for (const { name, seconds, jobs } of stages) {
    console.log(`${rounded(seconds)}  ${name}`)
    if (jobs.length > 1) for (const job of jobs) console.log(`       ${rounded(job.seconds)}  ${job.name}`)
  }
  console.log(`${rounded(stages.reduce((sum, { seconds }) => sum + seconds, 0))}  all`)
}
