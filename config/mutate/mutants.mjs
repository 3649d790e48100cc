import fs from 'node:fs'

import ts from 'typescript'

/** What an operator or a name becomes. */
const swaps = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
}

/** Runs at all: no types, and no names of files. */
const isCode = (node) =>
  !ts.isTypeNode(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isImportDeclaration(node) &&
  !ts.isExportDeclaration(node)

/** Every small fault that could be made in this file: where, and what stands there instead. */
export function mutantsOf(file) {
  const text = fs.readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []

  const add = (node, replacement) => {
    const start = node.getStart()
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    const original = text.slice(start, node.end)
    found.push({ file, start, end: node.end, line: line + 1, column: character + 1, original, replacement })
  }
  const negate = (condition) => add(condition, `!(${condition.getText()})`)

  const visit = (node) => {
    if (!isCode(node)) return
    if (ts.isBinaryExpression(node)) {
      const swap = swaps[node.operatorToken.getText()]
      if (swap) add(node.operatorToken, swap)
    } else if (ts.isPropertyAccessExpression(node) && swaps[node.name.text]) add(node.name, swaps[node.name.text])
    else if (ts.isConditionalExpression(node)) negate(node.condition)
    else if (ts.isIfStatement(node)) negate(node.expression)
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText())
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    else if (ts.isStringLiteral(node) && node.text !== '' && node.parent.name !== node) add(node, "''")
    else if (ts.isExpressionStatement(node)) add(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
