/** Assignments of receivables to a fund, written: FIDC – Cobrança Remessa V3 (Apex Group, 17/07/2025). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidationError } from '../../src/cobranca/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { type AssignedTitle, type Assignment, buildAssignment, parseRemittance } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'
import { runs } from '../runs.js'

const ofTitle = {
  document_type: '01',
  coobligation: '02',
  assignor_name: 'Tecidos Serra Verde Ltda',
  assignor_cnpj_cpf: '12.345.678/0001-95',
}

const company = {
  ...ofTitle,
  customer_person_name: 'Metalúrgica Pedra Azul Ltda',
  customer_cnpj_cpf: '11.222.333/0001-81',
  customer_address: 'Rua das Oficinas 120',
  customer_zipcode: '80030-100',
  invoice_series: '001',
}

const person = {
  ...ofTitle,
  coobligation: '01',
  customer_person_name: 'Joana Prado',
  customer_cnpj_cpf: '111.444.777-35',
  customer_address: 'Av do Contorno 88 ap 12',
  customer_zipcode: '30110-017',
}

const purchase: AssignedTitle = {
  ...company,
  occurrence: '01',
  control_number: 'DUP000101A',
  duplicate_number: '101A',
  document_number: 'NF101A',
  document_date: '2026-03-02',
  expire_at: '2026-04-30',
  amount: '1.250,50',
  present_value: '1.215,75',
  assignment_term: 'TERMO 2026/0007',
  invoice_number: '000000101',
  nfe_key_or_ipoc: '41260312345678000195550010000001011000001019',
}

/** The file of the fixture, which was typed from the manual. */
const assignment: Assignment = {
  bank_number: '010',
  bank_name: 'Banco Custódia',
  originator_code: '4711',
  originator_name: 'Consultoria Boa Vista Ltda',
  file_number: 42,
  generated_at: '2026-03-16',
  assignor_bank: '341',
  assignor_agency_number: '1234',
  assignor_agency_digit: '5',
  assignor_account_number: '98765',
  assignor_account_digit: '4',
  titles: [
    purchase,
    {
      ...company,
      occurrence: '04',
      control_number: 'DUP000088A',
      duplicate_number: '088A',
      document_number: 'NF088A',
      document_date: '2026-02-10',
      expire_at: '2026-04-15',
      amount: 80000,
      present_value: 77030,
      value_rebate: '50,00',
      assignment_term: 'TERMO 2026/0005',
      invoice_number: '000000088',
      nfe_key_or_ipoc: '41260212345678000195550010000000881000000885',
    },
    {
      ...person,
      occurrence: '14',
      document_type: '51',
      cheque_bank: '237',
      control_number: 'CHQ000007',
      document_number: 'CHQ7',
      document_date: '2026-01-05',
      expire_at: '2026-03-31',
      amount: 60000,
      present_value: 57410,
      paid_amount: '300,25',
      settlement_date: '2026-03-13',
      assignment_term: 'TERMO 2026/0002',
    },
    {
      ...person,
      occurrence: '71',
      document_type: '70',
      control_number: 'CCB000003/01',
      document_number: 'CCB3/01',
      document_date: '2025-12-20',
      expire_at: '2026-03-20',
      amount: 100000,
      present_value: 95000,
      paid_amount: 100000,
      settlement_date: '2026-03-16',
      assignment_term: 'TERMO 2025/0090',
    },
    {
      ...person,
      occurrence: '81',
      document_type: '70',
      control_number: 'CCB000009/01',
      document_number: 'CCB9/01',
      document_date: '2026-03-16',
      expire_at: '2026-09-20',
      amount: 110000,
      present_value: 100000,
      grace_date: '2026-06-16',
      interest_type: '2',
      interest_rate: '110',
      late_interest: '0,33',
      special_characteristic: '01',
      operation_modality: '0203',
      operation_nature: '02',
      source_of_funds: '0101',
      risk_class: 'AA',
      collecting_bank: '341',
      collecting_agency_number: '4321',
      assignment_term: 'TERMO 2026/0007',
      nfe_key_or_ipoc: '12345678020310000011144477735CCB000009',
    },
  ],
  payments: [
    {
      payment_type: 'CEDENTE',
      assignor_name: 'Tecidos Serra Verde Ltda',
      assignor_cnpj_cpf: '12345678000195',
      assignor_bank: '341',
      assignor_agency_number: '01234',
      assignor_agency_digit: '5',
      assignor_account_number: '98765',
      assignor_account_digit: '4',
      payment_amount: '1.200,00',
    },
    {
      payment_type: 'HONORARIO',
      assignor_name: 'Pedro Alves da Mata',
      assignor_cnpj_cpf: '529.982.247-25',
      assignor_bank: '237',
      assignor_agency_number: '456',
      assignor_agency_digit: '7',
      assignor_account_number: '1122',
      assignor_account_digit: '3',
      payment_amount: 1575,
    },
  ],
}

/** Numbers that are not filled are zeros (section 1.3); where the fixture has blanks, as some real files have, in columns of a title. */
const NUMBERS = [
  [2, 8],
  [11, 20],
  [23, 34],
] as const

const filled = (line: string): string =>
  line[0] !== '1'
    ? line
    : NUMBERS.reduce(
        (text, [from, to]) => text.slice(0, from - 1) + text.slice(from - 1, to).replaceAll(' ', '0') + text.slice(to),
        line,
      )

test('the file is that of the manual, column by column', () => {
  const built = buildAssignment(assignment)
  const expected = fixture('000-fidc/cnab444/assignment.rem').toString('latin1').split('\r\n').map(filled)
  expect(built.content.split('\r\n')).toEqual(expected)
  expect(built.filename).toBe('CB160342.REM')
  // 1.250,50 + 800,00 + 600,00 + 1.000,00 + 1.100,00; 1.215,75 + 770,30 + 574,10 + 950,00 + 1.000,00; 1.200,00 + 15,75.
  expect([built.amount, built.present_value, built.payment_amount]).toEqual([475050, 451015, 121575])
  expect(built.changes).toEqual([
    { entry: null, field: 'header.bank_name', from: 'Banco Custódia', to: 'BANCO CUSTODIA', cut: false },
    ...[0, 1].map((entry) => ({
      entry,
      field: 'title.payer_name',
      from: 'Metalúrgica Pedra Azul Ltda',
      to: 'METALURGICA PEDRA AZUL LTDA',
      cut: false,
    })),
  ])
})

test('the file is read back, without a finding', () => {
  const { bytes } = buildAssignment(assignment)
  const { bank, variant, titles, diagnostics } = parseRemittance(bytes)
  expect({ bank, variant, diagnostics }).toEqual({ bank: '010', variant: 'FIDC', diagnostics: [] })
  expect(titles.map(({ occurrence }) => occurrence)).toEqual(['01', '04', '14', '71', '81'])
  expect(lintFile(bytes).findings).toEqual([])
})

function refusal(input: unknown) {
  try {
    buildAssignment(input as Assignment)
  } catch (error) {
    if (isValidationError(error)) return { errors: error.errors, entries: error.entries }
    throw error
  }
  throw new Error('was accepted')
}

const withTitle = (fields: object) => ({ ...assignment, titles: [purchase, { ...purchase, ...fields }] })

test.each([
  ['occurrence', { occurrence: '02' }, /^deve ser um destes: 01, 04/],
  ['occurrence', { occurrence: null }, 'não pode ficar em branco'],
  ['coobligation', { coobligation: undefined }, 'não pode ficar em branco'],
  ['coobligation', { coobligation: '3' }, 'deve ser um destes: 01, 02'],
  ['document_type', { document_type: '99' }, /^deve ser um destes: 01, 02/],
  ['present_value', { present_value: 0 }, 'deve ser maior ou igual a 0,01'],
  ['present_value', { present_value: undefined }, 'não pode ficar em branco'],
  ['amount', { amount: 10 ** 13 }, /não cabe nas posições 127 a 139/],
  ['expire_at', { expire_at: '2026-02-30' }, /não é uma data válida/],
  ['control_number', { control_number: 'X'.repeat(26) }, 'é muito longo (máximo: 25 caracteres)'],
  ['assignment_term', { assignment_term: 'X'.repeat(20) }, 'é muito longo (máximo: 19 caracteres)'],
  ['nfe_key_or_ipoc', { nfe_key_or_ipoc: '1'.repeat(45) }, 'é muito longo (máximo: 44 caracteres)'],
  ['cheque_bank', { cheque_bank: '1234' }, 'é muito longo (máximo: 3 caracteres)'],
  ['assignor_cnpj_cpf', { assignor_cnpj_cpf: '12.345.678/0001-94' }, 'não é um CPF ou CNPJ válido'],
  ['customer_zipcode', { customer_zipcode: '123' }, 'deve ter 8 algarismos'],
  ['interest_rate', { interest_type: '1', interest_rate: '0,12345678' }, /não cabe nas posições 11 a 20/],
  ['interest_rate', { interest_type: '2' }, 'não pode ficar em branco'],
  ['interest_type', { interest_rate: '110' }, 'deve ser informado com interest_rate, e não ser 0'],
  ['interest_type', { interest_type: '0', interest_rate: '1' }, 'deve ser informado com interest_rate, e não ser 0'],
  ['expire_at', { expire_at: '2080-01-01' }, /não cabe nas posições 121 a 126/],
  ['control_number', { control_number: 'ß'.repeat(13) }, 'é muito longo (máximo: 25 caracteres)'],
  ['document_number', { document_number: '½½½½' }, 'é muito longo (máximo: 10 caracteres)'],
  ['control_number', { control_number: ['A', 'B'] }, 'deve ser um texto'],
  ['control_number', { control_number: NaN }, 'deve ser um texto'],
  ['invoice_number', { invoice_number: {} }, 'deve ser um texto'],
  ['risk_class', { risk_class: '信' }, 'não tem nenhum caractere que o arquivo do banco aceite'],
  ['assignor_name', { assignor_name: '??' }, 'não tem nenhum caractere que o arquivo do banco aceite'],
  ['amount', { amount: NaN }, /^não é um valor em centavos/],
  ['amount', { amount: -1 }, 'não pode ser negativo'],
  ['amount', { amount: -0 }, 'deve ser maior ou igual a 0,01'],
  ['paid_amount', { occurrence: '14', paid_amount: 10 ** 10 }, /não cabe nas posições 83 a 92/],
  ['__proto__', JSON.parse('{"__proto__": 1}'), 'não é um campo do título cedido'],
  ['value_rebate', { occurrence: '04' }, 'não pode ficar em branco'],
  ['value_rebate', { occurrence: '04', value_rebate: 0 }, 'não pode ficar em branco'],
  ['preset_value', { preset_value: 1 }, 'não é um campo do título cedido; o nome mais parecido é present_value'],
])('a wrong title is an error of its field, and of its position: %s %o', (field, fields, message) => {
  const { errors, entries } = refusal(withTitle(fields))
  expect(errors).toEqual({ [field]: [typeof message === 'string' ? message : expect.stringMatching(message)] })
  expect(entries).toEqual([1])
})

test.each([
  ['bank_number', { bank_number: '10' }, 'deve ter 3 algarismos'],
  ['originator_code', { originator_code: 'A1' }, 'deve ter só algarismos'],
  ['originator_code', { originator_code: '1'.repeat(21) }, 'é muito longo (máximo: 20 caracteres)'],
  ['file_number', { file_number: 0 }, 'deve ser maior ou igual a 1'],
  ['file_number', { file_number: undefined }, 'não pode ficar em branco'],
  ['file_number', { file_number: 10_000_000 }, /^não cabe nas posições 111 a 117/],
  ['bank_number', { bank_number: '000' }, 'não pode ter só zeros'],
  ['originator_code', { originator_code: '0' }, 'não pode ter só zeros'],
  ['generated_at', { generated_at: 'ontem' }, /^deve ser um texto com data e hora/],
  ['titles', { titles: [] }, 'não pode ficar em branco'],
  ['payments', { payments: {} }, 'deve ser uma lista'],
  [
    'payments[0].payment_type',
    { payments: [{ ...assignment.payments![0], payment_type: 'OUTRO' }] },
    'deve ser um destes: CEDENTE, HONORARIO',
  ],
  [
    'payments[1].payment_amount',
    { payments: [assignment.payments![0], { ...assignment.payments![0], payment_amount: null }] },
    'não pode ficar em branco',
  ],
  [
    'payments[0].payment_amount',
    { payments: [{ ...assignment.payments![0], payment_amount: 10 ** 13 }] },
    /^não cabe nas posições 105 a 117/,
  ],
  ['payments[0]', { payments: [null] }, 'deve ser um objeto com campos do pagamento'],
])('a wrong file is an error: %s %o', (field, fields, message) => {
  expect(refusal({ ...assignment, ...fields }).errors).toEqual({
    [field]: [typeof message === 'string' ? message : expect.stringMatching(message)],
  })
})

test.each([
  ['71', '81'],
  ['81', '71'],
  ['74', '84'],
  ['84', '74'],
])('an occurrence %s without a %s in the same file is an error', (occurrence, other) => {
  const paid_amount = occurrence.startsWith('7') ? purchase.amount : null
  expect(refusal(withTitle({ occurrence, paid_amount })).errors).toEqual({
    titles: [`têm a ocorrência ${occurrence}, que exige uma ${other} no mesmo arquivo`],
  })
})

/** Section 3, fields 18 and 21, and Banco Paulista, p. 8: partial payments, partial repurchases and write-offs. */
test.each(['14', '71', '72', '73', '74', '75', '76', '77'])('an occurrence %s has the amount paid', (occurrence) => {
  expect(refusal(withTitle({ occurrence, paid_amount: 0 })).errors).toEqual({
    paid_amount: ['não pode ficar em branco'],
  })
})

// Section 3, field 14: «Sim (cheque)»; Banco Paulista, 2013, p. 5: «se espécie = cheque, o campo é obrigatório».
test.each(['51', '52', '87'])('a cheque (%s) has its bank', (document_type) => {
  const build = (cheque_bank: string | null) =>
    buildAssignment({ ...assignment, titles: [{ ...purchase, document_type, cheque_bank } as AssignedTitle] })
  for (const none of [null, '', '000']) {
    expect(errorsOf(() => build(none))).toEqual({
      cheque_bank: [`não pode ficar em branco com document_type ${document_type}`],
    })
  }
  expect(build('237').content.split('\r\n')[1]!.slice(62, 65)).toBe('237')
})

test.each(['01', '04', '06', '11', '12', '80', '81', '84', '87'])(
  'a title of occurrence %s has not been paid',
  (occurrence) => {
    const paid = { occurrence, value_rebate: 1, paid_amount: 1, settlement_date: '2026-03-16' }
    const message = [`não pode ser informado na ocorrência ${occurrence}, que não é de pagamento`]
    expect(refusal(withTitle(paid)).errors).toEqual({ paid_amount: message, settlement_date: message })
  },
)

test('an amount of zero is no payment', () => {
  const { content } = buildAssignment({ ...assignment, titles: [{ ...purchase, paid_amount: 0 }] })
  expect(content.split('\r\n')[1]!.slice(82, 92)).toBe('0000000000')
})

test('all wrong payments are reported', () => {
  const [payment] = assignment.payments!
  const payments = [{ ...payment, payment_type: 'OUTRO' }, payment, { ...payment, assignor_bank: '000' }]
  expect(refusal({ ...assignment, payments }).errors).toEqual({
    'payments[0].payment_type': ['deve ser um destes: CEDENTE, HONORARIO'],
    'payments[2].assignor_bank': ['não pode ter só zeros'],
  })
})

test('the sequence number of six digits limits the records', () => {
  const titles = Array<AssignedTitle>(999_996).fill(purchase)
  expect(refusal({ ...assignment, titles }).errors).toEqual({
    titles: ['são 999998 com os pagamentos, e cabem 999997 em um arquivo'],
  })
})

test('a hole in a list is no title', () => {
  const titles: AssignedTitle[] = []
  titles[1] = purchase
  expect(refusal({ ...assignment, titles }).entries).toEqual([0])
})

/** @ in section 1.3, ? in Banco Paulista, p. 9. */
test('characters that the manuals name become blanks, and are listed', () => {
  const { changes, content } = buildAssignment({
    ...assignment,
    titles: [{ ...purchase, customer_address: 'Rua A@B? 1, s/n.' }],
  })
  expect(content.split('\r\n')[1]!.slice(274, 314).trimEnd()).toBe('RUA A B 1, S/N.')
  expect(changes).toContainEqual(expect.objectContaining({ entry: 0, field: 'title.payer_address', cut: false }))
})

test('names and addresses are cut, and the cuts are listed', () => {
  const name = 'X'.repeat(47)
  const { changes } = buildAssignment(withTitle({ assignor_name: name }))
  expect(changes).toContainEqual({
    entry: 1,
    field: 'title.assignor_name',
    from: name,
    to: 'X'.repeat(46),
    cut: true,
  })
})

test('what is written is read', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const cents = fc.integer({ min: 1, max: 10 ** 13 - 1 })
  const code = (max: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{1,${max}}$`))
  const title = fc.record({
    occurrence: fc.constantFrom('01', '11', '12', '80', '06', '87'),
    amount: cents,
    present_value: cents,
    expire_at: day,
    document_date: day,
    control_number: code(25),
    document_number: code(10),
    assignment_term: code(19),
  })
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 4 }), (drawn) => {
      const built = buildAssignment({ ...assignment, titles: drawn.map((fields) => ({ ...purchase, ...fields })) })
      const read = parseRemittance(built.bytes)
      expect(read.diagnostics).toEqual([])
      expect(read.titles.map(({ fields }) => fields['title'])).toMatchObject(
        drawn.map(({ occurrence, expire_at, ...same }) => ({ movement: occurrence, due_date: expire_at, ...same })),
      )
      expect([built.amount, built.present_value]).toEqual(
        (['amount', 'present_value'] as const).map((field) => drawn.reduce((sum, each) => sum + each[field], 0)),
      )
    }),
    runs(100),
  )
})
