/**
 * CNAB 240 returns with lots of other services. «Um único arquivo pode conter vários lotes de Serviços / Produtos distintos» (FEBRABAN 10.6, p. 13): the titles of
 * cobrança are read, whatever the order of the lots.
 */
import { describe, expect, test } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { DETECTION_BYTES, identify } from '../../../src/febraban/index.js'
import { describeFile, diffFiles, explainFile, lintFile, maskFile } from '../../../src/inspect/index.js'
import { paymentsFrom, parseReturn, type ReturnFile, readReturn, UnsupportedFileError } from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { someOf } from '../../runs.js'
import { fileOf, inTwoLots, linesOf, PLACES, type Place, paymentLot, withPaymentLots } from '../other-lots.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const dialects = returnDialects().filter(({ layout, dialect }) => layout === 'cnab240' && dialect.layout.structure.lot !== undefined)

/** The fixture of a dialect with the most titles. */
const fixtureOf = (folder: string): Buffer =>
  Buffer.from(
    returnFixtures
      .filter(({ name }) => name.slice(0, name.lastIndexOf('/')) === folder)
      .map(({ bytes }) => bytes)
      .sort((a, b) => b.length - a.length)[0]!,
  )

/** What a file says about its titles, without the lines, which other lots move. */
const contentOf = ({ bank, layout, variant, header, totals, bank_billet_discharges: records }: ReturnFile) => ({
  bank,
  layout,
  variant,
  header,
  totals,
  records: records.map(({ line, ...record }) => record),
  fields: records.map(({ fields }) => fields),
  keys: paymentsFrom(records).map(({ key }) => key),
})

const codesOf = ({ diagnostics }: Pick<ReturnFile, 'diagnostics'>): string[] => diagnostics.map(({ code, field }) => `${code} ${field}`)

describe('the titles of a return are the same with lots of another service', () => {
  test.each(dialects.flatMap(({ name, folder, dialect }) => PLACES.map((place) => [name, place, folder, dialect] as const)))(
    '%s, %s its lots',
    (_, place, folder, dialect) => {
      const two = inTwoLots(linesOf(fixtureOf(folder)), dialect.layout)
      const plain = parseReturn(fileOf(two))
      expect(returnDialectOf(fileOf(two)).dialect).toBe(dialect)
      expect(plain.totals.titles).toBeGreaterThan(1)
      const lines = withPaymentLots(two, dialect.layout, [place])
      const mixed = parseReturn(fileOf(lines))
      expect(contentOf(mixed)).toEqual(contentOf(plain))
      const others = lines.flatMap((line, i) => (line.startsWith('1C20', 7) ? [i + 1] : []))
      const reported = mixed.diagnostics.filter(({ code }) => code === 'other_service')
      expect(reported.map(({ line, got }) => [line, got])).toEqual(others.map((line) => [line, '20 Pagamento Fornecedor']))
      // Nothing else is reported: neither the lines of the payments, nor the counts of the file.
      expect(codesOf(mixed).filter((code) => !code.startsWith('other_service'))).toEqual(codesOf(plain))
    },
  )
})

/** Sizes of chunks: of a byte, of lines with and without their ends, of the head. */
const CHUNKS = [1, 2, 7, 239, 240, 241, 242, 4096, DETECTION_BYTES - 1, DETECTION_BYTES, DETECTION_BYTES + 1, 2 ** 20]

function* chunked(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(size)
  for (let at = 0; at < bytes.length; at += size) {
    // The reader may not keep the chunk.
    buffer.fill(0x58)
    const chunk = bytes.subarray(at, at + size)
    buffer.set(chunk)
    yield buffer.subarray(0, chunk.length)
  }
}

async function streamed(bytes: Uint8Array, size: number) {
  const stream = readReturn(chunked(bytes, size))
  const records = []
  for await (const record of stream) records.push(record)
  return { header: stream.header, records, totals: stream.totals, diagnostics: stream.diagnostics }
}

/** More payments than identify a file: nearly 100 KB, or 300 KB with 750 columns. */
const MANY = 200

describe('a long lot of another service before the lots of cobrança', () => {
  test.each(someOf(dialects, 8).map(({ name, folder, dialect }) => [name, folder, dialect] as const))('%s', (_, folder, dialect) => {
    const two = inTwoLots(linesOf(fixtureOf(folder)), dialect.layout)
    const bytes = fileOf(withPaymentLots(two, dialect.layout, PLACES, { payments: MANY }))
    expect(bytes.length).toBeGreaterThan(4 * DETECTION_BYTES)
    expect(contentOf(parseReturn(bytes))).toEqual(contentOf(parseReturn(fileOf(two))))
    expect(parseReturn(bytes, { engine: 'interpreted' })).toEqual(parseReturn(bytes))
    expect(identify(bytes)).toEqual(identify(fileOf(two)))
  })

  const sicoob = returnFixture('756-sicoob/cnab240/settlements').bytes
  const { layout } = returnDialectOf(sicoob).dialect
  const mixed = (places: readonly Place[], payments: number, end?: string): Buffer =>
    fileOf(withPaymentLots(inTwoLots(linesOf(sicoob), layout), layout, places, { payments }), end)

  test.each(
    [2, 130, 136, 137, MANY].flatMap((payments) => ['\r\n', '\n', '\r', ''].map((end) => [payments, JSON.stringify(end), end] as const)),
  )('%i payments and line ends %s: the same for every chunking', async (payments, _, end) => {
    const bytes = mixed(PLACES, payments, end)
    const { header, bank_billet_discharges: records, totals, diagnostics } = parseReturn(bytes)
    expect(totals.titles).toBe(12)
    for (const size of someOf(CHUNKS, 3)) expect(await streamed(bytes, size), `${size}`).toEqual({ header, records, totals, diagnostics })
  })

  test('a stream keeps no line of the lot', async () => {
    const lot = paymentLot('756', 1, 240, { payments: 50_000 })
    const lines = linesOf(sicoob)
    const payments = fileOf(lot.slice(1, -1))
    function* chunks(): Generator<Uint8Array> {
      yield fileOf([lines[0]!, lot[0]!])
      for (let i = 0; i < 5; i++) yield payments
      yield fileOf([lot.at(-1)!, ...lines.slice(1)])
    }
    // 120 MB of payments: a reader that keeps them needs more.
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const stream = readReturn(
      (function* () {
        for (const chunk of chunks()) {
          most = Math.max(most, process.memoryUsage().arrayBuffers - before)
          yield chunk
        }
      })(),
    )
    let titles = 0
    for await (const _ of stream) titles++
    expect(titles).toBe(6)
    expect(most).toBeLessThan(1.6 * payments.length)
  })
})
