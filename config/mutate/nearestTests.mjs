import { stepsFrom } from '../scripts/imports.mjs'

/** Knows for every test the files that it runs. The finder gives the tests of a file, closest first. */
export function testFinder(tests) {
  const reaches = tests.map((test) => ({ test, steps: stepsFrom(test) }))
  return (file) =>
    reaches
      .filter(({ steps }) => steps.has(file))
      // Of two equally close tests, the one that runs less.
      .sort((one, other) => one.steps.get(file) - other.steps.get(file) || one.steps.size - other.steps.size)
      .map(({ test }) => test)
}
