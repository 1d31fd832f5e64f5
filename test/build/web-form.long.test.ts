/**
 * The web form: every package entry for browsers and edge runtimes needs no module of Node, and has the results of Node in a context with the globals of the
 * web only, also where the policy of a page forbids generated code and WebAssembly.
 */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { type BuildResult, build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFINED, webForm } from '../../.build/web-form.js'
import * as assignment from '../../src/assignment.js'
import * as boleto from '../../src/boleto.js'
import * as chosenBanks from '../../src/chosen-banks.js'
import * as columns from '../../src/columns.js'
import * as imports from '../../src/import/index.js'
import * as main from '../../src/index.js'
import * as layouts from '../../src/layouts.js'
import * as settlement from '../../src/settlement/index.js'
import * as tables from '../../src/tables.js'
import { fixtures } from '../../src/testing/fixtures/index.js'
import * as simulator from '../../src/testing/simulator/index.js'
import { runs, someOf } from '../runs.js'

/** Package entries with a web form, and their exports in Node. */
const ENTRIES: Readonly<Record<string, object>> = {
  '.': main,
  './assignment': assignment,
  './boleto': boleto,
  './chosen-banks': chosenBanks,
  './columns': columns,
  './import': imports,
  './layouts': layouts,
  './settlement': settlement,
  './tables': tables,
  './testing/simulator': simulator,
}

const { exports: EXPORTS } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Record<string, { readonly default: string }>>
}

/** The source of the web form of a package entry. */
const sourceOf = (entry: string): string =>
  EXPORTS[entry]!['browser']!.default.replace(/^\.\/dist\/web\/(.*)\.js$/, 'src/$1.ts')

/** Bundles the web form as a browser's bundler does: a module of Node is an error. */
const bundled = (contents: string): Promise<BuildResult & { outputFiles: { text: string }[] }> =>
  build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    globalName: 'library',
    platform: 'browser',
    treeShaking: true,
    plugins: [webForm],
    define: DEFINED,
    write: false,
    metafile: true,
    logLevel: 'silent',
  }) as Promise<BuildResult & { outputFiles: { text: string }[] }>

/** Globals that all browsers and edge runtimes have. */
const GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'DecompressionStream',
  'File',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'atob',
  'btoa',
  'clearTimeout',
  'crypto',
  'performance',
  'setTimeout',
] as const

type Policy = 'with code generation' | 'without code generation'

/** Loads the library in a context without Node. */
function loadedIn(code: string, policy: Policy): typeof main & Record<string, never> {
  const isAllowed = policy === 'with code generation'
  const globals = Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(globalThis, name)]))
  const context = vm.createContext(globals, { codeGeneration: { strings: isAllowed, wasm: isAllowed } })
  return vm.runInContext(`'use strict';${code};library`, context)
}

const whole = bundled(
  Object.keys(ENTRIES)
    .map((entry) => `export * from './${sourceOf(entry)}'`)
    .join('\n'),
)

const withBanks = (): string => readFileSync('src/banks/bank-list.ts', 'utf8')

test('all package entries have a web form, but those of files and servers and the testing kit with fast-check', () => {
  const onlyInNode = [
    './queue',
    './shards',
    './testing',
    './testing/corruptors',
    './testing/fixtures',
    './package.json',
  ]
  const entries = Object.keys(EXPORTS).filter((entry) => !onlyInNode.includes(entry))
  expect(entries.toSorted()).toEqual([...Object.keys(ENTRIES), './banks/*', './banks/*/returns'].toSorted())
  for (const entry of entries) {
    const { browser, worker, 'edge-light': edge, ...others } = EXPORTS[entry]!
    expect(browser).toEqual(worker)
    expect(browser).toEqual(edge)
    expect(Object.keys(EXPORTS[entry]!).slice(0, 3)).toEqual(['browser', 'worker', 'edge-light'])
    expect(others).toHaveProperty('import.default', browser!.default.replace('/web/', '/'))
  }
})

test.each(Object.keys(ENTRIES))('%s: bundled without a module of Node, with the same names', async (entry) => {
  const { outputFiles } = await bundled(`export * from './${sourceOf(entry)}'`)
  const { text } = outputFiles[0]!
  expect(text).not.toMatch(/\bprocess\.(?!emitWarning)|\brequire\(/)
  const library = loadedIn(text, 'without code generation')
  expect(Object.keys(library).toSorted()).toEqual(Object.keys(ENTRIES[entry]!).toSorted())
})

test('each bank is bundled without a module of Node', async () => {
  const folders = [...withBanks().matchAll(/'\.\/(\d{3}-[a-z0-9-]+)\/index\.js'/g)].map(([, folder]) => folder!)
  expect(folders.length).toBeGreaterThan(30)
  await bundled(folders.map((folder) => `export * from './src/banks/${folder}/index.js'`).join('\n'))
})

test('no source of the web form uses a global of Node', async () => {
  const { inputs } = (await whole).metafile!
  const sources = Object.keys(inputs).filter((path) => path.startsWith('src/'))
  expect(sources.length).toBeGreaterThan(800)
  const found = sources.filter((path) => {
    const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'|\/\/.*/g, '')
    return /\bBuffer[.(]|\b(?<!globalThis\.)process\.(?!env\[)|\bsetImmediate\b|\brequire\(/.test(code)
  })
  expect(found).toEqual([])
})

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const returns = fixtures({ direction: 'return' })

describe.each<Policy>(['with code generation', 'without code generation'])('%s', (policy) => {
  const web = whole.then(({ outputFiles }) => loadedIn(outputFiles[0]!.text, policy))

  test('returns: records, totals and diagnostics, whole and as a stream of a Blob', async () => {
    const library = await web
    for (const { name, bytes } of someOf(returns, 10)) {
      const expected = json(main.parseReturn(bytes))
      expect(json(library.parseReturn(new Uint8Array(bytes))), name).toEqual(expected)
      const records: unknown[] = []
      const stream = library.readReturn(new Blob([new Uint8Array(bytes)]))
      for await (const record of stream) records.push(json(record))
      expect(records, name).toEqual((expected as { bank_billet_discharges: unknown[] }).bank_billet_discharges)
      expect(json(stream.totals), name).toEqual((expected as { totals: unknown }).totals)
    }
  })

  test('returns with changed bytes, as records and as NDJSON', async () => {
    const library = await web
    const change = fc.record({ at: fc.nat(), byte: fc.nat(255) })
    fc.assert(
      fc.property(fc.constantFrom(...returns), fc.array(change, { maxLength: 4 }), ({ bytes }, changes) => {
        const changed = new Uint8Array(bytes)
        for (const { at, byte } of changes) changed[at % changed.length] = byte
        const of = ({ parseReturn, NdjsonReader }: Pick<typeof main, 'parseReturn' | 'NdjsonReader'>): unknown => {
          try {
            const file = json(parseReturn(changed))
            const reader = new NdjsonReader({ fields: ['our_number', 'paid_amount', 'customer_person_name', 'amount'] })
            const lines = [...reader.push(changed), ...reader.end()].map((part) => Buffer.from(part).toString())
            return { file, lines: lines.join('') }
          } catch (error) {
            return String((error as Error).message)
          }
        }
        expect(of(library)).toEqual(of(main))
      }),
      runs(200),
    )
  })
})
