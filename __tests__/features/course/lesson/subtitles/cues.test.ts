import { begunAt, paragraphsOf, readCues, toWebVtt, wordsAt } from '@/features/course/lesson/subtitles/cues'

const read = (file: string) => readCues(file).map(({ startSec, endSec, text }) => [startSec, endSec, text])

test('WebVTT, with all that is passed over', () => {
  const file = `WEBVTT - 第一课
Kind: captions

STYLE
::cue { color: red }

NOTE 由老师校对
第二行

intro
00:01.500 --> 00:04.000 align:start position:10%
<v 老师>先看 <b>第一</b> 行
再看<00:03.000>第二行

01:00:00.000 --> 01:00:02.250
A &amp; B &lt; C`
  expect(read(file)).toEqual([
    [1.5, 4, '先看 第一 行\n再看第二行'],
    [3600, 3602.25, 'A & B < C'],
  ])
})

test('SRT', () => {
  const file = `1
00:00:01,000 --> 00:00:02,500
{\\an8}<i>你好</i>

2
00:00:02,5 --> 00:00:04,000
1 < 2，而 3 > 2
`
  expect(read(file)).toEqual([
    [1, 2.5, '你好'],
    [2.5, 4, '1 < 2，而 3 > 2'],
  ])
})

test.each([
  ['from Windows, with a mark', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n你好\r\n\r\n'],
  ['from an old Mac', '1\r00:00:01,000 --> 00:00:02,000\r你好\r'],
  ['without an end', 'WEBVTT\n\n00:01.000 --> 00:02.000\n你好'],
])('a file %s', (_, file) => expect(read(file)).toEqual([[1, 2, '你好']]))

test('where the empty line between two is missing, the number of the next is not said', () =>
  expect(read('1\n00:00:01,000 --> 00:00:02,000\n甲\n2\n00:00:02,000 --> 00:00:03,000\n乙')).toEqual([
    [1, 2, '甲'],
    [2, 3, '乙'],
  ]))

test.each([
  ['a time that does not read', '00:0x.000 --> 00:02.000\n坏的'],
  ['an end before the start', '00:03.000 --> 00:02.000\n坏的'],
  ['no words', '00:01.000 --> 00:02.000\n<b></b>'],
])('a cue with %s is passed over, the next is not', (_, bad) =>
  expect(read(`WEBVTT\n\n${bad}\n\n00:05.000 --> 00:06.000\n好的`)).toEqual([[5, 6, '好的']]),
)

test.each(['', '<!doctype html><html></html>', '{"code":1}'])('%j has none', (file) => expect(read(file)).toEqual([]))

test('cues come in their order', () =>
  expect(read('00:05.000 --> 00:06.000\n后\n\n00:01.000 --> 00:02.000\n先').map(([, , text]) => text)).toEqual([
    '先',
    '后',
  ]))

describe('what is said', () => {
  const cues = readCues('00:01.000 --> 00:04.000\n甲\n\n00:03.000 --> 00:05.000\n乙\n\n00:08.000 --> 00:09.000\n丙')

  test.each([
    [0.9, ''],
    [1, '甲'],
    [3.5, '甲\n乙'],
    [4, '乙'],
    [6, ''],
    [8.5, '丙'],
    [9, ''],
  ])('at %d', (sec, words) => expect(wordsAt(cues, sec)).toBe(words))

  test.each([
    [0, -1],
    [1, 0],
    [100, 2],
  ])('the last that has begun at %d', (sec, index) => expect(begunAt(cues, sec)).toBe(index))
})

test('what goes out as WebVTT is what came in', () => {
  const cues = readCues('1\n01:02:03,045 --> 01:02:04,000\na < b & c\n第二行')
  expect(toWebVtt(cues)).toContain('01:02:03.045 --> 01:02:04.000\na &lt; b &amp; c\n第二行')
  expect(readCues(toWebVtt(cues))).toEqual(cues)
})

describe('paragraphs', () => {
  const textsOf = (file: string) => paragraphsOf(readCues(file)).map(({ startSec, text }) => [startSec, text])

  test('go on until there is a pause', () =>
    expect(
      textsOf(
        '00:01.000 --> 00:02.000\n今天\n\n00:02.000 --> 00:03.000\n讲 React\n\n00:03.100 --> 00:04.000\nhooks\n\n00:09.000 --> 00:10.000\n好',
      ),
    ).toEqual([
      [1, '今天讲 React hooks'],
      [9, '好'],
    ]))

  test('and no longer than some seconds', () => {
    const file = Array.from({ length: 30 }, (_, index) => {
      const [from, to] = [index, index + 1].map((sec) => `00:${String(sec).padStart(2, '0')}.000`)
      return `${from} --> ${to}\n字`
    }).join('\n\n')
    expect(textsOf(file).map(([sec]) => sec)).toEqual([0, 15])
  })
})
