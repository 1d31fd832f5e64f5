import type { LocalizedText } from '../../code/language.js'

/** Words of a field of one layout, where its name has another meaning than elsewhere. */
export interface OwnFieldWords {
  /** Default: the label of the name. */
  readonly label?: LocalizedText
  readonly meaning: LocalizedText
  /** Manual and page. Default: those of the record. */
  readonly source?: string
}

/**
 * Words of the fields of one layout, by `record.field`, or by the name of the field in all records. `#` is a number in the name; a number at the end is left out.
 */
export type LayoutWords = Readonly<Record<string, OwnFieldWords>>
