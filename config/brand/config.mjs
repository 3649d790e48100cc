// What a `config.js` says, as a browser would hear it.
import { runInNewContext } from 'node:vm'

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
    // An academy's own scripts ask for a page below the settings: there is none here.
    failure = error.message
  }
  const { __ZHITU__: config } = window
  if (typeof config === 'object' && config !== null) return { config }
  return { config: null, failure }
}
