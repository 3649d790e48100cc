import { readMarkdown, toMarkdown } from '@/features/shared/notes/markdown'
import type { LessonNote, Note, PassageNote } from '@/features/shared/notes/store'

const note = (over: Partial<LessonNote> = {}): LessonNote => ({
  id: '101-lx3k2abcde1',
  courseId: 3,
  courseTitle: '数据结构与算法',
  lessonId: 101,
  lessonTitle: '大 O 的直觉',
  sec: 192,
  text: '只看增长最快的一项',
  writtenMs: 1_800_000_000_000,
  atMs: 1_800_000_005_000,
  ...over,
})
const passage = (over: Partial<PassageNote> = {}): PassageNote => ({
  id: 'article3-lx3k2abcde1',
  articleId: 3,
  articleTitle: '屋檐下',
  bookId: 0,
  bookTitle: '',
  block: 2,
  quote: '挑出去的木头',
  text: '像手臂',
  writtenMs: 1_800_000_000_000,
  atMs: 1_800_000_005_000,
  ...over,
})
const ofBook = {
  id: 'chapter34-lx3k2abcde2',
  articleId: 34,
  articleTitle: '第一讲',
  bookId: 5,
  bookTitle: '古建筑',
} as const
const inOut = (notes: Note[]) => readMarkdown(toMarkdown(notes, '我的笔记'))

test('a file reads well', () => {
  expect(toMarkdown([note(), note({ id: '101-lx3k2abcde2', sec: 200, text: '第一行\n\n第三行' })], '我的笔记')).toBe(
    `# 我的笔记

## 数据结构与算法 <!-- course:3 -->

### 大 O 的直觉 <!-- lesson:101 -->

#### 03:12 <!-- note:101-lx3k2abcde1 sec:192 written:1800000000000 changed:1800000005000 -->

> 只看增长最快的一项

#### 03:20 <!-- note:101-lx3k2abcde2 sec:200 written:1800000000000 changed:1800000005000 -->

> 第一行
>
> 第三行
`,
  )
})

test('of a picture it says that it is elsewhere', () => {
  const file = toMarkdown([note({ hasStill: true })], '')
  expect(file).toContain('（画面只在写下这条笔记的设备上，不在这份文件里）')
  expect(readMarkdown(file)).toEqual([note()])
})

test.each([
  ['two courses', [note(), note({ id: '7-lx3k2abcde9', lessonId: 7, courseId: 9, courseTitle: '写作', sec: 0 })]],
  [
    'what looks like the file’s own lines',
    [note({ text: '# 标题\n> 引用\n#### x <!-- note:1-aaaaaa -->\n<b>粗</b>' })],
  ],
  ['passages of an article and of a book', [passage(), passage(ofBook)]],
  [
    'two chapters',
    [passage(ofBook), passage({ ...ofBook, id: 'chapter35-lx3k2abcde3', articleId: 35, articleTitle: '第二讲' })],
  ],
  ['a quote of lines that look quoted', [passage({ quote: '> 一\n>> 二\n\n三', text: '>> 四\n五' })]],
  ['an article after a course', [note(), passage({ writtenMs: 1 })]],
  ['a title with a comment', [note({ courseTitle: '甲 <!-- course:9 --> 乙' })]],
])('what goes out comes in again: %s', (_, notes) => {
  expect(inOut(notes)).toEqual(expect.arrayContaining(notes))
  expect(inOut(notes)).toHaveLength(notes.length)
})

test('a file that went through Windows is read all the same', () =>
  expect(readMarkdown(toMarkdown([note()], '笔记').replace(/\n/g, '\r\n'))).toEqual([note()]))

test.each([
  ['another file', '# 购物\n\n- 牛奶\n\n> 名言'],
  ['a note of another lesson than its heading', toMarkdown([note()], '').replace('lesson:101', 'lesson:102')],
  ['an id that is none', toMarkdown([note()], '').replace('note:101-lx3k2abcde1', 'note:../../etc')],
  [
    'a passage of another article than its heading',
    toMarkdown([passage()], '').replace('article:3 -->', 'article:4 -->'),
  ],
  ['a chapter in no book', toMarkdown([passage(ofBook)], '').replace(/^## .*$/m, '')],
  ['a note without words', toMarkdown([note({ text: '' })], '')],
])('%s gives no notes', (_, file) => expect(readMarkdown(file)).toEqual([]))
