/**
 * The web form: every package entry for browsers and edge runtimes needs no module of Node, and has the results of Node in a context with the globals of the
 * web only, also where the policy of a page forbids generated code and WebAssembly.
 */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { type BuildResult, build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import yazl from 'yazl'
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

/** A workbook of two customers, in a compressed ZIP. */
async function xlsxOf(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new yazl.ZipFile()
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name)
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  add(
    '_rels/.rels',
    `<Relationships><Relationship Id="a" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  add(
    'xl/workbook.xml',
    `<workbook xmlns:r="${rels}"><sheets><sheet name="Plan1" sheetId="1" r:id="a"/></sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="a" Type="${rels}/worksheet" Target="sheet.xml"/></Relationships>`,
  )
  const rows = [
    ['nome', 'cpf/cnpj'],
    ['José', '11144477735'],
    ['Ana', '1'],
  ].map((row) => `<row>${row.map(cell).join('')}</row>`)
  add('xl/sheet.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}

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
    for (const { name, bytes } of someOf(returns, 10, 30)) {
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
      runs(80, 20),
    )
  })

  test('files that are imported: CSV in two charsets, NDJSON and XLSX, as a File', async () => {
    const library = (await web) as unknown as typeof imports
    const csv = 'nosso_numero;vencimento;valor;nome\n1;10/12/2026;12,34;José «Sá» – ção\n2;x;1,2,3;"a""b"\n'
    const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
      ['a.csv', new Uint8Array(Buffer.from(csv))],
      ['b.csv', new Uint8Array(Buffer.from(csv.replace('–', '-'), 'latin1'))],
      ['c.ndjson', new Uint8Array(Buffer.from('{"amount":1234,"expire_at":"2026-12-10"}\n{"amount":"x"}\n'))],
      ['d.xlsx', await xlsxOf()],
      ['e.xlsx', new Uint8Array(Buffer.from('PK\x03\x04 no ZIP', 'latin1'))],
    ]
    const outcome = (of: typeof imports, name: string, bytes: Uint8Array<ArrayBuffer>) =>
      of.importCustomers(new File([bytes], name)).then(json, (error) => String(error.message))
    for (const [name, bytes] of files)
      expect(await outcome(library, name, bytes), name).toEqual(await outcome(imports, name, bytes))
  })

  test('remittances of the fixtures, their text and what a bank answers', async () => {
    const library = (await web) as unknown as typeof main & typeof simulator
    const remittances = fixtures({ direction: 'remittance' })
    for (const { name, bytes } of someOf(remittances, 10, 15)) {
      const of = ({ parseRemittance, explainFile, lintFile, inspectHtml, maskFile }: typeof main): unknown => {
        const calls = [
          () => parseRemittance(new Uint8Array(bytes)),
          () => explainFile(new Uint8Array(bytes)),
          () => lintFile(new Uint8Array(bytes)),
          () => inspectHtml(new Uint8Array(bytes), { name: 'a.rem' }).length,
          () => Buffer.from(maskFile(new Uint8Array(bytes), { key: 'a key' }).bytes).toString('latin1'),
        ]
        return calls.map((call) => {
          try {
            return json(call())
          } catch (error) {
            return String((error as Error).message)
          }
        })
      }
      expect(of(library), name).toEqual(of(main))
    }
  })

  test('remittances that are built', async () => {
    const library = await web
    for (const { name, expected } of someOf(fixtures({ direction: 'remittance' }), 10, 20)) {
      const { wallet, entries } = expected as unknown as { wallet?: main.Wallet; entries?: readonly main.Entry[] }
      if (wallet === undefined || entries === undefined) continue
      const of = ({ buildRemittance }: Pick<typeof main, 'buildRemittance'>): unknown => {
        try {
          const { bytes, content, ...others } = buildRemittance({
            wallet,
            entries,
            generated_at: '2026-03-02T10:15:30',
          })
          return { ...(json(others) as object), content, bytes: Buffer.from(bytes).toString('latin1') }
        } catch (error) {
          return String((error as Error).message)
        }
      }
      expect(of(library), name).toEqual(of(main))
    }
  })

  test('what needs files is a typed error', async () => {
    const library = await web
    for (const call of [
      () => library.readReturn('retorno.ret'),
      () => library.convertFile('a', {} as never),
      () => library.convertAll(['a'], {} as never),
    ]) {
      let error: unknown
      try {
        call()
      } catch (thrown) {
        error = thrown
      }
      expect(library.isValidationError(error)).toBe(true)
    }
  })
})
