import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const scripts = path.resolve(__dirname, '../../config/scripts')

let folder: string
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  fs.writeFileSync(path.join(folder, name), text)
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-stress-'))
  for (const name of ['e2e-stress.mjs', 'lib.mjs']) {
    write(`config/scripts/${name}`, fs.readFileSync(path.join(scripts, name), 'utf8'))
  }
  write('config/scripts/build.mjs', 'export const build = async () => true')
  write('config/scripts/chromium.mjs', `export const chromiumEnv = () => ({ CHROMIUM_PATH: '/chromium' })`)
  write('config/scripts/outdated.mjs', 'export const isOutdated = () => false')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** A run whose rounds end with these codes. */
function stress(codes: number[], args = ['money']) {
  write('node_modules/jest/package.json', JSON.stringify({ bin: './jest.js' }))
  write(
    'node_modules/jest/jest.js',
    `const fs = require('node:fs')
    const round = fs.existsSync('rounds') ? fs.readFileSync('rounds', 'utf8').split('\\n').length - 1 : 0
    const busy = require('node:child_process').execSync('ps -o pid=,args= --ppid ' + process.ppid, { encoding: 'utf8' })
    const loops = busy.split('\\n').filter((line) => line.includes('for (;;);')).map((line) => parseInt(line))
    fs.appendFileSync('rounds', JSON.stringify({ args: process.argv.slice(2), loops }) + '\\n')
    process.exit(${JSON.stringify(codes)}[round])`,
  )
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(folder, 'config/scripts/e2e-stress.mjs'), ...args],
    {
      encoding: 'utf8',
    },
  )
  const file = path.join(folder, 'rounds')
  const rounds = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
  return { status, stdout, rounds: rounds.map((line) => JSON.parse(line) as { args: string[]; loops: number[] }) }
}

const isAlive = (pid: number) => fs.existsSync(`/proc/${pid}`)

it('runs the suite five times beside busy loops, which end with it', () => {
  const { status, rounds } = stress([0, 0, 0, 0, 0])
  expect(status).toBe(0)
  expect(rounds).toHaveLength(5)
  for (const { args, loops } of rounds) {
    expect(args).toContain('money')
    expect(loops).toHaveLength(os.availableParallelism())
  }
  expect(rounds.flatMap(({ loops }) => loops).filter(isAlive)).toEqual([])
})

it('is red when one of the five is', () => {
  const { status, rounds, stdout } = stress([0, 0, 1, 0, 0])
  expect([status, rounds.length]).toEqual([1, 5])
  expect(stdout).toContain('3 of 5: RED')
})

it('asks for a suite', () => {
  const { status, rounds } = stress([], [])
  expect([status, rounds]).toEqual([1, []])
})
