/** No regular expression takes longer than in proportion to its text: none goes back over what it has read, again and again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Every regular expression that stands in the sources, by its text, and where. */
function expressionsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const text = readFileSync(join(folder, name), 'utf8')
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, name)
      if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') found.set(node.getText(file), name)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

const statusOf = async (expression: string): Promise<string> => {
  const end = expression.lastIndexOf('/')
  if (!expression.startsWith('/')) return 'made at run time'
  return (await check(expression.slice(1, end), expression.slice(end + 1), { timeout: 60_000 })).status
}

test('the checker tells a bad one', async () => {
  expect(await statusOf('/(a+)+$/')).toBe('vulnerable')
  expect(await statusOf('/ +$/')).toBe('vulnerable')
})

test('every one of the library is safe', async () => {
  const expressions = expressionsIn('src')
  expect(expressions.size).toBeGreaterThan(100)
  const bad: string[] = []
  for (const [expression, place] of expressions) {
    const status = await statusOf(expression)
    if (status !== 'safe') bad.push(`${place}: ${expression} ${status}`)
  }
  expect(bad).toEqual([])
})
