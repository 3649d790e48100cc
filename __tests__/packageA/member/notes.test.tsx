import Taro from '@tarojs/taro'
import { act } from 'react'

import { notesOf } from '@/features/shared/notes/store'
import Notes from '@/packageA/member/notes'
import { clipboard } from '@/platform/clipboard'
import { keeping } from '@/platform/keeping'
import { textFiles } from '@/platform/textFile'

import { aMember } from '../../factories/member'
import { fakeBackend } from '../../setup/backend'
import { named, press, settle, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const place = { courseId: 3, courseTitle: '数据结构与算法', lessonId: 101, lessonTitle: '大 O 的直觉', sec: 192 }
const write = (text: string, over: Partial<typeof place> = {}) => notesOf(7).add({ ...place, ...over }, text)
const kept = () =>
  notesOf(7)
    .all()
    .map(({ text }) => text)

async function open() {
  fakeBackend({})
  const screen = await openScreen(Notes, { user: aMember() })
  await settle(50)
  return screen
}

beforeEach(() => Taro.clearStorageSync())
afterEach(() => jest.restoreAllMocks())

test('all notes by course, with what they were written on, and that they are here only', async () => {
  write('只看增长最快的一项')
  write('一句一行', { courseId: 9, courseTitle: '写作', lessonId: 300, lessonTitle: '短句' })
  const screen = await open()
  for (const words of ['数据结构与算法', '大 O 的直觉', '只看增长最快的一项', '写作', '短句', '一句一行'])
    expect(screen.text()).toContain(words)
  expect(screen.text()).toContain('2 条笔记，只存在这台设备上')
})

test('hundreds of notes on one course: a screenful at once, the others in portions', async () => {
  for (let number = 1; number <= 300; number++) write(`第 ${number} 条`)
  fakeBackend({})
  await openScreen(Notes, { user: aMember() })
  const drawn = () => document.querySelectorAll('[aria-label^="打开《大 O 的直觉》"]').length
  await settle(5)
  expect(drawn()).toBeGreaterThanOrEqual(20)
  expect(drawn()).toBeLessThan(100)
  for (let turn = 0; turn < 200 && drawn() < 300; turn++) await settle(20)
  expect(drawn()).toBe(300)
})

test('in Safari, which deletes what is not visited for long: the page says so', async () => {
  write('只看增长最快的一项')
  expect((await open()).text()).not.toContain('Safari')
  jest.replaceProperty(keeping, 'isBrief', true)
  expect((await open()).text()).toContain('很久不打开，Safari 可能会清掉它们')
})

test('the time of a note opens its lesson there', async () => {
  write('只看增长最快的一项')
  await open()
  await press('打开《大 O 的直觉》，从 03:12 看')
  await settle()
  expect(navigation.pushed()).toContain('/pages/course/video?id=101&course_id=3&at=192')
})

test('notes on passages stand with their article or book, and lead to the passage', async () => {
  const words = { block: 2, quote: '挑出去的木头一层叠着一层，越往上越长' }
  const own = notesOf(7).add({ articleId: 3, articleTitle: '屋檐下', bookId: 0, bookTitle: '', ...words }, '像手臂')
  const chapter = notesOf(7).add(
    { articleId: 34, articleTitle: '第一讲', bookId: 5, bookTitle: '古建筑', block: 0, quote: '坐斗' },
    '最下面的一块',
  )
  const screen = await open()
  expect(screen.text()).toContain('古建筑第一讲坐斗最下面的一块')
  expect(screen.text()).toContain('屋檐下挑出去的木头一层叠着一层，越往上越长像手臂')
  await press('打开《屋檐下》，到“挑出去的木头一层叠着一层…”')
  await press('打开《第一讲》，到“坐斗”')
  await settle()
  expect(navigation.pushed()).toEqual([
    `/packageA/topic/show?id=3&note=${own.id}`,
    `/packageA/book/read?id=34&book=5&note=${chapter.id}`,
  ])
  await type('搜索笔记、课程或文章', '木头')
  expect(screen.text()).not.toContain('古建筑')
})

test('a search that finds nothing leads back to all', async () => {
  write('只看增长最快的一项')
  const screen = await open()
  await type('搜索笔记、课程或文章', '增长')
  expect(screen.text()).toContain('只看增长最快的一项')
  await type('搜索笔记、课程或文章', '没有的')
  expect(screen.text()).not.toContain('只看增长最快的一项')
  await press('显示全部')
  await screen.see('只看增长最快的一项')
})

test('a note is changed', async () => {
  write('只看增长最快的一项')
  const screen = await open()
  await press('03:12 的笔记：编辑或删除')
  await press('编辑')
  expect(await typed('笔记内容')).toBe('只看增长最快的一项')
  await type('笔记内容', '   ')
  await press('保存')
  await screen.see('请先写点什么')
  await type('笔记内容', ' 常数不算 ')
  await press('保存')
  await settle()
  expect(kept()).toEqual(['常数不算'])
  expect(screen.text()).toContain('常数不算')
})

test('a changed note opens as it is now', async () => {
  write('只看增长最快的一项')
  const screen = await open()
  for (const [before, after] of [
    ['只看增长最快的一项', '常数不算'],
    ['常数不算', '常数不算，系数也不算'],
  ] as const) {
    await press('03:12 的笔记：编辑或删除')
    await press('编辑')
    expect(await typed('笔记内容')).toBe(before)
    await type('笔记内容', after)
    await press('保存')
    await screen.see(after)
  }
  expect(kept()).toEqual(['常数不算，系数也不算'])
})

test('the last note of a course is deleted, and comes back', async () => {
  write('只看增长最快的一项')
  const screen = await open()
  await press('03:12 的笔记：编辑或删除')
  await press('删除')
  await screen.see('笔记已删除')
  expect(kept()).toEqual([])
  await press('撤销')
  await settle()
  expect(kept()).toEqual(['只看增长最快的一项'])
  expect(screen.text()).not.toContain('笔记已删除')
})

test('they go out as a file, which comes in again without doubling', async () => {
  write('只看增长最快的一项')
  const saved = jest.spyOn(textFiles, 'save').mockResolvedValue('started')
  const screen = await open()
  await press('导出')
  await press('保存为 Markdown 文件')
  const [name, file] = saved.mock.lastCall ?? []
  expect(name).toMatch(/^学习笔记-\d{4}-\d\d-\d\d\.md$/)
  expect(shown()).toContain('开始下载')

  const picked = jest.spyOn(textFiles, 'pick').mockResolvedValue(file ?? '')
  await press('导入')
  await settle()
  expect(shown()).toContain('这些笔记都已经有了')
  Taro.clearStorageSync()
  await press('导入')
  await settle()
  expect(shown()).toContain('导入了 1 条')
  await screen.see('只看增长最快的一项')
  picked.mockResolvedValue('# 购物')
  await press('导入')
  await settle()
  expect(shown()).toContain('文件里没有可以导入的笔记')
})

test('where no file can be saved, the words are offered', async () => {
  write('只看增长最快的一项')
  jest.spyOn(textFiles, 'save').mockResolvedValue('refused')
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await open()
  await press('导出')
  await press('保存为 Markdown 文件')
  await screen.see('这里不能保存文件')
  await press('复制')
  await settle()
  expect(copied.mock.lastCall?.[0]).toContain('> 只看增长最快的一项')
})

test('a note of another tab is there when the learner comes back', async () => {
  const screen = await open()
  await screen.see('还没有笔记')
  expect(screen.text()).toContain('笔记只存在这台设备上')
  expect(screen.text()).not.toContain('先导出')
  write('在另一页写的')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.see('在另一页写的')
  expect(named('03:12')).toHaveLength(1)
})
