/**
 * Features of Sicredi's remittances that other banks do not have, compared byte by byte with the manuals of November 2021: CNAB 400 v2.1 («400»), CNAB 240 v1.6
 * («240»).
 */
import { describe, expect, it, test } from 'vitest'
import type { Slip, Wallet } from '../../../src/cobranca/index.js'
import { buildRemittance, parseRemittance } from '../../../src/remittance/index.js'
import { entryOf, type InstructionTable, linesOf, refusal } from '../../remittance/instruction-rows.js'
import { generated_at } from '../../remittance/made-up.js'
import { cnab240, cnab400 } from './instruction-rows.js'

/** An entry of the rows' slip, adapted to the layout, with other values. */
const entryIn = ({ instead }: InstructionTable, more: Partial<Slip> = {}) => entryOf({ ...instead, ...more })
const linesIn = (table: InstructionTable, more: Partial<Slip> = {}, wallet: Wallet = table.wallet) =>
  linesOf(wallet, entryIn(table, more))
const errorsIn = (table: InstructionTable, more: Partial<Slip>, wallet: Wallet = table.wallet) =>
  refusal(wallet, entryIn(table, more)).errors

const columns = (line: string | undefined, from: number, to: number) => line?.slice(from - 1, to)

const BOTH = [
  { name: 'CNAB 400', table: cnab400 },
  { name: 'CNAB 240', table: cnab240 },
]

describe('the name of a file is code, month and day, and an extension of three characters (400, pp. 11–12; 240, pp. 14–15)', () => {
  test.each([
    ['2026-01-31', 1, '00623131.001'],
    ['2026-09-05', 17, '00623905.017'],
    ['2026-10-01', 999, '00623O01.999'],
    ['2026-11-30', 1000, '00623N30.000'],
    ['2026-12-09', 2047, '00623D09.047'],
  ])('on %s, number %i: %s', (day, next_remittance_number, name) => {
    for (const { table } of BOTH) {
      const wallet = { ...table.wallet, next_remittance_number }
      const built = buildRemittance({ wallet, entries: [entryIn(table)], generated_at: `${day}T10:00:00` })
      expect(built.filename).toBe(name)
    }
  })
})

describe('nosso número is year, byte and sequence; the wallet counts the sequence (400, p. 5)', () => {
  const build = (wallet: Wallet, generated_at: string, ...own: (string | null)[]) =>
    buildRemittance({ wallet, entries: own.map((our_number) => entryIn(cnab400, { our_number })), generated_at })

  it('takes the year from the day of the file, the byte from the wallet', () => {
    const wallet = { ...cnab400.wallet, extra2: '7', next_our_number: '00041' }
    const built = build(wallet, '2027-01-02T10:00:00', null, '26299999', null)
    expect(built.records.map(({ our_number }) => our_number)).toEqual(['27700041', '26299999', '27700042'])
    expect(built.next_our_number).toBe('00043')
  })

  it('the check digit includes all parts: 07/200003-1 of 0165.02.00623 (p. 6)', () => {
    const [title] = linesIn(cnab400)
    expect(columns(title, 48, 56)).toBe('072000031')
  })

  it('a number without year and byte is an error, since they cannot be guessed', () => {
    for (const our_number of ['3', '00003', '99999']) {
      expect(errorsIn(cnab400, { our_number })).toEqual({ our_number: ['deve vir inteiro, com 8 algarismos'] })
    }
    expect(columns(linesIn(cnab400, { our_number: '7200003' })[0], 48, 56)).toBe('072000031')
  })
})

describe.each(BOTH)('$name refuses', ({ table }) => {
  test.each<[string, Partial<Slip>, string]>([
    ['a fine in R$: it only takes a percentage', { fine_type: 2, fine_value: '10,00' }, 'fine_value'],
    ['a fine of 100%, which has five digits', { fine_percentage: 100 }, 'fine_percentage'],
    ['a fine that begins later', { days_for_fine: 2 }, 'days_for_fine'],
    ['a protest after less than three days', { days_for_sue: 2 }, 'days_for_sue'],
    ['protest and negativation at once', { days_for_sue: 5, days_for_negativation: 10 }, 'days_for_negativation'],
    ['a blank seu número', { document_number: '' }, 'document_number'],
    ['a seu número with a blank', { document_number: '123 4' }, 'document_number'],
    ['a kind of document it does not have', { document_type: '01' }, 'document_type'],
    ['a guarantor without tax id', { guarantor_cnpj_cpf: '' }, 'guarantor_cnpj_cpf'],
    ['Pix on a proposal', { document_type: '36', pix_enabled: true }, 'pix_enabled'],
    ['a Pix location of one’s own', { pix_enabled: true, pix_location_id: '123' }, 'pix_location_id'],
  ])('%s', (_, more, field) => {
    expect(Object.keys(errorsIn(table, more))).toEqual([field])
  })

  test('negativation if the beneficiary is a person (400, p. 29)', () => {
    const wallet = { ...table.wallet, beneficiary_cnpj_cpf: '299.792.458-83' }
    const more = { days_for_sue: null, days_for_negativation: 10 }
    expect(Object.keys(errorsIn(table, more, wallet))).toEqual(['days_for_negativation'])
    expect(linesIn(table, more)).not.toEqual([])
  })

  test('reports all errors of a title together', () => {
    const more = { document_number: 'NF 1', document_type: '01', days_for_sue: 1 } as const
    expect(Object.keys(errorsIn(table, more)).sort()).toEqual(['days_for_sue', 'document_number', 'document_type'])
  })
})

describe('CNAB 400', () => {
  const none = { guarantor_name: null, guarantor_cnpj_cpf: null }

  it('has no date of interest, and no key of Pix: later interest and a key are errors (pp. 29, 35)', () => {
    expect(Object.keys(errorsIn(cnab400, { days_for_interest: 3 }))).toEqual(['days_for_interest'])
    expect(Object.keys(errorsIn(cnab400, { pix_enabled: true, pix_key: 'a@b.c' }))).toEqual(['pix_key'])
  })

  it.each([
    // P. 29: 1% is 0000000000100.
    ['0.05', 'B', '0000000000005'],
    ['1', 'B', '0000000000100'],
    // R$ 1.345,56: 0,033% is R$ 0,444… per day; rounded to 0,03% it would be a tenth less.
    ['0.033', 'A', '0000000000044'],
    ['0.0333', 'A', '0000000000045'],
  ])('interest of %s percent per day is sent as %s %s', (interest_percentage, kind, value) => {
    const [title] = linesIn(cnab400, { interest_type: 1, interest_percentage })
    expect([columns(title, 19, 19), columns(title, 161, 173)]).toEqual([kind, value])
  })

  it('the second and third discounts are in a record of type 7, in the unit of the first (pp. 34–35)', () => {
    const lines = linesIn(cnab400, {
      ...none,
      discount_type: 2,
      discount_percentage: 3,
      second_discount_percentage: 2,
      days_for_second_discount: 4,
      third_discount_percentage: 1.5,
      days_for_third_discount: 2,
    })
    expect(lines.map((line) => line[0])).toEqual(['1', '7'])
    expect(columns(lines[0], 18, 18)).toBe('B')
    expect(columns(lines[0], 180, 192)).toBe('0000000000300')
    expect(columns(lines[1], 2, 54)).toBe('000000072000031NFS/3002  71582093000158              ')
    expect(columns(lines[1], 55, 92)).toBe('26042600000000002002804260000000000150')
  })

  it('the slip decides whether the bank prints and mails it (p. 27)', () => {
    const [title] = linesIn(cnab400, { dispatch_type: 2 })
    expect([columns(title, 72, 72), columns(title, 74, 74)]).toEqual(['S', 'A'])
  })

  it('a slip with Pix is hybrid, with or without txid (pp. 10, 26, 35)', () => {
    const [title, pix] = linesIn(cnab400, { ...none, pix_enabled: true })
    expect(columns(title, 6, 6)).toBe('H')
    expect(pix?.trimEnd()).toBe(`8000000072000031 H${' '.repeat(12)}00NFS/3002${' '.repeat(354)}000003`)
  })

  it('a guarantor without an address is an error (p. 33)', () => {
    const nowhere = { guarantor_address: '', guarantor_address_number: '', guarantor_city_name: '' }
    expect(Object.keys(errorsIn(cnab400, nowhere)).sort()).toEqual(['guarantor_address', 'guarantor_city_name'])
  })

  it('has four lines of 80 for instructions (p. 31)', () => {
    const line = 'X'.repeat(80)
    const [, messages] = linesIn(cnab400, { instructions: Array(4).fill(line).join('\n') })
    expect(columns(messages, 22, 341)).toBe(line.repeat(4))
    expect(Object.keys(errorsIn(cnab400, { instructions: 'a\nb\nc\nd\ne' }))).toEqual(['instructions'])
  })

  it('changes report a separate control number, for which there is no column', () => {
    const entry = entryIn(cnab400, { control_number: 'PEDIDO 7' })
    const { changes } = buildRemittance({ wallet: cnab400.wallet, entries: [entry], generated_at })
    expect(changes).toContainEqual(expect.objectContaining({ field: 'slip.control_number', from: 'PEDIDO 7', to: '' }))
  })

  describe('reads titles without registration, by version 1.4 of August 2019', () => {
    const { content } = buildRemittance({ wallet: cnab400.wallet, entries: [entryIn(cnab400, none)], generated_at })
    const [header, , trailer] = content.split('\r\n')
    const numbered = (line: string, number: number) => line.padEnd(394) + String(number).padStart(6, '0')
    const read = (line: string) =>
      parseRemittance(Buffer.from(`${header}\r\n${numbered(line, 2)}\r\n${trailer!.slice(0, 394)}000003\r\n`, 'latin1'))

    it('printed by the bank (pp. 38–42)', () => {
      const title = `1C A${' '.repeat(12)}AAA${' '.repeat(28)}182000041 B${' '.repeat(13)}N  0000    00000000000000${' '.repeat(12)}01NF-77     2509180000000012345${' '.repeat(9)}A 180918    0000000000000000000000000000000${'0'.repeat(27)}1 00031840726148${'JOSE DA SILVA'.padEnd(40)}${'RUA DAS FLORES 1'.padEnd(40)}00000000000 95999001${'GRAMADO'.padEnd(25)}RS00000`
      const { titles, diagnostics } = read(title)
      expect(diagnostics).toEqual([])
      expect(titles).toMatchObject([
        {
          occurrence: '01',
          fields: {
            unregistered_title: {
              our_number: '182000041',
              document_number: 'NF-77',
              due_date: '2018-09-25',
              amount: 12345,
              payer_tax_id: '00031840726148',
              payer_city: 'GRAMADO',
              payer_state: 'RS',
            },
          },
        },
      ])
    })

    it('an order for printed forms (pp. 42–43)', () => {
      const { titles, diagnostics } = read(`1C${' '.repeat(45)}0000100050A18${' '.repeat(48)}012B`)
      expect(diagnostics).toEqual([])
      expect(titles).toMatchObject([
        { fields: { slip_order: { first_sequence: '00001', slip_count: 50, year: '18', form_type: 'B' } } },
      ])
    })
  })
})

describe('CNAB 240', () => {
  const segments = (lines: readonly string[]) =>
    lines.map((line) => `${line[13]}${line[13] === 'Y' ? columns(line, 18, 19) : ''}`)

  it('sends R, S and Y only if the slip needs them (pp. 43–54)', () => {
    const plain = { fine_type: 0, guarantor_name: null, guarantor_cnpj_cpf: null } as const
    expect(segments(linesIn(cnab240, plain))).toEqual(['P', 'Q'])
    expect(segments(linesIn(cnab240, { fine_type: 0 }))).toEqual(['P', 'Q', 'Y01'])
    expect(segments(linesIn(cnab240, { pix_enabled: true }))).toEqual(['P', 'Q', 'R', 'Y01', 'Y04'])
  })

  it('interest is R$ per day or % per month, 1% per day is 30% (p. 37); it begins after the due date (p. 36)', () => {
    const [title] = linesIn(cnab240, { interest_type: 1, interest_percentage: 1, days_for_interest: 0 })
    expect(columns(title, 118, 141)).toBe('201052026000000000003000')
  })

  it('the slip decides whether the bank prints and delivers it (p. 35)', () => {
    const [title] = linesIn(cnab240, { dispatch_type: 2 })
    expect(columns(title, 61, 62)).toBe('11')
  })

  it('has three messages of 38 in the body of the slip (p. 50)', () => {
    const line = 'X'.repeat(38)
    const lines = linesIn(cnab240, { instructions: [line, line, line].join('\n') })
    const messages = lines.find((each) => each[13] === 'S')
    expect(columns(messages, 18, 138)).toBe(`301${line}${line}  ${line}  `)
    expect(Object.keys(errorsIn(cnab240, { instructions: 'a\nb\nc\nd' }))).toEqual(['instructions'])
  })

  it('needs the Pix key that Sicredi gave (p. 54)', () => {
    expect(errorsIn(cnab240, { pix_enabled: true, pix_key: '' })).toEqual({ pix_key: ['não pode ficar em branco'] })
  })
})
