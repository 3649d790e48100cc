import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'

const script = path.resolve(__dirname, '../../config/mutate/mutants.mjs')

interface Mutant {
  start: number
  end: number
  replacement: string
  isWiring: boolean
}

/** Answers a file's name with its mutants, a line each. One program for all tests: it takes a second to start. */
const code = `
  import readline from 'node:readline'
  import { mutantsOf } from ${JSON.stringify(script)}
  for await (const file of readline.createInterface(process.stdin)) console.log(JSON.stringify(mutantsOf(file)))`

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-mutants-'))
const file = path.join(folder, 'a.tsx')
let program: ChildProcessWithoutNullStreams
let answers: readline.Interface
beforeAll(() => {
  program = spawn(process.execPath, ['--input-type=module', '-e', code])
  answers = readline.createInterface(program.stdout)
})
afterAll(() => {
  program.kill()
  fs.rmSync(folder, { recursive: true })
})

/** What becomes of a text by each fault. */
async function faultsIn(text: string, isWiring: boolean): Promise<string[]> {
  fs.writeFileSync(file, text)
  program.stdin.write(`${file}\n`)
  const [line] = await once(answers, 'line')
  return (JSON.parse(line) as Mutant[])
    .filter((mutant) => mutant.isWiring === isWiring)
    .map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end))
}

it.each([
  ['a listener is not registered', 'useDidHide(() => queue.hurry())', ['useDidHide(() => undefined)']],
  [
    'nor one given by name',
    `window.addEventListener('online', on)`,
    [`window.addEventListener('online', () => undefined)`],
  ],
  ['nor a flush', 'useFlush(toggle.flush)', ['useFlush(() => undefined)']],
  ['nor one of our own', 'const stop = onSignOut(() => clear())', ['const stop = onSignOut(() => undefined)']],
  ['a callback of a component is none', 'onChange(value)', []],
  [
    'an effect returns early, or never ends what it began',
    'useEffect(() => { begin(); return end }, [])',
    ['useEffect(() => { return; begin(); return end }, [])', 'useEffect(() => { begin(); void (end); }, [])'],
  ],
  [
    'a short one does nothing, or never ends either',
    'useEffect(() => begin(), [])',
    ['useEffect(() => undefined, [])', 'useEffect(() => void (begin()), [])'],
  ],
  [
    'one that only ends something never ends it',
    'useEffect(() => () => stop(), [])',
    ['useEffect(() => undefined, [])', 'useEffect(() => void (() => stop()), [])'],
  ],
  ['one that has no end does nothing', 'useEffect(() => void begin(), [])', ['useEffect(() => undefined, [])']],
])('wiring: %s', async (_, text, expected) => expect(await faultsIn(text, true)).toEqual(expected))

it('rules stay what they were, and the look of a component is nobody’s word', async () => {
  expect(
    await faultsIn(`const a = b < c ? 'x' : ''; const d = <Button kind='line' onClick={() => send(true)} />`, false),
  ).toEqual([
    `const a = !(b < c) ? 'x' : ''; const d = <Button kind='line' onClick={() => send(true)} />`,
    `const a = b <= c ? 'x' : ''; const d = <Button kind='line' onClick={() => send(true)} />`,
    `const a = b < c ? '' : ''; const d = <Button kind='line' onClick={() => send(true)} />`,
    `const a = b < c ? 'x' : ''; const d = <Button kind='line' onClick={() => send(false)} />`,
  ])
})

it.each([
  ['a fallback beside another', 'const d = a ?? b ?? c', ['const d = ((a ?? b) && c)', 'const d = ((a) && b) ?? c']],
  ['a name that every object has', 'const a = count.toString(16)', []],
])('%s: what becomes of it is still code', async (_, text, expected) =>
  expect(await faultsIn(text, false)).toEqual(expected),
)
