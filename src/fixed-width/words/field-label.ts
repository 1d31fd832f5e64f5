/** Labels of fields. Messages need only them, so the meanings are not loaded here. */
import type { LocalizedText } from '../../code/language.js'
import { FIELD_LABELS } from './field-labels.js'
import type { LayoutWords } from './layout-words.js'
import { rowNamed, withNumberIn } from './named.js'

/**
 * Returns the label of a field in Portuguese and English; null for a field of a caller's own layout without words.
 *
 * @param record name of the record in the layout; `''` if it is not known
 * @param words the words of the layout
 * @example fieldLabel('split', 'split_2_value') // { pt: 'valor do rateio 2', en: 'value of split 2' }
 */
export function fieldLabel(record: string, field: string, words?: LayoutWords): LocalizedText | null {
  if (words !== undefined) {
    const own = rowNamed(words, field, `${record}.`) ?? rowNamed(words, field)
    const label = own === null ? undefined : words[own.key]!.label
    if (label !== undefined) return withNumberIn(label, own!.number)
  }
  const row = rowNamed(FIELD_LABELS, field, `${record}.`) ?? rowNamed(FIELD_LABELS, field)
  return row === null ? null : withNumberIn(FIELD_LABELS[row.key]!, row.number)
}
