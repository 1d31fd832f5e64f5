/** Lines of JSON written by the kernel. The limits of its memory, tables and programs must not change the output. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { fieldAt } from '../../../../src/fixed-width/index.js'
import { Kernel, MAX_RENDERED } from '../../../../src/return/fast/kernel/kernel.js'
import { Region, Size } from '../../../../src/return/fast/kernel/program.js'
import { type ColumnName, NdjsonReader, parseReturn, type ReturnOptions } from '../../../../src/return/index.js'
import { TitleReader } from '../../../../src/return/meaning/title-reader.js'
import { returnDialects } from '../../../banks/dialects-of.js'
import { freshModules } from '../../../fresh-modules.js'
import { isLong, runs, someOf } from '../../../runs.js'
import { returnFixture, returnFixtures } from '../../return-fixtures.js'

type Options = ReturnOptions & { readonly fields?: readonly ColumnName[] }

/** Lines of JSON and totals of a file that comes in one chunk. */
function read(file: Uint8Array, options: Options = {}) {
  const reader = new NdjsonReader(options)
  const text = [...reader.push(file), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
  return { text, totals: reader.totals }
}

/** The same, made from records. */
function expected(file: Uint8Array, options: ReturnOptions = {}) {
  const { bank_billet_discharges, totals } = parseReturn(file, { ...options, engine: 'interpreted' })
  return { text: bank_billet_discharges.map((record) => `${JSON.stringify(record)}\n`).join(''), totals }
}

/** Reads a file, and checks that the fallback reader had at most two titles. */
function readByKernel(file: Uint8Array) {
  const slow = vi.spyOn(TitleReader.prototype, 'read')
  const result = read(file)
  expect(slow.mock.calls.length).toBeLessThan(3)
  slow.mockRestore()
  return result
}

const itau = returnFixture('341-itau/cnab400/settlements').bytes.toString('latin1').split('\r\n')
const [header = '', title = ''] = itau
/** A file with copies of one title. Each copy has some columns of its own. */
const itauFile = (count: number, columns: (i: number) => readonly (readonly [at: number, text: string])[]): Buffer => {
  const lines = Array.from({ length: count }, (_, i) => {
    let line = title.slice(0, 394) + String(i + 2).padStart(6, '0')
    for (const [at, text] of columns(i)) line = line.slice(0, at) + text + line.slice(at + text.length)
    return line
  })
  return Buffer.from([header, ...lines, ''].join('\r\n'), 'latin1')
}
const itauDialect = returnDialects().find(({ name }) => name === '341/cnab400')!.dialect
const itauFields = itauDialect.layout
/** Amounts that are set to zero. */
const ZEROED = ['title.credit_amount', 'title.billet_fine', 'title.bank_rate']
const columnsOf = (path: string): { readonly at: number; readonly width: number } => {
  const { role, field } = fieldAt(itauFields, path)
  const { from, to } = itauFields.records[role]!.fields[field]!
  return { at: from - 1, width: to - from + 1 }
}

test.runIf(isLong)('kernel-code.ts is compiled from the source of the kernel', () => {
  const root = new URL('../../../../', import.meta.url)
  const made = execFileSync(process.execPath, ['src/return/fast/kernel/assembly/build.mjs', '--print'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(readFileSync(new URL('src/return/fast/kernel/kernel-code.ts', root), 'utf8')).toBe(made)
})

test('a file larger than the memory of the kernel gives the same lines and totals', () => {
  const { at, width } = columnsOf('title.control_number')
  const file = itauFile(1200, (i) => [[at, `PEDIDO "${i}" Nº`.padEnd(width)]])
  expect(readByKernel(file)).toEqual(expected(file))
})

/** A file with more outcomes than the table holds. */
function manyOutcomes(): Buffer {
  const occurrence = columnsOf('title.occurrence')
  const reasons = columnsOf('title.reason_codes')
  const { codes } = itauDialect.reasons.find(
    ({ occurrences, field }) => occurrences.includes('03') && field === 'title.reason_codes',
  )!
  const known = Object.keys(codes).slice(0, 50)
  expect(known.length ** 2).toBeGreaterThan(Size.table / 2)
  return itauFile(3000, (i) => {
    const [first, second] = [known[i % known.length]!, known[Math.floor(i / known.length) % known.length]!]
    return [
      [occurrence.at, '03'],
      ...ZEROED.map((path): readonly [number, string] => [columnsOf(path).at, '0'.repeat(columnsOf(path).width)]),
      [columnsOf('title.settlement_code').at, '  '],
      [reasons.at, `${first}${second}`.padEnd(reasons.width)],
    ]
  })
}

test('more outcomes than the table holds are all correct, also those that repeat', () => {
  const file = manyOutcomes()
  expect(readByKernel(file)).toEqual(expected(file))
})

describe('when files of several dialects take turns', () => {
  const files = someOf(returnFixtures, 4).map(({ bytes }) => bytes)
  const linesOf = (all: readonly Uint8Array[]) => all.map((file) => read(file).text)
  const learn = vi.spyOn(Kernel.prototype, 'learn')
  const learntBy = (all: readonly Uint8Array[]): number => {
    learn.mockClear()
    linesOf(all)
    return learn.mock.results.filter(({ value }) => value === true).length
  }

  test('the kernel learns each outcome once', () => {
    linesOf(files)
    expect(learntBy(files)).toBe(0)
  })

  test('it learns them again after one dialect has filled the table', () => {
    const before = linesOf(files)
    linesOf([manyOutcomes()])
    expect(learntBy(files)).toBeGreaterThan(0)
    expect(linesOf(files)).toEqual(before)
    expect(before).toEqual(files.map((file) => expected(file).text))
  })
})

describe.each(someOf(returnFixtures, 2))('$name', ({ bytes }) => {
  test('for any columns, lines of JSON and totals equal those of the records', () => {
    const lines = bytes.toString('latin1').split(/(?<=\n)/)
    const of = (...chars: readonly string[]) => fc.array(fc.constantFrom(...chars), { minLength: 20, maxLength: 20 })
    const dates = ['29022024', '290224', '29021900', '30022025', '31042025', '00000000', '235959', '240000']
    const filler = fc.oneof(
      of('0', '1', '9'),
      of(' '),
      of('9'),
      of(...'AZ" \\\u00e7\u00a0\u0080\u009f\t\u001f\u007f'),
      fc.constantFrom(...dates.map((text) => [...text])),
    )
    const change = fc.record({ line: fc.nat(), at: fc.nat(), width: fc.integer({ min: 1, max: 20 }), filler })
    const charset = fc.constantFrom<'auto' | 'latin1' | 'utf-8'>('auto', 'latin1', 'utf-8')
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), charset, (changes, charset) => {
        const changed = [...lines]
        for (const { line, at, width, filler } of changes) {
          const i = 1 + (line % (lines.length - 1))
          const text = changed[i]!
          // After the key columns.
          const column = 14 + (at % Math.max(1, text.length - 40))
          const fill = filler.join('').slice(0, width)
          changed[i] = text.slice(0, column) + fill + text.slice(column + fill.length)
        }
        const file = Buffer.from(changed.join(''), 'latin1')
        expect(read(file, { charset })).toEqual(expected(file, { charset }))
      }),
      runs(6, 3),
    )
  })
})

test('readers of several dialects, options and lots can take turns', () => {
  const files = ['341-itau/cnab400/settlements', '756-sicoob/cnab240/settlements'].map(
    (name) => returnFixture(name).bytes,
  )
  const options: Options[] = [{}, { fields: ['our_number', 'line_raw'] }, { kinds: ['settled'] }]
  const readers = files.flatMap((file) =>
    options.map((option) => ({ file, option, reader: new NdjsonReader(option), text: '' })),
  )
  for (let at = 0; at < Math.max(...files.map(({ length }) => length)); at += 500) {
    for (const each of readers) {
      if (at >= each.file.length) continue
      for (const batch of each.reader.push(each.file.subarray(at, at + 500))) each.text += Buffer.from(batch).toString()
    }
  }
  for (const { file, option, reader, text } of readers) {
    let rest = ''
    for (const batch of reader.end()) rest += Buffer.from(batch).toString()
    expect(text + rest).toBe(read(file, { ...option, engine: 'interpreted' }).text)
  }
})

test('titles outside a lot, and of a lot without number, equal those of the records', () => {
  const lines = returnFixture('756-sicoob/cnab240/settlements')
    .bytes.toString('latin1')
    .split(/(?<=\n)/)
  const [first = '', lot = '', ...rest] = lines
  for (const changed of [
    [first, ...rest],
    [first, `${lot.slice(0, 3)}    ${lot.slice(7)}`, ...rest],
    [first, `${lot.slice(0, 3)}0X01${lot.slice(7)}`, ...rest],
  ]) {
    const file = Buffer.from(changed.join(''), 'latin1')
    expect(read(file)).toEqual(expected(file))
    expect(read(file).totals.titles).toBeGreaterThan(2)
  }
})

test('codes whose titles are irregular are learnt once, too', () => {
  const reasons = columnsOf('title.reason_codes')
  const file = itauFile(20, (i) => [
    [columnsOf('title.occurrence').at, '03'],
    [reasons.at, (i % 2 === 0 ? '~~' : '').padEnd(reasons.width)],
  ])
  const learn = vi.spyOn(Kernel.prototype, 'learn')
  expect(read(file)).toEqual(expected(file))
  expect(learn.mock.results.map(({ value }) => value)).toContain(false)
  learn.mockClear()
  expect(read(file)).toEqual(expected(file))
  expect(learn).not.toHaveBeenCalled()
  learn.mockRestore()
})

test.runIf(isLong)('when tables fill the memory, outcomes are learnt again', () => {
  const file = itauFile(2, () => [])
  const [record] = parseReturn(file).bank_billet_discharges
  const names = ['bank', 'layout', 'line', 'kind', 'money', 'final', 'pix', 'occurrence'] as const
  /** The names in an order of their own for each number. */
  const inOrder = (i: number): readonly (typeof names)[number][] => {
    const left = [...names]
    let rest = i
    return names.map(() => {
      const [name] = left.splice(rest % left.length, 1)
      rest = Math.floor(rest / (left.length + 1))
      return name!
    })
  }
  const learn = vi.spyOn(Kernel.prototype, 'learn')
  read(file)
  learn.mockClear()
  // Each list of fields has a table of its own.
  const tables = Region.end / (4 * Size.table)
  for (let i = 0; i < tables; i++) {
    const fields = inOrder(i)
    const line = JSON.stringify(Object.fromEntries(fields.map((name) => [name, record![name]])))
    expect(read(file, { fields }).text.split('\n')[0]).toBe(line)
  }
  expect(learn).toHaveBeenCalledTimes(tables)
  expect(read(file)).toEqual(expected(file))
  expect(learn).toHaveBeenCalledTimes(tables + 1)
  learn.mockRestore()
})

describe('in a new kernel', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const file = itauFile(20, () => [])

  type Modules = typeof import('../../../../src/return/index.js') & typeof import('../../../../src/banks/index.js')

  /** Reads the file with new modules, and counts the titles of the fallback reader. `detail` is the text of their occurrence. */
  async function readAlone(detail: string | null = null) {
    const modules = await freshModules<Modules>('return/index', 'banks/index')
    const { NdjsonReader: Reader, TitleReader: SlowReader, returnDialectOf } = modules
    const known = returnDialectOf(file).dialect.occurrences[occurrence] as { text: string }
    const usual = known.text
    if (detail !== null) known.text = detail
    const slow = vi.spyOn(SlowReader.prototype, 'read')
    const reader = new Reader()
    const text = [...reader.push(file), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
    return { text: text.replaceAll(known.text, usual), slowTitles: slow.mock.calls.length }
  }
  const { at, width } = columnsOf('title.occurrence')
  const occurrence = title.slice(at, at + width)

  it('pre-renders the texts of an outcome', async () => {
    const { text, slowTitles } = await readAlone('\u00e7'.repeat(MAX_RENDERED / 2))
    expect(text).toBe(expected(file).text)
    expect(slowTitles).toBeLessThan(3)
  })

  it('leaves titles whose texts are too long to the fallback reader', async () => {
    const { text, slowTitles } = await readAlone('\u00e7'.repeat(MAX_RENDERED))
    expect(text).toBe(expected(file).text)
    expect(slowTitles).toBe(20)
  })

  it('without WebAssembly, makes lines of JSON from records', async () => {
    vi.stubGlobal('WebAssembly', undefined)
    expect((await readAlone()).text).toBe(expected(file).text)
  })
})
