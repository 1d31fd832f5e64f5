/** Exported values with one name have one meaning: outside the banks, whose folders have the same names side by side, a name is exported once. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DECLARATION =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const enum|const|let|function\*?|class|enum) (\w+)/gm

/** Names that several files export, and why they keep them. A name that is exported once is not in the list. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // The same meaning at two levels.
  detect: 'the function, and the command of the same name',
  formatRange: 'the function, and the one that a thread runs it by',
  // Kinds of fields in the descriptors, and arbitraries of their contents.
  digits: 'field, and arbitrary of its content',
  taxId: 'field, and arbitrary of its content',
  percentage: 'unit of a field, and arbitrary of its content',
  integer: 'field, checked integer of generated code, and text of a message',
}

/** Returns the exported values that several files declare, and these files. Overloads of one function are in one file. */
function exportedTwice(files: readonly { readonly path: string; readonly source: string }[]): Record<string, string[]> {
  const places = new Map<string, Set<string>>()
  for (const { path, source } of files) {
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, name] of code.matchAll(DECLARATION)) places.set(name!, (places.get(name!) ?? new Set()).add(path))
  }
  return Object.fromEntries(
    [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]),
  )
}

/** A file of the web form exports the names of the file whose place it takes (`test/build/web-form.test.ts`). */
const FOLDER = new URL('../src/', import.meta.url)

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.web.ts') && !/^banks\/(?:\d|families\/)/.test(path))
  .map((path) => ({ path, source: readFileSync(new URL(path, FOLDER), 'utf8') }))

test('no exported value has two meanings, except those that the list explains', () => {
  const found = exportedTwice(sources)
  expect(Object.keys(found).sort(), JSON.stringify(found)).toEqual(Object.keys(EXCEPTIONS).sort())
})

test('finds values of any form, in different files only', () => {
  const files = [
    {
      path: 'a.ts',
      source:
        'export const A = 1\nexport function b(): void\nexport function b(): void {}\nexport class C {}\nconst D = 1',
    },
    {
      path: 'b.ts',
      source: 'export async function A() {}\nexport const enum C {}\nexport const D = 2\n/* \nexport const b = 1 */',
    },
  ]
  expect(exportedTwice(files)).toEqual({ A: ['a.ts', 'b.ts'], C: ['a.ts', 'b.ts'] })
})
