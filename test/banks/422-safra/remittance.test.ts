/** Rules of Safra's registrations: Layout Padrão Safra 400 (December 2017), pp. 8, 11–13 and 17, and the guide of 2019, pp. 9–11. */
import { describe, expect, test } from 'vitest'
import { type Entry, OUR_CODES, type OurCode, type Slip } from '../../../src/cobranca/index.js'
import { buildRemittance, parseRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'
import { entryOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!
const LINKED = 'safra-bs-2'
const plain: Partial<Slip> = {
  ...instead,
  ...{
    fine_type: null,
    fine_percentage: null,
    days_for_fine: null,
    interest_type: null,
    interest_value: null,
    days_for_interest: null,
  },
  ...{ discount_type: null, discount_value: null, days_for_discount: null, days_for_sue: null },
}

const build = (
  more: Partial<Slip> = {},
  { bank_contract_slug = wallet.bank_contract_slug, ...entry }: Partial<Entry> & { bank_contract_slug?: string } = {},
  next_remittance_number = 1,
) =>
  buildRemittance({
    wallet: { ...wallet, bank_contract_slug, next_remittance_number },
    entries: [{ ...entryOf({ ...plain, ...more }), ...entry }],
    generated_at: '2026-03-02T10:15:30',
  })
const lineOf = (...args: Parameters<typeof build>): string => build(...args).content.split('\r\n')[1]!

const fine = { fine_type: 1, fine_percentage: 2, days_for_fine: 1 } as const
const interest = { interest_type: 2, interest_value: '0,33' } as const
const protest = { days_for_sue: 5 } as const

// Guide of 2019, pp. 9–10: 106–107, 157–160, 161–173 and 206–218.
test.each<[string, Partial<Slip>, string, string, string, string]>([
  ['nothing', {}, '00', '0000', '0000000000000', '0000000000000'],
  ['interest and fine', { ...interest, ...fine }, '00', '1601', '0000000000033', '0105260200000'],
  ['protest and interest', { ...protest, ...interest }, '05', '0110', '0000000000033', '0000000000000'],
  ['protest and fine', { ...protest, ...fine }, '05', '1610', '0000000000000', '0105260200000'],
  ['protest, interest and fine', { ...protest, ...interest, ...fine }, '05', '1610', '0000000000033', '0105260200000'],
  // 6.1.5, p. 12.
  ['a return after 15 days', { days_for_revoke: 15 }, '00', '0200', '0000000000000', '0000000000000'],
  [
    'a return after 30 days, and a fine',
    { days_for_revoke: 30, ...fine },
    '00',
    '1603',
    '0000000000000',
    '0105260200000',
  ],
])('%s', (_, more, days, instructions, perDay, rebateOrFine) => {
  const line = lineOf(more)
  expect([line.slice(105, 107), line.slice(156, 160), line.slice(160, 173), line.slice(205, 218)]).toEqual([
    days,
    instructions,
    perDay,
    rebateOrFine,
  ])
})

test('the fine of a real file begins on the due date, although the manual demands a later day; it is read as written', () => {
  const { bytes } = build({ ...fine })
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const changed = lines.with(1, `${lines[1]!.slice(0, 205)}300426${lines[1]!.slice(211)}`).join('\r\n')
  const { file } = parseRemittance(Buffer.from(changed))
  const [, title] = file.parts
  expect(title).toMatchObject({
    type: 'title',
    title: {
      main: { role: 'title_fine', values: { due_date: '2026-04-30', fine_date: '2026-04-30', fine_percentage: 200 } },
    },
  })
})

// 6.1.8, p. 13: the columns hold a fine only in registrations, «pos. 109/110 = 01».
test('with a movement that grants a rebate, instruction 16 does not turn the rebate into a fine', () => {
  const { bytes } = build({}, { our_code: '1004', value_rebate: '12,34' })
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  const changed = lines.with(1, `${lines[1]!.slice(0, 156)}16${lines[1]!.slice(158)}`).join('\r\n')
  const { file, titles } = parseRemittance(Buffer.from(changed))
  expect(file.parts[1]).toMatchObject({
    title: { main: { role: 'title', values: { movement: '04', value_rebate: 1234 } } },
  })
  expect(titles).toHaveLength(1)
})

describe('values that the bank does not accept are errors', () => {
  test.each<[string, Partial<Slip>, Record<string, string>]>([
    [
      'a fine in reais',
      { fine_type: 2, fine_value: '5,00', fine_percentage: null },
      { fine_type: 'deve ser 1 \\(percentual\\)' },
    ],
    ['a fine from the due date on', { ...fine, days_for_fine: 0 }, { days_for_fine: 'maior ou igual a 1' }],
    ['a fine above the columns', { ...fine, fine_percentage: '99,995' }, { fine_percentage: '99,99' }],
    // Reason 008: 5% of 1.345,56 is 67,278.
    [
      'interest above 5% a day',
      { interest_type: 2, interest_value: '67,28' },
      { interest_value: '5% do boleto por dia' },
    ],
    ['interest from a later day on', { ...interest, days_for_interest: 2 }, { days_for_interest: 'no máximo 1' }],
    [
      'interest with the instruction against it',
      { ...interest, first_instruction: '08' },
      { interest_type: 'instrução 08' },
    ],
    [
      'protest with the instruction against it',
      { ...protest, first_instruction: '07' },
      { days_for_sue: 'instrução 07' },
    ],
    [
      'a first instruction besides the fine',
      { ...fine, first_instruction: '07' },
      { first_instruction: 'leva a multa' },
    ],
    [
      'a second instruction besides the protest',
      { ...protest, second_instruction: '08' },
      { second_instruction: 'leva o protesto' },
    ],
    [
      'a return without an instruction that is left',
      { ...fine, ...protest, days_for_revoke: 15 },
      { days_for_revoke: 'duas instruções por boleto' },
    ],
    ['a return after other days', { days_for_revoke: 20 }, { days_for_revoke: '15 ou 30' }],
    ['an instruction that goes with a deadline', { first_instruction: '02' }, { first_instruction: '' }],
    ['a guarantor of whom some is missing', { guarantor_neighborhood: '' }, { guarantor_neighborhood: '' }],
    ['a due date on the day of the file', { expire_at: '2026-03-02' }, { expire_at: 'pelo menos 1 dia' }],
  ])('%s', (_, more, errors) => {
    expect(errorsOf(() => build(more))).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [expect.stringMatching(message)]])),
    )
  })

  // 6.1.8, p. 13: the columns of the rebate are those of the fine until the entry is confirmed.
  test('a rebate in a registration', () => {
    expect(errorsOf(() => build({}, { value_rebate: '10,00' }))).toEqual({
      value_rebate: [expect.stringMatching('our_code 1004')],
    })
  })
})

test('interest of 67,27 per day is within 5% of 1.345,56', () => {
  expect(lineOf({ interest_type: 2, interest_value: '67,27' }).slice(160, 173)).toBe('0000000006727')
})

// P. 11, field 06: «numérica > data processamento».
test('a due date is changed to a day after the file', () => {
  expect(errorsOf(() => build({ expire_at: '2026-03-02' }, { our_code: '1003' }))).toEqual({
    expire_at: [expect.stringMatching('depois da data da remessa')],
  })
  expect(lineOf({ expire_at: '2026-03-03' }, { our_code: '1003' }).slice(120, 126)).toBe('030326')
})

describe('carteira 2', () => {
  test('is in column 108, and its slips are due at least two days after the file (p. 8)', () => {
    expect(lineOf({ expire_at: '2026-03-04' }, { bank_contract_slug: LINKED }).slice(107, 108)).toBe('2')
    expect(errorsOf(() => build({ expire_at: '2026-03-03' }, { bank_contract_slug: LINKED }))).toEqual({
      expire_at: [expect.stringMatching('pelo menos 2 dias')],
    })
    expect(lineOf({ expire_at: '2026-03-03' }).slice(107, 108)).toBe('1')
  })

  test('has no days of protest (guide of 2019, p. 11)', () => {
    expect(errorsOf(() => build({ ...protest }, { bank_contract_slug: LINKED }))).toEqual({
      days_for_sue: [expect.stringMatching('carteira 2')],
    })
  })

  // 6.1.3, p. 12.
  test.each<OurCode>(['1066', '1067', '1068', '1118'])('has no negativation: %s', (our_code) => {
    expect(errorsOf(() => build({}, { our_code, bank_contract_slug: LINKED }))).toEqual({
      our_code: [
        'Operação não disponível para este banco.',
        `${our_code} (${OUR_CODES[our_code]}) não existe na carteira 2 de Safra`,
      ],
    })
    expect(build({}, { our_code }).records).toHaveLength(1)
  })
})

const noAddress = {
  guarantor_address: null,
  guarantor_address_number: null,
  guarantor_neighborhood: null,
  guarantor_zipcode: null,
  guarantor_city_name: null,
  guarantor_state: null,
}
const noGuarantor = { ...noAddress, guarantor_name: null, guarantor_cnpj_cpf: null }

// 6.1.1, p. 11: factoring, securitization and fomento; the guide of 2019, p. 7: only they have a guarantor.
describe('a guarantor', () => {
  test('is in 2–17 in place of the company, with its name in 352–381; record 2 with its address is optional (pp. 9–10)', () => {
    const { content, records } = build(noAddress)
    const line = content.split('\r\n')[1]!
    expect(line.slice(1, 17)).toBe('0238001745000229')
    expect(line.slice(351, 381).trimEnd()).toBe('PARTICIPACOES TRES IRMAOS')
    expect(records[0]!.lines).toEqual([2])
    expect(build().records[0]!.lines).toEqual([2, 3])
  })

  test('that is a person has 01 in 2–3, also with a fine and in other instructions', () => {
    const person = { ...noAddress, guarantor_cnpj_cpf: '299.792.458-83' }
    for (const line of [lineOf(person), lineOf({ ...person, ...fine }), lineOf(person, { our_code: '1002' })])
      expect(line.slice(1, 17)).toBe('0100029979245883')
  })

  test('without tax id is refused: its name would stand beside the number of the company', () => {
    expect(errorsOf(() => build({ ...noAddress, guarantor_cnpj_cpf: null }))).toEqual({
      guarantor_cnpj_cpf: ['não pode ficar em branco'],
    })
  })

  test('is the company itself if the slip has none', () => {
    expect(lineOf(noGuarantor).slice(1, 17)).toBe('0244556677000186')
  })
})

test('an e-mail is sent in a record of type 2, without a guarantor', () => {
  const { content, changes } = build({ ...noGuarantor, customer_email: 'Maria@exemplo.com.br' })
  const line = content.split('\r\n')[2]!
  expect(line.slice(0, 51).trimEnd()).toBe('2Maria@exemplo.com.br')
  expect(line.slice(51, 191).trim()).toBe('')
  expect(changes.filter(({ field }) => field.endsWith('customer_email'))).toEqual([])
})

test('the number of the file is in all records, and has three columns (p. 6)', () => {
  const { content } = build({ nfe_key: '41260444556677000186550010000030021000030029' }, {}, 999)
  const lines = content.split('\r\n').filter((line) => line.length === 400)
  expect(lines.map((line) => line.slice(391, 394))).toEqual(lines.map(() => '999'))
  expect(errorsOf(() => build({}, {}, 1000))).toHaveProperty('next_remittance_number')
  // «Sequencial a partir de 001» (guide of 2019, p. 4).
  expect(build({}, {}, 999).next_remittance_number).toBe(1)
})
