/** Each file of the web form exports the names of the file whose place it takes, or those of them that the web form uses. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as node from '../../src/runtime/bytes.js'
import * as web from '../../src/runtime/bytes.web.js'
import * as nodeCharsets from '../../src/runtime/charsets.js'
import * as webCharsets from '../../src/runtime/charsets.web.js'
import * as nodeFiles from '../../src/runtime/files.js'
import * as webFiles from '../../src/runtime/files.web.js'
import * as nodeTurn from '../../src/runtime/next-turn.js'
import * as webTurn from '../../src/runtime/next-turn.web.js'
import * as nodeZip from '../../src/runtime/zip.js'
import * as webZip from '../../src/runtime/zip.web.js'

const WEB_FILES = globSync('src/**/*.web.ts')

/** Names of the values that a source declares and exports. */
function exportedBy(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const names = source.statements.flatMap((statement) => {
    if (
      !ts.canHaveModifiers(statement) ||
      !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement.name!.text] : []
  })
  return names.toSorted()
}

test.each(WEB_FILES.filter((path) => !path.startsWith('src/convert/')))('%s', (path) => {
  const names = exportedBy(path.replace('.web.ts', '.ts'))
  expect(names.length).toBeGreaterThan(0)
  expect(exportedBy(path)).toEqual(names)
})

test('the types of the forms are the same', () => {
  // The compiler checks them.
  const forms = [
    [node, web satisfies typeof node],
    [nodeCharsets, webCharsets satisfies typeof nodeCharsets],
    [nodeFiles, webFiles satisfies typeof nodeFiles],
    [nodeTurn, webTurn satisfies typeof nodeTurn],
    [nodeZip, webZip satisfies typeof nodeZip],
  ] as const
  for (const [ofNode, ofWeb] of forms) expect(Object.keys(ofWeb).toSorted()).toEqual(Object.keys(ofNode).toSorted())
})
