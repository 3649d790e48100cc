import Taro from '@tarojs/taro'

import { matching, byWork } from '@/features/shared/notes/works'
import { groupOf, notesOf } from '@/features/shared/notes/store'
import { journal } from '@/platform/journal'
import { keeping } from '@/platform/keeping'
import { fakeJournal, remembered } from '../../../setup/journal'

let nowMs = 1_800_000_000_000
let disk = fakeJournal()

beforeEach(() => {
  Taro.clearStorageSync()
  disk = fakeJournal()
  jest.spyOn(journal, 'note').mockImplementation((key, value) => disk.journal.note(key, value))
  jest.spyOn(journal, 'drop').mockImplementation((key) => disk.journal.drop(key))
  jest.spyOn(journal, 'read').mockImplementation((prefix) => disk.journal.read(prefix))
  jest.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1_000))
})
afterEach(() => jest.restoreAllMocks())

const place = (lessonId = 101, sec = 12) => ({
  courseId: 3,
  courseTitle: '算法',
  lessonId,
  lessonTitle: `第 ${lessonId} 课`,
  sec,
})
const textsOf = (memberId = 7) =>
  notesOf(memberId)
    .all()
    .map(({ text }) => text)

test('with a note the browser is asked to keep what it has stored', () => {
  const ask = jest.spyOn(keeping, 'ask')
  notesOf(7).of('101')
  expect(ask).not.toHaveBeenCalled()
  notesOf(7).add(place(), '甲')
  expect(ask).toHaveBeenCalled()
})

test('notes are a member’s own, and of one lesson', () => {
  notesOf(7).add(place(101), '甲')
  notesOf(7).add(place(1012), '乙')
  notesOf(8).add(place(101), '丙')
  expect(textsOf(7).sort()).toEqual(['乙', '甲'])
  expect(
    notesOf(7)
      .of(groupOf({ lessonId: 101 }))
      .map(({ text }) => text),
  ).toEqual(['甲'])
})

test('two tabs that read before either wrote lose nothing', () => {
  const [one, other] = [notesOf(7), notesOf(7)]
  expect([one.all(), other.all()]).toEqual([[], []])
  one.add(place(), '甲')
  other.add(place(), '乙')
  expect(textsOf().sort()).toEqual(['乙', '甲'])
})

test('what a killed browser has forgotten is back, what was deleted stays away', async () => {
  const store = notesOf(7)
  store.add(place(), '删掉的')
  const kill = remembered()
  store.add(place(), '新写的')
  const old = store.all().find(({ text }) => text === '删掉的')
  if (old) store.remove(old.id)
  kill()
  expect(textsOf()).toEqual(['删掉的'])
  await notesOf(7).restore()
  expect(textsOf()).toEqual(['新写的'])
})

test('a note of six years ago is still there', async () => {
  nowMs = 1_600_000_000_000
  notesOf(7).add(place(), '很久以前')
  nowMs = 1_800_000_000_000
  await notesOf(7).restore()
  expect(textsOf()).toEqual(['很久以前'])
})

test('merging takes what is new or newer, and doubles nothing', () => {
  const store = notesOf(7)
  store.add(place(), '甲')
  const [mine] = store.all()
  if (!mine) throw new Error('no note')
  const newer = { ...mine, text: '甲，改过', atMs: mine.atMs + 5 }
  const twin = { ...mine, id: '101-elsewhere' }
  const other = { ...mine, id: '101-another1', text: '乙' }
  expect(store.merge([mine, twin])).toBe(0)
  expect(store.merge([newer, other])).toBe(2)
  expect(store.merge([{ ...mine, text: '旧' }])).toBe(0)
  expect(textsOf().sort()).toEqual(['乙', '甲，改过'])
})

test('a file takes no picture away', () => {
  const store = notesOf(7)
  const mine = store.add(place(), '甲')
  store.put({ ...mine, hasStill: true })
  expect(store.merge([{ ...mine, text: '改过', atMs: nowMs + 99_000 }])).toBe(1)
  expect(store.get(mine.id)).toMatchObject({ text: '改过', hasStill: true })
})

test('a search takes all words, wherever they stand', () => {
  const store = notesOf(7)
  store.add(place(101), 'Big O 的直觉')
  store.add(place(102), '均摊')
  const found = (query: string) => matching(store.all(), query).map(({ text }) => text)
  expect(found('big 101')).toEqual(['Big O 的直觉'])
  expect(found('big 102')).toEqual([])
  expect(found(' ')).toHaveLength(2)
})

test('the course that was written in last comes first, its notes in their order', () => {
  const store = notesOf(7)
  store.add(place(102, 5), '乙')
  store.add(place(101, 50), '后')
  store.add(place(101, 5), '先')
  store.add({ ...place(200), courseId: 9, courseTitle: '写作' }, '丙')
  expect(byWork(store.all()).map(({ title, notes }) => [title, notes.map(({ text }) => text)])).toEqual([
    ['写作', ['丙']],
    ['算法', ['先', '后', '乙']],
  ])
})
