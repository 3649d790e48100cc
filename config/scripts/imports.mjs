// Which files run because a file does: follows imports as the build of an end resolves them.
import fs from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import { root } from './lib.mjs'

const endingsOf = (end) => {
  const scripts = [`.${end}.ts`, `.${end}.tsx`, '.ts', '.tsx']
  return ['', ...scripts, ...scripts.map((ending) => `/index${ending}`), '.scss']
}

/** The file that an import means; undefined outside the project. */
function resolve(name, from, end) {
  const base = name.startsWith('@/')
    ? path.join(root, 'src', name.slice(2))
    : name.startsWith('.') && path.resolve(path.dirname(from), name)
  return (
    base &&
    endingsOf(end)
      .map((ending) => base + ending)
      .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
  )
}

/** The files that a style sheet is made of. A bare name may lie beside it, or be a package. */
const sheetsOf = (file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^@(?:use|forward|import) '([^':]+)'/gm)].map(([, name]) =>
    name.startsWith('.') ? name : `./${name}`,
  )

function scriptsOf(file) {
  const names = []
  const lazyNames = []
  const visit = (node) => {
    const isImport = ts.isImportDeclaration(node) ? !node.importClause?.isTypeOnly : ts.isExportDeclaration(node)
    if (isImport && node.moduleSpecifier) names.push(node.moduleSpecifier.text)
    // An address that is only known when the app runs is none of the project's files.
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments
      if (ts.isStringLiteral(name)) lazyNames.push(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return { names, lazyNames }
}

function namesIn(file) {
  if (/\.tsx?$/.test(file)) return scriptsOf(file)
  return { names: file.endsWith('.scss') ? sheetsOf(file) : [], lazyNames: [] }
}

const importsByFile = new Map()

/** Includes styles, pictures and what is loaded later. Types do not count. */
function importsOf(file, end) {
  const key = `${end} ${file}`
  const known = importsByFile.get(key)
  if (known) return known
  const { names, lazyNames } = namesIn(file)
  const resolved = (list) => list.map((name) => resolve(name, file, end)).filter(Boolean)
  const imports = { files: resolved(names), lazy: resolved(lazyNames) }
  importsByFile.set(key, imports)
  return imports
}

/** The number of import steps from a file to every file that it runs. */
export function stepsFrom(file, { isLazyToo = true, end = 'h5' } = {}) {
  const steps = new Map([[file, 0]])
  // Iterating over a Map also visits what is added meanwhile.
  for (const [each, step] of steps) {
    const { files, lazy } = importsOf(each, end)
    for (const next of isLazyToo ? [...files, ...lazy] : files) if (!steps.has(next)) steps.set(next, step + 1)
  }
  return steps
}

/** Every file below a folder of the project, in order. */
export const filesBelow = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
