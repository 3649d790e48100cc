const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom plus what every supported browser has and jsdom lacks. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
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
}
