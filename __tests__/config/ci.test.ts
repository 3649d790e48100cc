import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')

/** What a run of a command does: its exit code, and what Jest writes of each file's tests; `undefined` writes nothing. */
interface Run {
  code?: number
  files?: Record<string, Record<string, boolean> | 'did not load'>
}

/** A run beside others, and those of the same command alone, by file; '' is a run of all its files. */
interface Command extends Run {
  alone?: Record<string, Run>
}

/** Stands for npm in the project's copy: does what `commands.json` says, and notes what it was asked. */
const fakeNpm = `#!${process.execPath}
const fs = require('node:fs')
const [, , , name, ...args] = process.argv.slice(1)
const { LONE_RUN, TORTURE_SEED, ACADEMY_NOW } = process.env
fs.appendFileSync('asked.jsonl', JSON.stringify({ name: name ?? 'ci', args, LONE_RUN, TORTURE_SEED, ACADEMY_NOW }) + '\\n')
const command = JSON.parse(fs.readFileSync('commands.json', 'utf8'))[name] ?? {}
const asked = args.filter((arg) => arg.startsWith('/')).map((file) => require('node:path').basename(file))
const run = LONE_RUN ? command.alone[asked.join()] : command
console.log('output of', name)
const json = args.find((arg) => arg.startsWith('--outputFile='))?.slice('--outputFile='.length)
const files = Object.entries(run.files ?? {}).filter(([file]) => asked.length === 0 || asked.includes(file))
if (json && run.files) {
  const testResults = files.map(([file, tests]) => ({
    name: process.cwd() + '/__tests__/e2e/' + file,
    status: tests === 'did not load' || Object.values(tests).includes(false) ? 'failed' : 'passed',
    startTime: 0,
    endTime: 2_000,
    assertionResults: Object.entries(tests === 'did not load' ? {} : tests).map(([fullName, isGreen]) => ({
      fullName,
      status: isGreen ? 'passed' : 'failed',
    })),
  }))
  fs.writeFileSync(json, JSON.stringify({ testResults }))
}
const isRed = files.some(([, tests]) => tests === 'did not load' || Object.values(tests).includes(false))
process.exitCode = run.code ?? (isRed ? 1 : 0)
`

/** What `.ci/packages` looks for. */
const programs = ['chromium', 'chromium-headless-shell', 'WebKitWebDriver', 'nginx']

let folder: string
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-ci-')), '我的 网校')
  for (const name of ['.ci', 'config/scripts/ci.mjs', 'config/scripts/lib.mjs', 'config/ci']) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  fs.mkdirSync(path.join(folder, '__tests__/e2e'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'bin'))
  fs.symlinkSync(process.execPath, path.join(folder, 'bin/node'))
  for (const name of programs) fs.writeFileSync(path.join(folder, 'bin', name), '', { mode: 0o755 })
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }))

/** What `.ci/run` prints and does when these commands do this; all others are green and hold no tests. */
function ci(
  commands: Record<string, Command>,
  { npm = fakeNpm, env = {} as Record<string, string>, sizes = {} as Record<string, number> } = {},
) {
  const green: Command = { files: { 'other.test.ts': { works: true } } }
  const suites = Object.keys(commands.e2e?.files ?? green.files ?? {})
  for (const name of [...suites, 'startSpeed.test.ts']) {
    fs.writeFileSync(path.join(folder, '__tests__/e2e', name), ' '.repeat(sizes[name] ?? 0))
  }
  fs.writeFileSync(
    path.join(folder, 'commands.json'),
    JSON.stringify({ test: green, e2e: green, 'e2e:webkit': green, 'test:nginx': green, ...commands }),
  )
  fs.writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 })
  // The run that this test is part of has its own.
  const free = {
    ...process.env,
    LONE_RUN: undefined,
    TORTURE_SEED: undefined,
    ACADEMY_NOW: undefined,
    CI_LONG: undefined,
  }
  const { status, stdout, stderr } = spawnSync(path.join(folder, '.ci/run'), {
    cwd: '/',
    encoding: 'utf8',
    env: { ...free, PATH: `${folder}/bin:${process.env.PATH}`, CI: 'true', ...env },
  })
  expect(stderr).toBe('')
  const asked = fs
    .readFileSync(path.join(folder, 'asked.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { name: string; args: string[] } & NodeJS.ProcessEnv)
  const lines = stdout.trimEnd().split('\n')
  return { status, stdout, lines, last: lines[lines.length - 1], asked, alone: asked.filter((each) => each.LONE_RUN) }
}

const named = (lines: string[], mark: string) => lines.filter((line) => line.startsWith(`${mark}: `))

test('all green: every command once, the table before the last line, which counts the tests', () => {
  const { status, lines, last, asked } = ci({ test: { files: { 'a.test.ts': { one: true, two: true } } } })
  expect(last).toBe('5 passed, 0 failed')
  expect(status).toBe(0)
  const table = lines.slice(lines.indexOf('seconds'))
  expect(table.map((line) => line.trim().replace(/^\d+ +/, ''))).toEqual(
    expect.arrayContaining(['install', 'static and builds', 'lint', 'npm test', 'browsers', 'webkit', 'all']),
  )
  expect(asked.map(({ name }) => name).sort()).toEqual(
    [
      ...['build:h5', 'build:weapp', 'ci', 'e2e', 'e2e:webkit', 'format:check', 'lint', 'size', 'test', 'test:nginx'],
      'typecheck',
    ].sort(),
  )
})

test('browser suites run three at a time, those that take longest first, then the largest; speed in the long form', () => {
  const names = ['tiny', 'small', 'large', 'exam', 'look'].map((name) => `${name}.test.ts`)
  const files = Object.fromEntries(names.map((name) => [name, { works: true }]))
  const sizes = { 'small.test.ts': 10, 'large.test.ts': 20 }
  const begun = ({ lines }: ReturnType<typeof ci>) =>
    lines.flatMap((line) => /^--- (?:e2e: )?(.*) \.\.\.$/.exec(line)?.[1] ?? [])
  const usual = begun(ci({ e2e: { files } }, { sizes }))
  expect(usual.slice(-2)).toEqual(['look, exam, large', 'small, tiny'])
  expect(usual).not.toContain('speed')
  expect(begun(ci({ e2e: { files } }, { sizes, env: { CI_LONG: '1' } })).slice(-1)).toEqual(['speed'])
})

test('seed and date are fixed, and free in the long form', () => {
  const { asked } = ci({})
  expect(new Set(asked.map(({ TORTURE_SEED, ACADEMY_NOW }) => `${TORTURE_SEED} ${ACADEMY_NOW}`)).size).toBe(1)
  expect(new Date(asked[0]?.ACADEMY_NOW ?? '').getTime()).toBeGreaterThan(0)
  expect(asked[0]?.TORTURE_SEED).toMatch(/^\d+$/)
  fs.rmSync(path.join(folder, 'asked.jsonl'))
  const long = ci({}, { env: { CI_LONG: '1' } })
  expect(long.asked.filter(({ TORTURE_SEED, ACADEMY_NOW }) => TORTURE_SEED ?? ACADEMY_NOW)).toEqual([])
})

test('what is red beside others and green alone is racing: named, counted as passed, let through', () => {
  fs.mkdirSync(path.join(folder, 'dist/traces'), { recursive: true })
  for (const name of ['money-pays-once-1.zip', 'moneyBack-1.zip']) {
    fs.writeFileSync(path.join(folder, 'dist/traces', name), '')
  }
  const { status, lines, last, alone } = ci({
    e2e: {
      files: { 'money.test.ts': { pays: true, 'pays once': false }, 'exam.test.ts': { works: true } },
      alone: { 'money.test.ts': { files: { 'money.test.ts': { pays: true, 'pays once': true } } } },
    },
  })
  expect(named(lines, 'racing')).toEqual(['racing: e2e/money › pays once'])
  expect(named(lines, '  trace')).toEqual(['  trace: dist/traces/money-pays-once-1.zip'])
  expect(last).toBe('6 passed, 0 failed')
  expect(status).toBe(0)
  expect(alone.map(({ name, args }) => [name, ...args.slice(3)])).toEqual([
    ['e2e', '--runTestsByPath', expect.stringMatching(/e2e\/money\.test\.ts$/), '-w', '1'],
  ])
})

test.each<[string, Run]>([
  ['red again', { files: { 'money.test.ts': { pays: true, 'pays once': false } } }],
  ['another one of it red', { files: { 'money.test.ts': { pays: false, 'pays once': true } } }],
  ['not loaded', { files: { 'money.test.ts': 'did not load' } }],
  ['without a result', { code: 1 }],
])('a red file that alone is %s stays red', (_, run) => {
  const files = { 'money.test.ts': { pays: true, 'pays once': false } }
  const { status, lines, last } = ci({ e2e: { files, alone: { 'money.test.ts': run } } })
  expect(named(lines, 'red').length).toBeGreaterThan(0)
  expect(last).toMatch(/ passed, [1-9]\d* failed$/)
  expect(status).toBe(1)
})

test('two may race, with three none is let through', () => {
  const race = (names: string[]) => {
    const tests = (isGreen: boolean) => ({ 'money.test.ts': Object.fromEntries(names.map((name) => [name, isGreen])) })
    return ci({ e2e: { files: tests(false), alone: { 'money.test.ts': { files: tests(true) } } } })
  }
  expect(race(['a', 'b'])).toMatchObject({ status: 0, last: '5 passed, 0 failed' })
  const { status, last, lines } = race(['a', 'b', 'c'])
  expect({ status, last, count: named(lines, 'racing').length }).toEqual({
    ...{ status: 1, last: '3 passed, 3 failed', count: 3 },
  })
})

test('a file that did not load beside others is racing too', () => {
  const { status, lines, last } = ci({
    'e2e:webkit': {
      files: { 'player.test.ts': 'did not load' },
      alone: { 'player.test.ts': { files: { 'player.test.ts': { plays: true, stops: true } } } },
    },
  })
  expect(named(lines, 'racing')).toEqual(['racing: e2e/player › the file as a whole'])
  expect({ status, last }).toEqual({ status: 0, last: '5 passed, 0 failed' })
})

test('a run that wrote no result is done once more as a whole', () => {
  const { status, lines, last, alone } = ci({
    'test:nginx': { code: 1, alone: { '': { files: { 'site.test.ts': { serves: true } } } } },
  })
  expect(alone.map(({ name, args }) => [name, ...args.slice(3)])).toEqual([['test:nginx']])
  expect(named(lines, 'racing')).toEqual(['racing: nginx › the file as a whole'])
  expect({ status, last }).toEqual({ status: 0, last: '4 passed, 0 failed' })
})

test('without a result again, or red in that, it is red', () => {
  expect(ci({ test: { code: 1, alone: { '': { code: 1 } } } })).toMatchObject({ status: 1, last: '3 passed, 1 failed' })
  const files = { 'a.test.ts': { works: false, sleeps: true } }
  const { status, last, lines } = ci({ test: { code: 1, alone: { '': { files } } } })
  expect({ status, last, red: named(lines, 'red') }).toEqual({
    ...{ status: 1, last: '4 passed, 1 failed', red: ['red: e2e/a › works'] },
  })
})

test('an exit that no file explains is no green run', () => {
  const run: Run = { code: 1, files: { 'a.test.ts': { works: true } } }
  expect(ci({ test: { ...run, alone: { '': run } } })).toMatchObject({ status: 1, last: '3 passed, 1 failed' })
})

test('after a red check there is nothing to test, and all checks have said their word', () => {
  const { status, last, lines, stdout, asked } = ci({ lint: { code: 2 }, 'build:h5': { code: 1 } })
  expect({ status, last }).toEqual({ status: 1, last: '0 passed, 2 failed' })
  expect(named(lines, 'red')).toEqual(['red: build:h5', 'red: lint'])
  expect(stdout).toContain('output of lint')
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['typecheck', 'build:weapp']))
  expect(asked.map(({ name }) => name)).not.toContain('test')
})

test.each([
  ['nothing', undefined, { status: 0, asked: [] }],
  ['nginx', undefined, { status: 0, asked: ['update', 'nginx openssl'] }],
  ['nginx', 'nginx', { status: 1, asked: ['update', 'nginx openssl'] }],
  ['chromium-headless-shell', undefined, { status: 0, asked: ['update', 'chromium-headless-shell'] }],
  ['chromium-headless-shell', 'shell', { status: 0, asked: ['update', 'chromium-headless-shell'] }],
  ['chromium-headless-shell', 'update', { status: 0, asked: ['update'] }],
])('packages: %s is missing, and Debian refuses %s', (missing, refused, expected) => {
  fs.rmSync(path.join(folder, 'bin', missing), { force: true })
  const aptGet = `#!/bin/sh\necho "$*" >> "${folder}/apt"\ncase "$*" in *${refused}*) exit 100 ;; esac\n`
  fs.writeFileSync(path.join(folder, 'bin/apt-get'), aptGet, { mode: 0o755 })
  const env = { ...process.env, PATH: path.join(folder, 'bin') }
  const { status } = spawnSync('/bin/bash', [path.join(folder, '.ci/packages')], { env })
  const log = path.join(folder, 'apt')
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : []
  const asked = lines.map((line) => line.replace(/^install| -\S+/g, '').trim())
  expect({ status: status ? 1 : 0, asked }).toEqual(expected)
})

test('as Jest itself writes it: a file that does not load, one whose worker dies, a test that needs to be alone', () => {
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, '__tests__', name), text)
  write('green.test.js', `test('works', () => {})`)
  write('broken.test.js', `if (!process.env.LONE_RUN) throw new Error('not now')\ntest('works', () => {})`)
  write('dying.test.js', `test('lives', () => { if (!process.env.LONE_RUN) process.kill(process.pid, 'SIGKILL') })`)
  write('racing.test.js', `test('wins', () => expect(process.env.LONE_RUN).toBe('1'))`)
  fs.writeFileSync(
    path.join(folder, 'jest.config.js'),
    `module.exports = { testMatch: ['**/*.test.js'], workerIdleMemoryLimit: '1GB' }`,
  )
  const npm = fakeNpm.replace(
    "console.log('output of', name)",
    `if (name === 'test') {
      const jest = [${JSON.stringify(path.join(root, 'node_modules/.bin/jest'))}, '--rootDir', process.cwd(), ...args.slice(1)]
      const { status } = require('node:child_process').spawnSync(process.execPath, jest, { stdio: ['ignore', 1, 1] })
      process.exit(status ?? 1)
    }`,
  )
  const { lines, last, status } = ci({ test: { alone: { '': {} } } }, { npm })
  expect(named(lines, 'racing').map((line) => line.replace(/^.*__tests__\//, ''))).toEqual(
    expect.arrayContaining([
      'racing: broken.test.js › the file as a whole',
      'racing: dying.test.js › the file as a whole',
      'racing: racing.test.js › wins',
    ]),
  )
  expect({ status, last }).toEqual({ status: 1, last: '6 passed, 3 failed' })
})
