import Taro from '@tarojs/taro'
import { act } from 'react'

import { courseTab } from '@/features/course/detail/courseTab'
import { storedTexts } from '@/features/course/lesson/subtitles/storedTexts'
import { notesOf } from '@/features/shared/notes/store'
import CourseShow from '@/pages/course/show'
import Find from '@/pages/search/search'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'

import { aChapter, aCourse, aCourseDetail, aLesson, detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { control, hide, named, ofRole, press, settle, showAgain, type } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const field = '找课时、笔记、字幕里的话'
const here = '/pages/search/search?course=3'
const detailCall = 'GET /api/v2/course/3'

const detail = aCourseDetail({
  course: aCourse({ html: '<p>用最少的数学</p><ul><li>讲透<b>递归</b></li></ul>', summary: '' }),
  chapters: [
    aChapter(1, [aLesson(101, { title: '大 O 的直觉' }), aLesson(102, { title: '归并排序' })], '复杂度'),
    aChapter(2, [aLesson(103, { title: '递归的三个问题' })], '递归'),
  ],
  canLearn: true,
  attachments: [
    { id: 9, name: '大 O 的直觉', sizeBytes: 0, extension: 'vtt' },
    { id: 10, name: '递归讲义', sizeBytes: 0, extension: 'pdf' },
  ],
})
const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\n先看最慢的一项\n\n02:10.500 --> 02:14.000\n递归树一层一层地看'

/** What the course's page has loaded. */
async function open(backend: Parameters<typeof fakeBackend>[0] = { [detailCall]: noNetwork }) {
  const sent = fakeBackend(backend)
  const opening = openScreen(Find, {
    params: { course: '3' },
    user: aMember(),
    pages: ['/pages/course/show?id=3', here],
  })
  queryClient.setQueryData(courseQueries.detail(3).queryKey, detail)
  const screen = await opening
  await settle(50)
  return { screen, sent }
}

beforeEach(() => Taro.clearStorageSync())

test('lessons, notes, what was said and the course itself: each with the way there', async () => {
  notesOf(7).add({ courseId: 3, courseTitle: '', lessonId: 101, lessonTitle: '大 O 的直觉', sec: 192 }, '递归以后再看')
  notesOf(7).add({ courseId: 4, courseTitle: '', lessonId: 301, lessonTitle: '别的课', sec: 1 }, '递归在别处')
  storedTexts.set('attachment:9', vtt)
  const { screen } = await open()
  await screen.see('想找什么')
  await type(field, '递归')
  await settle(50)
  expect(screen.text()).toMatch(/课时1 处递归的三个问题递归我的笔记1 处03:12递归以后再看.*老师说的1 处02:10递归树/)
  expect(screen.text()).toMatch(/课程页2 处讲透递归介绍递归讲义附件/)
  expect(screen.text()).not.toContain('递归在别处')
  expect(screen.text()).toContain('开过字幕或文稿的 1 节课')

  await press('递归的三个问题递归')
  await press('《大 O 的直觉》03:12：递归以后再看')
  await press('《大 O 的直觉》02:10：递归树一层一层地看')
  await settle()
  expect(navigation.pushed()).toEqual([
    '/pages/course/video?id=103&course_id=3',
    '/pages/course/video?id=101&course_id=3&at=192',
    '/pages/course/video?id=101&course_id=3&at=130',
  ])
})

test('what a stream said is found, too', async () => {
  storedTexts.set('stream:102', vtt)
  const { screen } = await open()
  await type(field, '一层一层')
  await screen.see('老师说的')
  await press('《归并排序》02:10：递归树一层一层地看')
})

test('the course page behind it is gone back to', async () => {
  const { screen } = await open()
  await type(field, '讲义')
  await screen.see('课程页')
  await press('递归讲义附件')
  await settle()
  expect(navigation.stack()).toEqual(['/pages/course/show?id=3'])
})

describe('a match on the course page opens its tab there', () => {
  const calls = {
    [detailCall]: ok(detailWire({ attach: [{ id: 10, name: '递归讲义', size: 0, extension: 'pdf' }] })),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
  }
  const openCourse = async () => {
    const course = await openScreen(CourseShow, { params: { id: '3' }, user: aMember() })
    await course.see('目录')
  }
  const selected = () => ofRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent

  test('on the page that comes in place of the search', async () => {
    const { screen } = await open(calls)
    await type(field, '讲义')
    await screen.see('课程页')
    await press('递归讲义附件')
    await settle()
    await openCourse()
    await settle(50)
    expect(selected()).toMatch(/^附件/)
  })

  test('on the page that is behind, once it is in front', async () => {
    fakeBackend(calls)
    await openCourse()
    await hide()
    act(() => courseTab.want(3, 'attachments'))
    expect(selected()).toMatch(/^介绍/)
    await showAgain()
    expect(selected()).toMatch(/^附件/)
    act(() => courseTab.want(4, 'intro'))
    expect(selected()).toMatch(/^附件/)
  })

  test('not on a page further below', async () => {
    fakeBackend(calls)
    await openCourse()
    await hide()
    act(() => courseTab.want(3, 'attachments'))
    await openCourse()
    await settle(50)
    expect(selected()).toMatch(/^附件/)
  })
})

test('the words that were found are marked, whatever their case', async () => {
  const { screen } = await open()
  await type(field, '直觉 o')
  await screen.see('课时')
  const marks = [...control('大 O 的直觉复杂度').querySelectorAll('.hit')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['O', '直觉'])
})

test('nothing found is said, and nobody was asked', async () => {
  const { screen, sent } = await open()
  await type(field, '没有的词')
  await screen.see('这门课里没有找到“没有的词”')
  expect(sent.sent.map(({ call }) => call).filter((call) => call !== detailCall)).toEqual([])
})

test('many of a kind: ten first, then all', async () => {
  const many = Array.from({ length: 25 }, (_, index) => aLesson(200 + index, { title: `练习 ${index + 1}` }))
  const opening = open()
  queryClient.setQueryData(courseQueries.detail(3).queryKey, { ...detail, chapters: [aChapter(1, many, '')] })
  const { screen } = await opening
  await type(field, '练习')
  await screen.see('25 处')
  expect(screen.text()).not.toContain('练习 11')
  await press('显示全部 25 处')
  expect(screen.text()).toContain('练习 25')
})

test('the catalogue of a course leads there', async () => {
  fakeBackend({
    [detailCall]: ok(detailWire({ isBuy: true })),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
  })
  const screen = await openScreen(CourseShow, { params: { id: '3' }, user: aMember() })
  await screen.see('在这门课里找')
  await press('在这门课里找课时、笔记、老师的话')
  await settle()
  expect(navigation.pushed()).toEqual([here])
  expect(named('已学')).toEqual([])
})
