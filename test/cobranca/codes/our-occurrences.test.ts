import { describe, expect, test } from 'vitest'
import {
  isOurOccurrence,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  OUR_OCCURRENCES,
  type OurOccurrence,
  ourOccurrence,
} from '../../../src/cobranca/index.js'
import { reference } from '../reference.js'

const published = reference<{ code: string; description: string }[]>('our-occurrences.json')
const all = (Object.keys(OUR_OCCURRENCES) as OurOccurrence[]).map(ourOccurrence)
const codesWhere = (wanted: (o: (typeof all)[number]) => boolean) => all.filter(wanted).map(({ code }) => code)

describe('unified occurrences (our_occurrence)', () => {
  test('codes are consecutive, from 2001 to 2249', () => {
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 249 }, (_, i) => String(2001 + i)))
  })

  test('there are twelve kinds, and each is used', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(OCCURRENCE_KINDS)))
    expect(Object.keys(OCCURRENCE_KINDS)).toEqual([
      'registered',
      'rejected',
      'settled',
      'reversed',
      'written_off',
      'changed',
      'instruction_rejected',
      'in_notary',
      'protested',
      'negativated',
      'fee',
      'info',
    ])
  })

  test('texts are those of the service, with its dashes and lower case', () => {
    expect(ourOccurrence('2001').text).toBe('Entrada Confirmada')
    expect(ourOccurrence('2043').text).toBe(
      'Alteração do número do título dado pelo Cedente (Seu número) – 10 e 15 posições',
    )
    expect(ourOccurrence('2082').text).toBe('cobrança a creditar (liquidação em trânsito)')
    expect(ourOccurrence('2112').text).toBe('Sustado judicial')
    expect(ourOccurrence('2220').text).toBe('Débito Mensal de Tarifas - Aviso de Movimentação de Títulos')
    expect(ourOccurrence('2249').text).toBe('Instrução Não Negativar Aceita')
  })

  test.skipIf(!published)('texts are those of the reference, if there is a copy of it', () => {
    expect(all.map(({ code, text }) => ({ code, description: text }))).toEqual(published)
  })

  test('a code is a text, not a value that converts to one', () => {
    for (const code of ['2001', '2249']) expect(isOurOccurrence(code)).toBe(true)
    for (const other of ['2000', '2250', 2001, '02', '', null]) expect(isOurOccurrence(other)).toBe(false)
  })
})

describe('the kind of an occurrence', () => {
  /** Codes with the same meaning in the manuals of the banks, and codes that programs often misread. */
  const groups: [rule: string, kind: OccurrenceKind, codes: OurOccurrence[]][] = [
    ['a registration is confirmed', 'registered', ['2001', '2093', '2221', '2223']],
    ['a registration is rejected', 'rejected', ['2002', '2106', '2218', '2140']],
    ['a settlement, paid in any place', 'settled', ['2003', '2028', '2035', '2076', '2014', '2027']],
    ['a partial payment is a settlement', 'settled', ['2029', '2030', '2096']],
    ['a cheque that cleared is a settlement', 'settled', ['2198']],
    ['a title written off as paid is paid', 'settled', ['2161']],
    ['a cheque that has not cleared is not a settlement', 'info', ['2026', '2102']],
    ['a returned cheque reverses the payment', 'reversed', ['2025', '2105']],
    ['a reversal of the payment', 'reversed', ['2111', '2121', '2123']],
    ['a settlement in transit is not yet a settlement', 'info', ['2082', '2083']],
    [
      'a write-off, requested by anyone',
      'written_off',
      ['2004', '2008', '2073', '2074', '2097', '2099', '2126', '2133', '2211'],
    ],
    ['a move between wallets is not a write-off', 'changed', ['2031', '2032', '2181', '2208']],
    ['an order to protest that was received is a change', 'changed', ['2015', '2070', '2107', '2199']],
    ['an order to stop the protest is a change', 'changed', ['2016', '2041', '2209', '2163']],
    ['sent to the notary', 'in_notary', ['2017', '2040', '2081', '2134', '2164', '2210']],
    ['Santander 15: the notary received the title, not yet protested (CNAB 400 v2.36, p. 30)', 'in_notary', ['2101']],
    ['a title that returns from the notary stays open', 'changed', ['2018', '2109', '2154']],
    ['protested and written off', 'protested', ['2019', '2098', '2243']],
    ['Banrisul 04 is a title protested by public notice (CNAB 400, changes of March 2008)', 'protested', ['2072']],
    ['an order to list that was received is a change', 'changed', ['2225', '2247']],
    ['on the list of the bureau', 'negativated', ['2148', '2152', '2229']],
    ['removed from the list of the bureau', 'changed', ['2149', '2230', '2231']],
    ['a rejected write-off', 'instruction_rejected', ['2005', '2212']],
    ['a rejected change', 'instruction_rejected', ['2007', '2024', '2215']],
    ['a rejected instruction', 'instruction_rejected', ['2020', '2190', '2224']],
    ['a message of the payer', 'info', ['2023', '2108', '2153']],
    ['a title still held', 'info', ['2009']],
    ['a payment in progress is not money (2158)', 'info', ['2158']],
    ['Banrisul 42 to 46 are fees («tarifa de …», CNAB 400, p. 19)', 'fee', ['2088', '2089', '2090', '2091', '2092']],
    ['fees and costs', 'fee', ['2022', '2044', '2139', '2157', '2213', '2244']],
    ['delivery without payment ends the title (Safra 16)', 'written_off', ['2013']],
  ]

  test.each(groups)('%s: %s', (_, kind, codes) => {
    for (const code of codes) expect([code, ourOccurrence(code).kind]).toEqual([code, kind])
  })

  test('every «Tarifa», «Custas» and «Despesa» is a fee, except in texts that add it to another event', () => {
    const fees = codesWhere(({ text }) => /^(Outras )?(Tarifas?|Custas?|Despesas?|Débito Mensal)\b/.test(text))
    for (const code of fees) expect([code, ourOccurrence(code).kind]).toEqual([code, 'fee'])
    expect(codesWhere(({ text, kind }) => /tarifa|custa|despesa/i.test(text) && kind !== 'fee')).toEqual([
      '2164', // Protesto Enviado a Cartório/Tarifa
      '2229', // Confirma de Entrada Em Negativação Expressa / Tarifa
      '2230', // Confirma o Cancelamento Em Negativação Expressa / Tarifa
      '2231', // Confirma Exclusão de Entrada Em Negativação Expressa Por Liquidação / Tarifa
    ])
  })

  test('every «rejeitada», «recusado» and «rejeição» is a rejection, except those of the payer and of DDA', () => {
    expect(codesWhere(({ text, kind }) => /rejei|recusad/i.test(text) && !/rejected/.test(kind))).toEqual([
      '2069',
      '2214',
    ])
  })
})

describe('the flags of an occurrence', () => {
  test('only settlements and reversals are money', () => {
    for (const { kind, money } of all) {
      if (money) expect(['settled', 'reversed']).toContain(kind)
    }
  })

  test('a settlement without money is 2161, credited elsewhere; a reversal without money is 2135, a protest', () => {
    expect(codesWhere(({ kind, money }) => (kind === 'settled' || kind === 'reversed') && !money)).toEqual([
      '2135',
      '2161',
    ])
  })

  test('a partial payment is money, and the title stays open', () => {
    expect(ourOccurrence('2029')).toEqual({
      code: '2029',
      text: 'Liquidação por Conta/Parcial',
      kind: 'settled',
      money: true,
      final: false,
      conditional: false,
    })
    expect(ourOccurrence('2096')).toMatchObject({ money: true, final: false })
    expect(ourOccurrence('2030')).toMatchObject({ money: true, final: true })
  })

  // The service's texts: 2025 «pago com cheque devolvido», 2105 «pagamento cancelado», 2121 «estorno de baixa / liquidação».
  test('a returned cheque, a cancelled payment and an undone write-off or settlement reverse only what was paid', () => {
    expect(codesWhere(({ conditional }) => conditional)).toEqual(['2025', '2105', '2121'])
    for (const code of ['2025', '2105', '2121', '2111'] as const)
      expect(ourOccurrence(code)).toMatchObject({ kind: 'reversed', money: true })
  })

  test('a settlement after the write-off is money', () => {
    expect(ourOccurrence('2014')).toMatchObject({ kind: 'settled', money: true, final: true })
    expect(ourOccurrence('2145')).toMatchObject({ kind: 'settled', money: true, final: true })
  })

  test('a reversal is money and opens the title again', () => {
    for (const code of ['2025', '2105', '2111', '2121', '2123'] as const) {
      expect(ourOccurrence(code)).toMatchObject({ money: true, final: false })
    }
  })

  test('a title is closed if it is settled in full, written off, protested or rejected', () => {
    const ends: OccurrenceKind[] = ['settled', 'written_off', 'protested', 'rejected']
    expect(codesWhere(({ kind, final }) => ends.includes(kind) && !final)).toEqual([
      '2029',
      '2071',
      '2096',
      '2140',
      '2222',
    ])
    expect(codesWhere(({ kind, final }) => !ends.includes(kind) && final)).toEqual(['2194'])
  })

  test('a rejection that can be of an instruction does not close the title: Banestes 99, Caixa 99', () => {
    expect(ourOccurrence('2071')).toMatchObject({ kind: 'rejected', final: false })
    expect(ourOccurrence('2140')).toMatchObject({ kind: 'rejected', final: false })
  })
})
