const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * Adds to jsdom what every supported browser has. A file whose first comment says so runs in another part of the world:
 * `@jest-environment-options {"timeZone": "America/New_York"}`.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { timeZone } = config.projectConfig.testEnvironmentOptions
    this.usualZone = process.env.TZ
    if (timeZone) process.env.TZ = timeZone
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
    })
  }

  async teardown() {
    if (this.usualZone === undefined) delete process.env.TZ
    else process.env.TZ = this.usualZone
    await super.teardown()
  }
}
