import { stepsFrom } from '../scripts/imports.mjs'

/** For every test the files that it runs; the finder orders the tests that run a file, the closest first. */
export function testFinder(tests) {
  const reaches = tests.map((test) => ({ test, steps: stepsFrom(test) }))
  return (file) =>
    reaches
      .filter(({ steps }) => steps.has(file))
      // Of two that are as near, the one that runs less.
      .sort((one, other) => one.steps.get(file) - other.steps.get(file) || one.steps.size - other.steps.size)
      .map(({ test }) => test)
}
