import vm from 'node:vm'

import { parseSync, traverse } from '@babel/core'

import { missing } from './harness/container'
import { files, readText } from './harness/build'

/** What WeChat gives a script besides ES. */
const wechat = (
  'wx App Page Component Behavior getApp getCurrentPages requirePlugin require module exports arguments ' +
  'console setTimeout clearTimeout setInterval clearInterval'
).split(' ')

/** Code of Taro for another platform, never reached. */
const excused = ['tt']

const builtIns: string[] = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)')
const known = new Set([...builtIns.filter((name) => !missing.includes(name)), ...wechat, ...excused])

/** Syntax that engines of 2019 (iOS 13, Chrome 80) cannot parse. */
const tooNew = [
  'PrivateName',
  'ClassProperty',
  'StaticBlock',
  'OptionalMemberExpression',
  'OptionalCallExpression',
  'BigIntLiteral',
  'ImportExpression',
]
const newOperators = new Set(['??', '??=', '||=', '&&='])

function read(file: string) {
  const code = readText(file)
  const tree = parseSync(code, { configFile: false, babelrc: false, sourceType: 'script', compact: true })
  if (!tree) throw new Error(`${file} was not parsed`)
  const unguarded: string[] = []
  const modern: string[] = []
  traverse(tree, {
    Program({ scope }) {
      const asked = new Set([...code.matchAll(/typeof (\w+)/g)].map(([, name]) => name))
      const names = Object.keys('globals' in scope ? (scope.globals as object) : {})
      unguarded.push(...names.filter((name) => !known.has(name) && !asked.has(name)))
    },
    enter({ node }) {
      if (tooNew.includes(node.type)) modern.push(node.type)
      if ('operator' in node && newOperators.has(node.operator)) modern.push(node.operator)
      if (node.type === 'RegExpLiteral' && /\(\?<[=!]/.test(node.pattern)) modern.push(node.pattern)
    },
  })
  return { unguarded, modern }
}

const scripts = files.filter((file) => file.endsWith('.js'))

test.each(scripts)('%s keeps to what WeChat knows and old engines can parse', (file) => {
  expect(read(file)).toEqual({ unguarded: [], modern: [] })
})

test('no code is made from text, but for the one function that WeChat allows', () => {
  const made = scripts.flatMap((file) => readText(file).match(/\beval\(|new Function\([^)]*\)/g) ?? [])
  expect(made).toEqual(['new Function("return this")'])
})
