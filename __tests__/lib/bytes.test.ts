import { formatBytes } from '@/lib/bytes'

test.each([
  [0, ''],
  [-1, ''],
  [300, '不到 1 KB'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [204_800, '200 KB'],
  [1_048_575, '1 MB'],
  [1_572_864, '1.5 MB'],
  [52_428_800, '50 MB'],
  [3 * 2 ** 30, '3 GB'],
  [5_000 * 2 ** 30, '5000 GB'],
])('%d bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words))
