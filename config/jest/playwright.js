// Loaded once per worker by the environment: within a suite's own modules it would be read anew by every suite.
module.exports = globalThis.playwright
