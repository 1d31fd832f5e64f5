/** An identifier that is longer than its columns is an error: if it were cut, two documents could have the same identifier. */
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import type { Slip, Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { someOf } from '../runs.js'
import { entry, generated_at, itau400 } from './made-up.js'
import { ownNumber } from './own-number.js'

const built = (wallet: Wallet, slip: Partial<Slip>) => buildRemittance({ wallet, entries: [entry(slip)], generated_at })

const rows = await rowsOf('instruction-rows.ts')

/** A wallet of each dialect of registrations, from the rows of its bank. */
const wallets = remittanceDialects()
  .filter(({ dialect }) => registersTitles(dialect))
  .map(({ bank, key, name, layout, dialect }) => {
    const { wallet } = rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
    const isNumberedByBank = dialect.contracts[wallet.bank_contract_slug]!.bankNumbers === true
    return { name, layout, our_number: isNumberedByBank ? null : ownNumber(dialect, 1), wallet }
  })

/** Columns of CNAB 400: 111–120 and 38–62. FEBRABAN CNAB 240 v10.6, segment P, p. 59: 63–77 and 196–220. */
const USUAL = {
  cnab400: { document_number: 10, control_number: 25 },
  cnab240: { document_number: 15, control_number: 25 },
} as const

/**
 * Widths of `document_number` that differ. Banco do Brasil CNAB 400: 4–18 of the record of type 5, nota 36. Banrisul 10.3: 63–75. Caixa CNAB 240 v029: 63–73.
 * BRB CNAB 400 077: 28–52. Itaú CNAB 240 2017: 63–72. Sicredi CNAB 240 v1.6: 63–72. Sisprime CNAB 240 v2.0: 68–77. Citibank CNAB 240 v1.8: 63–72.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  '001/cnab400': 15,
  '041/cnab240': 13,
  '070/cnab400': 25,
  '084/cnab240': 10,
  '104/cnab240': 11,
  '341/cnab240': 10,
  '745/cnab240': 10,
  '748/cnab240': 10,
}

/** Widths of `control_number` that differ. BMP v10 (2024): 38–52. */
const CONTROL_WIDTHS: Readonly<Record<string, number>> = { '274/cnab400': 15 }

/** Digits in an order that no other column has. */
const identifierOf = (length: number): string => '7391624850735196284073915'.padEnd(length, '8').slice(0, length)

describe.each(someOf(wallets, 32))('$name', ({ name, layout, wallet, our_number }) => {
  const key = name.slice(0, '001/cnab400'.length)
  const width = WIDTHS[key] ?? USUAL[layout].document_number
  const message = (length: number, columns: number) =>
    expect.stringMatching(
      new RegExp(
        `^tem ${length} caracteres, e cabem ${columns} no CNAB[24][40]0 de .+: use um identificador mais curto$`,
      ),
    )

  test(`document_number has up to ${width} characters`, () => {
    const whole = identifierOf(width)
    expect(built(wallet, { our_number, document_number: whole, control_number: 'A' }).content).toContain(whole)
    const errors = errorsOf(() => built(wallet, { our_number, document_number: `${whole}8`, control_number: 'A' }))
    expect(errors).toEqual({ document_number: [message(width + 1, width)] })
  })

  const columns = CONTROL_WIDTHS[name] ?? USUAL[layout].control_number

  // The CNAB 400 of Sicredi, CrediSIS and BRB has no columns for the control number; `changes` reports it.
  test.skipIf(['748/cnab400', '097/cnab400', '070/cnab400'].includes(key))(
    `control_number has up to ${columns} characters`,
    () => {
      const whole = identifierOf(columns)
      const slip = { our_number, document_number: '45001' }
      expect(built(wallet, { ...slip, control_number: whole }).content).toContain(whole)
      const errors = errorsOf(() => built(wallet, { ...slip, control_number: `${whole}8` }))
      expect(errors).toEqual({ control_number: [message(columns + 1, columns)] })
    },
  )
})

describe('Itaú CNAB 400', () => {
  test('both identifiers are reported', () => {
    const slip = { document_number: '2026/000001', control_number: 'PEDIDO 2026/0000000000001-A' }
    expect(errorsOf(() => built(itau400, slip))).toEqual({
      document_number: ['tem 11 caracteres, e cabem 10 no CNAB400 de Itaú: use um identificador mais curto'],
      control_number: ['tem 27 caracteres, e cabem 25 no CNAB400 de Itaú: use um identificador mais curto'],
    })
  })

  test('without control number its columns have the document number: an error is reported as document_number', () => {
    const errors = errorsOf(() => built(itau400, { document_number: '2026/00000000000000000000001' }))
    expect(errors).toEqual({
      document_number: ['tem 28 caracteres, e cabem 10 no CNAB400 de Itaú: use um identificador mais curto'],
    })
  })

  test('the length in the file counts: º takes one column, æ takes two', () => {
    const { content, changes } = built(itau400, { document_number: ' NF 2026-Nº ', control_number: 'A' })
    expect(content).toContain('NF 2026-NO')
    expect(changes).toEqual([
      { entry: 0, field: 'title.document_number', from: 'NF 2026-Nº', to: 'NF 2026-NO', cut: false },
    ])
    expect(
      Object.keys(errorsOf(() => built(itau400, { document_number: 'æ'.repeat(6), control_number: 'A' }))!),
    ).toEqual(['document_number'])
  })

  test('an entry does not have the error of the entry before', () => {
    const entries = [entry({ document_number: '2026/000001' }), entry({ document_number: '2026/00001' })]
    const { rejected, records } = buildRemittance({ wallet: itau400, entries, generated_at, partial: true })
    expect([rejected.map((each) => each.entry), records.map((each) => each.entry)]).toEqual([[0], [1]])
  })
})
