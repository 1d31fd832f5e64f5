/** Every name of the library in the documents, or in a doc comment of the public face, can be imported. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { declarationsOf, entryPoints, exportsOf, ROOT, sources } from './public-face.js'

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file))

const DOCUMENTS = ['README.md', 'README.pt-BR.md', 'SECURITY.md', ...pages]

const face = entryPoints().flatMap(({ exports }) => exports)
const importable = new Set(face.map(({ name }) => name))
const internal = new Set(sources.flatMap(exportsOf).flatMap(({ name }) => (importable.has(name) ? [] : [name])))

/** Doc comments of a declaration and of its members. */
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

/** Between backticks, or in an example. */
const CODE = /`[^`\n]+`|```ts\n.*?```|@example.*$/gs

/** Of several words, as `toDecimal`, `ReturnReader` or `NO_DATE`: a single word may mean another thing, and `freeField: '…'` is a property. */
const NAME = /\b(?:[A-Za-z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Z]+(?:_[A-Z]+)+)\b(?!: )/g

const internalNamesIn = (text: string): string[] =>
  (text.match(CODE) ?? []).flatMap((code) => code.match(NAME) ?? []).filter((name) => internal.has(name))

test.each(DOCUMENTS)('%s names nothing that cannot be imported', (document) => {
  expect(internalNamesIn(readFileSync(join(ROOT, document), 'utf8'))).toEqual([])
})

test('doc comments of the public face name nothing that cannot be imported', () => {
  expect(internal.size).toBeGreaterThan(100)
  const faults = face.flatMap((symbol) =>
    declarationsOf(symbol)
      .flatMap((declaration) => commentsOf(declaration).flatMap(internalNamesIn))
      .map((name) => `${symbol.name}: ${name}`),
  )
  expect(faults).toEqual([])
})
