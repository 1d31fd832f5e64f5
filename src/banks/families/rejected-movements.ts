/** Occurrences that reject movements: one occurrence for each movement, or a single occurrence and a field with the rejected movement. */
import type { LocalizedText, OurCode, OurOccurrence } from '../../cobranca/index.js'
import type { OccurrenceOverride, OccurrenceTable } from '../../febraban/index.js'
import type { Movement } from '../remittance-dialect.js'

/** Unified occurrences that reject one instruction; other instructions have the general rejection. */
const REJECTED: Readonly<Partial<Record<OurCode, OurOccurrence>>> = { '1001': '2002', '1002': '2005', '1003': '2007' }
const INSTRUCTION_REJECTED: OurOccurrence = '2020'

const rejectionOf = ({ our_code }: Movement): OurOccurrence => (our_code === null ? undefined : REJECTED[our_code]) ?? INSTRUCTION_REJECTED

/** The movements of a bank, and the occurrences that reject them. */
export interface RejectedMovements<Movements> {
  /** One occurrence for each movement, with the words of the movement. */
  readonly occurrences: OccurrenceTable
  /** The movements, each with the occurrence that rejects it. */
  readonly movements: Movements
}

/**
 * Returns the movements of a bank, and the occurrences that reject them.
 *
 * @param codeOf returns the occurrence that rejects a movement
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
    occurrences[rejection] = { text: `Rejeitado: ${movement.text}`, our_occurrence: rejectionOf(movement) }
  }
  const rejected = entries.map(({ code, rejection, movement }) => [code, { ...movement, rejectedBy: [rejection] }] as const)
  return { occurrences, movements: Object.fromEntries(rejected) as unknown as Movements }
}

/** An occurrence that rejects registrations and instructions alike. */
export interface OriginRejection {
  readonly occurrence: string
  /** The bank's text of the occurrence. */
  readonly text: string
  /** Field of the return with the movement that the line answers: `title.origin_movement`. */
  readonly field: string
  readonly doubt?: LocalizedText
}

/** The movements of a bank, and the meanings that they give to the occurrence that rejects them. */
export interface RejectedByOrigin<Movements> {
  /** One for each movement except the registration, with the words of the movement. */
  readonly overrides: readonly OccurrenceOverride[]
  /** The movements; each except the registration has the occurrence and the code that reject it. */
  readonly movements: Movements
}

/**
 * The meanings of an occurrence that rejects movements, by the movement of origin. The occurrence itself rejects a registration.
 *
 * @example rejectedByOrigin(movements, { occurrence: '03', text: 'Entrada rejeitada', field: 'title.origin_movement' })
 */
export function rejectedByOrigin<Movements extends Readonly<Record<string, Movement>>>(
  movements: Movements,
  { occurrence, text, field, doubt }: OriginRejection,
): RejectedByOrigin<Movements> {
  const name = field.slice(field.indexOf('.') + 1)
  const instructions = Object.entries(movements).filter(([, { our_code }]) => our_code !== '1001')
  const overrides = instructions.map(([code, movement]): OccurrenceOverride => {
    const means = { text: `${text}: ${movement.text}`, our_occurrence: rejectionOf(movement) }
    return { field, codes: [code], means: doubt === undefined ? means : { ...means, doubt } }
  })
  const rejected = instructions.map(([code, movement]) => [code, { ...movement, rejectedBy: [occurrence, code, name] }] as const)
  return { overrides, movements: { ...movements, ...Object.fromEntries(rejected) } }
}
