// `npm run check:changed`: tests in minutes what a change can break: the checks, the tests that run a changed file, and
// the suites of the browser and of the mini-program that it can reach. `--base NAME` is the commit to compare with. `.ci/run` remains the complete
// run.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { printTable, stage } from '../ci/jobs.mjs'
import { reachOf } from '../ci/reach.mjs'
import { checkNode, fail, root } from './lib.mjs'

checkNode()
const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } })

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`${stderr.trim()}\n用 --base 说明从哪个提交算起：npm run check:changed -- --base origin/main`)
  return stdout.split('\0').filter(Boolean)
}

const [since] = git('merge-base', 'HEAD', values.base).map((line) => line.trim())
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
]
const { h5, weapp } = reachOf(changed)
const namesOf = ({ suites }) => suites.map((file) => path.basename(file, '.test.ts')).join(', ')
console.log(`${changed.length} files changed`)
console.log(`browser: ${namesOf(h5)}`)
console.log(`mini-program: ${namesOf(weapp)}`)

const command = (name, ...args) => ({ name, args: ['run', '--silent', name, '--', ...args] })
const hosts = { API_HOST: 'https://api.example.com', GO_HOST: 'https://api.example.com/go' }
const jobs = [
  ...(await stage(
    'static and builds',
    [command('build:h5'), { ...command('build:weapp'), env: hosts }],
    [command('format:check'), command('lint'), command('typecheck')],
  )),
  ...(await stage('npm test', [command('test', `--changedSince=${since}`, '--passWithNoTests')])),
  ...(await stage('mini-program', [command('test', '--runTestsByPath', ...weapp.suites)])),
  ...(await stage('browser', [command('e2e', '--runTestsByPath', ...h5.suites)])),
]
printTable()
for (const { name, end, reached, of } of [...h5.left, ...weapp.left]) {
  console.log(`left to .ci/run: ${name} reaches ${reached} of ${of} suites (${end})`)
}
const red = jobs.filter(({ code }) => code !== 0).map(({ name }) => name)
console.log(red.length > 0 ? `red: ${red.join(', ')}` : 'green')
process.exit(red.length > 0 ? 1 : 0)
