import { LATIN1_LETTERS, plainUpper, transliterate } from '../cobranca/index.js'
import type { AnyField, TextFitter } from '../fixed-width/index.js'

/** A text that changed more than from lower to upper case. */
export interface Fitted {
  readonly field: string
  readonly from: string
  readonly to: string
  readonly cut: boolean
}

/** Brings texts to the letters a file takes and to the width of their columns. */
export const textFitter = (note: (change: Fitted) => void): TextFitter => ({
  letters: LATIN1_LETTERS,
  fit: (name, field, text) => fitText(name, field, text, note),
  changed: (field, from, to) => note({ field, from, to, cut: false }),
})

/**
 * A text brought to the letters a file takes and to the width of its columns: first the letters, then the cut.
 *
 * @param note takes note of what is not there any more as it was
 */
function fitText(name: string, field: AnyField, text: string, note: (change: Fitted) => void): string {
  const width = field.most ?? field.to - field.from + 1
  const plain = field.case === 'keep' ? transliterate(text).trim() : plainUpper(text)
  const to = plain.length > width ? plain.slice(0, width).trimEnd() : plain
  const cut = plain.length > width
  // Upper-casing the input here would hide that ß became SS.
  if (cut || !isPrintableAscii(text.trim())) note({ field: name, from: text, to, cut })
  return to
}

function isPrintableAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}
