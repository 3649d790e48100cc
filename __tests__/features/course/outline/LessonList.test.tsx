import { View } from '@tarojs/components'
import { useState } from 'react'

import { flatLessons, LessonList, type LessonListProps } from '@/features/course/outline'

import { act, byRole, show } from '../../../components/show'
import { aChapter, aLesson, aProgress } from '../../../factories/course'

const chapters = [
  aChapter(
    1,
    [aLesson(1, { title: '导学', durationSec: 630 }), aLesson(2, { title: '大 O', durationSec: 1456 })],
    '学会估算',
  ),
  aChapter(2, [], '还没上线'),
  aChapter(
    3,
    Array.from({ length: 30 }, (_, index) => aLesson(10 + index)),
    '线性结构',
  ),
  aChapter(0, [aLesson(99, { title: '答疑' })]),
]

const open = (over: Partial<LessonListProps> = {}) => {
  const onSelect = jest.fn()
  return show(LessonList, {
    chapters,
    progress: new Map(),
    canLearn: true,
    boughtIds: [],
    linkOf: (lesson) => ({ onClick: () => onSelect(lesson) }),
    ...over,
  }).then((page) => ({
    onSelect,
    rows: () => [...page.querySelectorAll('[role=link]')].map((row) => row.textContent),
    row: (title: string) => byRole('link', title).textContent,
    press: (role: string, name: string) => act(async () => byRole(role, name).click()),
  }))
}

test('opens the first chapter, folds and unfolds the others', async () => {
  const list = await open()
  expect(list.rows()).toEqual(['1导学10:30', '2大 O24:16'])
  expect(byRole('button', '学会估算').getAttribute('aria-expanded')).toBe('true')
  await list.press('button', '其他课时')
  expect(list.rows()).toEqual(['1导学10:30', '2大 O24:16', '33答疑10:00'])
  await list.press('button', '学会估算')
  expect(list.rows()).toEqual(['33答疑10:00'])
})

test('a chapter without lessons says so and does not open', async () => {
  await open()
  expect(byRole('button', '还没上线').textContent).toBe('还没上线课时准备中')
  expect(byRole('button', '还没上线').getAttribute('aria-disabled')).toBe('true')
})

test('the chapter of the marked lesson is open; a lesson that is chosen is told', async () => {
  const list = await open({ currentId: 12 })
  expect(list.rows()[2]).toBe('第 12 课的标题10:00 · 正在播放')
  await list.press('link', '3第 10 课')
  expect(list.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 10 }))
})

test.each([
  [
    'whole course open',
    { canLearn: true, progress: new Map([[1, aProgress(1, { isFinished: true })]]) },
    '2 课时 · 已学 1',
  ],
  ['open, one under way', { canLearn: true, progress: new Map([[1, aProgress(1)]]) }, '2 课时 · 已学 0'],
  ['open, nothing watched', { canLearn: true }, '2 课时 · 未开始'],
  [
    'open, all watched',
    { canLearn: true, progress: new Map([1, 2].map((id) => [id, aProgress(1, { isFinished: true })])) },
    '2 课时 · 已学完',
  ],
  ['to be bought', { canLearn: false }, '2 课时 · 34 分钟'],
])('head of a chapter: %s', async (_, over, words) => {
  await open(over)
  expect(byRole('button', '学会估算').textContent).toBe(`学会估算${words}`)
})

const one = (over: object) => [aChapter(0, [aLesson(1, { title: '导学', durationSec: 600, ...over })])]
const at = (watchedSec: number) => new Map([[1, aProgress(1, { watchedSec })]])

test.each([
  ['locked', { canLearn: false, chapters: one({}) }, '1导学10:00', '未解锁'],
  ['a trial of minutes', { canLearn: false, chapters: one({ trialSec: 300 }) }, '1导学10:00试看 5 分钟', ''],
  ['a trial of seconds', { canLearn: false, chapters: one({ trialSec: 45 }) }, '1导学10:00试看 45 秒', ''],
  ['a trial of odd length', { canLearn: false, chapters: one({ trialSec: 90 }) }, '1导学10:00试看 01:30', ''],
  ['a trial of all of it', { canLearn: false, chapters: one({ trialSec: 600 }) }, '1导学10:00试看', ''],
  ['bought singly', { canLearn: false, boughtIds: [1], chapters: one({ trialSec: 300 }) }, '1导学10:00', ''],
  ['under way', { chapters: one({}), progress: at(150) }, '1导学10:00 · 看到 02:30', '25%'],
  [
    'where learning goes on',
    { chapters: one({}), progress: at(150), currentId: 1, currentMark: 'resume' as const },
    '导学10:00 · 上次看到 02:30',
    '',
  ],
  ['of unknown length', { chapters: one({ durationSec: 0 }) }, '1导学', ''],
  [
    'done',
    { chapters: one({}), progress: new Map([[1, aProgress(1, { isFinished: true })]]) },
    '导学10:00 · 已看完',
    '',
  ],
])('a lesson %s', async (_, over, words, picture) => {
  const list = await open(over)
  expect(list.rows()).toEqual([words])
  expect(document.querySelector('[role=link] [role=img]')?.getAttribute('aria-label') ?? '').toBe(picture)
})

describe('the next lesson comes while the learner looks around', () => {
  /** Where the marked lesson stands, and a press that moves it on. */
  const Watching = ({ from, to, ...rest }: LessonListProps & { from: number; to: number }) => {
    const [id, setId] = useState(from)
    return (
      <View>
        <View role='button' aria-label='next' onClick={() => setId(to)} />
        <LessonList {...rest} currentId={id} />
      </View>
    )
  }
  const watch = (over: { chapters: typeof chapters; from: number; to: number }) =>
    show(Watching, {
      progress: new Map(),
      canLearn: true,
      boughtIds: [],
      linkOf: () => ({ onClick: jest.fn() }),
      ...over,
    })
  const press = (role: string, name: string) => act(async () => byRole(role, name).click())
  const marked = () => document.querySelector('.current')?.textContent

  test('in a folded chapter: it opens', async () => {
    await watch({ chapters, from: 2, to: 10 })
    await press('button', '线性结构')
    await press('button', '线性结构')
    await press('button', 'next')
    expect(marked()).toContain('第 10 课')
  })

  test('in another range of its chapter: that is shown', async () => {
    const long = [
      aChapter(
        0,
        Array.from({ length: 120 }, (_, index) => aLesson(index + 1)),
      ),
    ]
    await watch({ chapters: long, from: 50, to: 51 })
    await press('button', '101-120')
    expect(marked()).toBeUndefined()
    await press('button', 'next')
    expect(marked()).toContain('第 51 课')
  })
})

test('2,000 lessons without chapters: fifty on the page, the range of the marked one first', async () => {
  const many = [
    aChapter(
      0,
      Array.from({ length: 2_000 }, (_, index) => aLesson(index + 1)),
    ),
  ]
  expect(flatLessons(many)).toHaveLength(2_000)
  const list = await open({ chapters: many, currentId: 120 })
  expect(list.rows()).toHaveLength(50)
  expect(list.row('101')).toContain('第 101 课')
  await list.press('button', '1951-2000')
  expect(list.rows()).toHaveLength(50)
  expect(list.row('2000')).toContain('第 2000 课')
})

test('a course without lessons', async () => {
  const list = await open({ chapters: [aChapter(1, [])] })
  expect(list.rows()).toEqual([])
  expect(document.body.textContent).toContain('课时还在准备')
})

test('titles are text', async () => {
  await open({ chapters: [aChapter(0, [aLesson(1, { title: '<img src=x onerror=alert(1)>' })])] })
  expect(document.body.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img[src=x]')).toBeNull()
})
