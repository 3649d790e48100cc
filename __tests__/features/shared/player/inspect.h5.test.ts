import { faultOfBytes, inspectList } from '@/features/shared/player/h5/inspect'

import { fakeBackend, noNetwork } from '../../../setup/backend'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  ['', 'empty'],
  ['\n <!DOCTYPE html><title>', 'page'],
  ['<html lang="zh">', 'page'],
  ['FLV\x01\x05', 'flv'],
  ['RIFF\x10\x00\x00\x00AVI LIST', 'avi'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', 'source'],
  ['\x30\x26\xb2\x75\x8e\x66', 'wmv'],
  ['\x00\x00\x00\x20ftypisom....moov....hvc1', 'hevc'],
  ['\x00\x00\x00\x20ftypisom....moov....avc1', 'source'],
])('what begins with %j: %s', (text, fault) => {
  expect(faultOfBytes(bytes(text))).toBe(fault)
})

describe('a list that does not open', () => {
  const url = 'http://backend/course/index.m3u8'
  const pieces = '#EXTM3U\n#EXTINF:2,\nfirst.ts\n#EXTINF:2,\nsecond.ts\n'
  const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8\n'
  const listCall = 'GET /course/index.m3u8'
  const says = (text: string) => () => new Response(text)
  const status = (code: number) => () => new Response(null, { status: code })

  test.each([
    ['whose first piece is not there', { [listCall]: says(pieces), 'GET /course/first.ts': status(404) }, 'place'],
    [
      'whose first piece does not come now',
      { [listCall]: says(pieces), 'GET /course/first.ts': status(503) },
      'source',
    ],
    ['whose first piece is there', { [listCall]: says(pieces), 'GET /course/first.ts': says('G') }, 'source'],
    ['whose pieces nobody may read', { [listCall]: says(pieces), 'GET /course/first.ts': noNetwork }, 'source'],
    [
      'of lists, whose first piece is not there',
      {
        [listCall]: says(master),
        'GET /course/low/index.m3u8': says(pieces),
        'GET /course/low/first.ts': status(404),
      },
      'place',
    ],
    ['of lists that are not there', { [listCall]: says(master), 'GET /course/low/index.m3u8': status(404) }, 'source'],
    ['that is not there', { [listCall]: status(404) }, 'source'],
    ['that is a page', { [listCall]: says('<!doctype html><title>登录') }, 'page'],
    ['that is empty', { [listCall]: says('') }, 'empty'],
    ['that names nothing', { [listCall]: says('#EXTM3U\n') }, 'source'],
  ])('%s', async (_, replies, fault) => {
    fakeBackend(replies)
    expect(await inspectList(url)).toBe(fault)
  })
})
