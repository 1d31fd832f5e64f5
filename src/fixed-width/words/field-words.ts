/** Label and meaning of fields. */
import type { LocalizedText } from '../../code/language.js'
import type { FileLayout } from '../define/layout.js'
import { fieldLabel } from './field-label.js'
import { FIELD_MEANINGS } from './field-meanings.js'
import { rowNamed } from './named.js'

/** Words of a field for people. */
export interface FieldWords {
  /** Name of the field for people: `nosso número`, `due date`. */
  readonly label: LocalizedText
  /** One sentence on the content of the field. */
  readonly meaning: LocalizedText
  /** Manual and page, if the words are those of one layout. */
  readonly source?: string
}

/**
 * Returns the label and the meaning of a field of a layout, in Portuguese and English; null for a field of your own layout without `words`.
 *
 * @param record name of the record in the layout: `title`, `segment_p`
 * @example fieldWords(layout, 'title', 'due_date')?.label.pt // 'vencimento'
 */
export function fieldWords(
  layout: Pick<FileLayout, 'records' | 'words'>,
  record: string,
  field: string,
): FieldWords | null {
  const { records, words } = layout
  const label = fieldLabel(record, field, words)
  if (words !== undefined) {
    const own = rowNamed(words, field, `${record}.`) ?? rowNamed(words, field)
    if (own !== null) {
      const { meaning, source = records[record]?.source ?? '' } = words[own.key]!
      return { label: label ?? { pt: field, en: field }, meaning, source }
    }
  }
  const row = rowNamed(FIELD_MEANINGS, field, `${record}.`) ?? rowNamed(FIELD_MEANINGS, field)
  return label === null || row === null ? null : { label, meaning: FIELD_MEANINGS[row.key]! }
}
