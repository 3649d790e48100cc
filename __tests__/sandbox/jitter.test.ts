import { jitterText, readJitter, waitsIn } from '../../sandbox/core/jitter'
import { start } from './support'

const STATUS = '/api/v3/status'
const CONFIG = '/api/v2/other/config'

const wholeOf = ({ before, after }: { before: number; after: number }) => before + after

it('waits within its range, each call for its own time', () => {
  const waitsOf = waitsIn(readJitter('100-400'))
  const waits = Array.from({ length: 50 }, () => waitsOf(`GET ${STATUS}`))
  for (const wait of waits) {
    expect(wait.before).toBeGreaterThanOrEqual(0)
    expect(wholeOf(wait)).toBeGreaterThanOrEqual(100)
    expect(wholeOf(wait)).toBeLessThanOrEqual(400)
  }
  expect(new Set(waits.map(wholeOf)).size).toBeGreaterThan(40)
})

it('repeats itself with the seed that it told, whatever other calls come between', () => {
  const jitter = readJitter('0-400')
  const [first, again] = [waitsIn(jitter), waitsIn(readJitter(jitterText(jitter)))]
  const waits = [first(STATUS), first(CONFIG), first(STATUS)]
  expect([again(CONFIG), again(STATUS), again(STATUS)]).toEqual([waits[1], waits[0], waits[2]])
  expect(waitsIn(readJitter('0-400#other'))(STATUS)).not.toEqual(waits[0])
})

it.each(['fast', '400', '400-0', '0-x'])('does not take %s', (text) => {
  expect(() => readJitter(text)).toThrow(text)
})

it('delays the calls of the app in another order than they came, and says its seed', async () => {
  const lines: string[] = []
  const client = await start({ jitter: '0-300#1', log: (line) => lines.push(line) })
  expect(lines).toContain('延迟 0-300#1')
  const ended: number[] = []
  const ask = async (index: number) => {
    await client.call('GET', index % 2 ? STATUS : CONFIG)
    ended.push(index)
  }
  const asked = Array.from({ length: 10 }, (_, index) => index)
  await Promise.all(asked.map(ask))
  expect(ended).not.toEqual(asked)
  expect([...ended].sort((a, b) => a - b)).toEqual(asked)
  await client.close()
})
