/** Slips that a bank's manual forbids are errors before the file is built; slips that it allows are accepted. */
import { describe, expect, it, test } from 'vitest'
import type { Entry, OurCode, Slip, Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import type { InstructionTable } from './instruction-rows.js'
import { entry, generated_at } from './made-up.js'

const TABLES = (await rowsOf('instruction-rows.ts')).flatMap(({ bank, rows }) =>
  Object.entries(rows.INSTRUCTIONS).map(([key, table]) => ({ name: `${bank.number} ${key}`, ...table })),
)

/** The tables of a bank's dialects: `033`, `237 cnab400`. */
const of = (...names: string[]): readonly (InstructionTable & { readonly name: string })[] => {
  const found = TABLES.filter(({ name }) => names.some((each) => name === each || name.startsWith(`${each} `)))
  if (found.length === 0) throw new Error(`no dialect ${names.join(', ')}`)
  return found
}

/** The slip is of R$ 250,00, issued on the day of the file, 2 March 2026, and due on 30 April. */
function refused(wallet: Wallet, changes: Partial<Slip>, more: Partial<Entry> = {}, our_code: OurCode = '1001') {
  const given = { ...entry({ document_number: '45001', ...changes }, our_code), ...more }
  return errorsOf(() => buildRemittance({ wallet, entries: [given], generated_at }))
}

const fieldsOf = (...call: Parameters<typeof refused>): readonly string[] => Object.keys(refused(...call) ?? {}).sort()

/** Cresol's CNAB 240 (1.0.2, p. 10: «somente relevante com ocorrência=4»), Unicred, Safra and Daycoval read a rebate only with its own instruction. */
const REBATE_ALONE = ['133 cnab240', '136 cnab240', '136 cnab400', '422 cnab240', '422 cnab400', '707 cnab400']

/** Instruction for a rebate. */
const withRebate = (name: string): { readonly our_code: OurCode; readonly our_number?: string } =>
  REBATE_ALONE.includes(name) ? { our_code: '1004', our_number: '7' } : { our_code: '1001' }

/** FEBRABAN C026 and C027: codes 1 and 2 of an order to protest have days; 3, without days, is «não protestar». Cresol: CNAB 240, 1.0.2, p. 10. */
const PROTEST_NEEDS_DAYS = ['021 cnab240', '084 cnab240', '085 cnab240', '133 cnab240', '208 cnab240', '246 cnab240']

/** Layouts without columns and instructions for a rebate. */
const WITHOUT_REBATE = ['097 cnab240', '097 cnab400']

describe.each(TABLES)('$name', ({ name, wallet, rows }) => {
  // FEBRABAN 240 v10.6, C047 A, reason 34, and nearly every bank's own table: Santander CNAB 240 p. 20, Caixa p. 56, Bradesco p. 29, Sicredi p. 24.
  it.skipIf(WITHOUT_REBATE.includes(name))(
    'accepts a rebate below the amount of the slip, and refuses one of the whole amount',
    () => {
      const { our_code, ...own } = withRebate(name)
      const rebate = (value_rebate: string) => refused(wallet, own, { value_rebate }, our_code)
      expect(rebate('250,00')).toMatchObject({
        value_rebate: expect.arrayContaining(['deve ser menor que o valor do boleto']),
      })
      expect(rebate('200,00')).toBeNull()
    },
  )

  it.runIf(REBATE_ALONE.includes(name))('refuses a rebate at the registration', () => {
    expect(fieldsOf(wallet, {}, { value_rebate: '5,00' })).toContain('value_rebate')
  })

  it.runIf(PROTEST_NEEDS_DAYS.includes(name))('refuses an order to protest without days', () => {
    const changed = refused(wallet, { our_number: '7', days_for_sue: null }, {}, '1009')
    expect(changed).toMatchObject({ days_for_sue: ['não pode ficar em branco'] })
  })

  // BV CNAB 400 6.2, nota 11, reason 36: an instruction for a rebate without value is rejected.
  it.runIf(rows['1004'] !== undefined)('refuses an instruction for a rebate of zero', () => {
    const changed = refused(wallet, { our_number: '7' }, { value_rebate: '0,00' }, '1004')
    expect(changed).toMatchObject({ value_rebate: ['deve ser maior que zero'] })
  })

  // C047 A, reason 17: Banco do Brasil CNAB 240 p. 13, CNAB 400 nota 28, p. 21; Santander p. 25; Caixa p. 56; Bradesco p. 28; Itaú p. 27; Sicredi p. 24.
  it('refuses a document that is issued after its due date', () => {
    expect(fieldsOf(wallet, { document_date: '2026-05-01' })).toContain('document_date')
    expect(fieldsOf(wallet, { document_date: '2026-02-27' })).toEqual([])
  })

  // Itaú CNAB 400 p. 41, CNAB 240 p. 25, reason 33.
  it.runIf(rows['1003'] !== undefined)('refuses to change a due date to a past date', () => {
    const changed = fieldsOf(wallet, { our_number: '7', expire_at: '2026-03-01' }, {}, '1003')
    expect(changed).toContain('expire_at')
  })
})

describe('a title that is overdue when it is registered', () => {
  const overdue = (days: string) => ({ expire_at: days, document_date: '2025-01-02' })

  // Santander CNAB 240 nota 17, p. 20; CNAB 400 nota 7, p. 25: the due date is after the entry of the title.
  it.each(of('033'))('is refused by $name', ({ wallet }) => {
    expect(fieldsOf(wallet, overdue('2026-03-01'))).toEqual(['expire_at'])
    expect(fieldsOf(wallet, overdue('2026-03-02'))).toEqual([])
  })

  // Bradesco CNAB 240 v06, p. 28, reason 18: «títulos vencidos há mais de 59 dias».
  it.each(of('237 cnab240'))('is accepted by $name up to 59 days after its due date', ({ wallet }) => {
    expect(fieldsOf(wallet, overdue('2026-01-02'))).toEqual([])
    expect(fieldsOf(wallet, overdue('2026-01-01'))).toEqual(['expire_at'])
  })

  // Banco do Brasil CNAB 400 nota 8 c, p. 13: «aceita o registro de títulos vencidos»; Caixa CNAB 240 C012, p. 49, CNAB 400 NE019, p. 38: «para título
  // vencido». The other manuals have no rule.
  const warned = (wallet: Wallet): readonly string[] => {
    const entries = [entry({ document_number: '45001', ...overdue('2025-10-01') })]
    return buildRemittance({ wallet, entries, generated_at }).warnings.map(({ code }) => code)
  }

  it.each(of('001', '341', '748', '756', '237 cnab400'))('is accepted by $name, with a warning', ({ wallet }) => {
    expect(warned(wallet)).toEqual(['overdue'])
  })

  // Without days, Caixa writes the title off after its own: CNAB 240 C028 and C029, p. 52; CNAB 400 NE024 and NE025, p. 40.
  it.each(of('104'))('is accepted by $name, with a warning, and another of the write-off', ({ wallet }) => {
    expect(warned(wallet)).toEqual(['overdue', 'write_off_by_bank'])
  })

  it.each(TABLES)('is written off by $name', ({ wallet }) => {
    expect(fieldsOf(wallet, { expire_at: '2025-10-01', our_number: '7' }, {}, '1002')).not.toContain('expire_at')
  })
})

// Santander CNAB 240 nota 18, p. 20; CNAB 400 nota 12, p. 26. AUTBANK, reason 22, p. 15: not above it.
test.each(of('033', '633'))('$name refuses discount and rebate that together are the whole amount', ({ wallet }) => {
  const discount = { discount_type: 1, discount_value: '50,00', days_for_discount: 5 } as const
  expect(refused(wallet, discount, { value_rebate: '200,00' })).toEqual({
    value_rebate: ['somado ao desconto, deve ser menor que o valor do boleto'],
  })
  expect(fieldsOf(wallet, discount, { value_rebate: '199,99' })).toEqual([])
  const share = { discount_type: 2, discount_percentage: 20, days_for_discount: 5 } as const
  expect(fieldsOf(wallet, share, { value_rebate: '200,00' })).toEqual(['value_rebate'])
})

// Itaú CNAB 400 p. 41, CNAB 240 p. 25, reason 19.
test.each(of('341'))('$name refuses a rebate above 90% of the title', ({ wallet }) => {
  expect(fieldsOf(wallet, {}, { value_rebate: '225,00' })).toEqual([])
  expect(refused(wallet, {}, { value_rebate: '225,01' })).toEqual({
    value_rebate: ['deve ser no máximo 90% do boleto'],
  })
})

describe('two discounts', () => {
  const discounts = (days: readonly [number, number], values: readonly [string, string]) => ({
    discount_type: 1 as const,
    discount_value: values[0],
    days_for_discount: days[0],
    second_discount_value: values[1],
    days_for_second_discount: days[1],
  })

  // Santander CNAB 240 nota 23, p. 22: not on one day, the first before the second. Caixa CNAB 240 C022 and C023, p. 51: the first is also greater; also
  // Banco do Brasil, CNAB 240 p. 17, CNAB 400 nota 39, p. 25.
  test.each(of('033 cnab240', '104 cnab240', '001'))('end on different days, in order, at $name', ({ wallet }) => {
    expect(fieldsOf(wallet, discounts([5, 2], ['10,00', '8,00']))).toEqual([])
    expect(fieldsOf(wallet, discounts([5, 5], ['10,00', '8,00']))).toEqual(['days_for_second_discount'])
    expect(fieldsOf(wallet, discounts([2, 5], ['10,00', '8,00']))).toEqual(['days_for_second_discount'])
  })

  // Santander CNAB 240 nota 23, p. 22; CNAB 400 nota 11, p. 26: the date is after the issue. The slip is due on 30 April.
  test.each(of('033'))('end after the document is issued at $name', ({ wallet }) => {
    const ending = (...days: [number, number]) =>
      refused(wallet, { document_date: '2026-04-20', ...discounts(days, ['10,00', '8,00']) })
    const message = [
      'deve ser menor: o desconto deve terminar depois de document_date (sem ela, vale a data da remessa)',
    ]
    expect(ending(9, 2)).toBeNull()
    expect(ending(10, 2)).toEqual({ days_for_discount: message })
    expect(ending(11, 10)).toEqual({ days_for_discount: message, days_for_second_discount: message })
  })

  // From 2 March, the day of the file, to 30 April: 29 days of March and 30 of April.
  test.each(of('033'))('end after the day of the file at $name, if the slip names no date of issue', ({ wallet }) => {
    expect(fieldsOf(wallet, discounts([58, 2], ['10,00', '8,00']))).toEqual([])
    expect(fieldsOf(wallet, discounts([59, 2], ['10,00', '8,00']))).toEqual(['days_for_discount'])
  })

  test.each(of('104 cnab240', '001'))('decrease at $name', ({ wallet }) => {
    expect(fieldsOf(wallet, discounts([5, 2], ['8,00', '10,00']))).toEqual(['second_discount_value'])
    expect(fieldsOf(wallet, discounts([5, 2], ['8,00', '8,00']))).toEqual(['second_discount_value'])
  })
})

// Caixa CNAB 240 C011, p. 49: «Campo de preenchimento obrigatório». AUTBANK, reason 28, p. 15.
test.each(of('104 cnab240', '633'))('$name refuses a document without number', ({ wallet }) => {
  expect(refused(wallet, { document_number: null })).toEqual({ document_number: ['não pode ficar em branco'] })
  expect(fieldsOf(wallet, { document_number: '😀' })).toEqual(['document_number'])
})

// AUTBANK, reasons DG to DJ, p. 16.
test.each(of('633'))('$name refuses a guarantor without address', ({ wallet }) => {
  const named = { guarantor_name: 'Fulano Fictício', guarantor_cnpj_cpf: '38.001.745/0002-29' }
  const blank = ['não pode ficar em branco']
  expect(refused(wallet, named)).toEqual({
    guarantor_address: blank,
    guarantor_zipcode: blank,
    guarantor_city_name: blank,
    guarantor_state: blank,
  })
  const city = { guarantor_zipcode: '88999300', guarantor_city_name: 'Florianópolis', guarantor_state: 'SC' }
  expect(refused(wallet, { ...named, ...city })).toEqual({ guarantor_address: blank })
  expect(refused(wallet, { ...named, ...city, guarantor_address: 'Praça da Invenção, 8' })).toBeNull()
})

describe('the parties', () => {
  const own = '11.222.333/0001-81'
  const guarantor = (guarantor_cnpj_cpf: string) => ({
    guarantor_name: 'Fulano',
    guarantor_cnpj_cpf,
    guarantor_address: 'Rua',
    guarantor_city_name: 'Gramado',
    guarantor_zipcode: '95999-001',
    guarantor_state: 'RS',
  })

  // Santander CNAB 240 nota 29, p. 23, CNAB 400 nota 26, p. 29; Caixa CNAB 240 G006, p. 66; Bradesco CNAB 400 v17, p. 21.
  test.each(of('033', '104 cnab240', '237 cnab400'))('$name refuses a payer who is the beneficiary', ({ wallet }) => {
    const named = { ...wallet, beneficiary_cnpj_cpf: own }
    expect(refused(named, { customer_cnpj_cpf: own })).toEqual({
      customer_cnpj_cpf: ['não pode ser do próprio beneficiário'],
    })
    expect(fieldsOf(named, { customer_cnpj_cpf: '90.214.367/0001-09' })).toEqual([])
  })

  // Santander CNAB 240 nota 29, p. 23; Caixa CNAB 240 C099, p. 65; Itaú CNAB 240 p. 28, reason 3616; Sicredi CNAB 400 p. 33.
  test.each(of('033 cnab240', '104 cnab240', '341', '748 cnab400'))(
    '$name refuses a guarantor who is the payer',
    ({ wallet }) => {
      const payer = '529.982.247-25'
      expect(refused(wallet, { ...guarantor(payer), customer_cnpj_cpf: payer })).toEqual({
        guarantor_cnpj_cpf: ['não pode ser do próprio pagador'],
      })
      expect(fieldsOf(wallet, { ...guarantor('161.803.398-05'), customer_cnpj_cpf: payer })).toEqual([])
    },
  )

  // Santander CNAB 240 p. 26, E3 and E6; Sicredi CNAB 400 p. 33.
  test.each(of('033 cnab240', '748 cnab400'))('$name refuses a guarantor who is the beneficiary', ({ wallet }) => {
    expect(refused({ ...wallet, beneficiary_cnpj_cpf: own }, guarantor(own))).toEqual({
      guarantor_cnpj_cpf: ['não pode ser do próprio beneficiário'],
    })
  })

  // Santander CNAB 240 p. 26, E3: «CNPJ raiz». Sicredi CNAB 400 p. 30: its CPF/CNPJ «deve ser diferente do beneficiário». Banrisul CNAB 400 pp. 6, 8 and 11: no rule.
  test.each([
    ['033 cnab240', ['guarantor_cnpj_cpf']],
    ['748 cnab400', []],
    ['041 cnab400', []],
  ])('%s and a guarantor who is a branch of the beneficiary: errors of %j', (name, fields) => {
    const { wallet } = of(name)[0]!
    const branch = '11.222.333/0002-62'
    for (const dispatch_type of name === '041 cnab400' ? [1, 2] : [1])
      expect(
        fieldsOf({ ...wallet, beneficiary_cnpj_cpf: own }, { ...guarantor(branch), dispatch_type } as Partial<Slip>),
      ).toEqual(fields)
  })
})

// Banco do Brasil CNAB 240 15.3R, p. 17: «mesma data do vencimento, ou dia seguinte».
test.each(of('001 cnab240'))('$name refuses a fine later than the day after the due date', ({ wallet }) => {
  const fine = (days_for_fine: number) => ({ fine_type: 1, fine_percentage: 2, days_for_fine }) as const
  expect(fieldsOf(wallet, fine(1))).toEqual([])
  expect(fieldsOf(wallet, fine(2))).toEqual(['days_for_fine'])
})

// ABC Brasil CNAB 240 C019, p. 33: «deverá ser maior que a Data de Vencimento»; C034, p. 35: «no mínimo D+1 do vencimento».
test.each(of('246 cnab240'))('$name refuses fine and interest that begin on the due date', ({ wallet }) => {
  const charges = (days: number) =>
    ({
      fine_type: 1,
      fine_percentage: 2,
      days_for_fine: days,
      interest_type: 2,
      interest_value: '0,10',
      days_for_interest: days,
    }) as const
  expect(fieldsOf(wallet, charges(0))).toEqual(['days_for_fine', 'days_for_interest'])
  expect(fieldsOf(wallet, charges(1))).toEqual([])
})

// Banco do Brasil CNAB 240 26.3P, p. 13.
test.each(of('001 cnab240'))('$name refuses a document that is issued after the date of the file', ({ wallet }) => {
  expect(fieldsOf(wallet, { document_date: '2026-03-03' })).toEqual(['document_date'])
  expect(fieldsOf(wallet, { document_date: '2026-03-02' })).toEqual([])
})

// Banco do Brasil CNAB 400 nota 9 b, p. 14; CNAB 240 24.3P, p. 12: DM, DR, DS, LC and dívida ativa are protested.
test.each(of('001 cnab240', '001 cnab400'))(
  '$name refuses to protest a promissory note, a receipt or a debit note',
  ({ wallet }) => {
    for (const document_type of ['12', '17', '19'] as const) {
      expect(fieldsOf(wallet, { document_type, days_for_sue: 10 })).toEqual(['days_for_sue'])
      expect(fieldsOf(wallet, { document_type })).toEqual([])
    }
    expect(fieldsOf(wallet, { document_type: '04', days_for_sue: 10 })).toEqual([])
  },
)

describe('a slip of a credit card', () => {
  const charges = [
    { interest_type: 2, interest_value: '0,10' },
    { fine_type: 1, fine_percentage: 2 },
    { discount_type: 1, discount_value: '1,00', days_for_discount: 2 },
  ] as const satisfies readonly Partial<Slip>[]

  // Banco do Brasil takes such a slip in carteira 17 only (CNAB 240 24.3P, p. 12).
  const cards = of('237', '033', '001 cnab240').filter(
    ({ wallet: { bank_contract_slug: slug } }) => !/^bb-bs-(?!17)/.test(slug),
  )

  // Bradesco CNAB 240 C015, p. 23, CNAB 400 v17 p. 33; Santander CNAB 240 nota 20, p. 21, CNAB 400 nota 8, p. 25; Banco do Brasil CNAB 240 p. 35.
  test.each(cards)('has no charges at $name', ({ wallet }) => {
    for (const charge of charges) {
      expect(fieldsOf(wallet, { document_type: '35', ...charge })).toEqual([Object.keys(charge)[0]])
      expect(fieldsOf(wallet, charge)).toEqual([])
    }
    expect(fieldsOf(wallet, { document_type: '35' }, { value_rebate: '1,00' })).toEqual(['value_rebate'])
  })
})

describe('a nosso número given by the slip', () => {
  const itau = of('341 cnab400')[0]!.wallet

  // Itaú CNAB 400 nota 3, p. 29: «Escriturais: é enviado zerado pela empresa», but for 115. Banco do Brasil CNAB 400 nota 6 a, p. 11: carteira 11.
  test.each([
    { ...itau, bank_contract_slug: 'itau-bs-112' },
    { ...of('001 cnab400')[0]!.wallet, bank_contract_slug: 'bb-bs-11-7' },
  ])('is refused if the bank numbers the titles: $bank_contract_slug', (wallet) => {
    expect(refused(wallet, { our_number: '7' })).toEqual({
      our_number: ['não pode ser escolhido nesta carteira: o banco numera o título, e o número vem no retorno'],
    })
    expect(fieldsOf(wallet, { our_number: null })).toEqual([])
    expect(fieldsOf(wallet, { our_number: '7' }, {}, '1002')).toEqual([])
  })

  test('is accepted in wallets whose titles the company numbers', () => {
    for (const slug of ['itau-bs-109', 'itau-bs-115'])
      expect(fieldsOf({ ...itau, bank_contract_slug: slug }, { our_number: '7' })).toEqual([])
  })
})

// Vórtx CNAB 400, p. 13: «Nossos Números de 00000000001 a 90000000000 serão gerados pelo cliente», those above by the platform.
test.each(of('310'))('$name refuses to register a number of the range of the platform', ({ wallet }) => {
  const tooLarge = ['deve ser menor ou igual a 90000000000']
  expect(refused(wallet, { our_number: '90000000001' })).toEqual({ our_number: tooLarge })
  expect(refused({ ...wallet, next_our_number: '90000000001' }, {})).toEqual({ next_our_number: tooLarge })
  expect(refused(wallet, { our_number: '90000000000' })).toBeNull()
  expect(refused(wallet, { our_number: '90000000001' }, {}, '1002')).toBeNull()
})

// Santander CNAB 240 nota 20, p. 21: «Percentual Mínimo 0,01 e Percentual Máximo 999,99%», «Valor Mínimo 0,01 e Valor Máximo 9999999,99».
test.each(of('033'))('$name accepts a payment of up to 999,99%, or above the amount of the slip', ({ wallet }) => {
  const limits = { divergent_payment_type: 2 } as const
  const shares = {
    divergent_payment_value_type: 2,
    divergent_payment_minimum_percentage: '0,01',
    divergent_payment_maximum_percentage: '999,99',
  } as const
  expect(fieldsOf(wallet, { ...limits, ...shares })).toEqual([])
  const values = {
    divergent_payment_value_type: 1,
    divergent_payment_minimum_value: '0,01',
    divergent_payment_maximum_value: '99.999,99',
  } as const
  expect(fieldsOf(wallet, { ...limits, ...values })).toEqual([])
})
