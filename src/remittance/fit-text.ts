import { LATIN1_LETTERS, plainUpper, transliterate, withMarks } from '../cobranca/index.js'
import {
  type AnyField,
  type FixedRecord,
  IS_CHANGED,
  letterTable,
  maxLengthOf,
  once,
  type TextFitter,
} from '../fixed-width/index.js'
import { columnSourceOf } from './sources.js'

type Letters = TextFitter['capitals']

const CAPITALS = letterTable(LATIN1_LETTERS, true)
const KEPT = letterTable(LATIN1_LETTERS, false)

const BLANK = 0x20

const tables = new Map<string, Letters>()

/** Letters become capitals; of the other characters only these are kept, the rest become blanks. */
function capitalsWith(marks: string): Letters {
  const known = tables.get(marks)
  if (known !== undefined) return known
  const letters = LATIN1_LETTERS.map((letter) =>
    letter === 0 || withMarks(String.fromCharCode(letter), marks) !== ' ' ? letter : BLANK,
  )
  const table = letterTable(letters, true)
  tables.set(marks, table)
  return table
}

/** A text that its columns cut. */
export interface CutText {
  /** Characters before the cut. */
  readonly length: number
  /** Number of characters that the columns hold. */
  readonly width: number
}

/**
 * Converts the texts of a record to the letters of the file and to the width of their columns.
 *
 * @param note called for a text that changed other than to upper case, and for an identifier that lost blanks; gets the index of the field, and the cut of a
 * cut text
 * @param empty called before `note` for a text that would be blank, with the index of its field
 */
export function textFitter(
  { fields }: FixedRecord,
  note: (index: number, from: string, cut: CutText | null) => void,
  empty: (index: number) => void = () => {},
): TextFitter {
  const { byIndex, isIdentifier, own } = columnsOf(fields)
  return {
    capitals: CAPITALS,
    kept: KEPT,
    own,
    fit(index, text) {
      const field = byIndex[index]!
      const unmarked = taken(field, text)
      const fitted = inColumns(field, unmarked)
      const { to, cut } = fitted
      if (to === '' && field.marks !== undefined && text.trim() !== '') empty(index)
      // Upper-casing the input here would hide that ß became SS.
      if (
        cut ||
        unmarked !== text ||
        !isPrintableAscii(text.trim()) ||
        (isIdentifier[index] === true && hasWideBlank(text))
      )
        note(index, text, cut ? fitted : null)
      return to
    },
    // Without a call of `fit`, a text keeps its length until it is cut, or loses blanks.
    changed(index, text, flags) {
      if ((flags & IS_CHANGED) === 0 && isIdentifier[index] !== true) return
      const width = maxLengthOf(byIndex[index]!)
      note(index, text, text.length > width ? { length: text.length, width } : null)
    },
  }
}

/** Whether a text has blanks of which only one is written. */
export const hasWideBlank = (text: string): boolean => text.trim().includes('  ')

/** Returns a text in the form of the file: converts the letters, then cuts it to its columns. */
export const fittedText = (field: AnyField, text: string): FittedText => inColumns(field, taken(field, text))

interface FittedText extends CutText {
  readonly to: string
  readonly cut: boolean
}

function inColumns(field: AnyField, text: string): FittedText {
  const width = maxLengthOf(field)
  const plain = field.case === 'keep' ? transliterate(text).trim() : plainUpper(text)
  const cut = plain.length > width
  return { to: cut ? plain.slice(0, width).trimEnd() : plain, cut, length: plain.length, width }
}

/** Returns the text without the punctuation that the field does not accept. */
const taken = ({ marks }: AnyField, text: string): string => (marks === undefined ? text : withMarks(text, marks))

function isPrintableAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** The fields of a record by their index, and what of them decides how a text goes into their columns. */
const columnsOf = once((fields: FixedRecord['fields']) => {
  const byIndex: readonly AnyField[] = Object.values(fields)
  return {
    byIndex,
    isIdentifier: Object.keys(fields).map((column) => columnSourceOf(column).identifier !== undefined),
    own: byIndex.map(({ marks }) => (marks === undefined ? undefined : capitalsWith(marks))),
  }
})
