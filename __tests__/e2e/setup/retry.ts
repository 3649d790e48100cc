// A real browser on a busy machine: what fails twice is broken, and the first failure is printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
