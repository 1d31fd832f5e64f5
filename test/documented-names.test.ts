/** Every name of the library in the documents, or in a doc comment of the public face, can be imported. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { BANKS } from '../src/banks/index.js'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = ['README.md', 'README.pt-BR.md', 'BANKS.md', 'SECURITY.md']

/** Sources of the modules that `exports` of package.json names. */
function entryPoints(): string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { import: { default: string } }>
  }
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string'
      ? []
      : BANKS.map(({ number, slug }) =>
          target.import.default
            .replace('*', `${number}-${slug}`)
            .replace(/^\.\/dist\/(.*)\.js$/, join(ROOT, 'src/$1.ts')),
        ),
  )
}

const sources = globSync('src/**/*.ts', {
  cwd: ROOT,
  ignore: ['src/**/browser/**', 'src/**/assembly/**'],
  absolute: true,
})
const program = ts.createProgram(sources, {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
})
const checker = program.getTypeChecker()

const exportsOf = (path: string): ts.Symbol[] => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)
  return module === undefined ? [] : checker.getExportsOfModule(module)
}

const face = [...new Set(entryPoints())].flatMap(exportsOf)
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

const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] =>
  (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? []

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
      .filter((declaration) => sources.includes(declaration.getSourceFile().fileName))
      .flatMap((declaration) => commentsOf(declaration).flatMap(internalNamesIn))
      .map((name) => `${symbol.name}: ${name}`),
  )
  expect(faults).toEqual([])
})
