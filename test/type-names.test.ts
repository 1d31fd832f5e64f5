/** Type names are unique in the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DECLARATION =
  /^\s*(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const )?(?:type|interface|class|enum) (\w+)[\s<{=]/gm

/** Returns the type names with several declarations, and their files. */
function declaredTwice(files: readonly { readonly path: string; readonly source: string }[]): string[] {
  const places = new Map<string, string[]>()
  for (const { path, source } of files) {
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, name] of code.matchAll(DECLARATION)) places.set(name!, [...(places.get(name!) ?? []), path])
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

const FOLDER = new URL('../src/', import.meta.url)

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.web.ts'))
  .map((path) => ({ path, source: readFileSync(new URL(path, FOLDER), 'utf8') }))

test('no type name is declared twice', () => {
  expect(declaredTwice(sources)).toEqual([])
})

test('finds types of any form, in different files and in the same file', () => {
  const files = [
    {
      path: 'a.ts',
      source: 'export interface A {\n}\ntype B<T> = T\nexport abstract class C {\n}\nconst enum D {}\ntype B = 1',
    },
    {
      path: 'b.ts',
      source:
        'export type A = 1\nclass C extends X {}\nexport const enum D {}\n/** type E = 1 */\nexport type { E } from "./e"',
    },
    { path: 'c.ts', source: '/*\ntype E = 1 */\ntype E = 2\nconst type = 1' },
  ]
  expect(declaredTwice(files)).toEqual(['A: a.ts, b.ts', 'B: a.ts, a.ts', 'C: a.ts, b.ts', 'D: a.ts, b.ts'])
})
