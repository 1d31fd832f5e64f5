/** Occurrences that a rule derives from the movements: each occurrence rejects its movement. */
import type { OurCode, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceTable } from '../../febraban/index.js'
import type { Movement } from '../remittance-dialect.js'

/** Unified occurrences that reject one instruction; all others are rejected instructions of no particular kind. */
const REJECTED: Readonly<Partial<Record<OurCode, OurOccurrence>>> = { '1001': '2002', '1002': '2005', '1003': '2007' }
const INSTRUCTION_REJECTED: OurOccurrence = '2020'

/** The movements of a bank, and the occurrences that reject them. */
export interface RejectedMovements<Movements> {
  /** One occurrence for each movement, with the words of the movement. */
  readonly occurrences: OccurrenceTable
  /** The movements, each with the occurrence that rejects it. */
  readonly movements: Movements
}

/**
 * The occurrences that reject movements.
 *
 * @param codeOf occurrence that rejects a movement
 * @throws {Error} when two movements have the same occurrence
 * @example rejectedMovements(movements, (movement) => String(Number(movement) + 50)) // 54 rejects 04
 */
export function rejectedMovements<Movements extends Readonly<Record<string, Movement>>>(
  movements: Movements,
  codeOf: (movement: string) => string,
): RejectedMovements<Movements> {
  const entries = Object.entries(movements).map(([code, movement]) => ({ code, rejection: codeOf(code), movement }))
  const occurrences: Record<string, OccurrenceTable[string]> = {}
  for (const { rejection, movement } of entries) {
    if (Object.hasOwn(occurrences, rejection)) throw new Error(`two movements are rejected by ${rejection}`)
    const our_occurrence = (movement.our_code === null ? undefined : REJECTED[movement.our_code]) ?? INSTRUCTION_REJECTED
    occurrences[rejection] = { text: `Rejeitado: ${movement.text}`, our_occurrence }
  }
  const rejected = entries.map(({ code, rejection, movement }) => [code, { ...movement, rejectedBy: [rejection] }] as const)
  return { occurrences, movements: Object.fromEntries(rejected) as unknown as Movements }
}
