import { faultOfBytes } from '@/features/shared/player/h5/inspect'

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
