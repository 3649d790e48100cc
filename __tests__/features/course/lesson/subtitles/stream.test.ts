import { addressIn, cuesIn, piecesIn, subtitleListIn } from '@/features/course/lesson/subtitles/stream'

const here = 'https://media.example.com/a/b/index.m3u8?sign=1'

test.each([
  ['zh/index.m3u8', 'https://media.example.com/a/b/zh/index.m3u8'],
  ['./zh.m3u8?k=../1', 'https://media.example.com/a/b/zh.m3u8?k=../1'],
  ['../zh.m3u8', 'https://media.example.com/a/zh.m3u8'],
  ['../../../zh.m3u8', 'https://media.example.com/zh.m3u8'],
  ['/zh.m3u8', 'https://media.example.com/zh.m3u8'],
  ['//cdn.example.com/zh.m3u8', 'https://cdn.example.com/zh.m3u8'],
  ['http://cdn.example.com/zh.m3u8', 'http://cdn.example.com/zh.m3u8'],
])('%s in a list is %s', (address, whole) => expect(addressIn(here, address)).toBe(whole))

test('of a list without a host, too', () => {
  expect(addressIn('/media/index.m3u8', 'zh.m3u8')).toBe('/media/zh.m3u8')
  expect(addressIn('https://media.example.com', 'zh.m3u8')).toBe('https://media.example.com/zh.m3u8')
})

const group = (attributes: string) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",${attributes}`
const master = (...lines: string[]) =>
  ['#EXTM3U', ...lines, '#EXT-X-STREAM-INF:BANDWIDTH=60000,SUBTITLES="s"', 'v.m3u8'].join('\r\n')
const english = group('NAME="English, all",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8"')
const french = group('NAME="Français",LANGUAGE="fr",URI="fr.m3u8"')
const chinese = group('NAME="中文",LANGUAGE="zh-Hans",URI="zh.m3u8"')
const forced = group('NAME="中文",LANGUAGE="zh",FORCED=YES,URI="forced.m3u8"')
const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="中文",LANGUAGE="zh",URI="sound.m3u8"'

test.each([
  ['Chinese ones', [english, forced, chinese], 'https://media.example.com/a/b/zh.m3u8'],
  ['else those of the author’s choice', [french, english], 'https://media.example.com/a/b/en.m3u8'],
  ['else the first', [french], 'https://media.example.com/a/b/fr.m3u8'],
  ['none: sound, and signs alone', [sound, forced], null],
])('of a stream’s subtitles: %s', (_, lines, list) => expect(subtitleListIn(master(...lines), here)).toBe(list))

test('pieces stand one behind the other; parts of one file are one', () => {
  const list =
    '#EXTM3U\n#EXTINF:6.5,\n1.vtt\n\n#EXTINF:6,name\n#EXT-X-BYTERANGE:9@0\n2.vtt\n#EXTINF:4,\n2.vtt\n#EXT-X-ENDLIST'
  expect(piecesIn(list, here)).toEqual([
    { url: 'https://media.example.com/a/b/1.vtt', startSec: 0, endSec: 6.5 },
    { url: 'https://media.example.com/a/b/2.vtt', startSec: 6.5, endSec: 16.5 },
  ])
})

const piece = (startSec: number, mark: string, ...cues: string[]) => ({
  startSec,
  endSec: startSec + 6,
  text: ['WEBVTT', mark, '', ...cues].join('\n'),
})
const read = (...pieces: ReturnType<typeof piece>[]) =>
  cuesIn(pieces).map(({ startSec, endSec, text }) => [startSec, endSec, text])

test('times without a mark are the picture’s', () =>
  expect(read(piece(0, '', '00:01.000 --> 00:02.000\n一'), piece(6, '', '00:07.000 --> 00:08.000\n二'))).toEqual([
    [1, 2, '一'],
    [7, 8, '二'],
  ]))

test('a mark that says where the stream’s clock begins moves nothing', () => {
  const mark = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000'
  expect(read(piece(0, mark, '00:01.000 --> 00:02.000\n一'), piece(6, mark, '00:07.000 --> 00:08.000\n二'))).toEqual([
    [1, 2, '一'],
    [7, 8, '二'],
  ])
})

test('pieces with a clock of their own', () => {
  const first = piece(0, 'X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000', '00:01.000 --> 00:02.000\n一')
  const second = piece(6, 'X-TIMESTAMP-MAP=MPEGTS:1440000,LOCAL:00:00:00.000', '00:01.000 --> 00:02.000\n二')
  expect(read(first, second)).toEqual([
    [1, 2, '一'],
    [7, 8, '二'],
  ])
})

test('of a recording, whose clock has run for long, they are moved into their pieces', () => {
  const mark = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0'
  expect(
    read(piece(0, mark, '01:00:00.000 --> 01:00:06.000\n一'), piece(6, mark, '01:00:06.000 --> 01:00:12.000\n二')),
  ).toEqual([
    [0, 6, '一'],
    [6, 12, '二'],
  ])
})

test('what was cut in two, or stands in both pieces, is said once', () => {
  const both = '00:05.000 --> 00:07.000\n一'
  expect(read(piece(0, '', both), piece(6, '', both))).toEqual([[5, 7, '一']])
  expect(read(piece(0, '', '00:05.000 --> 00:06.000\n一'), piece(6, '', '00:06.000 --> 00:07.000\n一'))).toEqual([
    [5, 7, '一'],
  ])
})
