/** The change of esbuild's ESM into CommonJS (`.build/common-js.ts`). */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { toCommonJs } from '../../.build/common-js.js'

interface Ran {
  readonly exports: Readonly<Record<string, unknown>>
  /** What was required while the code ran. */
  readonly required: readonly string[]
  /** What was required from then on. */
  readonly requiredLater: string[]
}

const FILE = join(import.meta.dirname, 'chunk.cjs')

/** Runs ESM that was changed into CommonJS. Files of the build export `a` and `b`. */
function ran(esm: string): Ran {
  const calls: string[] = []
  const nodeRequire = createRequire(FILE)
  const require = (path: string): unknown => {
    calls.push(path)
    return path.startsWith('.') ? { a: 1, b: 2 } : nodeRequire(path)
  }
  const exports = {}
  new Function('exports', 'require', '__filename', toCommonJs(esm, FILE))(exports, require, FILE)
  return { exports, required: calls.splice(0), requiredLater: calls }
}

test('names of another file of the build are loaded at once', () => {
  const { exports, required } = ran('import { a, b as c } from "./chunk-A.cjs";\nvar d = a + c;\nexport { d, c as e };')
  expect(required).toEqual(['./chunk-A.cjs'])
  expect(exports).toEqual({ d: 3, e: 2 })
})

test('a file of the build from which nothing is taken is not loaded', () => {
  expect(ran('import "./chunk-A.cjs";').required).toEqual([])
})

test.each([
  ['import { join as j } from "node:path";\nvar f = () => j("a", "b");'],
  ['import path from "node:path";\nvar f = () => path.join("a", "b");'],
  ['import * as path from "node:path";\nvar f = () => path.join("a", "b");'],
  ['import { default as path } from "node:path";\nvar f = () => path.join("a", "b");'],
  ['import path, { join } from "node:path";\nvar f = () => ({ join, path }).join("a", path.basename("c/b"));'],
])('a package is loaded when one of its names is used: %j', (code) => {
  const { exports, required, requiredLater } = ran(`${code}\nexport { f };`)
  expect(required).toEqual([])
  const f = exports['f'] as () => string
  expect([f(), f()]).toEqual([join('a', 'b'), join('a', 'b')])
  expect(requiredLater).toEqual(['node:path'])
})

test('two imports of a package load it once', () => {
  const { exports, requiredLater } = ran(
    'import { join } from "node:path";\nvar f = () => join("a");\nimport { sep as s } from "node:path";\nvar g = () => s;\nexport { f, g };',
  )
  for (const name of ['f', 'g']) (exports[name] as () => string)()
  expect(requiredLater).toEqual(['node:path'])
})

test('properties with the name of an import stay', () => {
  const { exports, required } = ran(
    'import { join } from "node:path";\nvar o = { join: 1 };\nclass C { join() { return o.join; } }\nvar v = new C().join();\nexport { v };',
  )
  expect([exports['v'], required]).toEqual([1, []])
})

test.each(['const join = 1;', 'function f(join) {}', 'var f = ({ join }) => 1;', 'try {} catch (join) {}'])(
  'a variable with the name of an import is an error: %s',
  (code) => {
    expect(() => toCommonJs(`import { join } from "node:path";\nvar f = () => { ${code} };`, FILE)).toThrow(
      'a variable has the name of an import: join',
    )
  },
)

test('import() of a file of the build is synchronous; import() of a package stays', () => {
  const { exports, required } = ran(
    'var { a } = import("./chunk-A.cjs");\nvar load = () => import("node:path");\nexport { a };',
  )
  expect([exports['a'], required]).toEqual([1, ['./chunk-A.cjs']])
  expect(toCommonJs('var load = () => import("node:path");', FILE)).toContain('import("node:path")')
})

test('import.meta.url is the address of the file', () => {
  expect(ran('var url = import.meta.url;\nexport { url };').exports['url']).toBe(pathToFileURL(FILE).href)
})

test('a program stays a program', () => {
  expect(toCommonJs('#!/usr/bin/env node\nimport "./chunk-A.cjs";\nmain();', FILE)).toMatch(/^#!\/usr\/bin\/env node\n/)
})
