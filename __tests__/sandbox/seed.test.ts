import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { books } from '../../sandbox/db/schema'
import { loadAcademy } from '../../sandbox/seed'
import { readItems, readTexts, readYaml } from '../../sandbox/seed/load'
import { htmlOf } from '../../sandbox/seed/markdown'
import { fieldsOf } from '../../sandbox/seed/rows'

const Thing = v.strictObject({ title: v.string(), html: v.string(), priceYuan: v.optional(v.number()) })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
  mkdirSync(join(folder, 'things'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, front: string, text = '正文') =>
  writeFileSync(join(folder, 'things', name), `---\n${front}\n---\n\n${text}\n`)
const read = () => readTexts(join(folder, 'things'), Thing, (text) => ({ html: htmlOf(text) }))

describe('a data file', () => {
  it('gives its item under the key of its name, in the order of the ids', () => {
    write('second.md', 'id: 2\ntitle: 乙')
    write('first.md', 'id: 1\ntitle: 甲\npriceYuan: 9')
    expect(read()).toEqual([
      { key: 'first', title: '甲', priceYuan: 9, html: '<p>正文</p>' },
      { key: 'second', title: '乙', html: '<p>正文</p>' },
    ])
  })

  it.each([
    ['a field of the wrong kind', 'id: 1\ntitle: 甲\npriceYuan: 九', /things\/bad\.md: bad: priceYuan: .*number/],
    ['a missing field', 'id: 1', /things\/bad\.md: bad: title: /],
    ['a field that nobody knows', 'id: 1\ntitle: 甲\nprice: 9', /things\/bad\.md: bad: price: /],
    ['no id', 'title: 甲', /things\/bad\.md: bad: id: /],
    ['an id that leaves a gap', 'id: 3\ntitle: 甲', /things: bad: id: is 3, the next free one is 1/],
    ['YAML that cannot be read', 'id: 1\ntitle: [', /things\/bad\.md: /],
  ])('is refused with file, key and field: %s', (_, front, message) => {
    write('bad.md', front)
    expect(read).toThrow(message)
  })

  it('is refused without front matter', () => {
    writeFileSync(join(folder, 'things', 'bare.md'), '正文')
    expect(read).toThrow(/bare\.md: does not begin with front matter/)
  })

  it('of many items says which one is wrong', () => {
    const file = join(folder, 'many.yaml')
    writeFileSync(file, 'good: { title: 甲, html: "" }\nbad: { title: 7, html: "" }\n')
    expect(() => readItems(file, Thing)).toThrow(/many\.yaml: bad: title: /)
    expect(() => readYaml(file, v.array(Thing))).toThrow(/many\.yaml/)
  })
})

describe('a field with the name of a column', () => {
  const readBooks = (item: string) => {
    const file = join(folder, 'books.yaml')
    writeFileSync(file, `git: ${item}\n`)
    return readItems(file, v.strictObject(fieldsOf(books, 'name', 'userCount', 'isHidden')))
  }

  it('may be missing when it is a flag', () => {
    expect(readBooks('{ name: 甲, userCount: 0 }')).toEqual([{ key: 'git', name: '甲', userCount: 0 }])
    expect(readBooks('{ name: 甲, userCount: 3, isHidden: true }')).toMatchObject([{ userCount: 3, isHidden: true }])
  })

  it.each([
    ['a missing text', '{ userCount: 0 }', /books\.yaml: git: name: /],
    ['a number for a text', '{ name: 7, userCount: 0 }', /git: name: .*string/],
    ['a missing count, although its column has a default', '{ name: 甲 }', /git: userCount: /],
    ['a negative count', '{ name: 甲, userCount: -1 }', /git: userCount: /],
    ['half a count', '{ name: 甲, userCount: 1.5 }', /git: userCount: /],
    ['a number for a flag', '{ name: 甲, userCount: 0, isHidden: 1 }', /git: isHidden: .*boolean/],
    ['a column that was not named', '{ name: 甲, userCount: 0, charge: 9 }', /git: charge: /],
  ])('is refused with file, key and field: %s', (_, item, message) => {
    expect(() => readBooks(item)).toThrow(message)
  })
})

it('turns Markdown into compact HTML', () => {
  const markdown = [
    '### 标题',
    '**粗** `a < b` $x_1 < y_2$',
    '- 一\n- 二',
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    '```\nif (a < b) {}\n```',
    '> 引用',
  ]
  expect(htmlOf(markdown.join('\n\n')).split('\n')).toEqual([
    '<h3>标题</h3>',
    '<p><strong>粗</strong> <code>a &lt; b</code> $x_1 &lt; y_2$</p>',
    '<ul><li>一</li><li>二</li></ul>',
    '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<pre><code>if (a &lt; b) {}</code></pre>',
    '<blockquote><p>引用</p></blockquote>',
  ])
})

it('reads the whole academy', () => {
  const { courses, books, topics, live, exams } = loadAcademy()
  for (const items of [courses, books, topics, live, exams.papers]) {
    const keys = items.map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(10)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
