/** The public API according to the compiler: the entry points of package.json and their exports. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { BANKS } from '../src/banks/index.js'

export const ROOT = join(import.meta.dirname, '..')

export const sources = globSync('src/**/*.ts', {
  cwd: ROOT,
  ignore: ['src/**/browser/**', 'src/**/assembly/**'],
  absolute: true,
})

const program = ts.createProgram(sources, {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  strict: true,
})

export const checker = program.getTypeChecker()

export function exportsOf(path: string): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)
  return module === undefined ? [] : checker.getExportsOfModule(module)
}

export interface EntryPoint {
  /** Key in `exports` of package.json, with the folder of a bank in place of `*`: `./boleto`. */
  readonly name: string
  readonly exports: readonly ts.Symbol[]
}

/** Returns the entry points of `exports` in package.json. Sources have the same paths as the built files. */
export function entryPoints(): EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { import: { default: string } }>
  }
  return Object.entries(exports).flatMap(([pattern, target]) => {
    if (typeof target === 'string') return []
    const folders = pattern.includes('*') ? BANKS.map(({ number, slug }) => `${number}-${slug}`) : ['']
    return folders.map((folder) => ({
      name: pattern.replace('*', folder),
      exports: exportsOf(
        target.import.default.replace('*', folder).replace(/^\.\/dist\/(.*)\.js$/, join(ROOT, 'src/$1.ts')),
      ),
    }))
  })
}

/** Resolves an import or export to its symbol. */
export const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

export const isOfSources = (declaration: ts.Node): boolean => sources.includes(declaration.getSourceFile().fileName)

/** Returns the declarations of a symbol in `src/`. */
export const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] =>
  (resolved(symbol).declarations ?? []).filter(isOfSources)
