import { keepEqual } from '@/lib/keepEqual'

const reading = () => ({
  title: '高等数学',
  price: null,
  tags: ['考研', NaN],
  begunAt: new Date(1_000),
  chapters: new Map([
    [2, [{ id: 21 }, { id: 22 }]],
    [1, [{ id: 11 }]],
  ]),
})

it('a reading that brought nothing new is the one before', () => {
  const before = reading()
  expect(keepEqual(before, reading())).toBe(before)
})

it.each<[string, (now: ReturnType<typeof reading>) => void]>([
  ['a text', (now) => (now.title = '线性代数')],
  ['a row more', (now) => now.tags.push('数学')],
  ['a row less', (now) => now.tags.pop()],
  ['a moment', (now) => (now.begunAt = new Date(2_000))],
  ['a moment that is none any more', (now) => Object.assign(now, { begunAt: null })],
  ['a part of a map', (now) => now.chapters.get(2)?.pop()],
  ['an entry less', (now) => now.chapters.delete(1)],
  ['the order of a map', (now) => (now.chapters = new Map([...now.chapters].reverse()))],
  ['a field more', (now) => Object.assign(now, { isFree: undefined })],
  ['a field less', (now) => Reflect.deleteProperty(now, 'price')],
])('%s: the reading is the new one, whole', (_, change) => {
  const before = reading()
  const now = reading()
  change(now)
  const kept = keepEqual(before, now)
  expect(kept).not.toBe(before)
  expect(kept).toEqual(now)
  expect(Object.keys(kept as object)).toEqual(Object.keys(now))
})

it('what has not changed in it is still the part from before', () => {
  const before = reading()
  const now = reading()
  now.title = '线性代数'
  now.chapters.get(1)?.push({ id: 12 })
  const kept = keepEqual(before, now) as typeof before
  expect(kept.tags).toBe(before.tags)
  expect(kept.begunAt).toBe(before.begunAt)
  expect(kept.chapters.get(2)).toBe(before.chapters.get(2))
  expect(kept.chapters.get(1)?.[0]).toBe(before.chapters.get(1)?.[0])
})

it.each([
  ['a list that was a thing', { 0: 'a' }, ['a']],
  ['a thing that was a list', ['a'], { 0: 'a' }],
  ['a first reading', undefined, { title: '高等数学' }],
  ['bytes', new Uint8Array([1]), new Uint8Array([1])],
])('%s is the new one', (_, before, now) => expect(keepEqual(before, now)).toBe(now))
