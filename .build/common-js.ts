import type { Options } from 'tsup'
import ts from 'typescript'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * Turns esbuild's ESM into CommonJS; esbuild splits only ESM into chunks.
 *
 * - Names of other files of the build become constants, which V8 optimises like local variables; properties of a large
 *   `exports` object are slow. This is correct because chunks do not import each other in a circle, and exported
 *   variables do not change.
 * - A package or a module of Node is required at the first use of one of its names: a program that reads a file does
 *   not load what converts zip files.
 * - An `import()` of another file of the build becomes `require`, so that it can be synchronous (`lazy-imports.ts`). An
 *   `import()` of a package stays: it may be ESM.
 */
export const commonJs: Plugin = {
  name: 'common-js',
  renderChunk: (code, { path }) => ({ code: toCommonJs(code, path) }),
}

export function toCommonJs(code: string, path: string): string {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const imports = source.statements.filter(ts.isImportDeclaration)
  const packages = imports.filter(({ moduleSpecifier }) => !isOfBuild(moduleSpecifier))
  const valuesOfNames = new Map(packages.flatMap(valuesOf))

  /** CommonJS of a node, or undefined if it stays, or only parts of it change. */
  const replaced = (node: ts.Node): string | undefined => {
    if (ts.isImportDeclaration(node)) return isOfBuild(node.moduleSpecifier) ? constants(node) : ''
    if (ts.isExportDeclaration(node)) return exportsOf(node, valuesOfNames)
    if (ts.isMetaProperty(node)) return IMPORT_META
    if (node.kind === ts.SyntaxKind.ImportKeyword)
      return isOfBuild((node.parent as ts.CallExpression).arguments[0]) ? 'require' : undefined
    const value = ts.isIdentifier(node) ? valuesOfNames.get(node.text) : undefined
    if (value === undefined || isName(node)) return undefined
    return ts.isShorthandPropertyAssignment(node.parent) ? `${node.getText()}: ${value}` : value
  }

  const parts: string[] = []
  let end = 0
  const visit = (node: ts.Node): void => {
    const text = replaced(node)
    if (text === undefined) {
      ts.forEachChild(node, visit)
    } else {
      parts.push(code.slice(end, node.getStart(source)), text)
      end = node.end
    }
  }
  visit(source)
  const [shebang = ''] = /^#!.*\n/.exec(code) ?? []
  const body = [...parts, code.slice(end)].join('').slice(shebang.length)
  return `${shebang}${[HEAD, ...new Set(packages.map(loader)), body.trim()].join('\n')}\n`
}

const HEAD = `'use strict'\nObject.defineProperty(exports, '__esModule', { value: true })`
const IMPORT_META = '({ url: require("node:url").pathToFileURL(__filename).href })'

const isOfBuild = (specifier: ts.Node | undefined): boolean =>
  specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration): string => (moduleSpecifier as ts.StringLiteral).text

/** An import without names is for side effects, which the modules do not have (package.json). */
function constants(node: ts.ImportDeclaration): string {
  const bindings = node.importClause?.namedBindings
  if (bindings === undefined) return ''
  if (!ts.isNamedImports(bindings)) throw new Error(`unexpected import: ${node.getText()}`)
  const names = bindings.elements.map(({ name, propertyName }) =>
    propertyName === undefined ? name.text : `${propertyName.text}: ${name.text}`,
  )
  return `const { ${names.join(', ')} } = require("${specifierOf(node)}");`
}

/** `node:crypto` → `load_node_crypto` */
const loaderName = (node: ts.ImportDeclaration): string => `load_${specifierOf(node).replaceAll(/\W/g, '_')}`

function loader(node: ts.ImportDeclaration): string {
  const name = loaderName(node)
  return `let ${name}_; const ${name} = () => ${name}_ ??= require("${specifierOf(node)}");`
}

/** The names that are imported from a package, with their values. As in Node, the default import of CommonJS is the whole module. */
function valuesOf(node: ts.ImportDeclaration): [name: string, value: string][] {
  const { name, namedBindings } = node.importClause ?? {}
  const whole = `${loaderName(node)}()`
  const values: [string, string][] = name === undefined ? [] : [[name.text, whole]]
  if (namedBindings === undefined) return values
  if (ts.isNamespaceImport(namedBindings)) return [...values, [namedBindings.name.text, whole]]
  const named = namedBindings.elements.map(({ name, propertyName = name }): [string, string] => [
    name.text,
    propertyName.text === 'default' ? whole : `(0, ${whole}.${propertyName.text})`,
  ])
  return [...values, ...named]
}

function exportsOf(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  values: ReadonlyMap<string, string>,
): string {
  if (moduleSpecifier !== undefined || exportClause === undefined || !ts.isNamedExports(exportClause))
    throw new Error('unexpected form of export')
  return exportClause.elements
    .map(
      ({ name, propertyName = name }) =>
        `exports.${name.text} = ${values.get(propertyName.text) ?? propertyName.text};`,
    )
    .join('\n')
}

/**
 * Whether a node is a name in its parent, e.g. of a property, not the use of a variable.
 *
 * @throws {Error} for a variable; esbuild gives no variable the name of an import
 */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return false
  const isNameOf = (role: string): boolean => Reflect.get(parent, role) === node
  if (isNameOf('name') && DECLARATIONS.some((isDeclaration) => isDeclaration(parent)))
    throw new Error(`a variable has the name of an import: ${node.getText()}`)
  return isNameOf('name') || isNameOf('propertyName') || isNameOf('label')
}

const DECLARATIONS = [
  ts.isVariableDeclaration,
  ts.isBindingElement,
  ts.isParameter,
  ts.isFunctionDeclaration,
  ts.isFunctionExpression,
  ts.isClassDeclaration,
  ts.isClassExpression,
]
