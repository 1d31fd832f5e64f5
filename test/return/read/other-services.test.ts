/**
 * CNAB 240 returns with lots of other services. «Um único arquivo pode conter vários lotes de Serviços / Produtos distintos» (FEBRABAN 10.6, p. 13): the titles of
 * cobrança are read, whatever the order of the lots.
 */
import { describe, expect, test } from 'vitest'
import { returnDialectOf } from '../../../src/banks/index.js'
import { DETECTION_BYTES, identify } from '../../../src/febraban/index.js'
import { describeFile, diffFiles, explainFile, lintFile, maskFile } from '../../../src/inspect/index.js'
import {
  parseReturn,
  paymentsFrom,
  type ReturnFile,
  readReturn,
  UnsupportedFileError,
} from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { someOf } from '../../runs.js'
import { fileOf, inTwoLots, linesOf, PLACES, type Place, paymentLot, withPaymentLots } from '../other-lots.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const dialects = returnDialects().filter(
  ({ layout, dialect }) => layout === 'cnab240' && dialect.layout.structure.lot !== undefined,
)

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
  records: records.map(({ line, needs_review, ...record }) => ({
    ...record,
    needs_review: needs_review.map(({ code }) => code),
  })),
  fields: records.map(({ fields }) => fields),
  keys: paymentsFrom(records).map(({ idempotency_key }) => idempotency_key),
})

const codesOf = ({ diagnostics }: Pick<ReturnFile, 'diagnostics'>): string[] =>
  diagnostics.map(({ code, field }) => `${code} ${field}`)

describe('the titles of a return are the same with lots of another service', () => {
  test.each(
    someOf(
      dialects.flatMap(({ name, folder, dialect }) => PLACES.map((place) => [name, place, folder, dialect] as const)),
      10,
    ),
  )('%s, %s its lots', (_, place, folder, dialect) => {
    const two = inTwoLots(linesOf(fixtureOf(folder)), dialect.layout)
    const plain = parseReturn(fileOf(two))
    expect(returnDialectOf(fileOf(two)).dialect).toBe(dialect)
    expect(plain.totals.titles).toBeGreaterThan(1)
    const lines = withPaymentLots(two, dialect.layout, [place])
    const mixed = parseReturn(fileOf(lines))
    expect(contentOf(mixed)).toEqual(contentOf(plain))
    const others = lines.flatMap((line, i) => (line.startsWith('1C20', 7) ? [i + 1] : []))
    const reported = mixed.diagnostics.filter(({ code }) => code === 'other_service')
    expect(reported.map(({ line, got }) => [line, got])).toEqual(
      others.map((line) => [line, '20 Pagamento Fornecedor']),
    )
    // Nothing else is reported: neither the lines of the payments, nor the counts of the file.
    expect(codesOf(mixed).filter((code) => !code.startsWith('other_service'))).toEqual(codesOf(plain))
  })
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
  test.each(someOf(dialects, 2).map(({ name, folder, dialect }) => [name, folder, dialect] as const))(
    '%s',
    (_, folder, dialect) => {
      const two = inTwoLots(linesOf(fixtureOf(folder)), dialect.layout)
      const bytes = fileOf(withPaymentLots(two, dialect.layout, PLACES, { payments: MANY }))
      expect(bytes.length).toBeGreaterThan(4 * DETECTION_BYTES)
      expect(contentOf(parseReturn(bytes))).toEqual(contentOf(parseReturn(fileOf(two))))
      expect(parseReturn(bytes, { engine: 'interpreted' })).toEqual(parseReturn(bytes))
      expect(identify(bytes)).toEqual(identify(fileOf(two)))
    },
  )

  const sicoob = returnFixture('756-sicoob/cnab240/settlements').bytes
  const { layout } = returnDialectOf(sicoob).dialect
  const mixed = (places: readonly Place[], payments: number, end?: string): Buffer =>
    fileOf(withPaymentLots(inTwoLots(linesOf(sicoob), layout), layout, places, { payments }), end)

  test.each(
    someOf(
      [2, 130, 136, 137, MANY].flatMap((payments) =>
        ['\r\n', '\n', '\r', ''].map((end) => [payments, JSON.stringify(end), end] as const),
      ),
      2,
    ),
  )('%i payments and line ends %s: the same for every chunking', async (payments, _, end) => {
    const bytes = mixed(PLACES, payments, end)
    const { header, bank_billet_discharges: records, totals, diagnostics } = parseReturn(bytes)
    expect(totals.titles).toBe(12)
    for (const size of someOf(CHUNKS, 2, 6))
      expect(await streamed(bytes, size), `${size}`).toEqual({ header, records, totals, diagnostics })
  })

  test('a stream keeps no line of the lot', async () => {
    const lot = paymentLot('756', 1, 240, { payments: 20_000 })
    const lines = linesOf(sicoob)
    const payments = fileOf(lot.slice(1, -1))
    function* chunks(): Generator<Uint8Array> {
      yield fileOf([lines[0]!, lot[0]!])
      for (let i = 0; i < 5; i++) yield payments
      yield fileOf([lot.at(-1)!, ...lines.slice(1)])
    }
    // 48 MB of payments: a reader that keeps them needs more.
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
    expect(most).toBeLessThan(2 * payments.length)
  })
})

describe('a file with lots of other services only', () => {
  const header = linesOf(returnFixture('756-sicoob/cnab240/settlements').bytes)[0]!
  const trailer = (lots: number, lines: number): string =>
    `75699999         ${String(lots).padStart(6, '0')}${String(lines).padStart(6, '0')}`.padEnd(240)
  const onlyPayments = (payments: number): Buffer =>
    fileOf([
      header,
      ...paymentLot('756', 1, 240, { payments }),
      ...paymentLot('756', 2, 240, { service: '22' }),
      ...paymentLot('756', 3, 240, { payments }),
      trailer(3, 99),
    ])

  test.each([1, MANY])('is refused, with all its services (%i payments a lot)', async (payments) => {
    const bytes = onlyPayments(payments)
    const expected = expect.objectContaining({
      reason: 'other_service',
      message:
        'Não é um retorno de cobrança: é retorno de outros serviços: 20 Pagamento Fornecedor, 22 Pagamento de Contas, Tributos e Impostos (CNAB240, banco 756).',
      english:
        'It is not a cobrança return: it is a return of other services: 20 Pagamento Fornecedor, 22 Pagamento de Contas, Tributos e Impostos (CNAB240, bank 756).',
    })
    expect(() => parseReturn(bytes)).toThrow(expected)
    for (const size of [1000, DETECTION_BYTES, 2 ** 20]) await expect(streamed(bytes, size)).rejects.toThrow(expected)
    expect(identify(bytes)).toMatchObject({
      service: { code: '20' },
      isCobranca: false,
      isEmpty: false,
      direction: 'return',
    })
  })

  test('is refused before its end, if it has thousands of lots: nothing grows with the file', async () => {
    const lot = fileOf(paymentLot('756', 1, 240, { payments: 1 }))
    let read = 0
    const endless = (function* () {
      yield fileOf([header])
      for (;;) {
        yield lot
        read += lot.length
      }
    })()
    await expect(readReturn(endless).batches().next()).rejects.toThrow(UnsupportedFileError)
    expect(read).toBeGreaterThan(4 * 2 ** 20)
    expect(read).toBeLessThan(64 * 2 ** 20)
  })

  test('is refused, even if a file of cobrança follows: the files are two', () => {
    const bytes = Buffer.concat([onlyPayments(1), returnFixture('756-sicoob/cnab240/settlements').bytes])
    expect(() => parseReturn(bytes)).toThrow(expect.objectContaining({ reason: 'other_service' }))
  })
})

describe('a return of header and trailer, without lots', () => {
  const withoutLots = (folder: string): Buffer => {
    const lines = linesOf(fixtureOf(folder)).filter((line) => line[7] === '0' || line[7] === '9')
    const { fields } = dialects.find((each) => each.folder === folder)!.dialect.layout.records['trailer']!
    const counted = Object.entries({ lot_count: 0, record_count: 2 }).reduce((line, [name, count]) => {
      const field = fields[name]
      if (field === undefined) return line
      return (
        line.slice(0, field.from - 1) + String(count).padStart(field.to - field.from + 1, '0') + line.slice(field.to)
      )
    }, lines[1]!)
    return fileOf([lines[0]!, counted])
  }

  // Banestes sends «um arquivo retorno vazio» on days without movement: CNAB 240 (07/2015), p. 6. Nothing in the file is of another service.
  test.each(dialects.map(({ name, bank, folder }) => [name, bank.number, folder] as const))(
    'is read without titles: %s',
    async (_, bank, folder) => {
      const bytes = withoutLots(folder)
      const file = parseReturn(bytes)
      expect(file).toMatchObject({
        bank,
        layout: 'cnab240',
        totals: { titles: 0, paid_amount: 0 },
        bank_billet_discharges: [],
      })
      expect(file.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      expect((await streamed(bytes, 100)).header).toEqual(file.header)
      expect(identify(bytes)).toMatchObject({ isEmpty: true, isCobranca: false, service: null })
      expect(describeFile(bytes)).toMatchObject({
        description: { pt: 'retorno sem lotes', en: 'return without lots' },
        refusal: null,
        titles: 0,
      })
    },
  )

  const [header, ...others] = linesOf(returnFixture('756-sicoob/cnab240/settlements').bytes)

  test('a trailer that counts lots is an error: they are lost', () => {
    const { diagnostics } = parseReturn(fileOf([header!, others.at(-1)!]))
    expect(diagnostics.filter(({ code }) => code === 'total_mismatch').map(({ field }) => field)).toEqual([
      'trailer.lot_count',
      'trailer.record_count',
    ])
  })

  test.each([
    ['a header alone, which lacks its lots', [header!], 'other_service', 'é retorno de serviço não informado'],
    [
      'a bank that is not known',
      [`998${header!.slice(3)}`, `998${others.at(-1)!.slice(3)}`],
      'unknown_bank',
      'Retorno de cobrança do banco 998',
    ],
  ])('%s is refused', (_, lines, reason, message) => {
    expect(() => parseReturn(fileOf(lines))).toThrow(
      expect.objectContaining({ reason, message: expect.stringContaining(message) }),
    )
  })
})

describe('a lot with the code of another service', () => {
  const lines = linesOf(returnFixture('756-sicoob/cnab240/settlements').bytes)
  const coded = (code: string): string[] =>
    lines.map((line) => (line[7] === '1' ? `${line.slice(0, 9)}${code}${line.slice(11)}` : line))
  const { layout } = returnDialectOf(fileOf(lines)).dialect
  const other = coded('20')
    .slice(1, -1)
    .map((line) => `${line.slice(0, 3)}0002${line.slice(7)}`)

  test.each([
    ['after', [...lines.slice(0, -1), ...other, lines.at(-1)!]],
    ['before', [lines[0]!, ...other, ...lines.slice(1)]],
  ])('is read with a warning if it has titles: its code may be wrong (%s the other lot)', (_, mixed) => {
    const file = parseReturn(fileOf(mixed))
    expect(file.totals.titles).toBe(12)
    expect(file.diagnostics.filter(({ code }) => code === 'other_service')).toHaveLength(1)
  })

  test('the titles after a lot without trailer are read, with an error', () => {
    const lot = paymentLot('756', 9001, 240).slice(0, -1)
    const file = parseReturn(fileOf([lines[0]!, ...lot, ...lines.slice(2)]))
    expect(file.totals.titles).toBe(6)
    expect(file.diagnostics.map(({ code, line }) => [code, line])).toContainEqual(['missing_lot_header', 7])
  })

  test('its lines are kept as they are, and masked', () => {
    const mixed = withPaymentLots(inTwoLots(lines, layout), layout, PLACES)
    const bytes = fileOf(mixed)
    const plain = fileOf(inTwoLots(lines, layout))
    expect(describeFile(bytes)).toMatchObject({
      bank: '756',
      titles: 12,
      refusal: null,
      service: { code: '01' },
      lot_version: describeFile(plain).lot_version,
    })
    expect(explainFile(bytes).lines).toHaveLength(mixed.length)
    const { findings } = lintFile(bytes)
    const rules = (all: typeof findings): string[] =>
      all.map(({ rule }) => rule).filter((rule) => rule !== 'other_service')
    expect(findings.filter(({ rule }) => rule === 'other_service').map(({ line }) => line)).toEqual([2, 22, 42])
    expect(rules(findings)).toEqual(rules(lintFile(plain).findings))
    const masked = maskFile(bytes, { key: 'a' })
    const text = Buffer.from(masked.bytes).toString('latin1')
    for (const secret of ['FORNECEDOR', '98765432000110', '09876543000198', 'EMPRESA EXEMPLO LTDA', 'CONVENIO 4321'])
      expect(text).not.toContain(secret)
    expect(parseReturn(masked.bytes).totals).toEqual(parseReturn(plain).totals)
    expect(diffFiles(bytes, plain)).toMatchObject({ header: [], same: 12, titles: [] })
  })
})

describe('a second file after a file that begins with another service', () => {
  const { dialect } = dialects.find(({ folder }) => folder === '756-sicoob/cnab240')!
  const file = returnFixture('756-sicoob/cnab240/settlements')
  const lines = linesOf(file.bytes)
  const { totals } = parseReturn(file.bytes)
  // Another number of the file (158–163), so that it is not the same file again.
  const second = lines.map((line, i) => (i === 0 ? `${line.slice(0, 157)}999999${line.slice(163)}` : line))

  test.each([
    ['nothing', ''],
    ['0x1A', '\x1a'],
    ['a byte order mark', '\xef\xbb\xbf'],
  ])('is read whole, with %s between them', (_, between) => {
    const first = fileOf(withPaymentLots(lines, dialect.layout, ['before']))
    const both = Buffer.concat([first, Buffer.from(between, 'latin1'), fileOf(second)])
    const read = parseReturn(both)
    expect(read.totals.titles).toBe(2 * totals.titles)
    expect(read.totals.paid_amount).toBe(2 * totals.paid_amount)
    expect(codesOf(read)).toContain('second_header null')
  })
})
