// Reads Jest's `--json` of a run, and judges it together with what the same file said alone.
import fs from 'node:fs'
import path from 'node:path'

/** So many tests may be red beside others and green alone. */
const racingAllowed = 2

/** The name under which a file fails as a whole: it did not load, or its worker died. */
const asWhole = 'the file as a whole'

/** A name that stands twice gets a number. */
function testsOf({ status, assertionResults }) {
  const tests = new Map()
  for (const { fullName, status: outcome } of assertionResults) {
    if (outcome !== 'passed' && outcome !== 'failed') continue
    let name = fullName
    for (let number = 2; tests.has(name); number += 1) name = `${fullName} (${number})`
    tests.set(name, outcome === 'passed')
  }
  if (status === 'failed' && ![...tests.values()].includes(false)) tests.set(asWhole, false)
  return tests
}

/**
 * Empty when Jest wrote nothing readable, as when it was killed.
 * @returns {{ file: string, seconds: number, isRed: boolean, tests: Map<string, boolean> }[]}
 */
export function readResults(json) {
  try {
    const { testResults } = JSON.parse(fs.readFileSync(json, 'utf8'))
    return testResults.map((result) => ({
      file: result.name,
      seconds: (result.endTime - result.startTime) / 1000,
      isRed: result.status === 'failed',
      tests: testsOf(result),
    }))
  } catch {
    return []
  }
}

/** Stands for a run that wrote nothing. */
export const noResult = (name) => ({ file: name, seconds: 0, isRed: true, tests: new Map([[asWhole, false]]) })
export const someResult = (name) => ({ file: name, seconds: 0, isRed: false, tests: new Map() })

/** `e2e/money` of a path. Other names stay. */
export const suiteOf = (file) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/^.*\/__tests__\//, '')
    .replace(/\.test\.tsx?$/, '')

const namesWith = (tests, isGreen) => [...tests].flatMap(([name, green]) => (green === isGreen ? [name] : []))

/**
 * The later result of a test counts. A test was racing when it was red, and is green alone (or its file is green alone
 * without it).
 */
function judge({ first, alone }) {
  const last = new Map([...first.tests, ...(alone?.tests ?? [])])
  const racing = namesWith(first.tests, false).filter(
    (name) => last.get(name) || (alone && !alone.isRed && !alone.tests.has(name)),
  )
  const inFile = (names) => names.map((name) => `${suiteOf(first.file)} › ${name}`)
  return {
    passed: namesWith(last, true).length,
    racing: inFile(racing),
    red: inFile(namesWith(last, false).filter((name) => !racing.includes(name))),
  }
}

/** The counts, and the tests worth naming. */
export function verdictOf(files) {
  const judged = files.map(judge)
  const passed = judged.reduce((sum, file) => sum + file.passed, 0)
  const red = judged.flatMap((file) => file.red)
  const racing = judged.flatMap((file) => file.racing)
  const isLetThrough = racing.length <= racingAllowed
  if (isLetThrough) return { passed, failed: red.length, red, racing, isLetThrough }
  const counted = racing.filter((name) => !name.endsWith(asWhole)).length
  return { passed: passed - counted, failed: red.length + racing.length, red, racing, isLetThrough }
}
