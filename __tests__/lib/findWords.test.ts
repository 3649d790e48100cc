import { excerptAt } from '@/lib/excerpt'
import { hasWords, markWords, wordsOf } from '@/lib/findWords'

const marked = (text: string, query: string) =>
  markWords(text, wordsOf(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

test('the words of a search, each once, in small letters', () => {
  expect(wordsOf('  Big  O big ')).toEqual(['big', 'o'])
  expect(wordsOf('   ')).toEqual([])
})

test('all words have to be there, in whatever order and case', () => {
  expect(hasWords('大 O 的直觉', wordsOf('直觉 o'))).toBe(true)
  expect(hasWords('大 O 的直觉', wordsOf('直觉 递归'))).toBe(false)
})

test.each([
  ['大 O 的直觉', '直觉 o', '大 [O] 的[直觉]'],
  ['类类类型', '类类 类', '[类类][类]型'],
  ['TypeScript', 'script', 'Type[Script]'],
  ['没有', '别的', '没有'],
  ['没有', '', '没有'],
  // Its small form is two signs long.
  ['İx 课', '课', 'İx 课'],
])('in %j for %j: %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('a long text is cut around the first word', () => {
  const long = `${'前'.repeat(50)}递归${'后'.repeat(200)}`
  const excerpt = excerptAt(long, ['递归'])
  expect(excerpt).toMatch(/^…前{16}递归后+$/)
  expect(excerpt.length).toBeLessThan(100)
  expect(excerptAt('短\n句', ['句'])).toBe('短 句')
  expect(excerptAt('短句', ['别的'])).toBe('短句')
})
