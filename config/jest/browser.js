const { TestEnvironment } = require('jest-environment-node')

/** Lets a suite hear of a test that has failed while what it was about is still there. */
module.exports = class extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name === 'test_done') forgetValues(test)
    if (name !== 'test_fn_failure') return
    const titles = []
    for (let part = test; part.parent; part = part.parent) titles.unshift(part.name)
    await this.global.onTestFailure?.(titles.join(' › '))
  }
}

/** What was compared may be a browser's request, which no worker can send on: the suite would end without a result. */
function forgetValues({ errors }) {
  for (const error of errors.flat()) delete error?.matcherResult
}
