import { runInThisContext } from 'node:vm'

/** Counts what nobody handles, of which `platform/update` would hear. Jest would count it against the test. */
export function countUnhandled(): jest.Mock {
  const node = runInThisContext('process') as NodeJS.Process
  const told = jest.fn()
  let others: NodeJS.UnhandledRejectionListener[] = []
  beforeEach(() => {
    told.mockClear()
    others = node.listeners('unhandledRejection')
    node.removeAllListeners('unhandledRejection').on('unhandledRejection', told)
  })
  afterEach(() => {
    node.removeAllListeners('unhandledRejection')
    others.forEach((listener) => node.on('unhandledRejection', listener))
  })
  return told
}
