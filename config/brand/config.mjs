// Evaluates a `config.js` as a browser would.
import { runInNewContext } from 'node:vm'

/** What is left empty is not set. */
const withoutEmpty = (config) =>
  Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, value === '' ? undefined : (value ?? undefined)]),
  )

/**
 * @param text of the file
 * @returns its settings; null with the reason where there are none
 */
export function evaluateConfig(text) {
  const window = {}
  let failure
  try {
    runInNewContext(text, { window, self: window }, { timeout: 1000 })
  } catch (error) {
    // An academy's own scripts may need a page below the settings. Here is none.
    failure = error.message
  }
  const { __ZHITU__: config } = window
  if (typeof config === 'object' && config !== null) return { config: withoutEmpty(config) }
  return { config: null, failure }
}
