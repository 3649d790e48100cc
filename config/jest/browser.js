const { TestEnvironment } = require('jest-environment-node')
const playwright = require('playwright-core')

/** Brings the browser's driver, and tells a suite of a failed test while its page is still open. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args)
    this.global.playwright = playwright
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_done') forgetValues(test)
    if (name !== 'test_fn_failure') return
    const titles = []
    for (let part = test; part.parent; part = part.parent) titles.unshift(part.name)
    await this.global.onTestFailure?.(titles.join(' › '))
  }
}

/** A compared value may be a browser's request, which a worker cannot send on: the suite would end without a result. */
function forgetValues({ errors }) {
  for (const error of errors.flat()) delete error?.matcherResult
}
