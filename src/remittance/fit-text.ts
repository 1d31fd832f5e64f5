import { plainUpper, transliterate } from '../cobranca/index.js'
import type { FixedRecord } from '../fixed-width/index.js'

/** A text that changed more than from lower to upper case. */
export interface Fitted {
  readonly field: string
  readonly from: string
  readonly to: string
  readonly cut: boolean
}

/**
 * Values of a record with every text brought to the letters a file takes and to the width of its columns: first the letters, then the cut.
 *
 * @param changes takes note of what is not there any more as it was
 */
export function fitTexts(
  record: FixedRecord,
  values: Readonly<Record<string, unknown>>,
  changes: (change: Fitted) => void,
): Record<string, unknown> {
  const fitted: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = record.fields[name]
    if (typeof value !== 'string' || (field?.kind !== 'text' && field?.kind !== 'reserved')) {
      fitted[name] = value
      continue
    }
    const width = field.most ?? field.to - field.from + 1
    const plain = field.case === 'keep' ? transliterate(value).trim() : plainUpper(value)
    const to = plain.slice(0, width).trimEnd()
    fitted[name] = to
    const cut = plain.length > width
    // Upper-casing the input here would hide that ß became SS.
    const isPlain = /^[\x20-\x7e]*$/.test(value.trim())
    if (!isPlain || cut) changes({ field: name, from: value, to, cut })
  }
  return fitted
}
