/** What every bank puts into the parties' columns of a CNAB 240 remittance (Q, 10.6, p. 56). A bank spreads this under its own differences. */
import { type PreparedSlip, plainUpper, ValidationError } from '../../cobranca/index.js'
import type { Encodable } from '../../fixed-width/index.js'
import { taxIdKind1 } from '../tax-id-kinds.js'
import type { segmentY01 } from './optional-segments.js'
import type { segmentQ, segmentSMessages } from './remittance-segments.js'

/** Payer and guarantor of segment Q. Guarantor zeros and blanks when there is none. */
export function parties240({ payer, guarantor }: PreparedSlip): Partial<Encodable<typeof segmentQ>> {
  return {
    payer_tax_id_type: taxIdKind1(payer.tax_id_type),
    payer_tax_id: payer.tax_id,
    payer_name: payer.name,
    payer_address: payer.address,
    payer_neighborhood: payer.neighborhood,
    payer_zipcode: payer.zipcode,
    payer_city: payer.city,
    payer_state: payer.state,
    ...guarantorTaxId(guarantor),
    guarantor_name: guarantor?.name ?? '',
  }
}

/** Zeros when he is known by name alone. */
const guarantorTaxId = (guarantor: PreparedSlip['guarantor']) =>
  guarantor === null || guarantor.tax_id === null || guarantor.tax_id_type === null
    ? {}
    : { guarantor_tax_id_type: taxIdKind1(guarantor.tax_id_type), guarantor_tax_id: guarantor.tax_id }

/** Guarantor with address, of segment Y-01. */
export function guarantor240({ guarantor }: PreparedSlip): Partial<Encodable<typeof segmentY01>> {
  if (guarantor === null) return {}
  return {
    ...guarantorTaxId(guarantor),
    guarantor_name: guarantor.name,
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}

/** Width of messages 3 to 9, in R and in S of print type 3 (C037, pp. 57–58). */
export const MESSAGE_WIDTH_240 = 40

/** Those of S. */
const MESSAGES = ['message_5', 'message_6', 'message_7', 'message_8', 'message_9'] as const

/**
 * The slip's instructions as messages 5 to 9 of segment S, broken between words.
 *
 * @throws {ValidationError} when they do not fit: an instruction to the cashier may not lose its end
 */
export function messages240(slip: PreparedSlip): Partial<Encodable<typeof segmentSMessages>> {
  return inColumns(MESSAGES, messageLines(slip, MESSAGE_WIDTH_240, MESSAGES.length))
}

/**
 * The slip's instructions as lines of a file, broken between words.
 *
 * @throws {ValidationError} when they do not fit into so many
 */
export function messageLines({ instructions }: PreparedSlip, width: number, most: number): readonly string[] {
  if (instructions.length === 0) return instructions
  const lines = instructions.flatMap((instruction) => wrap(instruction, width))
  if (lines.length > most) throw new ValidationError({ instructions: [`não cabe no arquivo: ${most} linhas de ${width} caracteres`] })
  return lines
}

/** Lines in columns that follow one another; blanks where there are no more lines. */
export const inColumns = <F extends string>(fields: readonly F[], lines: readonly string[]) =>
  Object.fromEntries(fields.map((field, i) => [field, lines[i] ?? ''])) as Record<F, string>

/**
 * Lines of at most `width` characters once they are plain, broken at blanks; a longer word is broken where it must be. The text is given back as
 * it came, so that whoever writes it can tell what changed.
 */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (let word of text.trim().split(/\s+/)) {
    if (line !== '' && plainUpper(`${line} ${word}`).length > width) {
      lines.push(line)
      line = ''
    }
    while (plainUpper(word).length > width) {
      const piece = longestPiece(word, width)
      lines.push(piece)
      word = word.slice(piece.length)
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** The beginning of a word that fills the width; whole characters, and one at the least. */
function longestPiece(word: string, width: number): string {
  let piece = ''
  for (const char of word) {
    if (piece !== '' && plainUpper(piece + char).length > width) break
    piece += char
  }
  return piece
}
