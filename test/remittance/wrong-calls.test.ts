/** Calls that plain JavaScript lets through: each is refused with a message for people, and a type that a program can tell. */
import { describe, expect, test } from 'vitest'
import { buildRemittance, buildRemittances, parseRemittance, streamRemittance } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau400, pending, refusedEntries, santander400, sicoob240 } from './made-up.js'

const NOT_A_MOMENT =
  'deve ser um texto com data e hora, como 2026-03-02T10:15:30 (hora de São Paulo) ou 2026-03-02T13:15:30Z'

const build = (input: Record<string, unknown>) =>
  errorsOf(() => buildRemittance({ wallet: itau400, entries: [entry()], generated_at, ...input } as never))

describe('parseRemittance', () => {
  test.each([['02REMESSA'], [undefined], [null], [{}], [[48, 50]]])('of %j, which are no bytes', (given) => {
    const message = expect.stringMatching(/^deve ser o conteúdo do arquivo em bytes/)
    expect(errorsOf(() => parseRemittance(given as never))).toEqual({ bytes: [message] })
  })
})

describe('buildRemittance', () => {
  test.each([[new Date(0)], [20260302], [{}]])('generated at %j', (given) => {
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
  ])('generated at %j, which tells no moment', (given) => {
    expect(build({ generated_at: given })).toEqual({ generated_at: [NOT_A_MOMENT] })
  })

  test.each([[undefined], [null], ['1001'], [[]]])('of %j and no more', (given) => {
    const errors = { input: ['deve ser um objeto com wallet e entries, ou lots'] }
    expect(errorsOf(() => buildRemittance(given as never))).toEqual(errors)
  })

  test.each([[null], [undefined], ['1001'], [[]]])('of an entry that is %j', (given) => {
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
  ])('of %j', (given, errors) => {
    expect(build(given)).toEqual(errors)
  })

  test('with a misspelt option: the file would be of today', () => {
    expect(build({ generatedAt: '2026-03-02T10:15:30', stric: true })).toEqual({
      generatedAt: ['não é um campo da remessa; o nome mais parecido é generated_at'],
      stric: ['não é um campo da remessa; o nome mais parecido é strict'],
    })
    expect(build({ partia: true })).toEqual({ partia: ['não é um campo da remessa; o nome mais parecido é partial'] })
    expect(build({ note: 'x' })).toBeNull()
  })

  test('with a misspelt field of an entry, which may have others of its caller', () => {
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

  test('of a bank or contract that is not known: those that are known are named', () => {
    const slug = (bank_contract_slug: string) => build({ wallet: { ...sicoob240, bank_contract_slug } })
    expect(slug('sicoob-09')).toEqual({
      bank_contract_slug: [
        'carteira não disponível para remessa cnab240 de Sicoob; use uma destas: sicoob-01, sicoob-02',
      ],
    })
    expect(slug('hsbc-cnr')).toEqual({
      bank_contract_slug: [expect.stringMatching(/^não é de um banco conhecido: começa com bb-, .*sicoob-/)],
    })
    expect(slug(undefined as never)).toEqual(slug('hsbc-cnr'))
  })

  test('of a layout that the bank has no remittances of', () => {
    expect(build({ wallet: { ...sicoob240, kind: 'cnab150' } })).toEqual({
      kind: ['remessa cnab150 não disponível para Sicoob'],
    })
  })

  test('of a Santander account whose digit is a letter: the field is the wallet’s, not the record’s', () => {
    const wallet = { ...santander400, account_digit: 'X' }
    expect(Object.keys(build({ wallet }) ?? {})).toEqual(['account_digit'])
    expect(Object.keys(build({ wallet: { ...wallet, account_digit: '1' } }) ?? {})).toEqual([])
  })
})

test('streamRemittance of nothing', () => {
  const errors = { input: ['deve ser um objeto com wallet e entries'] }
  expect(errorsOf(() => streamRemittance(undefined as never))).toEqual(errors)
})

test('streamRemittance of a list with no entry in it', async () => {
  const stream = streamRemittance({ wallet: itau400, entries: [null as never], generated_at })
  const read = async () => {
    for await (const _ of stream);
  }
  await expect(read()).rejects.toMatchObject({ code: 'validation_error', entries: [0] })
})

describe('buildRemittances', () => {
  test('of what is no list, or has what is no entry', () => {
    expect(errorsOf(() => buildRemittances(undefined as never))).toEqual({ pending: ['não pode ficar em branco'] })
    expect(refusedEntries(() => buildRemittances([null as never, pending(itau400)], { generated_at }))).toEqual({
      0: { entry: ['deve ser um objeto com wallet, our_code e slip'] },
    })
    const { length, rejected } = buildRemittances([null as never, pending(itau400)], { generated_at, partial: true })
    expect([length, rejected.map(({ entry }) => entry)]).toEqual([1, [0]])
  })

  test('of two wallets that count to one name: the second file gets another, and takes no one’s place', () => {
    const other = { ...itau400, account_number: '11111' }
    const names = buildRemittances([pending(itau400), pending(other), pending(sicoob240)], { generated_at })
    expect(names.map(({ filename }) => filename)).toEqual(['26030237.REM', '26030237-2.REM', '2603025.REM'])
  })
})
