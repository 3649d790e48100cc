import { thingPoster } from '@/features/shared/poster/layout'
import { readColors } from '@/platform/posterColors/read'

const usual = { brand: '#D92B2B', tint: '#FDECEB', onTint: '#B71F1F' }

test.each([
  ['as npm run brand writes them', '#1570f0 #eaf2fe #125eca', { brand: '#1570f0', tint: '#eaf2fe', onTint: '#125eca' }],
  ['none', undefined, usual],
  ['too few', '#1570f0 #eaf2fe', usual],
  ['what are no colours', 'red; green; blue', usual],
])('the academy’s colours: %s', (_, text, colors) => expect(readColors(text)).toEqual(colors))

/** The page's words are read when the code comes. */
jest.mock('@/platform/posterColors', () => ({
  posterColors: { brand: '#1570f0', tint: '#eaf2fe', onTint: '#125eca' },
}))

test('a poster is drawn in them', () => {
  const sharer = { name: '林小满', avatar: '' }
  const things = { siteName: '蓝海网校', label: '录播课', title: '会计', summary: '', thumb: '', link: 'https://a.cn' }
  const { shapes } = thingPoster({ ...things, coverRatio: '4:3', priceCents: 100, sharer }, () => 10)
  const text = JSON.stringify(shapes)
  expect(shapes[0]).toMatchObject({ kind: 'box', color: '#1570f0' })
  expect(text).toContain('#eaf2fe')
  expect(text).toContain('#125eca')
  expect(text).not.toMatch(/D92B2B|FDECEB|B71F1F/i)
})
