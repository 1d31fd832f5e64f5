import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry, Slip, Wallet } from '../../src/cobranca/index.js'
import { formatRecord } from '../../src/fixed-width/index.js'
import type { FieldDifference, FileDifference } from '../../src/inspect/index.js'
import { diffFiles } from '../../src/inspect/index.js'
import { openFile } from '../../src/inspect/opened-file.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { changedFixture } from '../changed-fixture.js'
import { DIALECTS, fileOf } from '../remittance/arbitraries.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'
import { remittanceFixtures, returnFixture, returnFixtures } from '../return/return-fixtures.js'
import { runs, someOf } from '../runs.js'

const FILES = [...returnFixtures, ...remittanceFixtures]
/** Without line ends, the start of a line after a cut line is unknown. */
const WHOLE = FILES.filter(({ name }) => !name.endsWith('damaged'))
const ENTRIES = remittanceFixtures.filter(({ name }) => name.endsWith('/entries.rem'))

const swapped = ({ a, b, header, same, titles }: FileDifference) => {
  const fields = (list: readonly FieldDifference[]) =>
    list.map(({ units, ...each }) => ({
      ...each,
      a: each.b,
      b: each.a,
      ...(units === undefined ? {} : { units: { a: units.b, b: units.a } }),
    }))
  return {
    a: b,
    b: a,
    header: fields(header).sort(byField),
    same,
    titles: titles.map((title) => ({ a: title.b, b: title.a, fields: fields(title.fields).sort(byField) })),
  }
}
const byField = (a: FieldDifference, b: FieldDifference): number => a.field.localeCompare(b.field)
const lines = ({ titles }: ReturnType<typeof swapped>) => titles.map((title) => JSON.stringify(title)).sort()

test.each(someOf(FILES, 16))('$name: a file equals itself', ({ bytes }) => {
  const { header, titles, same, a } = diffFiles(bytes, bytes)
  expect(header).toEqual([])
  expect(titles).toEqual([])
  expect(same).toBe(a.titles)
})

test.each(someOf(WHOLE, 20))('$name: a file equals itself without line ends', ({ bytes }) => {
  const joined = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', ''), 'latin1')
  const { header, titles, same, a } = diffFiles(bytes, joined)
  expect(header).toEqual([])
  expect(titles).toEqual([])
  expect(same).toBe(a.titles)
})

test('titles with different fields in the same columns are compared', () => {
  const first = { discount_type: 1, discount_value: '10,00', days_for_discount: 10 } as const
  const second = { second_discount_value: '5,00', days_for_second_discount: 5 }
  const fileOfSlip = (changes: Partial<Slip>): Uint8Array =>
    buildRemittance({ wallet: itau400, entries: [entry({ ...first, ...changes })], generated_at }).bytes
  expect(diffFiles(fileOfSlip({}), fileOfSlip(second)).titles.map(({ fields }) => fields)).toEqual([
    [
      {
        field: 'title.second_discount_date',
        label: { pt: 'data do segundo desconto', en: 'second discount date' },
        kind: 'date',
        a: undefined,
        b: '2026-04-25',
      },
      {
        field: 'title.second_discount_value',
        label: { pt: 'valor do segundo desconto', en: 'second discount value' },
        kind: 'money',
        a: undefined,
        b: 500,
      },
    ],
  ])
})

describe('invalid columns', () => {
  const FILE = '001-bb/cnab400/entries.rem'
  // 121–126, due date: nota 8 (888888, at sight; 999999, on presentation).
  const due = (text: string): Buffer => changedFixture(FILE, 2, { 121: text })
  const header = (text: string): Buffer => changedFixture(FILE, 1, { 95: text })
  const differences = (a: Uint8Array, b: Uint8Array) => {
    const { header, titles } = diffFiles(a, b)
    return [...header, ...titles.flatMap(({ fields }) => fields)]
  }

  test('two codes in place of a date', () => {
    const [a, b] = [due('888888'), due('999999')]
    expect(differences(a, b)).toEqual([
      { field: 'title.due_date', label: { pt: 'vencimento', en: 'due date' }, kind: 'date', a: '888888', b: '999999' },
    ])
    expect(differences(a, a)).toEqual([])
  })

  test('a code and a date', () => {
    expect(differences(due('310326'), due('888888'))).toEqual([
      {
        field: 'title.due_date',
        label: { pt: 'vencimento', en: 'due date' },
        kind: 'date',
        a: '2026-03-31',
        b: '888888',
      },
    ])
  })

  test('two invalid dates, in a title and in the header', () => {
    expect(differences(due('310226'), due('300226'))).toMatchObject([{ a: '310226', b: '300226' }])
    expect(differences(header('310226'), header('300226'))).toMatchObject([
      { field: 'header.generation_date', a: '310226', b: '300226' },
    ])
  })

  test('zeros and blanks are equal', () => {
    expect(differences(due('000000'), due('      '))).toEqual([])
  })
})

/** Files of changes have no amounts. */
const WITH_AMOUNTS = ENTRIES.filter(({ bytes }) =>
  openFile(bytes).file.lines.some(({ values }) => values?.['amount'] !== undefined),
)

describe.each(someOf(WITH_AMOUNTS, 20))('$name', ({ bytes }) => {
  test('the difference is symmetric', () => {
    const file = openFile(bytes)
    const amounts = Buffer.from(bytes)
    const { lines: all } = file.file
    const hasAmount = (at: number): boolean => all[at]?.values?.['amount'] !== undefined
    // A record that repeats the amount of its title may be linked by it.
    const title = all.find((_, at) => hasAmount(at) && !hasAmount(at + 1))!
    const { from } = file.dialect.layout.records[title.role!]!.fields['amount']!
    amounts.write('7', title.offset + from - 1, 'latin1')
    const there = diffFiles(bytes, amounts)
    expect(there.titles).toHaveLength(1)
    const [difference] = there.titles
    expect(difference!.a!.line).toBe(title.number)
    expect(difference!.fields.map(({ field, kind }) => [field, kind])).toEqual([[`${title.role}.amount`, 'money']])
    expect(difference!.fields[0]!.a).toBe(title.values!['amount'])
    const back = swapped(diffFiles(amounts, bytes))
    expect(lines(back)).toEqual(lines(swapped(swapped(there) as never)))
  })
})

const wallet: Wallet = {
  bank_contract_slug: 'itau-bs-109',
  kind: 'cnab400',
  agency_number: '0842',
  account_number: '31507',
  account_digit: '9',
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
  beneficiary_address_street: 'Rua das Acácias Imaginárias',
  beneficiary_address_street_number: '1200',
  beneficiary_address_neighborhood: 'Vila Fictícia',
  beneficiary_address_city: 'Curitiba',
  beneficiary_address_state: 'PR',
  beneficiary_address_zipcode: '80999-010',
  next_our_number: 45100,
  next_remittance_number: 37,
}
const slip = (over: Partial<Slip>): Slip => ({
  amount: '250,00',
  expire_at: '2026-03-31',
  document_type: '02',
  document_number: 'NF2001/1',
  customer_person_name: 'José Antônio da Conceição',
  customer_cnpj_cpf: '913.640.275-34',
  customer_address: 'Rua São João das Missões, 45',
  customer_neighborhood: 'Água Verde',
  customer_zipcode: '80999-120',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
  ...over,
})
const built = (slips: readonly Slip[], over: Partial<Wallet> = {}): Uint8Array =>
  buildRemittance({
    wallet: { ...wallet, ...over },
    entries: slips.map((each): Entry => ({ our_code: '1001', slip: each })),
    generated_at: '2026-03-02T10:15:30',
  }).bytes

test('two remittances: a changed, a removed and an added title, in any order', () => {
  const [first, second, third, fourth] = [
    slip({ our_number: '101', document_number: 'A1' }),
    slip({ our_number: '102', document_number: 'A2' }),
    slip({ our_number: '103', document_number: 'A3' }),
    slip({ our_number: '104', document_number: 'A4' }),
  ]
  const { header, same, titles } = diffFiles(
    built([first!, second!, third!]),
    built([fourth!, { ...second!, amount: '251,00', expire_at: '2026-04-15' }, first!], { next_remittance_number: 38 }),
  )
  expect(same).toBe(1)
  expect(header).toEqual([])
  expect(
    titles.map(({ a, b }) => [a?.our_number ?? null, a?.line ?? null, b?.our_number ?? null, b?.line ?? null]),
  ).toEqual([
    ['00000102', 3, '00000102', 3],
    ['00000103', 4, null, null],
    [null, null, '00000104', 2],
  ])
  expect(titles[0]!.fields).toEqual([
    {
      field: 'title.due_date',
      label: { pt: 'vencimento', en: 'due date' },
      kind: 'date',
      a: '2026-03-31',
      b: '2026-04-15',
    },
    { field: 'title.amount', label: { pt: 'valor do título', en: 'face value' }, kind: 'money', a: 25000, b: 25100 },
  ])
})

test('titles without nosso número are matched by the company’s control number', () => {
  const contract = { bank_contract_slug: 'itau-bs-112', next_our_number: 1 }
  const files = ['10,00', '11,00'].map((amount) =>
    built([slip({ control_number: 'PEDIDO 1' }), slip({ control_number: 'PEDIDO 2', amount })], contract),
  )
  const { same, titles } = diffFiles(files[0]!, files[1]!)
  expect(same).toBe(1)
  expect(titles).toHaveLength(1)
  expect(titles[0]!.a!.control_number).toContain('PEDIDO 2')
  expect(titles[0]!.fields).toEqual([
    { field: 'title.amount', label: { pt: 'valor do título', en: 'face value' }, kind: 'money', a: 1000, b: 1100 },
  ])
})

test('a remittance and its return: answered, unanswered and additional titles', () => {
  const remittance = built([
    slip({ our_number: '101', document_number: 'A1' }),
    slip({ our_number: '102', document_number: 'A2' }),
  ])
  const { bytes } = returnFixture('341-itau/cnab400/settlements')
  const opened = openFile(bytes)
  const line = opened.file.lines.find(({ role }) => role === 'title')!
  const answer = (over: object): string =>
    formatRecord(opened.dialect.layout.records['title']!, {
      ...line.values,
      our_number: '00000101',
      our_number_confirmed: '00000101',
      document_number: 'A1',
      control_number: '',
      amount: 25000,
      due_date: '2026-03-31',
      ...over,
    } as never)
  const [header = '', , ...rest] = Buffer.from(bytes).toString('latin1').split('\r\n')
  const trailer = rest.filter((each) => each.startsWith('9'))
  const file = Buffer.from(
    [
      header,
      answer({ occurrence: '02', sequence: 2 }),
      answer({ occurrence: '06', amount: 26000, sequence: 3 }),
      answer({ our_number: '00000999', our_number_confirmed: '00000999', document_number: 'Z9', sequence: 4 }),
      ...trailer,
      '',
    ].join('\r\n'),
    'latin1',
  )
  const { same, titles } = diffFiles(remittance, file)
  const differences = titles.map(({ a, b, fields }) => [
    a?.our_number ?? null,
    b?.our_number ?? null,
    b?.code ?? null,
    fields
      .filter(({ field }) => ['amount', 'due_date', 'document_number'].includes(field))
      .map((each) => [each.field, each.a, each.b]),
  ])
  expect(same + titles.filter(({ a, b }) => a !== null && b !== null).length).toBe(2)
  expect(differences).toContainEqual(['00000101', '00000101', '06', [['amount', 25000, 26000]]])
  expect(differences).toContainEqual([null, '00000999', '06', []])
  expect(differences).toContainEqual(['00000102', null, null, []])
  const { answers } = diffFiles(remittance, file)
  expect(answers).toMatchObject({ by_kind: { registered: 1, settled: 1 }, unanswered: 1 })
  expect(answers!.titles.map(({ sent, answer }) => [sent.our_number, answer.code, answer.outcome!.kind])).toEqual([
    ['00000101', '02', 'registered'],
    ['00000101', '06', 'settled'],
  ])
  expect(diffFiles(file, remittance).answers).toEqual(answers)
  expect(diffFiles(remittance, remittance).answers).toBeNull()
  const back = diffFiles(file, remittance)
  expect(lines(swapped(back))).toEqual(lines(swapped(swapped(diffFiles(remittance, file)) as never)))
})

// Bradesco CNAB 400, pp. 42 and 45: 03 with reason 46, an invalid tax id.
test('a rejected registration is an answer with its reason, even if the data are equal', () => {
  const wallet = {
    ...itau400,
    bank_contract_slug: 'bradesco-bs-09',
    account_number: '12345',
    account_digit: '6',
    extra3: '1234567',
  }
  const sent = buildRemittance({ wallet, entries: [entry({ our_number: '7' })], generated_at }).bytes
  const wrong = Buffer.from(Buffer.from(sent).toString('latin1').replace('52998224725', '52998224724'), 'latin1')
  const [file] = simulateBank(wrong).files
  const { answers, titles } = diffFiles(wrong, file!.bytes)
  expect(titles).toEqual([])
  expect(answers).toMatchObject({ by_kind: { rejected: 1 }, unanswered: 0 })
  expect(answers!.titles[0]!.answer).toMatchObject({
    code: '03',
    outcome: { kind: 'rejected', reasons: [{ code: '46' }] },
  })
})

describe.each(someOf(DIALECTS, 5))('$name', (dialect) => {
  test('every title of two files is equal, different, or in one file only', () => {
    fc.assert(
      fc.property(fileOf(dialect), fileOf(dialect), (one, other) => {
        const [a, b] = [one, other].map(
          ({ wallet, drawn, generated_at }) =>
            buildRemittance({ wallet, entries: drawn.map(({ entry }) => entry), generated_at }).bytes,
        )
        const { same, titles, ...files } = diffFiles(a!, b!)
        const both = titles.filter((title) => title.a !== null && title.b !== null)
        expect(both.every(({ fields }) => fields.length > 0)).toBe(true)
        expect(same + titles.filter((title) => title.a !== null).length).toBe(files.a.titles)
        expect(same + titles.filter((title) => title.b !== null).length).toBe(files.b.titles)
      }),
      runs(4, 1),
    )
  })
})
