/** Kinds that another field decides, in all dialects: a write-off by an instruction, and the rejection of an entry or of an instruction. */
import { expect, test } from 'vitest'
import type { ReturnDialect } from '../../src/banks/index.js'
import type { BankOccurrence, OccurrenceOverride } from '../../src/febraban/index.js'
import { fieldAt } from '../../src/fixed-width/index.js'
import { meaningOfOccurrence } from '../../src/return/meaning/title-outcome.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'

type Meaning = BankOccurrence | OccurrenceOverride['means']

/** The meanings of an occurrence: its own, and those of its overrides with their codes. */
const meaningsOf = (occurrence: BankOccurrence): readonly (readonly [codes: readonly string[], means: Meaning])[] => [
  [[], occurrence],
  ...(occurrence.overrides ?? []).map(({ codes, means }) => [codes, means] as const),
]

const endsTitle = (means: Meaning): boolean => ['written_off', 'protested'].includes(meaningOfOccurrence(means).kind)

/** Pedido de baixa; sustar protesto e baixar título. */
const WRITE_OFFS = new Set(['1002', '1078'])

/**
 * Whether an occurrence ends the title of a movement.
 *
 * @param answered occurrences that name the movement that they confirm in another field, with these movements: each means one of them
 */
const endsAfter = (
  { occurrences }: ReturnDialect,
  movement: string,
  answered: ReadonlyMap<string, ReadonlySet<string>>,
): boolean =>
  Object.entries(occurrences).some(([code, occurrence]) => {
    const movements = answered.get(code)
    const isOfOther = (codes: readonly string[]) =>
      movements !== undefined && !codes.includes(movement) && codes.some((each) => movements.has(each))
    return meaningsOf(occurrence).some(([codes, means]) => endsTitle(means) && !isOfOther(codes))
  })

test('an instruction that writes a title off is followed by an occurrence that ends it', () => {
  const open: string[] = []
  let checked = 0
  for (const { bank, layout, name, dialect } of remittanceDialects()) {
    const returned = returnDialects([bank]).find((each) => each.layout === layout && each.isUsual)
    if (returned === undefined) continue
    const movements = Object.entries(dialect.movements)
    const answered = new Map<string, Set<string>>()
    for (const [movement, { confirmedBy }] of movements) {
      if (confirmedBy?.[1] !== movement || confirmedBy[2] === undefined) continue
      answered.set(confirmedBy[0], (answered.get(confirmedBy[0]) ?? new Set()).add(movement))
    }
    for (const [movement, { our_code, also = [] }] of movements) {
      if (![our_code, ...also].some((each) => WRITE_OFFS.has(String(each)))) continue
      checked++
      if (!endsAfter(returned.dialect, movement, answered)) open.push(`${name} ${movement}`)
    }
  }
  expect(open).toEqual([])
  expect(checked).toBeGreaterThan(0)
})

/** Words of a reason that only an instruction to a registered title has. */
const OF_INSTRUCTION =
  /^(?:alteração (?:para|inválida)|pedido (?:de |d[eo] )?(?:protesto|negativação|sustação|cancelamento|baixa|exclusão)|instrução (?:de|para) (?:protesto|baixa|sustação)|prorrogação)|título (?:já )?(?:baixado|liquidado|pago|protestado)/i

/** Words of an occurrence that rejects entries alone. */
const OF_ENTRY = /^(?:entrada(?! (?:e|ou) )|inclusão|parcela)/i

test('a rejection of entries and of instructions is a rejected instruction if its reason names one', () => {
  const wrong: string[] = []
  let checked = 0
  for (const { name, dialect } of returnDialects()) {
    for (const [code, occurrence] of Object.entries(dialect.occurrences)) {
      const { kind, final } = meaningOfOccurrence(occurrence)
      if (kind !== 'rejected' || !final || OF_ENTRY.test(occurrence.text)) continue
      const instructions = (occurrence.overrides ?? []).filter(
        ({ means }) => meaningOfOccurrence(means).kind === 'instruction_rejected',
      )
      for (const { field, codes, occurrences, severity } of dialect.reasons) {
        if (severity !== 'rejection' || !occurrences.includes(code)) continue
        // Santander: 135–136 reports whether an entry or an instruction was rejected (nota 30).
        if (instructions.some((each) => each.field !== field)) continue
        for (const [reason, text] of Object.entries(codes)) {
          if (!OF_INSTRUCTION.test(text)) continue
          checked++
          if (!instructions.some((each) => each.codes.includes(reason))) wrong.push(`${name} ${code} ${reason} ${text}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(checked).toBeGreaterThan(0)
})

/** Overrides in a column of one main record only: Caixa's titles of SINCO have no QR Code. */
const OF_ONE_RECORD = new Set(['104 title.channel 015'])

/** Whether the record is that of one occurrence. */
const isOfOneOccurrence = ({ layout, titles }: ReturnDialect, main: string): boolean => {
  const { role, field } = fieldAt(layout, titles[main]!.event_type as string)
  return layout.records[role]!.fields[field]!.kind === 'key'
}

test('an override in a column of one main record is also in the others with that column', () => {
  const missing: string[] = []
  let checked = 0
  for (const { bank, name, dialect } of returnDialects()) {
    const { layout } = dialect
    const mains = layout.structure.titles.map(({ main }) => main).filter((main) => !isOfOneOccurrence(dialect, main))
    for (const [code, { overrides = [] }] of Object.entries(dialect.occurrences)) {
      for (const { field, codes } of overrides) {
        const { role, field: column } = fieldAt(layout, field)
        if (!mains.includes(role) || OF_ONE_RECORD.has(`${bank.number} ${field} ${codes.join()}`)) continue
        for (const main of mains) {
          if (main === role || layout.records[main]!.fields[column] === undefined) continue
          checked++
          if (!overrides.some((each) => each.field === `${main}.${column}` && each.codes.join() === codes.join()))
            missing.push(`${name} ${code} ${field} ${codes.join()}: ${main}`)
        }
      }
    }
  }
  expect(missing).toEqual([])
  expect(checked).toBeGreaterThan(0)
})
