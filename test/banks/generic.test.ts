/** Returns of banks without a description. The files are of described banks, under a number that no bank has. */
import { describe, expect, test } from 'vitest'
import { remittanceDialectOf } from '../../src/banks/dialect-of.js'
import { isUnsupportedFileError } from '../../src/febraban/index.js'
import { NdjsonReader, parseReturn, paymentsFrom, type ReturnFile } from '../../src/return/index.js'
import { remittanceFixtures, returnFixture } from '../return/return-fixtures.js'

const textOf = (fixture: string): string => returnFixture(fixture).bytes.toString('latin1')
const read = (content: string): ReturnFile => parseReturn(Buffer.from(content, 'latin1'))

/** CNAB 240 with FEBRABAN's columns in all records; the bank is in 1–3 of all lines. */
const btg = textOf('208-btg/cnab240/settlements')
const unknown240 = btg.replace(/^208/gm, '998')
/** CNAB 400; the bank is in 77–79 of the header. */
const bradesco = textOf('237-bradesco/cnab400/settlements')
const unknown400 = `${bradesco.slice(0, 76)}998${bradesco.slice(79)}`

const reasonOf = (content: string, bank?: string): string => {
  try {
    parseReturn(Buffer.from(content, 'latin1'), bank === undefined ? {} : { bank })
  } catch (error) {
    if (isUnsupportedFileError(error)) return error.reason
    throw error
  }
  return 'read'
}

describe('CNAB 240', () => {
  test('is read by the records and codes of FEBRABAN, with money', () => {
    const [file, own] = [read(unknown240), read(btg)]
    expect(file).toMatchObject({
      bank: '998',
      bank_name: 'banco 998',
      variant: 'GENÉRICO',
      header: { bank_number: '998' },
    })
    expect(file.totals.paid_amount).toBeGreaterThan(0)
    expect({ ...file.totals, needs_review: own.totals.needs_review }).toEqual(own.totals)
    const withoutLines = ({
      line_parsed: { line_t: _t, line_u: _u, ...values },
    }: ReturnFile['bank_billet_discharges'][number]) => values
    expect(file.bank_billet_discharges.map(withoutLines)).toEqual(own.bank_billet_discharges.map(withoutLines))
  })

  test('every payment needs review, by every reader', () => {
    const records = read(unknown240).bank_billet_discharges
    for (const { money, needs_review } of records) {
      const codes = needs_review.map(({ code, line }) => [code, line])
      expect(codes).toEqual(money ? [['generic_reading', 1]] : [])
    }
    const bytes = Buffer.from(unknown240, 'latin1')
    expect(parseReturn(bytes, { engine: 'interpreted' }).bank_billet_discharges).toEqual(records)
    const lines = new NdjsonReader()
    const text = [...lines.push(bytes), ...lines.end()].map((batch) => Buffer.from(batch).toString()).join('')
    expect(text).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    const payments = paymentsFrom(records)
    expect(read(unknown240).totals.needs_review).toEqual({
      count: payments.length,
      paid_amount: payments.reduce((sum, { paid_amount }) => sum + paid_amount!, 0),
    })
  })

  test('says so in a warning and in each record', () => {
    const { diagnostics, bank_billet_discharges: records } = read(unknown240)
    expect(diagnostics[0]).toMatchObject({ code: 'generic_reading', severity: 'warning', line: 1, got: '998' })
    for (const record of records) expect(record).toMatchObject({ bank: '998', variant: 'GENÉRICO' })
  })
})

describe('CNAB 400', () => {
  test('has the columns that most layouts share, and no money', () => {
    const [file, own] = [read(unknown400), read(bradesco)]
    expect(file).toMatchObject({
      bank: '998',
      variant: 'GENÉRICO',
      totals: { titles: own.totals.titles, paid_amount: 0 },
    })
    file.bank_billet_discharges.forEach((record, i) => {
      const { document_number, control_number, event_type, paid_at } = own.bank_billet_discharges[i]!.line_parsed
      expect(record.money).toBe(false)
      expect(record.line_parsed).toMatchObject({ document_number, control_number, event_type, paid_at })
      expect(record.line_parsed).toMatchObject({ our_number: '', paid_amount: '', credit_amount: '', error_code: '' })
    })
    expect(file.diagnostics.filter(({ code }) => code === 'unknown_occurrence')).toHaveLength(own.totals.titles)
  })
})

const inter = textOf('077-inter/cnab400/settlements')

describe('a file that may have other columns is refused', () => {
  test.each([
    ['a layout with other columns', `${inter.slice(0, 76)}998${inter.slice(79)}`],
    ['a header with another bank than its lines', `998${btg.slice(3)}`],
    ['an impossible date of a title', unknown240.replace(/^(.{7}3.{5}U.{123}).{8}/m, '$139132026')],
    ['an amount that is no number', unknown240.replace(/^(.{7}3.{5}U.{63})\d/m, '$1X')],
    ['a movement that FEBRABAN does not have', unknown240.replace(/^(.{7}3.{5}T.)\d\d/m, '$1ZZ')],
    ['a line too long', unknown400.replace(/$/m, 'X')],
    ['lines out of their numbers', unknown400.replace(/\d(?=\r\n9)/, '0')],
    ['titles of another type', unknown400.replace(/^1/gm, '7')],
    ['a number that is no bank', `${bradesco.slice(0, 76)}A98${bradesco.slice(79)}`],
  ])('%s', (_, content) => {
    expect([btg, bradesco, inter]).not.toContain(content)
    expect(reasonOf(content)).toBe('unknown_bank')
  })

  test('many unknown banks are read, each as itself', () => {
    const ofBank = (number: string) => read(btg.replace(/^208/gm, number))
    for (let i = 800; i < 899; i++)
      expect(ofBank(String(i))).toMatchObject({ bank: String(i), totals: { titles: read(btg).totals.titles } })
    expect(ofBank('800').bank_billet_discharges[0]!.bank).toBe('800')
  })

  test('a bank that the caller names', () => {
    expect(reasonOf(unknown400, '998')).toBe('unknown_bank')
    expect(reasonOf(unknown400, '237')).toBe('read')
  })

  test('a remittance', () => {
    const { bytes } = remittanceFixtures.find(({ name }) => name === '208-btg/cnab240/entries.rem')!
    const content = bytes.toString('latin1').replace(/^208/gm, '998')
    expect(() => remittanceDialectOf(Buffer.from(content, 'latin1'))).toThrow(
      'Remessa do banco 998, que ainda não é lido.',
    )
  })
})
