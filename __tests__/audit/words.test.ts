import { readdirSync, readFileSync } from 'fs'
import { join } from 'path'
import ts from 'typescript'

/** Words that learners are not shown (docs/GLOSSARY.md#words-that-learners-read). */
const refused: readonly RegExp[] = [
  /订阅|已购买/,
  /排课/,
  /考试错题本|试题错题本|习题本|收藏习题/,
  /组团|(?<!课程)团购/,
  /已参考/,
  /题帽/,
  /邀请奖励/,
  /赞同/,
  /您/,
  /￥/,
  /[\u4e00-\u9fff].*(mapKey|config\.js|H5 地址)/,
  /[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]/,
]

/** What is said in source, without what comments say. */
function saidIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const said: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) said.push(node.text)
    ts.forEachChild(node, look)
  }
  look(source)
  return said
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => /\.tsx?$/.test(path))

test('every word before learners is the glossary’s', () => {
  const wrong = sources.flatMap((path) =>
    saidIn(path).flatMap((words) => (refused.some((form) => form.test(words)) ? [`${path}: ${words}`] : [])),
  )
  expect(wrong).toEqual([])
})

test.each(['已订阅', '3 人赞同', '团购活动', '您已被禁言', '确认吗?', '网校没有填写地图密钥（config.js 的 mapKey）'])(
  'it would find %s',
  (words) => {
    expect(refused.some((form) => form.test(words))).toBe(true)
  },
)

test('it lets the wire’s word pass', () => {
  expect(refused.some((form) => form.test('课程团购'))).toBe(false)
})
