import { watchOverflow } from '@/platform/overflow'

afterEach(() => jest.restoreAllMocks())

it('says when something becomes higher than its share of the screen, and no more once it was stopped', () => {
  let grow = () => undefined as void
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe = () => grow()
      disconnect = () => {
        grow = () => undefined
      }
    },
  })
  const element = Object.assign(document.createElement('div'), { id: 'stem' })
  document.body.append(element)
  const height = jest.spyOn(element, 'offsetHeight', 'get').mockReturnValue(100)
  const said: boolean[] = []
  const stop = watchOverflow('stem', 0.2, (isHigher) => said.push(isHigher))
  height.mockReturnValue(window.innerHeight)
  grow()
  stop()
  grow()
  expect(said).toEqual([false, true])
})
