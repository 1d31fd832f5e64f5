/** Generates BANKS.md from the banks: supported layouts, manuals and coverage. `npm test -- -u` updates it. */
import { expect, test } from 'vitest'
import {
  BANKS,
  type DayKind,
  type DayRange,
  type Deadline,
  EVIDENCE,
  type RemittanceDialect,
  type ReturnDialect,
} from '../src/banks/index.js'
import { OUR_CODES, type OurCode, type OurOccurrence, ourOccurrence } from '../src/cobranca/index.js'
import type { FixedRecord, Records } from '../src/fixed-width/index.js'
import { type DialectOf, remittanceDialects, returnDialects, usualDialects } from './banks/dialects-of.js'
import { listed } from './banks/manual-codes.js'
import { rowsOf } from './banks/rows-of.js'

const codes = await rowsOf('manual-codes.ts', BANKS)
const samples = await rowsOf('samples.ts', BANKS)

const printed = ({ bank, key }: DialectOf) => codes.find((each) => each.bank === bank)?.rows.MANUAL_CODES[key]

const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const named = ({ bank, layout, dialect }: DialectOf): string[] => [
  `${bank.number} ${bank.name}`,
  layout.replace('cnab', ''),
  dialect.variant ?? '',
]
const evidence = ({ dialect }: DialectOf): string => EVIDENCE[dialect.evidence].en
const versions = ({ dialect }: DialectOf): string => dialect.layout.version?.known.join(', ') ?? ''
const manual = ({ dialect }: DialectOf): string => `${dialect.manual.title}, ${dialect.manual.version}`
const records = ({ dialect }: DialectOf): string => {
  const all: readonly FixedRecord[] = Object.values(dialect.layout.records as Records)
  return String(all.length)
}

/** Samples are counted per layout, including its variants, and shown in the row of the default dialect. */
const read = ({ bank, layout, isUsual }: DialectOf, direction: 'returns' | 'remittances'): string =>
  isUsual ? String(samples.find((each) => each.bank === bank)?.rows.SAMPLES[direction][layout] ?? 0) : ''

function returnRow(of: DialectOf<ReturnDialect>): string[] {
  const { occurrences, reasons } = of.dialect
  const mapped = Object.values(occurrences).filter(({ our_occurrence }) => our_occurrence !== null).length
  const inManual = listed(printed(of)?.occurrences?.codes ?? '')
  const others = Object.keys(occurrences).filter((code) => !inManual.includes(code)).length
  const known = inManual.filter((code) => occurrences[code]?.our_occurrence != null).length
  const tables = new Set(reasons.map((each) => each.codes))
  const distinct = [...tables].reduce((sum, each) => sum + Object.keys(each).length, 0)
  return [
    ...named(of),
    versions(of),
    manual(of),
    evidence(of),
    records(of),
    `${known} / ${inManual.length}`,
    others === 0 ? '' : `${others} (${mapped - known} mapped)`,
    tables.size === 0 ? 'none printed' : `${distinct} in ${tables.size} ${tables.size === 1 ? 'table' : 'tables'}`,
    read(of, 'returns'),
  ]
}

function remittanceRow(of: DialectOf<RemittanceDialect>): string[] {
  const { movements, instructions, contracts } = of.dialect
  return [
    ...named(of),
    versions(of),
    manual(of),
    evidence(of),
    records(of),
    String(Object.keys(contracts).length),
    `${Object.keys(movements).length} / ${listed(printed(of)?.movements?.codes ?? '').length}`,
    String(Object.keys(instructions).length),
    read(of, 'remittances'),
  ]
}

function contractRow(of: DialectOf<RemittanceDialect>): string[] {
  const { contracts, wallet } = of.dialect
  return [
    ...named(of),
    Object.keys(contracts).join(', '),
    Object.entries(wallet)
      .map(([field, length]) => `${field} ${length}`)
      .join(', '),
  ]
}

const KINDS: Readonly<Record<DayKind, string>> = {
  calendar: 'calendar days',
  working: 'working days',
  registered: 'days as registered at the bank',
  unstated: 'days',
}

/** Formats the days of a deadline by kind of day: minimum, maximum and codes. */
function daysText(ranges: readonly DayRange[] = []): string {
  const kinds = [...new Set(ranges.map(({ kind }) => kind))].map((kind) => {
    const ofKind = ranges.filter((range) => range.kind === kind)
    const numbers = ofKind.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
    const codes = ofKind.flatMap(({ code }) => code ?? [])
    const by = codes.length === 0 ? '' : ` (${[...new Set(codes)].sort().join(', ')})`
    return `${[...new Set(numbers)].join(', ')} ${KINDS[kind]}${by}`
  })
  return kinds.join('; ')
}

const DEADLINES: readonly Deadline[] = ['days_for_sue', 'days_for_negativation', 'days_for_revoke']

const deadlineRow = (of: DialectOf<RemittanceDialect>): string[] => {
  const { ranges, source } = of.dialect.deadlines
  return [...named(of).slice(0, 2), ...DEADLINES.map((field) => daysText(ranges[field])), source]
}

const extraRows = (): string[][] =>
  BANKS.flatMap(({ number, name, walletExtras }) =>
    walletExtras === undefined
      ? []
      : [
          [
            `${number} ${name}`,
            ...(['extra1', 'extra2', 'extra3'] as const).map((field) => walletExtras[field]?.en ?? ''),
          ],
        ],
  )

/** Returns the movement of an instruction, and the movement of slips with Pix if it differs. */
function movementOf({ instructions }: RemittanceDialect, ourCode: OurCode): string {
  const { movement, withPix } = instructions[ourCode] ?? { movement: '' }
  return withPix === undefined || withPix.movement === movement ? movement : `${movement} (Pix: ${withPix.movement})`
}

/** Returns the movements of each instruction in the default dialects. */
function instructionRows(): string[][] {
  const usual = usualDialects(remittanceDialects())
  return (Object.keys(OUR_CODES) as OurCode[])
    .map((ourCode) => [ourCode, OUR_CODES[ourCode], ...usual.map(({ dialect }) => movementOf(dialect, ourCode))])
    .filter(([, , ...movements]) => movements.some((movement) => movement !== ''))
}

const unified = (code: OurOccurrence): string => `${code} ${ourOccurrence(code).text}`

function occurrenceRows(of: DialectOf<ReturnDialect>, wanted: 'doubt' | 'why'): string[][] {
  return Object.entries(of.dialect.occurrences).flatMap(([code, occurrence]) => {
    if (wanted === 'why')
      return occurrence.our_occurrence === null ? [[...named(of), code, occurrence.text, occurrence.why]] : []
    return occurrence.our_occurrence === null || occurrence.doubt === undefined
      ? []
      : [[...named(of), code, occurrence.text, unified(occurrence.our_occurrence), occurrence.doubt]]
  })
}

const document = (): string => `# The banks

Generated by \`npm test -- -u\` from the tables in \`src/banks/\`, and checked by the tests. The codes of the manuals were typed from their pages by a
person who did not write the tables (\`test/banks/*/manual-codes.ts\`). Samples are real files, which the tests read if they are available.

## Return files

«Printed» compares the occurrence codes with a unified code to all occurrence codes of the manual. «Besides» counts codes of other editions or of real files.

${table(['bank', 'CNAB', 'variant', 'file versions', 'manual', 'evidence', 'records', 'printed', 'besides', 'reasons', 'samples read'], returnDialects().map(returnRow))}

## Remittance files

«Movements» compares the movements of the table to those of the manual. «Instructions» counts the supported \`our_code\`.

${table(['bank', 'CNAB', 'variant', 'file versions', 'manual', 'evidence', 'records', 'contracts', 'movements', 'instructions', 'samples read'], remittanceDialects().map(remittanceRow))}

## Wallets

Contracts (\`bank_contract_slug\`) and the required fields of the wallet, with the maximum number of digits. Shorter numbers get leading zeros.

${table(['bank', 'CNAB', 'variant', 'bank_contract_slug', 'fields'], remittanceDialects().map(contractRow))}

Meaning of the extra fields. Banks that are not listed have none.

${table(['bank', 'extra1', 'extra2', 'extra3'], extraRows())}

## Instructions

Movements of each instruction in the default dialects.

${table(['our_code', 'in Portuguese', ...usualDialects(remittanceDialects()).map(({ bank, layout }) => `${bank.number} ${layout.replace('cnab', '')}`)], instructionRows())}

## Deadlines

Days after the due date that each layout accepts: minimum and maximum, kind of day, and the bank’s codes. \`days_for_sue\` and \`days_for_negativation\` are
calendar days unless \`deadline_days_type\` is 2 (business days); values that the bank counts in another kind of day are errors. «Days» without a kind means
that the manual does not define the kind. «As registered» means as agreed between the beneficiary and the bank. Deadlines with an empty cell are errors.

${table(['bank', 'CNAB', 'protest (days_for_sue)', 'negativation (days_for_negativation)', 'write-off (days_for_revoke)', 'manual'], usualDialects(remittanceDialects()).map(deadlineRow))}

## Occurrences without a unified code

${table(
  ['bank', 'CNAB', 'variant', 'code', 'bank’s words', 'why'],
  returnDialects().flatMap((of) => occurrenceRows(of, 'why')),
)}

## Occurrences whose unified code is doubtful

${table(
  ['bank', 'CNAB', 'variant', 'code', 'bank’s words', 'unified', 'doubt'],
  returnDialects().flatMap((of) => occurrenceRows(of, 'doubt')),
)}
`

test('BANKS.md is up to date', async () => {
  await expect(document()).toMatchFileSnapshot('../BANKS.md')
})
