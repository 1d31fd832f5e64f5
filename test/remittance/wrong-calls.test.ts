/** Wrong calls that plain JavaScript allows: each is a validation error with a message for people. */
import { describe, expect, test } from 'vitest'
import {
  buildRemittance,
  buildRemittances,
  parseRemittance,
  streamRemittance,
  supportsInstruction,
} from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400, pending, refusedEntries, santander400, sicoob240 } from './made-up.js'

const NOT_A_MOMENT =
  'deve ser um texto com data e hora, como 2026-03-02T10:15:30 (hora de São Paulo) ou 2026-03-02T13:15:30Z'

const build = (input: Record<string, unknown>) =>
  errorsOf(() => buildRemittance({ wallet: itau400, entries: [entry()], generated_at, ...input } as never))

describe('parseRemittance', () => {
  test.each([['02REMESSA'], [undefined], [null], [{}], [[48, 50]]])('refuses %j, which is not bytes', (given) => {
    const message = expect.stringMatching(/^deve ser o conteúdo do arquivo em bytes/)
    expect(errorsOf(() => parseRemittance(given as never))).toEqual({ bytes: [message] })
  })
})

describe('buildRemittance', () => {
  test.each([[new Date(0)], [20260302], [{}]])('refuses the date %j', (given) => {
    expect(build({ generated_at: given })).toEqual({
      generated_at: [NOT_A_MOMENT],
    })
  })

  test.each([
    ['2026-03-02T10:15:30Zulu'],
    ['2026-03-02T10:15:30-3'],
    ['2026-03-02T10:15:30-25:00'],
    ['2026-03-02T10:15'],
    ['2026-03-02 10:15:30'],
    ['2026-02-30T10:15:30Z'],
  ])('refuses the date %j, which is not a date and time', (given) => {
    expect(build({ generated_at: given })).toEqual({ generated_at: [NOT_A_MOMENT] })
  })

  test.each([[undefined], [null], ['1001'], [[]]])('refuses %j as its only argument', (given) => {
    const errors = { input: ['deve ser um objeto com wallet e entries, ou lots'] }
    expect(errorsOf(() => buildRemittance(given as never))).toEqual(errors)
  })

  test.each([[null], [undefined], ['1001'], [[]]])('refuses an entry that is %j', (given) => {
    const call = () => buildRemittance({ wallet: itau400, entries: [entry(), given as never], generated_at })
    expect(refusedEntries(call)).toEqual({ 1: { entry: ['deve ser um objeto com our_code e slip'] } })
  })

  test.each([
    [{ entries: undefined }, { entries: ['não pode ficar em branco'] }],
    [{ entries: null }, { entries: ['não pode ficar em branco'] }],
    [{ entries: {} }, { entries: ['deve ser uma lista'] }],
    [{ lots: {} }, { lots: ['deve ser uma lista'] }],
    [{ lots: [] }, { entries: ['não pode ficar em branco'] }],
    [{ lots: [null] }, { lots: ['deve ser um objeto com wallet e entries'] }],
  ])('refuses %j', (given, errors) => {
    expect(build(given)).toEqual(errors)
  })

  test('refuses a misspelt option: without it, the file would have the current date', () => {
    expect(build({ generatedAt: '2026-03-02T10:15:30', stric: true })).toEqual({
      generatedAt: ['não é um campo da remessa; o nome mais parecido é generated_at'],
      stric: ['não é um campo da remessa; o nome mais parecido é strict'],
    })
    expect(build({ partia: true })).toEqual({ partia: ['não é um campo da remessa; o nome mais parecido é partial'] })
    expect(build({ note: 'x' })).toBeNull()
  })

  test('refuses a misspelt field of an entry, and accepts other fields of the caller', () => {
    const call = (more: object) => () =>
      buildRemittance({ wallet: itau400, entries: [{ ...entry(), ...more }], generated_at })
    expect(refusedEntries(call({ valueRebate: '1,00', payment_limit: '2026-05-01' }))).toEqual({
      0: {
        valueRebate: ['não é um campo da entrada; o nome mais parecido é value_rebate'],
        payment_limit: ['não é um campo da entrada; o nome mais parecido é payment_limit_at'],
      },
    })
    expect(errorsOf(call({ id: 7, bank_billet_id: 3, created_at: '2026-03-01' }))).toBeNull()
  })

  test('refuses an unknown bank or contract; the message names the known ones', () => {
    const slug = (bank_contract_slug: string) => build({ wallet: { ...sicoob240, bank_contract_slug } })
    expect(slug('sicoob-09')).toEqual({
      bank_contract_slug: [
        'carteira não disponível para remessa cnab240 de Sicoob; use uma destas: sicoob-01, sicoob-02',
      ],
    })
    expect(slug('sicoob')).toEqual(slug('sicoob-09'))
    expect(slug('alfa-01')).toEqual({
      bank_contract_slug: [expect.stringMatching(/^não é de um banco conhecido: começa com bb-, .*sicoob-/)],
    })
    expect(slug(undefined as never)).toEqual(slug('alfa-01'))
  })

  test('refuses a layout for which the bank has no remittances', () => {
    const btg = { ...sicoob240, bank_contract_slug: 'btg-1', kind: 'cnab400' }
    expect(build({ wallet: btg })).toEqual({ kind: ['remessa cnab400 não disponível para BTG Pactual'] })
  })

  test.each([
    ['CNAB400', "deve ser 'cnab400', e é «CNAB400»"],
    ['CNAB 240', "deve ser 'cnab240', e é «CNAB 240»"],
    [400, "deve ser 'cnab400', e é «400»"],
    ['cnab150', "deve ser 'cnab240' ou 'cnab400', e é «cnab150»"],
  ])('refuses the kind %j; the message names the nearest layout', (kind, message) => {
    expect(build({ wallet: { ...sicoob240, kind } })).toEqual({ kind: [message] })
  })

  test.each([
    [1001, "é um número: informe como texto, '1001'"],
    ['01', "«01» é o código do banco: informe '1001' (Entrada de título)"],
    [2, "«2» é o código do banco: informe '1002' (Pedido de baixa)"],
    ['1016', "«1016» foi substituído: informe '1038' (Alterar CEP do pagador)"],
    ['1088', /^«1088» não é uma instrução: informe '1001' para registrar o boleto, '1002' para pedir a baixa/],
    ['constructor', /^o valor informado não é uma instrução/],
    [undefined, /^não pode ficar em branco: informe '1001' para registrar/],
  ])('refuses our_code %j; the message names the right code', (our_code, message) => {
    // Itaú CNAB 400: 01 is a registration, 02 a write-off (July 2021, p. 28, note 6).
    const call = () => buildRemittance({ wallet: itau400, entries: [{ ...entry(), our_code } as never], generated_at })
    expect(refusedEntries(call)).toEqual({
      0: { our_code: [typeof message === 'string' ? message : expect.stringMatching(message)] },
    })
  })

  test('refuses a Santander account whose digit is a letter; the error has the field of the wallet, not of the record', () => {
    const wallet = { ...santander400, account_digit: 'X' }
    expect(Object.keys(build({ wallet }) ?? {})).toEqual(['account_digit'])
    expect(Object.keys(build({ wallet: { ...wallet, account_digit: '1' } }) ?? {})).toEqual([])
  })
})

describe('supports', () => {
  test.each([
    [
      [341, 'cnab400', '1001'],
      { bank: "deve ser o número do banco, um texto de três algarismos, '341' (Itaú), e é «341»" },
    ],
    [[1, 'cnab400', '1001'], { bank: /'001' \(Banco do Brasil\), e é «1»$/ }],
    [['itau', 'cnab400', '1001'], { bank: /'341' \(Itaú\), e é «itau»$/ }],
    [['x', 'cnab400', '1001'], { bank: 'deve ser o número do banco, um texto de três algarismos, e é «x»' }],
    [['341', 'CNAB400', '1001'], { layout: "deve ser 'cnab400', e é «CNAB400»" }],
    [['341', 'cnab400', 1001], { our_code: "é um número: informe como texto, '1001'" }],
    [['341', 'cnab400', '01'], { our_code: /^«01» não é uma instrução/ }],
  ])('refuses %j: the result false would mean an unsupported instruction', (given, errors) => {
    const [field, message] = Object.entries(errors)[0]!
    expect(
      errorsOf(() => supportsInstruction(...(given as unknown as Parameters<typeof supportsInstruction>))),
    ).toEqual({
      [field]: [typeof message === 'string' ? message : expect.stringMatching(message)],
    })
  })

  test('is false for a bank and an instruction that the library does not have', () => {
    expect([
      supportsInstruction('999', 'cnab400', '1001'),
      supportsInstruction('341', 'cnab400', '9999' as never),
    ]).toEqual([false, false])
  })
})

test('streamRemittance refuses a call without arguments', () => {
  const errors = { input: ['deve ser um objeto com wallet e entries'] }
  expect(errorsOf(() => streamRemittance(undefined as never))).toEqual(errors)
})

test('streamRemittance refuses null as an entry', async () => {
  const stream = streamRemittance({ wallet: itau400, entries: [null as never], generated_at })
  const read = async () => {
    for await (const _ of stream);
  }
  await expect(read()).rejects.toMatchObject({ code: 'validation_error', entries: [0] })
})

describe('buildRemittances', () => {
  test('refuses an argument that is not a list, and an element that is not an entry', () => {
    expect(errorsOf(() => buildRemittances(undefined as never))).toEqual({ pending: ['não pode ficar em branco'] })
    expect(refusedEntries(() => buildRemittances([null as never, pending(itau400)], { generated_at }))).toEqual({
      0: { entry: ['deve ser um objeto com wallet, our_code e slip'] },
    })
    const { length, rejected } = buildRemittances([null as never, pending(itau400)], { generated_at, partial: true })
    expect([length, rejected.map(({ entry }) => entry)]).toEqual([1, [0]])
  })

  test('gives another filename to the second of two files with the same filename', () => {
    const other = { ...itau400, account_number: '11111', account_digit: '2' }
    const names = buildRemittances([pending(itau400), pending(other), pending(sicoob240)], { generated_at })
    expect(names.map(({ filename }) => filename)).toEqual(['26030237.REM', '26030237-2.REM', '2603025.REM'])
  })
})
