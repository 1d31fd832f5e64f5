/**
 * Identifiers of a title that would change in the file. A return has the changed identifier, with which the slip is not found, and two documents may become
 * one.
 */
import { type FieldErrors, type Problems, plainUpper } from '../../cobranca/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { fittedText, hasWideBlank } from '../fit-text.js'
import type { EntryDraft } from './draft.js'
import type { ChangedIdentifier } from './sent.js'

/**
 * Finds the identifiers that their columns cut, with the width of the narrowest columns, and those whose blanks or marks would change. Letters only become
 * capitals without accents, which `changes` has. Marks that the bank does not take become blanks if its manual orders it (`identifierMarks`), and in the columns
 * of a control number that is the document number by default: the document number has its own columns.
 *
 * @param problems collects a message under each identifier
 */
export function checkIdentifiers(
  changed: readonly ChangedIdentifier[],
  { asked, wallet: { layoutName, dialect } }: EntryDraft,
  problems: Problems,
): void {
  const errors: FieldErrors = {}
  // Without a control number, its columns hold the document number.
  const hasControlNumber = String(asked.control_number ?? '').trim() !== ''
  const note = (identifier: ChangedIdentifier['identifier'], message: string): void => {
    errors[hasControlNumber ? identifier : 'document_number'] ??= [message]
  }
  const cuts = changed.flatMap(({ identifier, cut }) => (cut === null ? [] : [{ identifier, ...cut }]))
  for (const { identifier, length, width } of cuts.toSorted((a, b) => a.width - b.width))
    note(identifier, `tem ${length} caracteres, e cabem ${width} no ${layoutName}: use um identificador mais curto`)
  for (const { identifier, text, field, cut } of changed) {
    if (cut !== null || !isAltered(field, text)) continue
    if (identifier === 'control_number' && !hasControlNumber) continue
    if (dialect.identifierMarks === 'blanks' && !hasWideBlank(text)) continue
    note(identifier, `seria gravado como «${fittedText(field, text).to}» no ${layoutName}: ${USE_ANOTHER}`)
  }
  if (Object.keys(errors).length > 0) problems.add(errors)
}

const USE_ANOTHER = 'use um identificador sem os sinais e espaços que o arquivo não leva'

/** Whether blanks or marks of a text change in its columns. */
export const isAltered = (field: AnyField, text: string): boolean =>
  fittedText(field, text).to !== withPlainLetters(text)

/** A text with capitals without accents, and everything else as given. */
const withPlainLetters = (text: string): string =>
  Array.from(text.trim().normalize('NFC'), (char) => (/\p{L}/u.test(char) && plainUpper(char)) || char).join('')
