import type { PosterTemplate } from '@/api/poster'
import { type PosterContent, templatePoster, thingPoster } from '@/features/shared/poster/layout'
import { type Poster, posterWidth, type Shape } from '@/features/shared/poster/shapes'

const measure = (text: string, font: string) => [...text].length * Number(/(\d+)px/.exec(font)?.[1])

const content: PosterContent = {
  siteName: '知途网校',
  label: '录播课',
  title: '从零开始学会计',
  summary: '录播课 · 12 课时',
  thumb: 'https://a.example/cover.jpg',
  coverRatio: '4:3',
  priceCents: 9_900,
  sharer: { name: '林小满', avatar: 'https://a.example/me.jpg' },
  link: 'https://h5.example.com/#/pages/course/show?id=1&msv=2',
}

const of = <K extends Shape['kind']>({ shapes }: Poster, kind: K) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: K }> => shape.kind === kind)
const wordsOf = (poster: Poster) => of(poster, 'words').map(({ text }) => text)

/** How far a shape reaches to the right and down. */
function endOf(shape: Shape): [number, number] {
  if (shape.kind === 'words') {
    const width = shape.size * [...shape.text].length
    const share = { left: 1, center: 0.5, right: 0 }[shape.align ?? 'left']
    return [shape.x + width * share, shape.y + shape.size / 2]
  }
  if (shape.kind === 'code') return [shape.x + shape.size, shape.y + shape.size]
  return [shape.x + shape.width, shape.y + shape.height]
}

const long = '这是一个特别长的标题，长到两行也放不下，'.repeat(20)

test.each<[string, Partial<PosterContent>, string[]]>([
  ['a course', {}, ['知途网校', '录播课', '从零开始学会计', '¥99', '林小满', '邀请你一起学习']],
  ['free', { priceCents: 0 }, ['免费']],
  ['cents', { priceCents: 990 }, ['¥9.90']],
  ['a very long title', { title: long, summary: long }, [expect.stringMatching(/…$/), '¥99']],
  [
    'a very long name',
    { sharer: { name: 'x'.repeat(500), avatar: '' }, siteName: long },
    [expect.stringMatching(/^x+…$/)],
  ],
  ['without words', { title: '', summary: '', label: '', sharer: { name: '', avatar: '' } }, ['邀请你一起学习']],
  ['without a picture', { thumb: '', label: '试卷' }, ['试卷']],
  ['a book', { coverRatio: '3:4' }, ['从零开始学会计']],
])('%s: all of it is on the poster, with the code', (_, changes, words) => {
  const poster = thingPoster({ ...content, ...changes }, measure)
  expect(wordsOf(poster)).toEqual(expect.arrayContaining(words))
  expect(of(poster, 'code')).toEqual([expect.objectContaining({ text: content.link, size: 104 })])
  for (const shape of poster.shapes) {
    const [right, bottom] = endOf(shape)
    expect(right).toBeLessThanOrEqual(posterWidth)
    expect(bottom).toBeLessThanOrEqual(poster.height)
  }
})

test('a price that is not known is not said', () => {
  expect(wordsOf(thingPoster({ ...content, priceCents: null }, measure)).join()).not.toMatch(/¥|免费/)
})

test('each picture has something that stands in for it', () => {
  const pictures = of(thingPoster(content, measure), 'picture')
  expect(pictures.map(({ src }) => src)).toEqual([content.thumb, content.sharer.avatar])
  const words = pictures.map(({ instead }) => instead.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : [])))
  expect(words).toEqual([['录播课'], ['林']])
})

const template: PosterTemplate = {
  id: 1,
  name: '晨光',
  thumb: 'https://a.example/bg.jpg',
  code: null,
  avatar: null,
  nickname: null,
}
const picture = { width: 750, height: 1200 }

test('an operator has said nothing: the code is bottom right, and nothing else', () => {
  const poster = templatePoster(template, picture, content, measure)
  expect(poster.height).toBe(600)
  expect(poster.shapes.map(({ kind }) => kind)).toEqual(['picture', 'code'])
  expect(of(poster, 'code')[0]).toMatchObject({ x: 375 - 16 - 104, y: 600 - 16 - 104, size: 104 })
})

test('what an operator has placed stands there', () => {
  const places = {
    code: { x: 100, y: 300, size: 160 },
    avatar: { x: 20, y: 20, size: 60 },
    nickname: { x: 90, y: 40, size: 16, color: '#333333' },
  }
  const poster = templatePoster({ ...template, ...places }, picture, content, measure)
  expect(of(poster, 'code')[0]).toMatchObject(places.code)
  expect(of(poster, 'picture')[1]).toMatchObject({ x: 20, y: 20, width: 60, src: content.sharer.avatar })
  expect(of(poster, 'words')).toEqual([expect.objectContaining({ text: '林小满', x: 90, size: 16, color: '#333333' })])
})

test.each([
  ['outside', { x: 900, y: 9_000, size: 120 }, { x: 255, y: 480, size: 120 }],
  ['negative', { x: -50, y: -50, size: 120 }, { x: 0, y: 0, size: 120 }],
  ['too large', { x: 10, y: 10, size: 5_000 }, { x: 0, y: 10, size: 375 }],
  ['too small to be read', { x: 10, y: 10, size: 5 }, { x: 10, y: 10, size: 80 }],
])('a code that is %s is moved into the picture', (_, code, expected) => {
  expect(of(templatePoster({ ...template, code }, picture, content, measure), 'code')[0]).toMatchObject(expected)
})

test.each([
  ['a banner', { width: 3_000, height: 100 }, 188],
  ['a scroll', { width: 10, height: 9_000 }, 1_500],
  ['nothing', { width: 0, height: 0 }, 188],
])('%s as background has a height that can be drawn', (_, size, height) => {
  expect(templatePoster(template, size, content, measure).height).toBe(height)
})
