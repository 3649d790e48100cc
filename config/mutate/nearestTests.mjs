import fs from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import { root } from '../scripts/lib.mjs'

const endings = ['', '.h5.ts', '.h5.tsx', '.ts', '.tsx', '/index.h5.ts', '/index.h5.tsx', '/index.ts', '/index.tsx']

/** The file that an import means on H5; undefined outside the project. */
function resolve(name, from) {
  const base = name.startsWith('@/')
    ? path.join(root, 'src', name.slice(2))
    : name.startsWith('.') && path.resolve(path.dirname(from), name)
  return (
    base &&
    endings.map((ending) => base + ending).find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
  )
}

const importsByFile = new Map()

/** Files that run because this one does: types do not. */
function importsOf(file) {
  const known = importsByFile.get(file)
  if (known) return known
  const names = []
  const visit = (node) => {
    const isImport = ts.isImportDeclaration(node) ? !node.importClause?.isTypeOnly : ts.isExportDeclaration(node)
    if (isImport && node.moduleSpecifier) names.push(node.moduleSpecifier.text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      names.push(node.arguments[0].text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  const files = names.map((name) => resolve(name, file)).filter((found) => found && /\.tsx?$/.test(found))
  importsByFile.set(file, files)
  return files
}

/** Steps from a test to every file that it runs. */
function distancesFrom(test) {
  const steps = new Map([[test, 0]])
  // A map is walked in the order in which it grows.
  for (const [file, step] of steps) {
    for (const next of importsOf(file)) if (!steps.has(next)) steps.set(next, step + 1)
  }
  return steps
}

/** For every test the files that it runs; `nearest` orders the tests that run a file, the closest first. */
export function testFinder(tests) {
  const reaches = tests.map((test) => ({ test, steps: distancesFrom(test) }))
  return (file) =>
    reaches
      .filter(({ steps }) => steps.has(file))
      // Of two that are as near, the one that runs less.
      .sort((one, other) => one.steps.get(file) - other.steps.get(file) || one.steps.size - other.steps.size)
      .map(({ test }) => test)
}
