// What `.ci/run` does. CI_LONG=1: the long form, seeds and date left free.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { printTable, stage } from '../ci/jobs.mjs'
import { noResult, readResults, someResult, suiteOf, verdictOf } from '../ci/results.mjs'
import { checkNode, root } from './lib.mjs'

checkNode()
const isLong = Boolean(process.env.CI_LONG)
const form = isLong
  ? { MODES: 'all', TORTURE_KILLS: '100', LIST_ROWS: '2000', FUZZ: 'full' }
  : { TORTURE_SEED: '7', ACADEMY_NOW: '2026-03-11T10:00:00+08:00' }
const results = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-ci-'))
Object.assign(process.env, form, { SANDBOX_SEEDS: path.join(results, 'seeds') })
process.on('exit', () => fs.rmSync(results, { recursive: true, force: true }))

const command = (name, env) => ({ name, args: ['run', '--silent', name], env })

let runs = 0
function tests(name, script, args = [], env = {}) {
  const json = path.join(results, `${(runs += 1)}.json`)
  const lone = { LONE_RUN: '1' }
  return {
    ...{ name, env, json },
    args: ['run', '--silent', script, '--', '--json', `--outputFile=${json}`, ...args],
    again: () => tests(name, script, args, lone),
    alone: (file) => tests(suiteOf(file), script, ['--runTestsByPath', file, '-w', '1'], lone),
  }
}

function suitesOf({ name, json, code }) {
  const suites = readResults(json)
  const isPlain = code === 0 || suites.some(({ isRed }) => isRed)
  return suites.length > 0 && isPlain ? suites : [noResult(name)]
}

/** The last line counts tests, for readers of that line alone. */
function end({ passed, failed }) {
  printTable()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

/** Commands without tests. If one is red, the rest is not run. */
async function must(name, ...lanes) {
  const jobs = await stage(name, ...lanes)
  const red = jobs.filter(({ code }) => code !== 0)
  if (red.length === 0) return
  for (const job of red) console.log(`red: ${job.name}`)
  end({ passed: 0, failed: red.length })
}

/** Suites that take more than 90 seconds, the slowest first. */
const longest = 'look live exam money media journey network place hostile snapshot appShell'.split(' ')

/** Three browser suites per job, the longest first, so that two lanes end at about the same time. */
function chromiumJobs() {
  const folder = path.join(root, '__tests__/e2e')
  /** Suites that are not listed share the last place, where the size of the file decides. */
  const placeOf = (name) => longest.indexOf(path.basename(name, '.test.ts')) + 1 || longest.length + 1
  const sizeOf = (name) => fs.statSync(path.join(folder, name)).size
  const files = fs
    .readdirSync(folder)
    .filter((name) => /\.test\.ts$/.test(name) && !/Speed\./.test(name))
    .sort((one, other) => placeOf(one) - placeOf(other) || sizeOf(other) - sizeOf(one))
    .map((name) => path.join(folder, name))
  const jobs = []
  while (files.length > 0) {
    const some = files.splice(0, 3)
    const name = some.map((file) => path.basename(file, '.test.ts')).join(', ')
    jobs.push(tests(`e2e: ${name}`, 'e2e', ['--runTestsByPath', ...some, '-w', '1']))
  }
  return jobs
}

/** Runs a red file once more, alone; a run without a result once more as a whole. */
async function runAgain(job, suite) {
  const isWhole = suite.file === job.name
  const alone = isWhole ? job.again() : job.alone(suite.file)
  await stage(`once more, alone: ${alone.name}`, [alone])
  const suites = readResults(alone.json)
  if (!isWhole) return [{ first: suite, alone: suites[0] }]
  const results = suitesOf(alone).map((first) => ({ first }))
  return results[0].first.file === alone.name ? results : [{ first: suite, alone: someResult(alone.name) }, ...results]
}

/** Browser suites keep traces of red tests. */
function printTraces(name) {
  const folder = path.join(root, 'dist/traces')
  const suite = path.basename(name.split(' › ')[0])
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  for (const file of files.filter((each) => each.startsWith(`${suite}-`) && each.endsWith('.zip'))) {
    console.log(`  trace: dist/traces/${file}`)
  }
}

function print({ red, racing, isLetThrough }) {
  for (const name of red) console.log(`red: ${name}`)
  for (const name of racing) {
    console.log(`racing: ${name}`)
    printTraces(name)
  }
  if (racing.length > 0) {
    console.log(`${racing.length} red beside others and green alone: ${isLetThrough ? 'let through' : 'too many'}`)
    console.log('The next change mends them before anything else.')
  }
}

await must(
  'install',
  [{ name: 'npm ci', args: ['ci'], env: { npm_config_audit: 'false', npm_config_fund: 'false' } }],
  [{ name: 'Debian packages', program: path.join(root, '.ci/packages'), args: [] }],
)
const hosts = { API_HOST: 'https://api.example.com', GO_HOST: 'https://api.example.com/go' }
// The longest first, so that two lanes end at about the same time.
const builds = [command('build:h5'), command('build:weapp', hosts)]
const checks = [...builds, command('typecheck'), command('lint'), command('format:check')]
await must('static and builds', checks, checks)
await must('size', [command('size')])

const unit = await stage('npm test', [tests('npm test', 'test')])
// WebKit draws by the processor, so it runs beside one Chromium, never beside two. The look of every page takes
// minutes.
const webkit = tests('webkit', 'e2e:webkit', isLong ? [] : ['--testPathIgnorePatterns', 'look.test.ts'])
const lane = [webkit, tests('nginx', 'test:nginx'), ...chromiumJobs()]
const browsers = await stage('browsers', lane, lane)

const files = []
for (const job of [...unit, ...browsers]) {
  for (const suite of suitesOf(job)) files.push(...(suite.isRed ? await runAgain(job, suite) : [{ first: suite }]))
}
// Main-thread time on a shared machine: printed, but it does not fail the run. It takes four minutes.
if (isLong)
  await stage('speed', [{ name: 'speed', args: ['run', '--silent', 'e2e', '--', 'Speed.test.ts', '-w', '1'] }])

const verdict = verdictOf(files)
print(verdict)
end(verdict)
