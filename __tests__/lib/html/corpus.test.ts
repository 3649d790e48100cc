import { readRichText } from '@/lib/html'

import { corpus } from './corpus'
import { seenIn } from './seenIn'

const options = { site: 'https://api.example.com', playerHosts: ['v.qq.com'] }

test.each(corpus.map(({ name, html, seen }) => [name, html, seen]))('%s', (_, html, seen) =>
  expect(seenIn(readRichText(html, options).blocks)).toBe(seen),
)
