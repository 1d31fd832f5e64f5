/** All regular expressions take linear time: they do not backtrack over their input. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { isLong, someOf } from '../runs.js'

/** Returns the regular expressions in some of the sources, in a long run in all, with their files. */
function expressionsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  for (const name of someOf(names.sort(), 200)) {
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

/** With a seed of its own: for some expressions, the checker tries drawn texts. */
const CHECKS = { timeout: 60_000, randomSeed: 1 }

const statusOf = async (expression: string): Promise<string> => {
  const end = expression.lastIndexOf('/')
  if (!expression.startsWith('/')) return 'created at run time'
  return (await check(expression.slice(1, end), expression.slice(end + 1), CHECKS)).status
}

test('the checker detects slow expressions', async () => {
  expect(await statusOf('/(a+)+$/')).toBe('vulnerable')
  expect(await statusOf('/ +$/')).toBe('vulnerable')
})

test('all expressions of the library are safe', async () => {
  const expressions = expressionsIn('src')
  expect(expressions.size).toBeGreaterThan(isLong ? 100 : 5)
  const bad: string[] = []
  for (const [expression, place] of someOf([...expressions], 4)) {
    const status = await statusOf(expression)
    if (status !== 'safe') bad.push(`${place}: ${expression} ${status}`)
  }
  expect(bad).toEqual([])
})
