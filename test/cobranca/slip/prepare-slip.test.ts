/** A prepared slip: defaults, dates, units. Validation errors are tested in `test/remittance/validation.test.ts`. */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import {
  LOST_DIGITS,
  PLAIN_FIELDS,
  type PlainValues,
  type PreparedSlip,
  prepareSlip,
  SLIP_TABLE,
  type Slip,
} from '../../../src/cobranca/index.js'
import { errorsOf } from '../errors-of.js'

const TODAY = '2026-03-02'

const slip: Slip = {
  amount: '1.345,56',
  expire_at: '2026-03-31',
  customer_person_name: 'Maria José Exemplo da Conceição',
  customer_cnpj_cpf: '299.792.458-83',
  customer_address: 'Rua das Acácias',
  customer_neighborhood: 'Jardim São Luís',
  customer_zipcode: '15040-120',
  customer_city_name: 'São José do Rio Preto',
  customer_state: 'sp',
}

const prepare = (more: Partial<Slip> = {}) => prepareSlip({ ...slip, ...more }, TODAY)

/** Plain values of a slip without them: a text is empty. */
const ABSENT = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [field, SLIP_TABLE[field].form === 'text' ? '' : null]),
) as unknown as PlainValues

describe('a slip with the required fields', () => {
  test('has the defaults of the service', () => {
    // The type demands every field, which a constructor does not.
    const expected: PreparedSlip = {
      ...ABSENT,
      amount: 134556,
      expire_at: '2026-03-31',
      document_number: '',
      document_date: TODAY,
      document_type: '02',
      accepted: false,
      control_number: '',
      payer_email: '',
      payer: {
        name: 'Maria José Exemplo da Conceição',
        tax_id_type: 'cpf',
        tax_id: '29979245883',
        address: 'Rua das Acácias',
        neighborhood: 'Jardim São Luís',
        zipcode: '15040120',
        city: 'São José do Rio Preto',
        state: 'SP',
      },
      guarantor: null,
      fine: null,
      interest: null,
      discounts: [],
      deadline_days: null,
      instructions: [],
      divergent_payment: null,
      split: [],
      pix: null,
      dispatch: 'client',
    }
    expect(prepare()).toStrictEqual(expected)
  })

  test('absent, undefined, null and blank fields are the same', () => {
    const blank = {
      document_type: undefined,
      acceptance: null,
      fine_type: null,
      days_for_sue: undefined,
      our_number: '  ',
    }
    expect(prepare({ ...blank, guarantor_name: '' } as Partial<Slip>)).toEqual(prepare())
  })

  test.each([
    ['1.345,56', 134556],
    [134556, 134556],
    [new Decimal('1345.56'), 134556],
    [1, 1],
    ['0,01', 1],
    ['1345', 134_500],
    ['1345,5', 134_550],
    [' 1,00', 100],
    ['123.456.789,01', 12_345_678_901],
  ])('money %s is %i cents', (amount, cents) => {
    expect(prepare({ amount }).amount).toBe(cents)
  })

  test.each([0, -1, 1.5, 2 ** 53, '0', '1.34,56', '1,005', '1,', ',50'])('money %s is an error', (amount) => {
    expect(Object.keys(errorsOf(() => prepare({ amount })) ?? {})).toEqual(['amount'])
  })
})

describe('the address of the payer in one text', () => {
  test.each([
    [{ customer_address_number: '120', customer_address_complement: 'apto 31' }, 'Rua das Acácias, 120 apto 31'],
    [{ customer_address_number: '120' }, 'Rua das Acácias, 120'],
    [{ customer_address_complement: 'apto 31' }, 'Rua das Acácias apto 31'],
    [{ customer_address_number: ' ', customer_address_complement: '  ' }, 'Rua das Acácias'],
    [{ customer_address_number: 'S/N' }, 'Rua das Acácias, S/N'],
    [{ customer_address_number: '120', customer_truncated_address: 'R. Acácias 120/31' }, 'R. Acácias 120/31'],
  ])('%j', (parts, address) => {
    expect(prepare(parts).payer.address).toBe(address)
  })
})

describe('texts of the company', () => {
  test('the default of the control number is the document number', () => {
    expect(prepare({ document_number: 'NF 1' }).control_number).toBe('NF 1')
    expect(prepare({ document_number: 'NF 1', control_number: 'PED 2' }).control_number).toBe('PED 2')
  })

  test('a number at the bank keeps its digits, as text or number', () => {
    expect(prepare({ our_number: '00045001' }).our_number).toBe('00045001')
    expect(prepare({ our_number: 45001 }).our_number).toBe('45001')
  })

  test('acceptance is true or false', () => {
    expect(prepare({ acceptance: 'S' }).accepted).toBe(true)
    expect(prepare({ acceptance: 'N' }).accepted).toBe(false)
  })
})

describe('fine and interest begin one day after the due date by default, or after the given days', () => {
  test.each([
    [
      { fine_type: 1, fine_percentage: 2 },
      { kind: 'percentage', percentage: new Decimal(2), date: '2026-04-01', days: 1 },
    ],
    [
      { fine_type: 2, fine_value: '25,50', days_for_fine: 3 },
      { kind: 'value', cents: 2550, date: '2026-04-03', days: 3 },
    ],
    [
      { fine_type: 1, fine_percentage: '1,5', days_for_fine: 0 },
      { kind: 'percentage', percentage: new Decimal('1.5'), date: '2026-03-31', days: 0 },
    ],
    [{ fine_type: 0, fine_percentage: 2 }, null],
    [{ fine_type: 1, fine_percentage: 0 }, null],
    [{ fine_type: 2, fine_value: '0,00' }, null],
  ] as const)('fine %j', (given, fine) => {
    expect(prepare(given).fine).toEqual(fine)
  })

  test.each([
    [
      { interest_type: 1, interest_percentage: 0.033 },
      { kind: 'percentage', percentage: new Decimal('0.033'), date: '2026-04-01', days: 1 },
    ],
    [
      { interest_type: 2, interest_value: '1,35', days_for_interest: 10 },
      { kind: 'value', cents: 135, date: '2026-04-10', days: 10 },
    ],
    [{ interest_type: 0 }, null],
  ] as const)('interest %j', (given, interest) => {
    expect(prepare(given).interest).toEqual(interest)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-12-31', 60, '2027-03-01'],
  ])('%s and %i days is %s', (expire_at, days_for_fine, date) => {
    expect(prepare({ expire_at, fine_type: 1, fine_percentage: 2, days_for_fine }).fine?.date).toBe(date)
  })
})

describe('discounts are valid until the given days before the due date', () => {
  test('there are up to three, in order, of one type', () => {
    const discounts = prepare({
      discount_type: 1,
      discount_value: '30,00',
      days_for_discount: 10,
      second_discount_value: '20,00',
      days_for_second_discount: 5,
      third_discount_value: '10,00',
      days_for_third_discount: 0,
    }).discounts
    expect(discounts).toEqual([
      { kind: 'value', cents: 3000, date: '2026-03-21', days: 10 },
      { kind: 'value', cents: 2000, date: '2026-03-26', days: 5 },
      { kind: 'value', cents: 1000, date: '2026-03-31', days: 0 },
    ])
  })

  test('a discount can be a percentage of the amount', () => {
    const [discount] = prepare({ discount_type: 2, discount_percentage: 5.25, days_for_discount: 31 }).discounts
    expect(discount).toEqual({ kind: 'percentage', percentage: new Decimal('5.25'), date: '2026-02-28', days: 31 })
  })

  test('values of the other type are ignored', () => {
    expect(prepare({ discount_type: 0, discount_value: '30,00' }).discounts).toEqual([])
    expect(
      prepare({
        discount_type: 2,
        discount_percentage: 5,
        discount_value: '30,00',
        days_for_discount: 1,
      }).discounts,
    ).toHaveLength(1)
  })
})

describe('the guarantor', () => {
  test('can have only a name', () => {
    expect(prepare({ guarantor_name: 'Fiança Ilusória Ltda' }).guarantor).toEqual({
      name: 'Fiança Ilusória Ltda',
      tax_id_type: null,
      tax_id: null,
      address: null,
      neighborhood: null,
      zipcode: null,
      city: null,
      state: null,
    })
  })

  test('can have tax id and address', () => {
    expect(
      prepare({
        guarantor_name: 'Fiança Ilusória Ltda',
        guarantor_cnpj_cpf: 'b4.c5d.6e7/0001-22',
        guarantor_address: 'Praça da Invenção',
        guarantor_address_number: '8',
        guarantor_address_complement: 'Fundos',
        guarantor_neighborhood: 'Centro',
        guarantor_zipcode: '88999-300',
        guarantor_city_name: 'Florianópolis',
        guarantor_state: 'sc',
      }).guarantor,
    ).toEqual({
      name: 'Fiança Ilusória Ltda',
      tax_id_type: 'cnpj',
      tax_id: 'B4C5D6E7000122',
      address: 'Praça da Invenção, 8 Fundos',
      neighborhood: 'Centro',
      zipcode: '88999300',
      city: 'Florianópolis',
      state: 'SC',
    })
  })

  test('is an error if there is a tax id without a name, and null if there is only an address, which a remittance reports', () => {
    expect(() => prepare({ guarantor_cnpj_cpf: '299.792.458-83' })).toThrow('guarantor_name não pode ficar em branco')
    expect(prepare({ guarantor_address: 'Praça da Invenção' }).guarantor).toBeNull()
  })
})

describe('days that the bank counts', () => {
  const days = (given: unknown) =>
    prepare({ days_for_sue: given, days_for_revoke: given, days_for_negativation: given } as Partial<Slip>)

  test.each<[unknown, number | null]>([
    [0, 0],
    [5, 5],
    ['0', 0],
    ['05', 5],
    [' 5 ', 5],
    ['10000', 10_000],
    ['', null],
    [null, null],
  ])('are integers, as number or text, or null: %j', (given, expected) => {
    expect(days(given)).toMatchObject({
      days_for_sue: expected,
      days_for_revoke: expected,
      days_for_negativation: expected,
    })
  })

  // `Number` makes 1, 5, 31 and 10 of the last ones.
  test.each([-1, 1.5, '-1', 'x', true, [5], '0x1F', '1e1'])(
    'are an error if they are negative or no integer: %j',
    (given) => {
      const message = ['deve ser maior ou igual a 0']
      expect(errorsOf(() => days(given))).toEqual({
        days_for_sue: message,
        days_for_revoke: message,
        days_for_negativation: message,
      })
    },
  )
})

describe('a list', () => {
  test.each([[[]], [[null]], [['1']]])('is no code: %j', (list) => {
    const given = { deadline_days_type: list, days_for_sue: 3 } as unknown as Partial<Slip>
    expect(errorsOf(() => prepare(given))).toEqual({ deadline_days_type: ['deve ser um destes: 1, 2'] })
    expect(errorsOf(() => prepare({ fine_type: list, fine_percentage: 2 } as unknown as Partial<Slip>))).toEqual({
      fine_type: ['deve ser um destes: 0, 1, 2'],
    })
  })
})

test.each([{}, undefined, null, 'slip', 1])('the error of an empty slip has all required fields: %j', (empty) => {
  const errors = errorsOf(() => prepareSlip(empty as unknown as Slip, TODAY)) ?? {}
  expect(Object.keys(errors).sort()).toEqual(Object.keys(slip).sort())
  for (const messages of Object.values(errors)) expect(messages[0]).toBe('não pode ficar em branco')
})

test('the e-mail of the payer is trimmed', () => {
  expect(prepare({ customer_email: ' maria@exemplo.com.br ' }).payer_email).toBe('maria@exemplo.com.br')
})

test('a blank text becomes empty, a number becomes its digits', () => {
  expect(prepare({ document_number: '   ' }).document_number).toBe('')
  expect(prepare({ document_number: 1234 as unknown as string }).document_number).toBe('1234')
})

test('a date after the end of the calendar is an error of the given days, or else of the due date', () => {
  const last = { expire_at: '9999-12-31', fine_type: 2, fine_value: '1,00', days_for_interest: 0 } as const
  expect(Object.keys(errorsOf(() => prepare(last)) ?? {})).toEqual(['expire_at'])
  expect(Object.keys(errorsOf(() => prepare({ ...last, days_for_fine: 3 })) ?? {})).toEqual(['days_for_fine'])
  const early = { discount_type: 1, discount_value: '1,00', days_for_discount: 4_000_000 } as const
  expect(Object.keys(errorsOf(() => prepare(early)) ?? {})).toEqual(['days_for_discount'])
})

test.each([
  ['fine_percentage', { fine_type: 1, fine_percentage: '100,01' }, 'deve ser menor ou igual a 100'],
  ['first_instruction', { first_instruction: '123' }, 'é muito longo (máximo: 2 caracteres)'],
  ['customer_cnpj_cpf', { customer_cnpj_cpf: '★' }, 'não é um CPF ou CNPJ válido'],
  ['customer_state', { customer_state: '★' }, 'deve ter 2 letras'],
  ['our_number', { our_number: 1e21 }, LOST_DIGITS],
  ['document_number', { document_number: ['NF', '1'] as never }, 'deve ser um texto'],
  ['document_number', { document_number: { number: 1 } as never }, 'deve ser um texto'],
  ['document_number', { document_number: Object.create(null) as never }, 'deve ser um texto'],
  ['document_number', { document_number: NaN as never }, 'deve ser um texto'],
  ['customer_person_name', { customer_person_name: true as never }, 'deve ser um texto'],
  ['control_number', { control_number: new Date(0) as never }, 'deve ser um texto'],
  ['guarantor_name', { guarantor_name: '★' }, 'não tem nenhum caractere que o arquivo do banco aceite'],
] as const)('%s is refused: %j', (field, given, message) => {
  expect(errorsOf(() => prepare(given as Partial<Slip>))).toEqual({ [field]: [message] })
})

test('instructions are the lines of a text, trimmed and without blank lines', () => {
  expect(prepare({ instructions: ' Não receber em cheque \r\n\n  \rObrigado\t' }).instructions).toEqual([
    'Não receber em cheque',
    'Obrigado',
  ])
})

test('a share of the payment is credited after five days by default', () => {
  const account = {
    bank_number: '341',
    agency_number: '1234',
    account_number: '56789',
    cnpj_cpf: '299.792.458-83',
    name: 'Maria José Exemplo',
    amount: '10,00',
  }
  const split = [account, { ...account, floating: null }, { ...account, floating: 0 }, { ...account, floating: 12 }]
  const given = { split_payment: true, split_accounts: split } as unknown as Partial<Slip>
  expect(prepare(given).split.map(({ floating }) => floating)).toEqual([5, 5, 0, 12])
  const misspelt = { split_payment: true, split_accounts: [{ ...account, floatin: 9 }] } as unknown as Partial<Slip>
  expect(errorsOf(() => prepare(misspelt))).toEqual({
    'split_accounts.floatin': ['não é um campo da conta do rateio; o nome mais parecido é floating'],
  })
})

describe('a payment of another amount', () => {
  const divergent = (more: object) => prepare(more as Partial<Slip>).divergent_payment

  test('is null by default', () => {
    expect(divergent({})).toBeNull()
  })

  test('of any amount, or of no other amount, has no limits', () => {
    for (const type of ['1', '3']) {
      expect(divergent({ divergent_payment_type: type })).toEqual({
        type,
        kind: 'value',
        minimum: null,
        maximum: null,
        limit: null,
      })
    }
  })

  test('has a minimum and a maximum in cents, and a number of payments', () => {
    const bounds = { divergent_payment_minimum_value: '10,00', divergent_payment_maximum_value: '99,00' }
    expect(divergent({ divergent_payment_type: '2', ...bounds, divergent_payment_limit: 2 })).toEqual({
      type: '2',
      kind: 'value',
      minimum: 1000,
      maximum: 9900,
      limit: 2,
    })
  })

  test('can have only a minimum percentage', () => {
    const from = { divergent_payment_value_type: '2', divergent_payment_minimum_percentage: '12,5' }
    expect(divergent({ divergent_payment_type: '4', ...from })).toEqual({
      type: '4',
      kind: 'percentage',
      minimum: new Decimal('12.5'),
      maximum: null,
      limit: null,
    })
  })

  test('can have equal minimum and maximum, but no maximum below the minimum', () => {
    const between = (minimum: string, maximum: string) => ({
      divergent_payment_type: '2',
      divergent_payment_minimum_value: minimum,
      divergent_payment_maximum_value: maximum,
    })
    expect(divergent(between('10,00', '10,00'))).toMatchObject({ minimum: 1000, maximum: 1000 })
    expect(errorsOf(() => divergent(between('10,00', '9,99')))).toEqual({
      divergent_payment_maximum_value: ['não pode ser menor que o mínimo'],
    })
    const percentages = { divergent_payment_minimum_percentage: '50', divergent_payment_maximum_percentage: '9' }
    expect(
      errorsOf(() => divergent({ divergent_payment_type: '2', divergent_payment_value_type: '2', ...percentages })),
    ).toEqual({ divergent_payment_maximum_percentage: ['não pode ser menor que o mínimo'] })
  })

  test('requires the limits of its type', () => {
    expect(Object.keys(errorsOf(() => divergent({ divergent_payment_type: '2' })) ?? {})).toEqual([
      'divergent_payment_minimum_value',
      'divergent_payment_maximum_value',
    ])
    expect(Object.keys(errorsOf(() => divergent({ divergent_payment_type: '4' })) ?? {})).toEqual([
      'divergent_payment_minimum_value',
    ])
  })
})

describe('Pix', () => {
  const pix = { pix_enabled: true, pix_key: 'cobranca@padaria.example' } as const

  test('is enabled by the slip', () => {
    expect(prepare(pix).pix).toEqual({ key: 'cobranca@padaria.example', txid: '', location_id: '' })
    expect(prepare({ pix_enabled: false }).pix).toBeNull()
    expect(prepare().pix).toBeNull()
  })

  // Banco Central, Manual de Padrões para Iniciação do Pix: [a-zA-Z0-9]{26,35}.
  test.each(['a'.repeat(26), 'Z9'.repeat(17), '0'.repeat(35)])(
    'has a txid of 26 to 35 letters and digits: %s',
    (txid) => {
      expect(prepare({ ...pix, pix_txid: txid }).pix?.txid).toBe(txid)
    },
  )

  test.each([
    'a'.repeat(25),
    'a'.repeat(36),
    `${'a'.repeat(26)}-`,
    `-${'a'.repeat(26)}`,
    `${'a'.repeat(13)} ${'a'.repeat(13)}`,
  ])('refuses a txid that is shorter, longer or has other characters: %j', (pix_txid) => {
    expect(errorsOf(() => prepare({ ...pix, pix_txid }))).toEqual({
      pix_txid: ['deve ter de 26 a 35 letras e algarismos'],
    })
  })
})

test('the key of an electronic invoice has 44 digits', () => {
  const key = '4126'.padEnd(44, '0')
  expect(prepare({ nfe_key: key }).nfe_key).toBe(key)
  for (const nfe_key of [key.slice(1), `${key}0`]) {
    expect(errorsOf(() => prepare({ nfe_key }))).toEqual({ nfe_key: ['deve ter 44 algarismos'] })
  }
})

describe('a zip code', () => {
  test.each([
    [1310100, '01310100'],
    [80999010, '80999010'],
    ['01310-100', '01310100'],
  ])('%j is %s', (given, zipcode) => {
    expect(prepare({ customer_zipcode: given }).payer.zipcode).toBe(zipcode)
    const guarantor = prepare({ guarantor_name: 'Fiança', guarantor_zipcode: given }).guarantor
    expect(guarantor?.zipcode).toBe(zipcode)
  })

  // The lowest zip code is 01000-000: a shorter number or text has lost more than one zero, or another digit.
  test.each([
    ['1310100', 'deve ter 8 algarismos (faltam zeros à esquerda: 01310-100?)'],
    [131010, 'deve ter 8 algarismos'],
    [1310100.5, 'deve ter 8 algarismos'],
    ['00000-000', 'não pode ter só zeros'],
    ['00000000', 'não pode ter só zeros'],
    [0, 'deve ter 8 algarismos'],
    [1e17, 'deve ter 8 algarismos'],
    ['😀', 'deve ter 8 algarismos'],
  ])('%j is refused, with one message', (given, message) => {
    expect(errorsOf(() => prepare({ customer_zipcode: given }))).toEqual({ customer_zipcode: [message] })
    expect(errorsOf(() => prepare({ guarantor_name: 'Fiança', guarantor_zipcode: given }))).toEqual({
      guarantor_zipcode: [message],
    })
  })
})

describe('limits of a payment of another value', () => {
  const range = { divergent_payment_type: 2, divergent_payment_value_type: 1 } as const
  const shares = { divergent_payment_type: 2, divergent_payment_value_type: 2 } as const

  test('refuse a number, which may be in reais: 10.0 would be ten cents', () => {
    const numbers = { divergent_payment_minimum_value: 10.0, divergent_payment_maximum_value: 20.5 }
    const message = 'não pode ser um número, que seria lido em centavos: informe o texto em reais, como 10,00'
    expect(errorsOf(() => prepare({ ...range, ...numbers } as never))).toEqual({
      divergent_payment_minimum_value: [message],
      divergent_payment_maximum_value: [message],
    })
  })

  test('are reais as text or Decimal; the maximum can be above the amount of the slip', () => {
    const bounds = {
      divergent_payment_minimum_value: '10,00',
      divergent_payment_maximum_value: new Decimal('9999.99'),
    }
    expect(prepare({ ...range, ...bounds }).divergent_payment).toMatchObject({ minimum: 1000, maximum: 999_999 })
  })

  // Santander CNAB 240 v8.4, p. 21: «Percentual Mínimo 0,01 e Percentual Máximo 999,99%».
  test('are percentages of up to 999,99% for the maximum, and up to 100% for the minimum', () => {
    const bounds = (minimum: string, maximum: string) => ({
      ...shares,
      divergent_payment_minimum_percentage: minimum,
      divergent_payment_maximum_percentage: maximum,
    })
    expect(prepare(bounds('0,01', '999,99')).divergent_payment?.maximum).toEqual(new Decimal('999.99'))
    expect(errorsOf(() => prepare(bounds('100,01', '999,999')))).toEqual({
      divergent_payment_minimum_percentage: ['deve ser menor ou igual a 100'],
      divergent_payment_maximum_percentage: ['deve ser menor ou igual a 999.99'],
    })
  })
})
