import { findIn, pageText } from '@/features/shared/pdf/h5/search'

const found = (pieces: string[], query: string) =>
  findIn(pageText(pieces), query).map(({ from, to }) => [from.piece, from.offset, to.piece, to.offset])

test('words are found across pieces and lines, wherever the file has broken them', () => {
  expect(found(['资产 ', '= 负', '债'], '资产=负债')).toEqual([[0, 0, 2, 0]])
  expect(found(['Double en', 'try book', 'keeping'], 'entry bookkeeping')).toEqual([[0, 7, 2, 6]])
})

test('wide and narrow, large and small signs are the same', () => {
  expect(found(['ＰＤＦ 第１章'], 'pdf 第1章')).toEqual([[0, 0, 0, 6]])
  // A ligature is one sign of the page, and several of what is typed.
  expect(found(['o\ufb03ce'], 'FFI')).toEqual([[0, 1, 0, 1]])
})

test('signs beyond the first plane keep their place', () => {
  expect(found(['𠮷野家 野家'], '野家')).toEqual([
    [0, 2, 0, 3],
    [0, 5, 0, 6],
  ])
})

test('matches do not overlap, and nothing is found by nothing', () => {
  expect(found(['aaaa'], 'aa')).toEqual([
    [0, 0, 0, 1],
    [0, 2, 0, 3],
  ])
  expect(found(['text'], '  ')).toEqual([])
  expect(found(['text'], 'other')).toEqual([])
})
