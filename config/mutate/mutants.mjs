import fs from 'node:fs'

import ts from 'typescript'

/** A map, because an object would also answer for `toString`. */
const swaps = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])

/** Excludes types and names of files. */
const isCode = (node) =>
  !ts.isTypeNode(node) &&
  !ts.isInterfaceDeclaration(node) &&
  !ts.isImportDeclaration(node) &&
  !ts.isExportDeclaration(node)

/** These take what to do when something happens. */
const listening = /^(on|addEventListener|subscribe|use(Did\w+|Unload|Load|Ready|Flush))$/
/** Our own ones; a component's callback is called like them. */
const ownListening = /^on[A-Z]/
const effects = /^use(Layout|Insertion)?Effect$/

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)
const nothing = '() => undefined'

/** The last word of what is called: `on` of `socket.on(...)`. */
const nameOf = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.text)

/** Styles are judged by eye. */
const isLook = ({ parent }) => ts.isJsxAttribute(parent)

/** Every small fault that can be made in this file: its place, its replacement, and whether it breaks wiring. */
export function mutantsOf(file) {
  const text = fs.readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []

  const put = (start, end, replacement, isWiring) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    const original = text.slice(start, end)
    found.push({ file, start, end, line: line + 1, column: character + 1, original, replacement, isWiring })
  }
  const add = (node, replacement) => put(node.getStart(), node.end, replacement, false)
  const unwire = (node, replacement) => put(node.getStart(), node.end, replacement, true)
  const negate = (condition) => add(condition, `!(${condition.getText()})`)

  /** The effect does nothing, or never cleans up. */
  const spoilEffect = (effect) => {
    if (!ts.isBlock(effect.body)) {
      unwire(effect.body, 'undefined')
      if (!ts.isVoidExpression(effect.body)) unwire(effect.body, `void (${effect.body.getText()})`)
      return
    }
    const start = effect.body.getStart() + 1
    put(start, start, ' return;', true)
    for (const statement of effect.body.statements) {
      if (ts.isReturnStatement(statement) && statement.expression)
        unwire(statement, `void (${statement.expression.getText()});`)
    }
  }

  const visitCall = (call) => {
    const name = nameOf(call)
    const [first] = call.arguments
    if (effects.test(name) && first && isFunction(first)) spoilEffect(first)
    const isGiven = (each) => listening.test(name) && (ts.isIdentifier(each) || ts.isPropertyAccessExpression(each))
    const isWritten = (each) => (listening.test(name) || ownListening.test(name)) && isFunction(each)
    const listener = call.arguments.find(isWritten) ?? call.arguments.find(isGiven)
    if (listener) unwire(listener, nothing)
  }

  const visit = (node) => {
    if (!isCode(node)) return
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText()
      // JavaScript forbids `??` beside `&&` without brackets.
      if (operator === '??') add(node, `((${node.left.getText()}) && ${node.right.getText()})`)
      else if (swaps.has(operator)) add(node.operatorToken, swaps.get(operator))
    } else if (ts.isPropertyAccessExpression(node) && swaps.has(node.name.text)) {
      add(node.name, swaps.get(node.name.text))
    } else if (ts.isConditionalExpression(node)) negate(node.condition)
    else if (ts.isIfStatement(node)) negate(node.expression)
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText())
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    else if (ts.isStringLiteral(node) && node.text !== '' && node.parent.name !== node && !isLook(node)) add(node, "''")
    else if (ts.isExpressionStatement(node)) add(node, ';')
    if (ts.isCallExpression(node)) visitCall(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
