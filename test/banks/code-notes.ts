/** The notes to the unified codes of a dialect. */
import type { ReturnDialect } from '../../src/banks/index.js'
import type { LocalizedText } from '../../src/cobranca/index.js'
import type { BankOccurrence, OccurrenceOverride } from '../../src/febraban/index.js'
import type { DialectOf } from './dialects-of.js'

export interface CodeNote {
  readonly occurrence: string
  readonly text: LocalizedText
}

const noteOf = (meaning: BankOccurrence | OccurrenceOverride['means']): LocalizedText | undefined =>
  meaning.our_occurrence === null ? meaning.why : meaning.doubt

/** The notes of all occurrences and of their overrides. */
export const notesOf = ({ dialect }: DialectOf<ReturnDialect>): readonly CodeNote[] =>
  Object.entries(dialect.occurrences).flatMap(([occurrence, own]) =>
    [own, ...(own.overrides ?? []).map(({ means }) => means)].flatMap((meaning) => {
      const text = noteOf(meaning)
      return text === undefined ? [] : [{ occurrence, text }]
    }),
  )
