/** The width of a layout is the width of its records: 400 or 240 columns, or more. The longer records here are derived from Bradesco's and FEBRABAN's. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bradesco400Remittance, bradesco400Return, ourNumber } from '../../src/banks/families/bradesco400/index.js'
import {
  cnab240Return,
  fileHeader,
  fileTrailer,
  lotHeader,
  lotTrailer,
  segmentT,
  segmentU,
} from '../../src/banks/families/febraban240/index.js'
import { bankOf, type RemittanceDialect, type ReturnDialect, returnDialectOf } from '../../src/banks/index.js'
import type { Wallet } from '../../src/cobranca/index.js'
import { identify } from '../../src/febraban/index.js'
import { blanks, digits, type FixedRecord, integer, text } from '../../src/fixed-width/index.js'
import { buildRemittance, parseRemittance } from '../../src/remittance/index.js'
import { NdjsonReader, parseReturn } from '../../src/return/index.js'
import { TitleReader } from '../../src/return/meaning/title-reader.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'
import { remittanceFixtures, returnFixture } from '../return/return-fixtures.js'

const bradesco = bankOf('237')!
const manual = { title: 'made up', version: '1' }
const returns = bradesco.returns as unknown as { cnab240: ReturnDialect[]; cnab400: ReturnDialect[] }
const remittances = bradesco.remittances as unknown as { cnab400: RemittanceDialect[] }
const [usualReturn] = returns.cnab400
const [usualRemittance] = remittances.cnab400

/** Sisprime, CNAB 240 retorno (10/2023), p. 9: 400 columns with the code of a Pix charge followed by the sequence. */
const return750 = bradesco400Return({
  bank: bradesco,
  manual,
  evidence: 'manual',
  variant: '750',
  records: ({ header, title, split, pix, trailer }) => ({
    header: header.extend([386, 750], { tail: blanks(386, 744), sequence: integer(745, 750) }),
    split: split.extend([395, 750], { tail: blanks(395, 744), sequence: integer(745, 750) }),
    pix: pix.extend([395, 750], { tail: blanks(395, 744), sequence: integer(745, 750) }),
    title: title.extend([329, 750], { emv: text(329, 728), tail: blanks(729, 744), sequence: integer(745, 750) }),
    trailer: trailer.extend([395, 750], { tail: blanks(395, 744), sequence: integer(745, 750) }),
  }),
  occurrences: usualReturn!.occurrences,
  reasons: usualReturn!.reasons,
})

const withTail = <R extends Readonly<Record<string, FixedRecord>>>(records: R): R =>
  Object.fromEntries(
    Object.entries(records).map(([role, each]) => [role, each.extend([241, 750], { tail: blanks(241, 750) })]),
  ) as unknown as R

/** The same of CNAB 240: the code is in 341–740 of segment T. */
const return240Of750 = cnab240Return({
  name: 'made240',
  manual,
  evidence: 'manual',
  variant: '750',
  records: {
    ...withTail({
      header: fileHeader,
      lot_header: lotHeader,
      segment_u: segmentU,
      lot_trailer: lotTrailer,
      trailer: fileTrailer,
    }),
    segment_t: segmentT.extend([241, 750], {
      tail_1: blanks(241, 340),
      emv: text(341, 740),
      tail_2: blanks(741, 750),
    }),
  },
})

const remittance = (
  variant: string,
  records: Parameters<typeof bradesco400Remittance>[0]['records'],
): RemittanceDialect =>
  bradesco400Remittance({
    bank: bradesco,
    manual,
    evidence: 'manual',
    variant,
    ...(records === undefined ? {} : { records }),
    contracts: { [`bradesco-${variant}-09`]: { code: '09' } },
    wallet: { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 },
    ourNumber,
    movements: usualRemittance!.movements,
    documentTypes: { '01': '01' },
    instructionCodes: {},
    deadlines: usualRemittance!.deadlines,
    features: ['nfe_key'],
  })

/** Grafeno, CNAB 444 (05/2022), pp. 4–6 and 11: the key of the invoice before the sequence. */
const moved = remittance('444', ({ header, title, trailer }) => ({
  header: header.extend([395, 444], { tail: blanks(395, 438), sequence: integer(439, 444) }),
  title: title.extend([395, 444], { nfe_key: digits(395, 438), sequence: integer(439, 444) }),
  trailer: trailer.extend([395, 444], { tail: blanks(395, 438), sequence: integer(439, 444) }),
}))

/** Pefisa and Sofisa: columns after the sequence. */
const tailed = remittance('416', ({ header, title, trailer }) => ({
  header: header.extend([401, 416], { tail: blanks(401, 416) }),
  title: title.extend([401, 416], { tail: text(401, 416) }),
  trailer: trailer.extend([401, 416], { tail: blanks(401, 416) }),
}))

beforeAll(() => {
  returns.cnab400.push(return750)
  returns.cnab240.push(return240Of750)
  remittances.cnab400.push(moved, tailed)
})

afterAll(() => {
  for (const list of [returns.cnab400, returns.cnab240, remittances.cnab400]) list.splice(1)
})

const linesOf = (bytes: Buffer): string[] =>
  bytes
    .toString('latin1')
    .split('\r\n')
    .filter((line) => line !== '')
const bytesOf = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')

function linesOfJson(bytes: Buffer): string {
  const reader = new NdjsonReader()
  return [...reader.push(bytes), ...reader.end()].map((batch) => Buffer.from(batch).toString()).join('')
}

const EMV = '00020101021226BR.GOV.BCB.PIX'

describe('a return of 750 columns', () => {
  const usual = returnFixture('237-bradesco/cnab400/settlements').bytes
  const ends = /^[09]/
  const long = bytesOf(
    linesOf(usual).map((line) =>
      ends.test(line)
        ? line.slice(0, 394).padEnd(744) + line.slice(394)
        : line.slice(0, 328) + EMV.padEnd(416) + line.slice(394),
    ),
  )

  test('is read by the bank’s dialect of that width, with the same titles', () => {
    expect(returnDialectOf(long).dialect).toBe(return750)
    const read = parseReturn(long)
    const withoutLine = parseReturn(usual).bank_billet_discharges.map(({ line_raw: _, ...record }) => record)
    expect(withoutLine.length).toBeGreaterThan(3)
    expect(read.bank_billet_discharges).toMatchObject(withoutLine.map((record) => ({ ...record, variant: '750' })))
    expect(read.bank_billet_discharges.map(({ line_raw }) => line_raw.slice(328, 356))).toEqual(
      withoutLine.map(() => EMV),
    )
    expect(read.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  test('gives the same result with the interpreter, the generated code and the kernel', () => {
    const records = parseReturn(long, { engine: 'interpreted' }).bank_billet_discharges
    expect(parseReturn(long).bank_billet_discharges).toEqual(records)
    const slow = vi.spyOn(TitleReader.prototype, 'read')
    const [text, inFallback] = [linesOfJson(long), slow.mock.calls.length]
    linesOfJson(usual)
    expect(slow.mock.calls.length).toBe(2 * inFallback)
    slow.mockRestore()
    expect(inFallback).toBeLessThan(records.length)
    expect(text).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  })

  test('keeps its width if a longer file of 400 columns follows it, and vice versa', () => {
    const followed = (first: Buffer, second: Buffer) => identify(Buffer.concat([first, second, second]))
    expect(followed(long, usual).width).toBe(750)
    expect(followed(usual, long).width).toBe(400)
  })

  const t = `2370001300001T 06${' '.repeat(20)}${'1'.padEnd(20)}`.padEnd(240)
  const header = `23700000${' '.repeat(9)}211222333000181`.padEnd(142).concat('2').padEnd(163).concat('103').padEnd(240)
  const lines240 = [
    header,
    '23700011T0100060 ',
    t.padEnd(340).concat(EMV),
    `2370001300002U 06${'0'.repeat(120)}`,
    '23700015         000004',
    '23799999         000001000006',
  ].map((line) => line.padEnd(750))

  test.each([
    ['without line ends', Buffer.from(lines240.join(''), 'latin1')],
    ['with more blanks behind the lines', bytesOf(lines240.map((line) => line.padEnd(757)))],
  ])('of CNAB 240 is read %s', (_, bytes) => {
    const [record] = parseReturn(bytes).bank_billet_discharges
    expect(record!.line_parsed.line_t?.slice(340).trimEnd()).toBe(EMV)
  })

  test('of CNAB 240 keeps both lines of a title', () => {
    const file = bytesOf(lines240)
    const {
      bank_billet_discharges: [record],
    } = parseReturn(file)
    expect(record).toMatchObject({ variant: '750', occurrence: '06' })
    expect(record!.line_parsed.line_t).toBe(t.padEnd(340).concat(EMV).padEnd(750))
    expect(record!.line_parsed.line_u).toHaveLength(750)
  })
})

const NFE_KEY = '35260311222333000181550010000012341000012349'

const wallet = (slug: string): Wallet => ({
  ...itau400,
  bank_contract_slug: slug,
  agency_number: '1234',
  account_number: '1234567',
  account_digit: '8',
  extra3: '1234',
})

describe('a remittance of more than 400 columns', () => {
  test('has the key of the invoice and then the sequence, and is read by the same dialect', () => {
    const { bytes } = buildRemittance({
      wallet: wallet('bradesco-444-09'),
      entries: [entry({ nfe_key: NFE_KEY, document_type: '01' }), entry({ document_type: '01' })],
      generated_at,
    })
    const lines = linesOf(Buffer.from(bytes))
    expect(lines.map((line) => line.slice(394))).toEqual([
      `${' '.repeat(44)}000001`,
      `${NFE_KEY}000002`,
      `${'0'.repeat(44)}000003`,
      `${' '.repeat(44)}000004`,
    ])
    expect(parseRemittance(bytes)).toMatchObject({ variant: '444', layout: 'cnab400', diagnostics: [] })
  })

  test('with columns after the sequence has their width, blank or not', () => {
    const { bytes } = buildRemittance({
      wallet: wallet('bradesco-416-09'),
      entries: [entry({ document_type: '01' })],
      generated_at,
    })
    const lines = linesOf(Buffer.from(bytes))
    expect(lines.map((line) => line.slice(394))).toEqual(['000001', '000002', '000003'].map((end) => end.padEnd(22)))
    expect(parseRemittance(bytes)).toMatchObject({ variant: '416', diagnostics: [] })
    const filled = bytesOf(lines.map((line, i) => (i === 1 ? `${line.slice(0, 400)}X`.padEnd(416) : line)))
    expect(parseRemittance(filled)).toMatchObject({ variant: '416', diagnostics: [] })
  })

  test('a file of 400 columns has the usual dialect, also with blanks at its end', () => {
    const { bytes } = remittanceFixtures.find(({ name }) => name === '237-bradesco/cnab400/entries.rem')!
    expect(parseRemittance(bytes)).not.toHaveProperty('variant')
    const padded = parseRemittance(bytesOf(linesOf(bytes).map((line) => line.padEnd(450))))
    expect(padded).not.toHaveProperty('variant')
    expect(new Set(padded.diagnostics.map(({ code }) => code))).toContain('trailing_blanks')
  })
})
