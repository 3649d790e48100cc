const { TestEnvironment } = require('jest-environment-node')

/** Lets a suite hear of a test that has failed while what it was about is still there. */
module.exports = class extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return
    const titles = []
    for (let part = test; part.parent; part = part.parent) titles.unshift(part.name)
    await this.global.onTestFailure?.(titles.join(' › '))
  }
}
