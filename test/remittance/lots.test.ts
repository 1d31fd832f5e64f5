/**
 * Several lots in one CNAB 240 file: FEBRABAN 10.6, pp. 13–18, G002 (p. 172: lots count from 0001, the file's header is 0000 and its trailer 9999), G038 (the
 * numbers of details start again in each lot), G049, G056 and G057. Columns are read by hand.
 */
import { describe, expect, test } from 'vitest'
import type { RemittanceLot } from '../../src/remittance/index.js'
import { buildRemittance, parseRemittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { entry, generated_at, itau240, itau400, refusalOf, sicoob240 } from './made-up.js'

/** Columns of a line, from 1, both included. */
const columns = (line: string, from: number, to: number): string => line.slice(from - 1, to)

/** The same beneficiary's second agreement and third account. */
const second = { ...sicoob240, extra1: '998877', next_our_number: 31, next_remittance_number: 900 }
const third = { ...sicoob240, account_number: '5555', account_digit: '1', next_our_number: '0000008' }

const lots: readonly [RemittanceLot, ...RemittanceLot[]] = [
  { wallet: sicoob240, entries: [entry({ amount: '100,00' }), entry({ amount: '0,01' })] },
  {
    wallet: second,
    entries: [
      entry({ amount: '1.000.000,00' }),
      entry({ prevent_registration: true }),
      entry({ amount: '2,50', fine_type: 1, fine_percentage: 2 }),
    ],
  },
  { wallet: third, entries: [entry({ our_number: 5 }, '1002')] },
]

describe('lots of one CNAB 240 file', () => {
  const remittance = buildRemittance({ lots, generated_at })
  const lines = remittance.content.split('\r\n').slice(0, -1)

  test('each have a header and a trailer, in one file', () => {
    const segment = (line: string) => (columns(line, 8, 8) === '3' ? columns(line, 14, 14) : '')
    expect(lines.map((line) => columns(line, 4, 8) + segment(line))).toEqual([
      '00000',
      ...['00011', '00013P', '00013Q', '00013P', '00013Q', '00015'],
      ...['00021', '00023P', '00023Q', '00023P', '00023Q', '00023R', '00025'],
      ...['00031', '00033P', '00033Q', '00035'],
      '99999',
    ])
    expect(lines.every((line) => line.length === 240)).toBe(true)
  })

  test('each number their details from 1', () => {
    const details = lines.filter((line) => columns(line, 8, 8) === '3')
    expect(details.map((line) => `${columns(line, 4, 7)} ${columns(line, 9, 13)}`)).toEqual([
      ...['0001 00001', '0001 00002', '0001 00003', '0001 00004'],
      ...['0002 00001', '0002 00002', '0002 00003', '0002 00004', '0002 00005'],
      ...['0003 00001', '0003 00002'],
    ])
  })

  test('have their own counts and totals; the trailer of the file counts lots and lines', () => {
    const trailers = lines.filter((line) => columns(line, 8, 8) === '5')
    // Lines 18–23, titles 24–29, their amount 30–46.
    expect(trailers.map((line) => columns(line, 18, 46))).toEqual([
      '000006000002' + '00000000000010001',
      '000007000002' + '00000000100000250',
      '000004000001' + '00000000000025000',
    ])
    expect(columns(lines.at(-1)!, 18, 29)).toBe('000003' + '000019')
  })

  test('have agreement and account of their own wallets, and the file number of the first wallet', () => {
    const headers = lines.filter((line) => columns(line, 8, 8) === '1')
    expect(headers.map((line) => [columns(line, 64, 72), columns(line, 184, 191)])).toEqual([
      ['000036668', '00000005'],
      ['000036668', '00000005'],
      ['000055551', '00000005'],
    ])
    expect(remittance).toMatchObject({ remittance_number: 5, next_remittance_number: 6 })
  })

  test('continue the nosso número of their own wallets, and return the next number of each wallet', () => {
    expect(remittance.records.map(({ our_number }) => our_number)).toEqual([
      '0000700',
      '0000701',
      '0000031',
      '0000032',
      '0000005',
    ])
    expect(remittance.lots).toEqual([
      { next_our_number: '0000702' },
      { next_our_number: '0000033' },
      { next_our_number: '0000008' },
    ])
  })

  test('count the positions of entries through all lots', () => {
    expect(remittance.records.map(({ entry: position, lines: at }) => [position, at])).toEqual([
      [0, [3, 4]],
      [1, [5, 6]],
      [2, [9, 10]],
      [4, [11, 12, 13]],
      [5, [16, 17]],
    ])
    expect(remittance.skipped).toEqual([3])
  })

  test('are read back without diagnostics', () => {
    const { diagnostics, titles, file } = parseRemittance(remittance.bytes)
    expect(diagnostics).toEqual([])
    expect(titles.map(({ our_code }) => our_code)).toEqual(['1001', '1001', '1001', '1001', '1002'])
    expect(file.lines).toHaveLength(lines.length)
  })

  test('of the same wallet continue its numbers, so that no number is repeated', () => {
    const { wallet, entries } = lots[0]
    const again = buildRemittance({ lots: [lots[0], lots[1]!, { wallet: { ...wallet }, entries }], generated_at })
    expect(again.records.map(({ our_number }) => our_number)).toEqual([
      ...['0000700', '0000701', '0000031', '0000032', '0000702', '0000703'],
    ])
    expect(again.lots.map(({ next_our_number }) => next_our_number)).toEqual(['0000702', '0000033', '0000704'])
  })

  test('a list of one lot gives the same file as its wallet', () => {
    const { wallet, entries } = lots[0]
    const { content } = buildRemittance({ wallet, entries, generated_at })
    expect(buildRemittance({ lots: [lots[0]], generated_at }).content).toBe(content)
  })

  test('the error of an entry in a later lot has its position through all lots', () => {
    const spoilt = [lots[0], { wallet: second, entries: [entry(), entry({ amount: '' })] }] as const
    expect(refusalOf(() => buildRemittance({ lots: spoilt, generated_at })).entries).toEqual([3])
    const partial = buildRemittance({ lots: spoilt, generated_at, partial: true })
    expect(partial.rejected.map((rejected) => rejected.entry)).toEqual([3])
    expect(partial.lots[1]).toEqual({ next_our_number: '0000032' })
  })

  test('changed texts of a later header are reported, and are errors with strict', () => {
    const named = [lots[0], { wallet: { ...third, beneficiary_name: 'Açúcar Ltda' }, entries: [entry()] }] as const
    expect(buildRemittance({ lots: named, generated_at }).changes).toEqual([
      { entry: null, field: 'lot_header.beneficiary_name', from: 'Açúcar Ltda', to: 'ACUCAR LTDA', cut: false },
    ])
    expect(errorsOf(() => buildRemittance({ lots: named, generated_at, strict: true }))).toEqual({
      'lot_header.beneficiary_name': ['seria trocado por «ACUCAR LTDA»'],
    })
  })
})

describe('a lot is refused', () => {
  const withSecond = (first: RemittanceLot['wallet'], other: RemittanceLot['wallet']) =>
    errorsOf(() =>
      buildRemittance({
        lots: [
          { wallet: first, entries: [entry()] },
          { wallet: other, entries: [entry()] },
        ],
        generated_at,
      }),
    )

  test('if it is of another bank', () => {
    expect(withSecond(sicoob240, itau240)).toEqual({
      bank_contract_slug: ['deve ser do mesmo banco e layout em todos os lotes do arquivo'],
    })
  })

  test('if it is of another layout', () => {
    expect(withSecond(itau240, itau400)).toEqual({
      bank_contract_slug: ['deve ser do mesmo banco e layout em todos os lotes do arquivo'],
    })
  })

  test('if it is of another variant of the layout: Caixa has other columns for codes of seven digits (CNAB 240 v029, G007, pp. 66–67)', () => {
    const caixa = {
      ...sicoob240,
      bank_contract_slug: 'caixa-rg',
      agency_number: '0647',
      agency_digit: '',
      extra1: '410825',
    }
    expect(withSecond(caixa, { ...caixa, extra1: '410826' })).toBeNull()
    expect(withSecond(caixa, { ...caixa, extra1: '1100001' })).toEqual({
      bank_contract_slug: ['é de outra variante do layout: envie em outro arquivo'],
    })
  })

  test('if it is the second of a CNAB 400 file, which has no lots', () => {
    expect(withSecond(itau400, itau400)).toEqual({ kind: ['não tem lotes: envie um arquivo por carteira'] })
  })

  test('if its wallet lacks a field', () => {
    expect(Object.keys(withSecond(sicoob240, { ...second, extra1: '' })!)).toEqual(['extra1'])
  })

  test('if the list of lots is empty', () => {
    expect(errorsOf(() => buildRemittance({ lots: [] as never }))).toEqual({ entries: ['não pode ficar em branco'] })
  })
})

describe('RemittanceBuilder.nextLot', () => {
  test('does not change the file if it fails', () => {
    const build = (trouble: (builder: RemittanceBuilder) => void): string => {
      const builder = new RemittanceBuilder(sicoob240, { generated_at, strict: true })
      builder.add(entry())
      trouble(builder)
      builder.add(entry())
      return Buffer.from(builder.finish()).toString('latin1')
    }
    const untroubled = build(() => {})
    for (const wallet of [
      itau240,
      { ...second, extra1: '' },
      { ...second, next_our_number: 'x' },
      { ...second, beneficiary_name: 'Açúcar Ltda' },
      { ...second, beneficiary_name: 'Um nome de mais de trinta letras Ltda' },
    ]) {
      expect(build((builder) => expect(errorsOf(() => builder.nextLot(wallet))).not.toBeNull())).toBe(untroubled)
    }
  })
})

describe('lots without entries', () => {
  const wrong = entry({ amount: '' })
  const build = (...given: RemittanceLot[]) =>
    buildRemittance({ lots: given as [RemittanceLot, ...RemittanceLot[]], partial: true, generated_at })

  test('are omitted from a partial file: banks reject lots without titles', () => {
    const good = entry({ amount: '1,00' })
    const whole = build(
      { wallet: { ...third, next_remittance_number: 1 }, entries: [wrong] },
      { wallet: sicoob240, entries: [wrong, good] },
      { wallet: second, entries: [wrong, wrong] },
      { wallet: second, entries: [good] },
    )
    const kept = build(
      { wallet: { ...sicoob240, next_remittance_number: 1 }, entries: [good] },
      { wallet: second, entries: [good] },
    )
    expect(whole.content).toBe(kept.content)
    expect(whole.records.map(({ entry }) => entry)).toEqual([2, 5])
    expect(whole.rejected.map(({ entry }) => entry)).toEqual([0, 1, 3, 4])
    expect(whole.lots).toEqual(
      ['0000008', '0000701', '0000031', '0000032'].map((next_our_number) => ({ next_our_number })),
    )
    expect(whole.remittance_number).toBe(1)
  })

  test('are omitted if all their slips are registered by other means', () => {
    const { records, skipped, content } = buildRemittance({
      lots: [
        { wallet: sicoob240, entries: [entry()] },
        { wallet: second, entries: [entry({ prevent_registration: true })] },
      ],
      generated_at,
    })
    expect([records.length, skipped]).toEqual([1, [1]])
    expect(content.split('\r\n').filter((line) => columns(line, 8, 8) === '1')).toHaveLength(1)
  })
})
