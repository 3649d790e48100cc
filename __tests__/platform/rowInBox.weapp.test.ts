import Taro from '@tarojs/taro'

import { showRow } from '@/platform/rowInBox/index.weapp'

const scrollIntoView = jest.fn()
/** Upper edges; everything is 50 high, the box 250. */
let tops: Record<string, number> = {}

const query = () => {
  let selected = ''
  const asked: (() => unknown)[] = []
  const self = {
    select(selector: string) {
      selected = selector.slice(1)
      return self
    },
    boundingClientRect() {
      const [id, top] = [selected, tops[selected]]
      asked.push(() => (top === undefined ? null : { top, bottom: top + (id === 'box' ? 250 : 50) }))
      return self
    },
    node() {
      asked.push(() => ({ node: { scrollIntoView } }))
      return self
    },
    exec: (done: (answers: unknown[]) => void) => done(asked.map((ask) => ask())),
  }
  return self
}

beforeEach(() => {
  scrollIntoView.mockClear()
  Object.assign(Taro, { createSelectorQuery: query, nextTick: (then: () => void) => then() })
})

test.each<[string, Record<string, number>, string | undefined, number]>([
  ['a row below the box is brought', { box: 100, row: 900 }, undefined, 1],
  ['a row that is half in it, too', { box: 100, row: 320 }, undefined, 1],
  ['a row in it stays', { box: 100, row: 200 }, undefined, 0],
  ['a row after one in sight is brought', { box: 100, row: 350, former: 300 }, 'former', 1],
  ['a row after one that was scrolled away is not', { box: 100, row: 900, former: 850 }, 'former', 0],
  ['a row after one that is folded away is brought', { box: 100, row: 900 }, 'former', 1],
  ['without the box nothing happens', { row: 900 }, undefined, 0],
])('%s', (_, at, former, times) => {
  tops = at
  showRow('box', 'row', former)
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})
