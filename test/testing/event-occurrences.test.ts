/** Occurrences by which each bank reports events and answers instructions. Typed from the manuals, not from the tables. */
import { describe, expect, test } from 'vitest'
import type { EventOccurrences, OccurrenceRef } from '../../src/febraban/index.js'
import { answeringDialect } from '../../src/testing/return-file/dialect-of-name.js'
import { OccurrenceFinder } from '../../src/testing/simulator/event-occurrences.js'
import { remittanceDialects } from '../banks/dialects-of.js'

const DIALECTS = remittanceDialects()

const finderOf = (name: string): OccurrenceFinder => {
  const { bank, layout, dialect } = DIALECTS.find((each) => each.name === name)!
  return new OccurrenceFinder(answeringDialect(bank, layout, dialect), dialect.movements)
}

type Found = ReturnType<OccurrenceFinder['of']>

/** Occurrence and reason: `10/16`. Codes of other fields are not shown. */
const shown = (found: Found): string =>
  found === null ? '—' : [found.meaning.occurrence, found.reason].filter((code) => code !== null).join('/')

const EVENTS = [
  [
    'Bradesco 400, pp. 42–47, and 2023, p. 37',
    '237/cnab400',
    {
      paid_partially: '06/18',
      paid_by_pix: '66',
      paid_at_notary: '15',
      paid_after_write_off: '17',
      written_off: '10/16',
      protest_ordered: '19/A',
      sent_to_notary: '—',
      in_notary: '23',
      protested: '10/14',
      withdrawn: '34',
    },
  ],
  [
    'Bradesco 240, C044 and C047-C, pp. 27–31',
    '237/cnab240',
    {
      paid_partially: '06/18',
      paid_by_pix: '06',
      paid_at_notary: '06/08',
      paid_after_write_off: '17',
      written_off: '09/13',
      protest_ordered: '19',
      sent_to_notary: '23',
      in_notary: '—',
      protested: '25',
      withdrawn: '24',
    },
  ],
  [
    'Banco do Brasil 400, notas 5 and 7, pp. 16–22',
    '001/cnab400',
    {
      paid: '06/01',
      paid_partially: '07/02',
      paid_at_notary: '15/09',
      paid_after_write_off: '—',
      written_off: '09/90',
      protest_ordered: '19',
      sent_to_notary: '23',
      protested: '09/15',
      withdrawn: '24',
      rejected: '03',
    },
  ],
  [
    'Banco do Brasil 240, 07.3T, p. 27, with FEBRABAN’s C047, p. 156',
    '001/cnab240',
    {
      paid_partially: '06/02',
      paid_by_pix: '06/61',
      paid_at_notary: '06/08',
      paid_after_write_off: '17',
      written_off: '09/13',
      sent_to_notary: '23',
      protested: '25',
      withdrawn: '24',
    },
  ],
  [
    'Santander 240, nota 40 and 40-C, pp. 24–26',
    '033/cnab240',
    {
      paid_partially: '06/09',
      paid_by_pix: '06/61',
      paid_at_notary: '06/08',
      paid_after_write_off: '17',
      written_off: '09/13',
      sent_to_notary: '23',
      protested: '25',
      withdrawn: '24',
    },
  ],
  [
    'Santander 400, notas 29 to 31, pp. 29–37, and p. 6',
    '033/cnab400',
    {
      paid_partially: '07',
      paid_by_pix: '06/511',
      paid_at_notary: '17',
      paid_after_write_off: '—',
      written_off: '09',
      protest_ordered: '—',
      sent_to_notary: '21',
      in_notary: '15',
      protested: '25',
      withdrawn: '22',
    },
  ],
  [
    'Caixa 240, C044 and C047-C, pp. 52–58',
    '104/cnab240',
    {
      paid_partially: '—',
      paid_by_pix: '06/61',
      paid_at_notary: '06/08',
      written_off: '09/13',
      sent_to_notary: '23',
      protested: '25',
      withdrawn: '24',
    },
  ],
  [
    'Caixa 400, NE033 and NE035, pp. 41–42',
    '104/cnab400',
    {
      registered: '01',
      rejected: '99',
      paid: '21',
      paid_partially: '—',
      paid_by_pix: '21/061',
      paid_at_notary: '22/008',
      paid_after_write_off: '—',
      written_off: '23/009',
      protest_ordered: '—',
      sent_to_notary: '26',
      protested: '25',
      withdrawn: '27',
    },
  ],
  [
    'Itaú 400, nota 17, pp. 35–37',
    '341/cnab400',
    {
      paid_partially: '07',
      paid_by_pix: '10',
      paid_at_notary: '08',
      paid_after_write_off: '—',
      written_off: '09',
      protest_ordered: '19',
      sent_to_notary: '23',
      protested: '32',
      withdrawn: '20',
    },
  ],
  [
    'Itaú 240, nota 22, pp. 21–22',
    '341/cnab240',
    {
      paid_partially: '—',
      paid_by_pix: '06',
      paid_at_notary: '08',
      paid_after_write_off: '—',
      written_off: '09',
      protested: '32',
    },
  ],
  [
    'Sicredi 400, 7.2, pp. 17–18',
    '748/cnab400',
    {
      paid_partially: '—',
      paid_by_pix: '06/PX',
      paid_at_notary: '15',
      paid_after_write_off: '17',
      written_off: '10',
      protest_ordered: '19/A',
      in_notary: '23',
      protested: '10/14',
      withdrawn: '34',
    },
  ],
  [
    'Sicredi 240, 7.1 and 7.2 C, pp. 21–28',
    '748/cnab240',
    {
      paid_partially: '06/02',
      paid_by_pix: '61',
      paid_at_notary: '06/08',
      written_off: '09/13',
      protested: '09/14',
      withdrawn: '24',
    },
  ],
  [
    // Safra lists 07 in 2010 (p. 17); the credit date of 2017 names it (p. 15).
    'Safra 400, pp. 15 and 18',
    '422/cnab400',
    {
      paid_partially: '07',
      paid_by_pix: '—',
      paid_at_notary: '15',
      paid_after_write_off: '41',
      written_off: '09',
      protest_ordered: '19',
      sent_to_notary: '—',
      in_notary: '23',
      protested: '40',
      withdrawn: '42',
    },
  ],
  [
    'Sicoob 240, l. 73 and FEBRABAN’s C047, p. 156',
    '756/cnab240',
    {
      paid_partially: '06/02',
      paid_at_notary: '06/08',
      paid_after_write_off: '17',
      written_off: '09/13',
      protested: '25',
    },
  ],
  [
    'Sicoob 400, l. 51',
    '756/cnab400',
    {
      rejected: '—',
      paid_at_notary: '15',
      written_off: '09',
      protest_ordered: '23',
      sent_to_notary: '—',
      protested: '—',
      withdrawn: '—',
    },
  ],
] as const

test.each(EVENTS)('events of a title: %s', (_source, name, expected) => {
  const finder = finderOf(name)
  const found = Object.keys(expected).map((event) => [event, shown(finder.of(event as keyof typeof expected))])
  expect(Object.fromEntries(found)).toEqual(expected)
})

/** Occurrences that confirm and reject each movement. */
const ANSWERS = [
  [
    'Bradesco 400, pp. 18–19 and 40–48: 02 is written off by file, 09 and 03 accepted by A',
    '237/cnab400',
    {
      '02': '09/10 27',
      '03': '25/A 32',
      '04': '12 32',
      '05': '13 32',
      '06': '14 32',
      '07': '21 32',
      '08': '33 30',
      '09': '19/A 32',
      '18': '20 32',
      '19': '20 32',
      '20': '33 30',
      '23': '— 32',
      '31': '33 30',
      '45': '73 32',
      '47': '74 32',
      '68': '68 32',
      '69': '69 32',
    },
  ],
  [
    'Bradesco 240, C004 and C044, pp. 21 and 27–28: 07, 55 to 57, 60 and 61 are not the bank’s',
    '237/cnab240',
    {
      '02': '09/10 26',
      '03': '47 26',
      '04': '12 26',
      '05': '13 26',
      '06': '14 26',
      '07': '— 26',
      '09': '19 26',
      '10': '20 26',
      '12': '27 30',
      '13': '— 26',
      '14': '27 30',
      '15': '— 26',
      '16': '27 30',
      '21': '40 26',
      '22': '41 26',
      '23': '42 30',
      '24': '43 30',
      '31': '27 30',
      '33': '33 26',
      '34': '34 26',
      '45': '73 26',
      '46': '54 26',
      '47': '— 26',
    },
  ],
  [
    'Banco do Brasil 400, nota 20 of CBR641 and notas 5 and 7 of CBR643: 03 rejects all movements except negativations',
    '001/cnab400',
    {
      '02': '10 03',
      '04': '12 03',
      '05': '13 03',
      '06': '14 03',
      '07': '41 03',
      '08': '26 03',
      '09': '19 03',
      '10': '24 03',
      '11': '25 03',
      '16': '16 03',
      '31': '31 03',
      '33': '33 03',
      '35': '35 03',
      '36': '36 03',
      '39': '39 03',
      '47': '47/61 47/50',
      '85': '85/01 85/12',
      '86': '86/09 86/08',
    },
  ],
  [
    'Banco do Brasil 240, 07.3P and 07.3T, pp. 9 and 27: FEBRABAN’s 07, 38 to 42 and 55 to 60 are not the bank’s',
    '001/cnab240',
    {
      '02': '09/10 26',
      '04': '12 26',
      '06': '14 26',
      '07': '— 26',
      '09': '19 26',
      '10': '20 26',
      '12': '27 30',
      '13': '— 26',
      '14': '— 26',
      '19': '27 30',
      '21': '27 30',
      '22': '27 30',
      '23': '27 30',
      '31': '27 30',
      '45': '85/01 85/12',
      '46': '86/09 86/08',
      '47': '61 26',
    },
  ],
  [
    'Santander 240, notas 14 and 40, pp. 19 and 24',
    '033/cnab240',
    {
      '02': '09/10 26',
      '04': '12 26',
      '09': '19 26',
      '10': '— 26',
      '11': '08 26',
      '18': '20 26',
      '31': '27 30',
      '47': '61 26',
      '48': '91 26',
      '49': '92 26',
      '98': '20 26',
    },
  ],
  [
    'Santander 400, notas 21 and 29 to 31, pp. 28–31: 26 stops a protest, 15 and 21 do not confirm its order',
    '033/cnab400',
    {
      '02': '10 03',
      '04': '12 03',
      '05': '13 03',
      '06': '14 03',
      '07': '— 03',
      '09': '— 03',
      '18': '26 03',
      '47': '61 03',
      '48': '62 03',
      '49': '63 03',
    },
  ],
  [
    'Caixa 240, C004 and C044, pp. 48 and 52–53: 27 answers 31 and 33',
    '104/cnab240',
    {
      '02': '09/10 26',
      '07': '07 26',
      '08': '08 26',
      '09': '19 26',
      '10': '20 26',
      '11': '20 26',
      '31': '27 30',
      '33': '27 30',
      '36': '35 41/YE',
      '38': '37 41/YF',
      '47': '61 26',
      '48': '62 26',
      '49': '63 26',
    },
  ],
  [
    'Caixa 400, NE033, p. 41: each occurrence names its movement',
    '104/cnab400',
    {
      '02': '02/010 99',
      '03': '03 99',
      '04': '04 99',
      '05': '05 99',
      '06': '06 99',
      '07': '07 99',
      '08': '08 99',
      '09': '09 99',
      '10': '10 99',
      '11': '11 99',
      '12': '12 99',
      '13': '— 99',
    },
  ],
  [
    'Itaú 400, notas 6, 17 and 20, pp. 30–41: 10 confirms 34',
    '341/cnab400',
    {
      '02': '09 15',
      '04': '12 16',
      '06': '14 16',
      '07': '— 16',
      '09': '19 16',
      '10': '21 16',
      '18': '20 16',
      '31': '04 17',
      '34': '10 15',
      '35': '57 16',
      '47': '— 16',
      '66': '75 16',
      '67': '94 16',
      '68': '77 74',
      '69': '78 74',
    },
  ],
  [
    'Itaú 240, notas 22 and 23, pp. 21–29',
    '341/cnab240',
    {
      '02': '09 15',
      '10': '21 16',
      '31': '04 17',
      '38': '— 16',
      '41': '04 17',
      '49': '04 17',
      '66': '75 16',
      '93': '— 16',
    },
  ],
  [
    'Sicredi 400, 7.2 and 7.3, pp. 17–25',
    '748/cnab400',
    {
      '02': '09 27',
      '04': '12 32',
      '05': '13 32',
      '06': '14 32',
      '09': '19/A 32',
      '18': '20 32',
      '19': '20 32',
      '31': '33 30',
      '45': '78 81/S1',
      '75': '79 83/S1',
    },
  ],
  [
    'Sicredi 240, 7.1 and 7.2, pp. 20–29',
    '748/cnab240',
    {
      '02': '09/10 36',
      '07': '07 26',
      '08': '08 26',
      '09': '19 26',
      '12': '27 30',
      '13': '— 26',
      '16': '27 30',
      '17': '— 26',
      '31': '27 30',
      '45': '78 81/S1',
      '75': '79 83/S1',
    },
  ],
  [
    'Sicoob 240, l. 73 and 74: 85 confirms the withdrawal of a protest',
    '756/cnab240',
    {
      '02': '09/10 26',
      '06': '14 26',
      '10': '85 26',
      '11': '85 26',
      '12': '57 26',
      '13': '60 26',
      '15': '55 26',
      '19': '38 26',
      '20': '39 26',
      '23': '42 30',
      '31': '27 30',
      '45': '80 26',
      '46': '54 26',
    },
  ],
  [
    'Sicoob 400, l. 51 and 52: 10 confirms requested write-offs, 23 confirms an order to protest',
    '756/cnab400',
    {
      '02': '10 —',
      '04': '— —',
      '06': '14 —',
      '08': '27 —',
      '09': '23 —',
      '10': '10 —',
      '11': '— —',
      '12': '27 —',
      '31': '27 —',
      '34': '10 —',
    },
  ],
] as const

test.each(ANSWERS)('answers to instructions: %s', (_source, name, expected) => {
  const finder = finderOf(name)
  const found = Object.keys(expected).map((movement) => [
    movement,
    `${shown(finder.ofInstruction('accepted', movement))} ${shown(finder.ofInstruction('refused', movement))}`,
  ])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('Santander’s CNAB 400 rejects registrations and instructions by 03; columns 135–136 distinguish them (2.36, nota 30, p. 31)', () => {
  expect(finderOf('033/cnab400').ofInstruction('refused', '06')?.meaning).toMatchObject({
    our_occurrence: '2020',
    where: { field: 'title.original_code', codes: ['02'] },
  })
  expect(finderOf('033/cnab400').of('rejected')?.meaning.our_occurrence).toBe('2002')
})

test('the reason of a rejection decides its meaning: Banco do Brasil 400, nota 5 d, p. 18, and Caixa 400, NE032, p. 41', () => {
  const meaningOf = (name: string, reason: string) => {
    const finder = finderOf(name)
    return finder.withReason(finder.of('rejected')!, reason).meaning
  }
  expect(meaningOf('001/cnab400', '33')).toMatchObject({ our_occurrence: '2002', kind: 'rejected' })
  expect(meaningOf('001/cnab400', '66')).toMatchObject({ our_occurrence: '2190' })
  expect(meaningOf('104/cnab400', '002')).toMatchObject({ our_occurrence: '2020', kind: 'instruction_rejected' })
  expect(meaningOf('104/cnab400', '082')).toMatchObject({ our_occurrence: '2140' })
})

test('Itaú reports a payment by Pix as a write-off without amounts (CNAB 400, nota 17, p. 37)', () => {
  expect(finderOf('341/cnab400').of('paid_by_pix')).toMatchObject({ isPayment: false, pix: false })
})

describe.each(DIALECTS)('$name', ({ bank, layout, dialect }) => {
  const answering = answeringDialect(bank, layout, dialect)
  const refs = [
    ...Object.values(answering.events ?? {}),
    ...Object.values(dialect.movements).flatMap(({ confirmedBy, rejectedBy }) => [confirmedBy, rejectedBy ?? null]),
  ].filter((each) => each !== null)

  test('uses only codes of its own tables', () => {
    expect(answering.events).toBeDefined()
    const tables = answering.reasons
    const unknown = refs.filter(([occurrence, code]) => {
      const known = answering.occurrences[occurrence]
      if (known === undefined) return true
      return (
        code !== undefined &&
        !known.overrides?.some(({ codes }) => codes.includes(code)) &&
        !tables.some(({ occurrences, codes }) => occurrences.includes(occurrence) && Object.hasOwn(codes, code))
      )
    })
    expect(unknown).toEqual([])
  })

  test('rejects registrations by reasons of the rejection', () => {
    const rejected = answering.events!.rejected?.[0] ?? ''
    const { unknown_title: _, ...ofEntries } = answering.rejectionCodes ?? {}
    const codes = Object.values(ofEntries).flatMap((code) => (typeof code === 'string' ? code : (code[rejected] ?? [])))
    const tables = answering.reasons.filter(({ occurrences }) => occurrences.includes(rejected))
    expect(codes.filter((code) => !tables.some((table) => Object.hasOwn(table.codes, code)))).toEqual([])
  })

  test('confirms registrations by the occurrence of the event `registered`', () => {
    const entries = Object.values(dialect.movements).filter(({ our_code }) => our_code === '1001')
    for (const { confirmedBy } of entries) expect(confirmedBy).toEqual(answering.events!.registered)
  })
})

test.each(DIALECTS)('$name: every code beside an occurrence is the one that is written', ({ name, bank, layout, dialect }) => {
  const finder = finderOf(name)
  const { events = {} } = answeringDialect(bank, layout, dialect)
  // A code that no table of reasons has is written as the first one that gives the occurrence its meaning, or into the field that is named.
  const isWritten = (found: Found, code: string): boolean => {
    const where = found?.meaning.where ?? null
    return (
      found?.reason === code ||
      (where !== null &&
        (where.codes[0] === code || (where.codes.includes(code) && where.field === `title.${found!.field}`)))
    )
  }
  const named = [
    ...(Object.entries(events) as [keyof EventOccurrences, OccurrenceRef | null][]).map(([event, ref]) => ({
      of: `${event}`,
      ref,
      found: finder.of(event),
    })),
    ...Object.entries(dialect.movements).flatMap(([movement, { confirmedBy, rejectedBy }]) => [
      { of: `${movement} accepted`, ref: confirmedBy, found: finder.ofInstruction('accepted', movement) },
      { of: `${movement} rejected`, ref: rejectedBy ?? null, found: finder.ofInstruction('refused', movement) },
    ]),
  ]
  expect(named.filter(({ ref, found }) => ref?.[1] !== undefined && !isWritten(found, ref[1])).map(({ of }) => of)).toEqual([])
})
