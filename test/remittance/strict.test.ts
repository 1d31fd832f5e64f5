/** `strict`: a changed text is an error instead of an entry in `changes`. The error names the field of the file. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau240, itau400, refusalOf, sicoob240 } from './made-up.js'

const strictly = (changes: Partial<Slip>, wallet = itau400) =>
  errorsOf(() => buildRemittance({ wallet, entries: [entry(changes)], generated_at, strict: true }))

describe('strict', () => {
  // Widths: Itaú, CNAB 400, July 2021, pp. 10–11: name 235–264, district 315–326, city 335–349.
  test.each<[keyof Slip, string, string, string]>([
    ['customer_person_name', 'José da Silva', 'title.payer_name', 'seria trocado por «JOSE DA SILVA»'],
    [
      'customer_person_name',
      'Maria Aparecida dos Santos Lima',
      'title.payer_name',
      'seria cortado para «MARIA APARECIDA DOS SANTOS LIM»',
    ],
    ['customer_neighborhood', 'Jardim Europa II', 'title.payer_neighborhood', 'seria cortado para «JARDIM EUROP»'],
    ['customer_city_name', 'São José do Rio Preto', 'title.payer_city', 'seria cortado para «SAO JOSE DO RIO»'],
    ['customer_address', 'Praça – 2º andar', 'title.payer_address', 'seria trocado por «PRACA - 2O ANDAR»'],
    ['customer_person_name', 'Straße 😀', 'title.payer_name', 'seria trocado por «STRASSE»'],
    ['customer_person_name', 'Ana\tde Teste', 'title.payer_name', 'seria trocado por «ANA DE TESTE»'],
  ])('%s «%s» is an error of %s: %s', (field, text, at, message) => {
    expect(strictly({ [field]: text })).toEqual({ [at]: [message] })
  })

  test('all changes are reported together', () => {
    const changes = { customer_person_name: 'José', customer_city_name: 'Brasília', customer_neighborhood: 'Água Fria' }
    expect(Object.keys(strictly(changes)!)).toEqual([
      'title.payer_name',
      'title.payer_neighborhood',
      'title.payer_city',
    ])
  })

  test('the error has the position of the entry', () => {
    const entries = [
      entry(),
      entry({ customer_city_name: 'Brasília' }),
      entry(),
      entry({ customer_city_name: 'Belém' }),
    ]
    const { entries: positions, byEntry } = refusalOf(() =>
      buildRemittance({ wallet: itau400, entries, generated_at, strict: true }),
    )
    expect(positions).toEqual([1, 3])
    expect(byEntry).toEqual({
      1: { 'title.payer_city': ['seria trocado por «BRASILIA»'] },
      3: { 'title.payer_city': ['seria trocado por «BELEM»'] },
    })
  })

  test.each([
    ['small letters', { customer_person_name: 'maria de teste', customer_city_name: 'curitiba' }],
    ['blanks around', { customer_person_name: '  Maria de Teste ' }],
    ['a name of exactly the columns', { customer_person_name: 'M'.repeat(30) }],
    ['marks that files take', { customer_address: "Rua D'Avila, 12-A (fundos) & cia." }],
    ['a state in small letters', { customer_state: 'pr' }],
    ['a masked tax id and zip code', { customer_cnpj_cpf: '529.982.247-25', customer_zipcode: '80999-010' }],
  ])('no change is reported for %s', (_, changes) => {
    expect(strictly(changes)).toBeNull()
    const { changes: reported } = buildRemittance({ wallet: itau400, entries: [entry(changes)], generated_at })
    expect(reported).toEqual([])
  })

  test.each([
    ['header', itau400],
    ['header', itau240],
    ['header', sicoob240],
  ])('a name in the %s of a file that would change is an error without entry', (_, wallet) => {
    const named = { ...wallet, beneficiary_name: 'Padaria Pão Quente' }
    const refusal = refusalOf(() => buildRemittance({ wallet: named, entries: [entry()], generated_at, strict: true }))
    expect(refusal.errors).toMatchObject({ 'header.beneficiary_name': ['seria trocado por «PADARIA PAO QUENTE»'] })
    expect(refusal.byEntry).toBeUndefined()
  })

  test('with partial, an entry whose texts would change is omitted and reported', () => {
    const entries = [entry(), entry({ customer_city_name: 'Brasília' }), entry()]
    const { records, rejected, changes, next_our_number } = buildRemittance({
      wallet: itau400,
      entries,
      generated_at,
      strict: true,
      partial: true,
    })
    expect(records.map(({ entry: position }) => position)).toEqual([0, 2])
    expect(rejected).toEqual([
      { entry: 1, bank_billet_id: null, errors: { 'title.payer_city': ['seria trocado por «BRASILIA»'] } },
    ])
    expect(changes).toEqual([])
    expect(next_our_number).toBe('00004102')
  })

  test('without strict, the same texts are sent and reported', () => {
    const { changes, content } = buildRemittance({
      wallet: itau400,
      entries: [entry({ customer_city_name: 'São José do Rio Preto' })],
      generated_at,
    })
    expect(changes).toEqual([
      { entry: 0, field: 'title.payer_city', from: 'São José do Rio Preto', to: 'SAO JOSE DO RIO', cut: true },
    ])
    expect(content.split('\r\n')[1]!.slice(334, 349)).toBe('SAO JOSE DO RIO')
  })
})
