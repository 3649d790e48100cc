// A real browser on a busy machine: what fails three times is broken, and the first failure is printed all the same.
jest.retryTimes(2, { logErrorsBeforeRetry: true })
