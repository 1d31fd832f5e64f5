import { LATIN1_LETTERS, plainUpper, transliterate } from '../cobranca/index.js'
import { type AnyField, type FixedRecord, letterTable, type TextFitter } from '../fixed-width/index.js'

const CAPITALS = letterTable(LATIN1_LETTERS, true)
const KEPT = letterTable(LATIN1_LETTERS, false)

/**
 * Brings a record's texts to the letters a file takes and to the width of their columns.
 *
 * @param note takes note of a text that changed more than from lower to upper case, by the index of its field
 */
export function textFitter({ fields }: FixedRecord, note: (index: number, from: string) => void): TextFitter {
  const byIndex = Object.values(fields)
  return {
    capitals: CAPITALS,
    kept: KEPT,
    fit(index, text) {
      const { to, cut } = fittedText(byIndex[index]!, text)
      // Upper-casing the input here would hide that ß became SS.
      if (cut || !isPrintableAscii(text.trim())) note(index, text)
      return to
    },
    changed: note,
  }
}

/** What becomes of a text in its columns: first the letters, then the cut. */
export function fittedText(field: AnyField, text: string): { readonly to: string; readonly cut: boolean } {
  const width = field.most ?? field.to - field.from + 1
  const plain = field.case === 'keep' ? transliterate(text).trim() : plainUpper(text)
  const cut = plain.length > width
  return { to: cut ? plain.slice(0, width).trimEnd() : plain, cut }
}

function isPrintableAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}
