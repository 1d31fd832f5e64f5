/** Entry points of the package: number of names, no name twice, all functions documented, all types of signatures exported. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { checker, declarationsOf, type EntryPoint, entryPoints, isOfSources, ROOT, resolved } from './public-api.js'

/** Entry points of the library, without those of banks and of the testing kit. */
const api = entryPoints().filter(({ name }) => !/^\.\/(banks|testing)\b/.test(name))

const isValue = (symbol: ts.Symbol): boolean => (resolved(symbol).flags & ts.SymbolFlags.Value) !== 0

/** Returns the exports of an entry point and of its namespaces. */
const withNamespaces = (symbols: readonly ts.Symbol[]): ts.Symbol[] =>
  symbols
    .map(resolved)
    .flatMap((symbol) =>
      symbol.flags & ts.SymbolFlags.ValueModule ? withNamespaces(checker.getExportsOfModule(symbol)) : [symbol],
    )

/** Returns the functions and classes that an entry point exports. */
const functionsOf = ({ exports }: EntryPoint): ts.Symbol[] =>
  withNamespaces(exports)
    .filter(isValue)
    .filter((symbol) => {
      const type = checker.getTypeOfSymbol(symbol)
      return type.getCallSignatures().length + type.getConstructSignatures().length > 0
    })

const isHidden = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0 ||
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')

/** Returns the declarations of a signature: for a class, its constructor and public members, including inherited members. */
function signaturesOf(symbol: ts.Symbol): ts.Declaration[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) return [...declarationsOf(symbol)]
  const constructors = declarationsOf(symbol).flatMap((declaration) =>
    ts.isClassDeclaration(declaration) ? declaration.members.filter(ts.isConstructorDeclaration) : [],
  )
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).flatMap(declarationsOf)
  return [...constructors, ...members].filter((declaration) => !isHidden(declaration))
}

/** Types of the engine and of a bank's definition. They change with every bank, so no other entry point depends on them. */
const OF_DEFINITIONS = ['BankDefinition', 'FixedRecord', 'RemittanceDialect', 'RemittanceReading', 'ReturnDialect']

/** Returns the names of the types that exports use, directly or through other types, with the export that does. */
function usedTypes(exports: readonly ts.Symbol[]): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<ts.Symbol>()
  const visit = (symbol: ts.Symbol | undefined, by: string): void => {
    if (symbol === undefined || seen.has(resolved(symbol))) return
    seen.add(resolved(symbol))
    for (const declaration of declarationsOf(symbol)) {
      found.set(resolved(symbol).name, by)
      const walk = (node: ts.Node): void => {
        if (isHidden(node as ts.Declaration)) return
        if (ts.isTypeReferenceNode(node)) visit(checker.getSymbolAtLocation(node.typeName), by)
        if (ts.isTypeQueryNode(node)) visit(checker.getSymbolAtLocation(node.exprName), by)
        if (ts.isExpressionWithTypeArguments(node)) visit(checker.getSymbolAtLocation(node.expression), by)
        // Neither a body nor a value is part of a declaration; the signature of a function is.
        if (
          !ts.isBlock(node) &&
          !(ts.isVariableDeclaration(node.parent) && node.parent.initializer === node && !ts.isArrowFunction(node))
        )
          ts.forEachChild(node, walk)
      }
      ts.forEachChild(declaration, walk)
    }
  }
  for (const symbol of exports) visit(symbol, symbol.name)
  return found
}

/** Returns the types of `src/` in a signature. */
function namedTypes(signature: ts.Declaration): ts.Symbol[] {
  const found: ts.Symbol[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName)
      if (symbol !== undefined && !(symbol.flags & ts.SymbolFlags.TypeParameter)) found.push(resolved(symbol))
    }
    // A body is not part of the signature; the value of a constant is, if it is a function.
    if (!ts.isBlock(node)) ts.forEachChild(node, walk)
  }
  if (ts.isVariableDeclaration(signature) && signature.initializer && ts.isArrowFunction(signature.initializer)) {
    const { typeParameters = [], parameters, type } = signature.initializer
    for (const part of [...typeParameters, ...parameters, ...(type === undefined ? [] : [type])]) walk(part)
  } else walk(signature)
  return found.filter((symbol) => symbol.declarations?.some(isOfSources))
}

const documentedAt = (declaration: ts.Node): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

/** Returns the doc comments of a function, or of a class and its public members. */
const commentOf = (symbol: ts.Symbol): string =>
  [...declarationsOf(symbol), ...signaturesOf(symbol)]
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(documentedAt(declaration)))
    .map((comment) => comment.getText())
    .join('\n')

const callsValidation = new Map<ts.Node, boolean>()

/** Returns whether a function may throw a `ValidationError`, directly or in the functions of `src/` that it calls. */
function mayThrow(node: ts.Node): boolean {
  const known = callsValidation.get(node)
  if (known !== undefined) return known
  callsValidation.set(node, false)
  const throws = (inner: ts.Node): boolean => {
    if (ts.isThrowStatement(inner) && /^new ValidationError\b/.test(inner.expression.getText())) return true
    if (ts.isCallExpression(inner) || ts.isNewExpression(inner)) {
      const callee = checker.getSymbolAtLocation(inner.expression)
      if (callee !== undefined && bodiesOf(callee).some(mayThrow)) return true
    }
    return ts.forEachChild(inner, throws) ?? false
  }
  const found = ts.forEachChild(node, throws) ?? false
  callsValidation.set(node, found)
  return found
}

const bodiesOf = (symbol: ts.Symbol): ts.Node[] =>
  declarationsOf(symbol).flatMap((declaration) => {
    if (ts.isVariableDeclaration(declaration)) return declaration.initializer ?? []
    return ts.isClassDeclaration(declaration) ? declaration.members.filter(ts.isConstructorDeclaration) : declaration
  })

/** Columns of a field, which are documented once, at `fields`. */
const COLUMNS_OF_FIELDS = ['from', 'to']

/** Returns the parameters of type string or number, whose meaning only the comment explains. */
const plainParameters = (symbol: ts.Symbol): string[] =>
  signaturesOf(symbol)
    .flatMap((declaration) => checker.getTypeAtLocation(declaration).getCallSignatures())
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => /^(string|number)\b/.test(checker.typeToString(checker.getTypeOfSymbol(parameter))))
    .map(({ name }) => name)
    .filter((name) => !COLUMNS_OF_FIELDS.includes(name))

test('the header of the main entry lists the other entry points', () => {
  const header = readFileSync(join(ROOT, 'src/index.ts'), 'utf8').split('*/')[0]!
  const listed = header.match(/`(?:cnab-cobranca)?\/[a-z/-]+/g)!.map((name) => name.replace(/^`(cnab-cobranca)?/, '.'))
  const names = entryPoints().map(({ name }) => name.replace(/^\.\/banks\/.*/, './banks/'))
  expect(new Set(listed)).toEqual(new Set(names.filter((name) => name !== '.')))
})

const isDeprecated = (symbol: ts.Symbol): boolean =>
  resolved(symbol)
    .getJsDocTags()
    .some(({ name }) => name === 'deprecated')

test('the main entry has at most 100 names, besides deprecated ones', () => {
  const { exports } = api.find(({ name }) => name === '.')!
  expect(exports.filter((symbol) => !isDeprecated(symbol)).length).toBeLessThanOrEqual(100)
  expect(
    exports
      .filter(isDeprecated)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['detect', 'diagnosticMessage', 'supports'])
})

test('every value is exported by a single entry point', () => {
  const entriesOf = new Map<ts.Symbol, string[]>()
  for (const { name, exports } of api) {
    for (const symbol of withNamespaces(exports).filter(isValue)) {
      entriesOf.set(symbol, [...(entriesOf.get(symbol) ?? []), name])
    }
  }
  const several = [...entriesOf].filter(([, entries]) => entries.length > 1)
  expect(several.map(([{ name }, entries]) => `${name}: ${entries.join(' ')}`)).toEqual([])
})

test.each(api.filter(({ name }) => name !== './layouts'))(
  '$name does not depend on the definitions of banks',
  ({ exports }) => {
    const used = usedTypes(exports)
    expect(OF_DEFINITIONS.flatMap((name) => (used.has(name) ? `${used.get(name)}: ${name}` : []))).toEqual([])
  },
)

test('the layouts depend on the definitions of banks', () => {
  const used = usedTypes(api.find(({ name }) => name === './layouts')!.exports)
  expect(OF_DEFINITIONS.filter((name) => !used.has(name))).toEqual([])
})

describe.each(api)('$name', (entry) => {
  const functions = functionsOf(entry)

  test('exports the types of its signatures', () => {
    const exported = new Set(withNamespaces(entry.exports))
    const missing = functions.flatMap((symbol) =>
      signaturesOf(symbol)
        .flatMap(namedTypes)
        .filter((type) => !exported.has(type))
        .map((type) => `${symbol.name}: ${type.name}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  test('every function has a doc comment, and an explanation of each plain parameter', () => {
    const faults = functions.flatMap((symbol) => {
      const comment = commentOf(symbol)
      if (comment === '') return symbol.name
      return plainParameters(symbol)
        .filter((name) => !comment.includes('@example') && !new RegExp(`\\b${name}s?\\b`).test(comment))
        .map((name) => `${symbol.name}: ${name}`)
    })
    expect(faults).toEqual([])
  })

  test('every function that may throw a ValidationError documents it', () => {
    const undocumented = functions.filter((symbol) => {
      const thrown = [...bodiesOf(symbol), ...signaturesOf(symbol)].some(mayThrow)
      return thrown && !/@throws \{?ValidationError/.test(commentOf(symbol))
    })
    expect(undocumented.map(({ name }) => name)).toEqual([])
  })
})
