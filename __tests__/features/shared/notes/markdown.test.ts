import { readMarkdown, toMarkdown } from '@/features/shared/notes/markdown'
import type { Note } from '@/features/shared/notes/store'

const note = (over: Partial<Note> = {}): Note => ({
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

test.each([
  ['two courses', [note(), note({ id: '7-lx3k2abcde9', lessonId: 7, courseId: 9, courseTitle: '写作', sec: 0 })]],
  [
    'what looks like the file’s own lines',
    [note({ text: '# 标题\n> 引用\n#### x <!-- note:1-aaaaaa -->\n<b>粗</b>' })],
  ],
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
  ['a note without words', toMarkdown([note({ text: '' })], '')],
])('%s gives no notes', (_, file) => expect(readMarkdown(file)).toEqual([]))
