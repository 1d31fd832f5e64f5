/** Rules of Citibank's CNAB 400: version 1.16, pp. 2–19. */
import { describe, expect, test } from 'vitest'
import { return400 } from '../../../src/banks/745-citibank/cnab400.js'
import type { Entry, Slip, Wallet } from '../../../src/cobranca/index.js'
import { parseRemittance } from '../../../src/remittance/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { build, entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const NO_GUARANTOR: Partial<Slip> = {
  guarantor_name: null,
  guarantor_cnpj_cpf: null,
  guarantor_address: null,
  guarantor_address_number: null,
  guarantor_neighborhood: null,
  guarantor_zipcode: null,
  guarantor_city_name: null,
  guarantor_state: null,
}
const entry = (more: Partial<Slip> = {}): Entry => entryOf({ ...instead, days_for_sue: null, ...NO_GUARANTOR, ...more })
const lineOf = (more: Partial<Slip> = {}, own: Partial<Wallet> = {}): string =>
  build({ ...wallet, ...own }, entry(more)).content.split('\r\n')[1]!
const columns = (from: number, to: number, ...args: Parameters<typeof lineOf>): string =>
  lineOf(...args).slice(from - 1, to)

test('the header has the identification of the company, the density and its unit (pp. 3–4)', () => {
  const [header] = build(wallet, entry()).content.split('\r\n')
  expect(header!.slice(26, 46)).toBe('00000000123456789112')
  expect(header!.slice(79, 94).trim()).toBe('CITIBANK')
  expect(header!.slice(100, 108)).toBe('01600BPI')
  expect(header!.slice(108, 394).trim()).toBe('')
})

test('an identification of fewer than twenty digits is an error (027–046, p. 3)', () => {
  expect(errorsOf(() => lineOf({}, { extra3: '123456789112' }))).toEqual({
    extra3: ['deve ter 20 algarismos, com os zeros à esquerda'],
  })
})

describe('108, 148–149 and 065–076 (pp. 4–6)', () => {
  test('07 if the client prints, 01 if the bank prints; carteiras 1 and 2', () => {
    expect(columns(148, 149)).toBe('07')
    expect(columns(148, 149, { dispatch_type: 2 })).toBe('01')
    expect(columns(108, 108)).toBe('1')
    expect(columns(108, 108, {}, { bank_contract_slug: 'citibank-bs-3-2' })).toBe('2')
  })

  test('zeros for a title that the bank numbers, and prints', () => {
    const own = { bank_contract_slug: 'citibank-bs-3-banco' }
    expect(columns(65, 76, { our_number: null }, own)).toBe('000000000000')
    expect(columns(148, 149, { our_number: null }, own)).toBe('01')
  })
})

describe('the instruction and its days, 157–160 (p. 6)', () => {
  test.each<[Partial<Slip>, string]>([
    [{}, '0000'],
    [{ days_for_sue: 5 }, '0605'],
    [{ days_for_sue: 5, first_instruction: '06' }, '0605'],
    [{ days_for_negativation: 10 }, '0710'],
    [{ days_for_revoke: 30 }, '0930'],
    [{ first_instruction: '10' }, '1000'],
  ])('%o is %s', (more, held) => {
    expect(columns(157, 160, more)).toBe(held)
  })

  test.each<[Partial<Slip>, string]>([
    [{ first_instruction: '06' }, 'days_for_sue'],
    [{ first_instruction: '07' }, 'days_for_negativation'],
    [{ first_instruction: '09' }, 'days_for_revoke'],
    [{ first_instruction: '09', days_for_sue: 5 }, 'first_instruction'],
    [{ first_instruction: '08' }, 'first_instruction'],
    [{ second_instruction: '10' }, 'second_instruction'],
    [{ days_for_sue: 100 }, 'days_for_sue'],
  ])('%o is an error', (more, field) => {
    expect(Object.keys(errorsOf(() => lineOf(more)) ?? {})).toEqual([field])
  })

  test('a title has one instruction', () => {
    expect(errorsOf(() => lineOf({ days_for_sue: 5, days_for_revoke: 30 }))).toEqual({
      days_for_revoke: [expect.stringContaining('um só prazo')],
    })
  })
})

test('values without columns are errors: a fine, another first day of interest, an acceptance (pp. 4–7)', () => {
  expect(errorsOf(() => lineOf({ fine_type: 1, fine_percentage: 2, days_for_fine: 1, days_for_interest: 3 }))).toEqual({
    fine_percentage: [expect.stringContaining('não existe')],
    days_for_interest: [expect.any(String)],
  })
  expect(Object.keys(errorsOf(() => lineOf({ acceptance: 'S' })) ?? {})).toEqual(['acceptance'])
  expect(Object.keys(errorsOf(() => lineOf({ document_type: '04' })) ?? {})).toEqual(['document_type'])
})

test('the second discount ends later than the first (083–088, p. 4)', () => {
  const discounts = { days_for_discount: 2, second_discount_value: '10,00', days_for_second_discount: 5 } as const
  expect(Object.keys(errorsOf(() => lineOf(discounts)) ?? {})).toEqual(['days_for_second_discount'])
})

describe('352–391 (p. 7)', () => {
  test('a message begins with an asterisk, the name of a guarantor does not', () => {
    expect(columns(352, 391, { instructions: 'Não receber em cheque' }).trimEnd()).toBe('*NAO RECEBER EM CHEQUE')
    expect(columns(352, 391, { guarantor_name: 'Participações Três Irmãos' }).trimEnd()).toBe(
      'PARTICIPACOES TRES IRMAOS',
    )
  })

  test('with both, the message is reported; a message of more than 39 characters is an error', () => {
    const { changes } = build(wallet, entry({ guarantor_name: 'Três Irmãos', instructions: 'Não receber em cheque' }))
    expect(changes).toContainEqual(expect.objectContaining({ field: 'slip.instructions' }))
    const words = 'Não receber em cheque, nem em nota rasgada'
    expect(Object.keys(errorsOf(() => lineOf({ instructions: words })) ?? {})).toEqual(['instructions'])
  })
})

// P. 6: 999999 is a discount per day, 888888 a percentage per month with four decimals.
test.each([
  ['999999', '0000000000150', 'title_daily_discount', 150],
  ['888888', '0000000015000', 'title_percentage_discount', 15000],
])('a discount date of %s names the unit of the discount', (date, value, role, number) => {
  const { bytes } = build(wallet, entry())
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const line = lines[1]!
  const changed = lines.with(1, `${line.slice(0, 173)}${date}${value}${line.slice(192)}`).join('\r\n')
  const { file, titles } = parseRemittance(Buffer.from(changed))
  expect(file.parts[1]).toMatchObject({ title: { main: { role, values: { discount_value: number } } } })
  expect(titles).toHaveLength(1)
})

test('messages of type 2 belong to the title before them (pp. 7–8)', () => {
  const { bytes } = build(wallet, entry())
  const [header, title, trailer] = Buffer.from(bytes).toString('latin1').split('\r\n')
  const same = `${title!.slice(1, 76)}1${title!.slice(110, 120)}      `
  const message = `2${same}${'PRIMEIRA'.padEnd(100)}${'SEGUNDA'.padEnd(100)}${''.padEnd(100)} 000003`
  const file = [header, title, message, `${trailer!.slice(0, 394)}000004`, ''].join('\r\n')
  const parsed = parseRemittance(Buffer.from(file))
  expect(parsed.file.diagnostics).toEqual([])
  expect(parsed.titles).toHaveLength(1)
  expect(parsed.file.parts[1]).toMatchObject({
    title: { companions: { message: [{ values: { message_1: 'PRIMEIRA', message_2: 'SEGUNDA' } }] } },
  })
})

describe('returns', () => {
  const text = Buffer.from(fixture('745-citibank/cnab400/registrations-and-rejections').bytes).toString('latin1')
  const read = (line: number, from: number, held: string) => {
    const lines = text.split('\r\n')
    const given = lines[line - 1]!
    const changed = given.slice(0, from - 1) + held + given.slice(from - 1 + held.length)
    return parseReturn(Buffer.from(lines.with(line - 1, changed).join('\r\n')))
  }

  // P. 2: the titles of such a file are not registered.
  test('a file of tests is reported', () => {
    expect(read(1, 12, 'COBRANCA-TESTE ').diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unexpected_literal', line: 1, columns: [12, 26] }),
    )
  })

  // Pp. 13 and 15–17.
  test.each([
    ['09', '2002', 'rejected'],
    ['75', '2020', 'instruction_rejected'],
    ['X2', '2020', 'instruction_rejected'],
    // Orders of protest and negativation, a rebate, a discount.
    ['30', '2020', 'instruction_rejected'],
    ['34', '2020', 'instruction_rejected'],
    ['58', '2020', 'instruction_rejected'],
    ['38', '2020', 'instruction_rejected'],
    ['39', '2020', 'instruction_rejected'],
    ['80', '2020', 'instruction_rejected'],
    ['94', '2020', 'instruction_rejected'],
    ['99', '2020', 'instruction_rejected'],
    ['X3', '2020', 'instruction_rejected'],
    ['X4', '2020', 'instruction_rejected'],
    ['63', '2002', 'rejected'],
    ['81', '2002', 'rejected'],
    // Columns that all transactions have.
    ['22', '2002', 'rejected'],
    ['25', '2002', 'rejected'],
    ['55', '2002', 'rejected'],
    ['62', '2002', 'rejected'],
  ])('03 with reason %s is %s', (reason, our_occurrence, kind) => {
    const { bank_billet_discharges } = read(5, 302, reason)
    expect(bank_billet_discharges[3]).toMatchObject({ our_occurrence, kind, reasons: [{ severity: 'rejection' }] })
  })

  test('reasons of an entry beside those of its orders: the entry was rejected (p. 16)', () => {
    const rejected = { our_occurrence: '2002', kind: 'rejected', final: true }
    for (const reasons of ['4139', '3941', 'X346', '3926', '3443'])
      expect(read(5, 302, reasons).bank_billet_discharges[3], reasons).toMatchObject(rejected)
    // 71: the title is not registered, so that the line rejects an instruction, whatever else is wrong.
    expect(read(5, 302, '2671').bank_billet_discharges[3]).toMatchObject({ kind: 'instruction_rejected' })
  })

  // Pp. 5, 15–16 and 22. 10 of the remittance stops a protest, 06 changes the due date, 07 grants a discount; each has the columns of numbers, wallet and account.
  test('03 is sure only with a reason of a registered title, or one that only an entry can have', () => {
    const { occurrences } = return400
    const meant = (reason: string) => {
      const found = occurrences['03']!.overrides!.find(
        (override) => override.field === 'title.reason_codes' && override.codes.includes(reason),
      )!.means
      return `${found.our_occurrence}${'doubt' in found ? ' doubtful' : ''}`
    }
    for (const reason of ['75', '93', 'X1']) expect(meant(reason), reason).toBe('2020')
    for (const reason of ['09', '21', '28', '33', '43', '63', '81']) expect(meant(reason), reason).toBe('2002')
    for (const reason of ['22', '24', '25', '26', '27', '55', '56', '57', '62', '84'])
      expect(meant(reason), reason).toBe('2002 doubtful')
    for (const reason of ['30', '34', '38', '39', '58']) expect(meant(reason), reason).toBe('2020 doubtful')
  })

  test.each(['7', '8'])('reasons decide in records of type %s, too: the same columns (p. 13)', (type) => {
    const lines = text.split('\r\n')
    const line = lines[4]!
    const changed = `${type}${line.slice(1, 301)}39${line.slice(303)}`
    const file = parseReturn(Buffer.from(lines.with(4, changed).join('\r\n')))
    expect(file.bank_billet_discharges[3]).toMatchObject({ occurrence: '03', kind: 'instruction_rejected' })
  })

  test('02, por conta, and 08, of cobrança flex, are a part of the payment; 01 is its rest (p. 17)', () => {
    const settled = Buffer.from(fixture('745-citibank/cnab400/settlements').bytes).toString('latin1').split('\r\n')
    const of = (reason: string) => {
      const line = settled[1]!
      const changed = settled.with(1, line.slice(0, 301) + reason + line.slice(303)).join('\r\n')
      return parseReturn(Buffer.from(changed)).bank_billet_discharges[0]!.our_occurrence
    }
    expect(['01', '02', '08', '38'].map(of)).toEqual(['2030', '2029', '2029', '2003'])
  })
})
