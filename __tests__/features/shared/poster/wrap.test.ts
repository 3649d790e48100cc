import { plainText, wrap } from '@/features/shared/poster/wrap'

/** Chinese signs are as wide as two Latin ones. */
const measure = (text: string) => [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0)

test.each([
  ['fits', '会计入门', ['会计入门']],
  ['Chinese breaks anywhere', '写给一年后的自己的信', ['写给一年后', '的自己的信']],
  ['closing marks hold on to their sign', '写给一年后，自己看', ['写给一年', '后，自己看']],
  ['opening marks go along with what they open', '大家来读书《论语》', ['大家来读书', '《论语》']],
  ['Latin words stay whole', 'React in one day', ['React in', 'one day']],
  ['mixed', '用 TypeScript 写', ['用', 'TypeScript', '写']],
  ['a word that fits on no line is cut', 'abcdefghijklmno', ['abcdefghij', 'klmno']],
  ['what is left over is an ellipsis', '一二三四五六七八九十一二三四五六七', ['一二三四五', '六七八九十', '一二三四…']],
  ['no blank before it', 'aaaa bbbb cccc dddd eeee ffff gggg', ['aaaa bbbb', 'cccc dddd', 'eeee ffff…']],
  ['nothing', '  ', []],
])('%s', (_, text, lines) => {
  expect(wrap(text, 10, 3, measure)).toEqual(lines)
})

test('a sign and what is joined to it are one', () => {
  expect(wrap('👩‍👩‍👧👩‍👩‍👧', 5, 2, (text) => [...text].length)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧'])
})

test('no line is wider than it may be', () => {
  for (const text of ['一'.repeat(5000), 'a'.repeat(5000), '《'.repeat(400), '，'.repeat(400), '𠮷'.repeat(99)]) {
    const lines = wrap(text, 10, 2, measure)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(10)
  }
})

test('what turns the text around or cannot be seen is left out, and all is one line', () => {
  expect(plainText('免费\u202e看\u0000这\n门\t课\ufeff ')).toBe('免费看这 门 课')
})
