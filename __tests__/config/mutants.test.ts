import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const script = path.resolve(__dirname, '../../config/mutate/mutants.mjs')

interface Mutant {
  start: number
  end: number
  replacement: string
  isWiring: boolean
}

/** What becomes of a text by each fault. */
function faultsIn(text: string, isWiring: boolean): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-mutants-'))
  const file = path.join(folder, 'a.tsx')
  fs.writeFileSync(file, text)
  const code = `
    import { mutantsOf } from ${JSON.stringify(script)}
    console.log(JSON.stringify(mutantsOf(${JSON.stringify(file)})))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true })
  return (JSON.parse(stdout) as Mutant[])
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
])('wiring: %s', (_, text, expected) => expect(faultsIn(text, true)).toEqual(expected))

it('rules stay what they were, and the look of a component is nobody’s word', () => {
  expect(
    faultsIn(`const a = b < c ? 'x' : ''; const d = <Button kind='line' onClick={() => send(true)} />`, false),
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
])('%s: what becomes of it is still code', (_, text, expected) => expect(faultsIn(text, false)).toEqual(expected))
