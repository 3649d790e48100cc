import { markTones, textTones } from '@/lib/html'

import { contrast } from '../../setup/contrast'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#000000', '#0a0a0a', 1.06],
])('contrast is measured as WCAG does: %s on %s', (one, other, ratio) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
)

const colors = [
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#000080',
  '#ffa500',
  '#8b0000',
  '#ffc0cb',
  '#1e90ff',
]

test.each(colors)('words in %s can be read in both themes', (color) => {
  const tones = textTones(color)
  for (const ground of ['#ffffff', '#f5f6f8']) expect(contrast(tones?.light ?? '', ground)).toBeGreaterThanOrEqual(4.5)
  for (const ground of ['#1a1c20', '#101114']) expect(contrast(tones?.dark ?? '', ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(colors)('our ink can be read on %s in both themes', (color) => {
  const tones = markTones(color)
  expect(contrast(tones?.light ?? '', '#4e5969')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(tones?.dark ?? '', '#c9cdd4')).toBeGreaterThanOrEqual(4.5)
})

test.each(['#000000', '#333333', '#ffffff', '#f7f8fa', '#1d2129'])("%s is the theme's business", (color) => {
  expect(textTones(color)).toBeUndefined()
  expect(markTones(color)).toBeUndefined()
})

test('a colour that can be read already stays as it is', () => expect(textTones('#d00000')?.light).toBe('#d00000'))
