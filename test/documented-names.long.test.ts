/** Every name of the library in the documents, and in doc comments of the public API, can be imported. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { declarationsOf, entryPoints, exportsOf, ROOT, sources } from './public-api.js'

// The architecture is for people who change the code.
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && file !== 'architecture.md')
  .map((file) => join('docs', file))

const DOCUMENTS = ['README.md', 'README.pt-BR.md', 'SECURITY.md', ...pages]

const api = entryPoints().flatMap(({ exports }) => exports)
const importable = new Set(api.map(({ name }) => name))
const internal = new Set(sources.flatMap(exportsOf).flatMap(({ name }) => (importable.has(name) ? [] : [name])))

/** Returns the doc comments of a declaration and of its members. */
function commentsOf(declaration: ts.Node): string[] {
  const text = declaration.getSourceFile().text
  const comments: string[] = []
  const walk = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) comments.push(text.slice(pos, end))
    if (!ts.isBlock(node)) ts.forEachChild(node, walk)
  }
  walk(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration)
  return comments.filter((comment) => comment.startsWith('/**'))
}

/** Code between backticks or in an example. */
const CODE = /`[^`\n]+`|```ts\n.*?```|@example.*$/gs

/** Names of several words: `toDecimal`, `ReturnReader`, `NO_DATE`. Single words are ambiguous; `freeField: '…'` is a property. */
const NAME = /\b(?:[A-Za-z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Z]+(?:_[A-Z]+)+)\b(?!: )/g

const internalNamesIn = (text: string): string[] =>
  (text.match(CODE) ?? []).flatMap((code) => code.match(NAME) ?? []).filter((name) => internal.has(name))

test.each(DOCUMENTS)('%s contains only names that can be imported', (document) => {
  expect(internalNamesIn(readFileSync(join(ROOT, document), 'utf8'))).toEqual([])
})

test('doc comments of the public API contain only names that can be imported', () => {
  expect(internal.size).toBeGreaterThan(100)
  const faults = api.flatMap((symbol) =>
    declarationsOf(symbol)
      .flatMap((declaration) => commentsOf(declaration).flatMap(internalNamesIn))
      .map((name) => `${symbol.name}: ${name}`),
  )
  expect(faults).toEqual([])
})
