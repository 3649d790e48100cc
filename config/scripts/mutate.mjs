// `npm run mutate`: breaks the code in many small ways, one at a time, and counts how often the app's tests notice.
// --count=120 --seed=1: which sample, spread over all areas, half of it wiring. --only=TEXT: files whose path has it.
// --again: survivors of the last run only.
// A run that was ended goes on where it was.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { mutantsOf } from '../mutate/mutants.mjs'
import { testFinder } from '../mutate/nearestTests.mjs'
import { filesBelow } from './imports.mjs'
import { bin, checkNode, fail, root, run } from './lib.mjs'

const folders = ['lib', 'http', 'stores', 'queries', 'api', 'features', 'platform', 'routes', 'goods', 'components']
const pages = ['pages', 'packageA']
/** Nearest tests first: most mutants die by the first one. */
const nearestCounts = [1, 5]
/** These notice one kind of fault on every page, however far from its file. */
const isAudit = (test) => /__tests__\/audit\/\w+\.test\.tsx$/.test(test)
const patienceMs = 10 * 60_000

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
})
checkNode()

/** Texts are not logic, and the mini-program's half runs in no browser. */
const isMeant = (file) =>
  /\.tsx?$/.test(file) && !/(texts|types|\.weapp|\.config)\.tsx?$/.test(file) && file.includes(values.only)

/** For example `features/exam`; the sample is spread over areas. */
const areaOf = ({ file }) => {
  const [folder, area] = path.relative(path.join(root, 'src'), file).split(path.sep)
  return folder === 'features' || pages.includes(folder) ? `${folder}/${area}` : folder
}

/** Mulberry32: the same numbers for the same seed. */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(all, next) {
  const left = [...all]
  return Array.from(all, () => left.splice(Math.floor(next() * left.length), 1)[0])
}

/** Takes from every area in turn, and there from rules and wiring. */
function sample(all, count, next) {
  const groups = new Map()
  for (const mutant of all) {
    const key = `${areaOf(mutant)} ${mutant.isWiring}`
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key).push(mutant)
  }
  const queues = [...groups.values()].map((group) => shuffled(group, next))
  const chosen = []
  while (chosen.length < Math.min(count, all.length)) {
    const isWiring = chosen.filter((mutant) => mutant.isWiring).length <= chosen.length / 2
    const fitting = queues.filter((queue) => queue[0]?.isWiring === isWiring)
    const [queue] = fitting.length > 0 ? fitting : queues.filter(({ length }) => length > 0)
    chosen.push(queue.shift())
    queues.push(...queues.splice(queues.indexOf(queue), 1))
  }
  return chosen
}

let running
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    running?.kill()
    process.exit(1)
  })
}

/** What these tests say: 'killed', 'survived' or 'timeout'. */
function attack(mutant, tests) {
  return new Promise((resolve) => {
    const args = ['--config', 'config/jest/mutant.js', '--runInBand', '--bail', '--runTestsByPath', ...tests]
    running = spawn(process.execPath, [bin('jest'), ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    })
    running.on('exit', (code) => resolve(code === null ? 'timeout' : code === 0 ? 'survived' : 'killed'))
  })
}

const tests = filesBelow('__tests__').filter(
  (file) => /\.test\.tsx?$/.test(file) && !/__tests__\/(sandbox|weapp|e2e|contract|config)\//.test(file),
)
const nearest = testFinder(tests)

/** A mutant that the nearest tests and the audits miss counts as survived. */
async function judge(mutant) {
  const near = nearest(mutant.file)
  const others = near.filter((test) => !isAudit(test))
  const [first, next] = nearestCounts
  const batches = [others.slice(0, first), others.slice(first, first + next), near.filter(isAudit)]
  for (const batch of batches.filter(({ length }) => length > 0)) {
    const outcome = await attack(mutant, batch)
    if (outcome !== 'survived') return { outcome, by: batch }
  }
  return { outcome: 'survived' }
}

const all = [...folders, ...pages]
  .flatMap((folder) => filesBelow(`src/${folder}`))
  .filter(isMeant)
  .flatMap(mutantsOf)
const chosen = sample(all, Number(values.count), numbersFrom(Number(values.seed)))
const nameOf = ({ file, line, column, original, replacement }) =>
  `${path.relative(root, file)}:${line}:${column} ${original.replace(/\s+/g, ' ').slice(0, 60)} -> ${replacement.replace(/\s+/g, ' ').slice(0, 60)}`

const memory = path.join(root, 'node_modules/.cache/mutate.json')
fs.mkdirSync(path.dirname(memory), { recursive: true })
const known = fs.existsSync(memory) ? JSON.parse(fs.readFileSync(memory, 'utf8')) : {}
for (const [index, mutant] of chosen.entries()) {
  const name = nameOf(mutant)
  const isKnown = known[name] && !(values.again && known[name].outcome === 'survived')
  if (!isKnown) {
    known[name] = await judge(mutant)
    fs.writeFileSync(memory, JSON.stringify(known))
  }
  console.log(`${index + 1}/${chosen.length} ${known[name].outcome} ${name}`)
}

// A test that fails without a mutant would kill them all.
const judges = [...new Set(chosen.flatMap((mutant) => known[nameOf(mutant)].by ?? []))]
const jestArgs = ['--config', 'config/jest/index.js', '--selectProjects', 'app', '--runInBand', '--silent']
const isSound = judges.length === 0 || (await run(bin('jest'), [...jestArgs, '--runTestsByPath', ...judges])) === 0
if (!isSound) fail('有测试在代码没有改动时也失败，结果不可信。')

const outcomes = chosen.map((mutant) => known[nameOf(mutant)].outcome)
const count = (outcome) => outcomes.filter((each) => each === outcome).length
const noticed = (mutants) => {
  const survived = mutants.filter((mutant) => known[nameOf(mutant)].outcome === 'survived').length
  return `${(((mutants.length - survived) / mutants.length) * 100).toFixed(1)} % of ${mutants.length}`
}
console.log(
  `${all.length} possible, ${outcomes.length} tried: ${count('killed')} killed, ${count('timeout')} timeouts, ` +
    `${count('survived')} survived; noticed ${noticed(chosen)}`,
)
for (const [kind, isWiring] of Object.entries({ rules: false, wiring: true })) {
  const some = chosen.filter((mutant) => mutant.isWiring === isWiring)
  if (some.length > 0) console.log(`  ${kind}: ${noticed(some)}`)
}
