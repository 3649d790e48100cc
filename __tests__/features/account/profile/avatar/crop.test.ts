import { centred, type Crop, dragged, type Size, zoomed } from '@/features/account/profile/avatar/crop'

const wide: Size = { width: 800, height: 400 }
const middle: Crop = { x: 400, y: 200, side: 400 }

test.each<[Size, Crop]>([
  [wide, middle],
  [
    { width: 300, height: 900 },
    { x: 150, y: 450, side: 300 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0.5, y: 0.5, side: 1 },
  ],
])('of %j the largest square in the middle is taken', (size, crop) => expect(centred(size)).toEqual(crop))

test.each<[string, number, number, Crop]>([
  ['to the right shows what lies left', 0.25, 0, { x: 300, y: 200, side: 400 }],
  ['beyond the left edge', 5, 0, { x: 200, y: 200, side: 400 }],
  ['beyond the right edge', -5, 0, { x: 600, y: 200, side: 400 }],
  ['down, where there is nothing to show', 0, 0.5, middle],
])('dragged %s', (_, dx, dy, crop) => expect(dragged(middle, wide, dx, dy)).toEqual(crop))

test.each<[string, number, number]>([
  ['nearer', 2, 200],
  ['no nearer than five times', 100, 80],
  ['no farther than the whole', 0.1, 400],
])('zoomed %s', (_, factor, side) => expect(zoomed(middle, wide, factor)).toEqual({ ...middle, side }))

test('what was zoomed and dragged to a corner stays inside when it comes back', () => {
  const corner = dragged(zoomed(middle, wide, 4), wide, 9, 9)
  expect(corner).toEqual({ x: 50, y: 50, side: 100 })
  expect(zoomed(corner, wide, 0.25)).toEqual({ x: 200, y: 200, side: 400 })
})
