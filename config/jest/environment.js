const { TestEnvironment } = require('jest-environment-jsdom')

/** Adds to jsdom what every supported browser has. */
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
