/** Files of a bank under the number of another: they are recognised by their columns, and always reported. The bank here is made up, with Itaú's dialects. */
import { describe, expect, test, vi } from 'vitest'
import { remittanceDialectOf, returnDialectOf } from '../../src/banks/dialect-of.js'
import { BANKS, type BankDefinition, bankOf, type ForeignHeader } from '../../src/banks/index.js'
import { lazyBank } from '../../src/banks/lazy-bank.js'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { remittanceFixtures, returnFixture } from '../return/return-fixtures.js'
import { bytesOf, isHere, isOtherService, isRemittance, SUITE, samples } from '../samples/samples.js'
import { returnDialects } from './dialects-of.js'

const itau = bankOf('341')!
const { bytes } = returnFixture('341-itau/cnab400/settlements')

/** The file with another number in the header. */
function under(number: string, file = bytes): Buffer {
  const copy = Buffer.from(file)
  copy.write(number, 76, 'latin1')
  return copy
}

/** Nota 5: Itaú's carteira I in 108. */
const claim = {
  layout: 'cnab400',
  direction: 'return',
  numbers: ['001', '991'],
  detectBy: [
    { columns: [1, 1], matches: /^1$/ },
    { columns: [108, 108], matches: /^I$/ },
  ],
} as const satisfies ForeignHeader

function cooperative(
  changes: Partial<ForeignHeader> = {},
  number = '992',
): { bank: BankDefinition; define: () => BankDefinition } {
  const define = vi.fn(() => itau)
  const names = { number, name: `Made up ${number}`, slug: `made-up-${number}` }
  return { bank: lazyBank({ ...names, foreignHeaders: [{ ...claim, ...changes }] }, define), define }
}

describe('a file with the columns of one bank and the number of another', () => {
  const { bank } = cooperative()

  test.each(['001', '991'])('under %s is read by the bank of the columns, and the number is reported', (number) => {
    const found = returnDialectOf(under(number), undefined, [...BANKS, bank])
    expect(found.bank).toBe(bank)
    expect(found.diagnostics).toMatchObject([
      { code: 'header_of_another_bank', severity: 'warning', line: 1, expected: '992', got: number },
    ])
  })

  test('is read by the bank that the caller names', () => {
    const found = returnDialectOf(under('001'), '001', [...BANKS, bank])
    expect([found.bank.number, found.diagnostics]).toEqual(['001', []])
  })

  test('may have the columns in any of the first lines', () => {
    const [header, title = '', ...others] = under('001').toString('latin1').split('\r\n')
    const other = `${title.slice(0, 107)}S${title.slice(108)}`
    const file = Buffer.from([header, other, title, ...others].join('\r\n'), 'latin1')
    expect(returnDialectOf(file, undefined, [...BANKS, bank]).bank).toBe(bank)
  })
})

describe('a file belongs to the bank of its header', () => {
  const claims: readonly (readonly [string, Partial<ForeignHeader>])[] = [
    ['whose number no bank claims', { numbers: ['993'] }],
    ['whose columns are others', { detectBy: [{ columns: [108, 108], matches: /^X$/ }] }],
    ['with only some of the columns', { detectBy: [...claim.detectBy, { columns: [2, 3], matches: /^99$/ }] }],
    ['of another layout', { layout: 'cnab240' }],
    ['of another direction', { direction: 'remittance' }],
  ]
  test.each(claims)('%s', (_, changes) => {
    const { bank, define } = cooperative(changes)
    const found = returnDialectOf(under('001'), undefined, [...BANKS, bank])
    expect([found.bank.number, found.diagnostics]).toEqual(['001', []])
    expect(define).not.toHaveBeenCalled()
  })

  test('if two banks claim it', () => {
    const both = [cooperative().bank, cooperative({}, '994').bank]
    expect(returnDialectOf(under('001'), undefined, [...BANKS, ...both]).bank.number).toBe('001')
    expect(() => returnDialectOf(under('991'), undefined, [...BANKS, ...both])).toThrow('do banco 991')
  })
})

test('a remittance is recognised in the same way', () => {
  const entries = remittanceFixtures.find(({ name }) => name === '341-itau/cnab400/entries.rem')!.bytes
  const { bank } = cooperative({ direction: 'remittance' })
  const found = remittanceDialectOf(under('991', entries), undefined, [bank])
  expect([found.bank, found.diagnostics[0]?.code]).toEqual([bank, 'header_of_another_bank'])
})

/** Columns of a bank's signatures that are not a field of its records. */
const outsideFields = (bank: BankDefinition): string[] =>
  (bank.foreignHeaders ?? []).flatMap(({ layout, direction, detectBy }) => {
    const dialects = (direction === 'return' ? bank.returns : bank.remittances)[layout] ?? []
    const fields = dialects.flatMap((dialect) =>
      Object.values(dialect.layout.records).flatMap((each) => Object.values(each.fields)),
    )
    return detectBy
      .filter(({ columns: [from, to] }) => !fields.some((field) => field.from === from && field.to === to))
      .map(({ columns }) => columns.join('–'))
  })

test('the columns of signatures are fields of the bank’s records', () => {
  expect(outsideFields(cooperative().bank)).toEqual([])
  const cut = cooperative({ detectBy: [{ columns: [107, 109], matches: /^.I.$/ }] })
  expect(outsideFields(cut.bank)).toEqual(['107–109'])
  for (const bank of BANKS) expect(outsideFields(bank), bank.name).toEqual([])
})

describe.skipIf(!isHere)(SUITE, () => {
  const numbers = new Set(returnDialects().map(({ bank }) => bank.number))
  const returns = samples.filter(
    (sample) => !isRemittance(sample) && !isOtherService(sample) && numbers.has(sample.bank),
  )

  test.each(returns)('$name belongs to the bank that INDEX.md or the bank’s samples.ts names', (sample) => {
    const found = attempt(() => returnDialectOf(bytesOf(sample)))
    // Without a bank in the header.
    if (found !== null) expect(found.bank.number).toBe(sample.bank)
  })
})

/** Null if the file is not read. */
function attempt<T>(call: () => T): T | null {
  try {
    return call()
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    return null
  }
}
