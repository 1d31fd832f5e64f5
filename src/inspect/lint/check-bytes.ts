/** Rules about bytes: what stands between lines and around them, control characters, charsets. */
import type { Charset, FileLine } from '../../fixed-width/index.js'
import { type Offence, offenceAt } from './offence.js'

/** UTF-8's byte order mark, as the bytes it is. */
const MARK = '\xef\xbb\xbf'

const LINE_ENDS: Readonly<Record<string, string>> = { '\r\n': 'CR LF', '\n': 'LF', '\r': 'CR', '\r\r\n': 'CR CR LF' }

const CHARSETS: Readonly<Record<Charset, string>> = {
  latin1: 'ISO-8859-1',
  'windows-1252': 'Windows-1252',
  cp850: 'CP850',
  'utf-8': 'UTF-8',
}

/** What is wrong around the lines of a file. */
export function checkLineEnds(lines: readonly FileLine[]): Offence[] {
  const offences: Offence[] = []
  if (lines[0]?.source.before.includes(MARK) === true)
    offences.push(offenceAt('byte_order_mark', lines[0].number, [1, 1]))
  // Records that came in one line have no end but the last one's.
  const ended = lines.filter((line, i) => lines[i + 1]?.number !== line.number)
  const last = ended.findLast((line) => line.raw.trim() !== '')
  const usual = ended[0]?.source.terminator ?? ''
  const other = ended.find(({ source: { terminator } }) => terminator !== '' && terminator !== usual)
  if (usual !== '' && other !== undefined) {
    offences.push({
      ...wholeLine('mixed_line_ends', other),
      expected: LINE_ENDS[usual]!,
      found: LINE_ENDS[other.source.terminator]!,
    })
  }
  if (last !== undefined && last.source.terminator === '') offences.push(wholeLine('no_final_line_end', last))
  return offences
}

const wholeLine = (rule: Offence['rule'], { number }: FileLine): Offence => ({
  rule,
  line: number,
  columns: null,
  field: null,
  expected: null,
  found: null,
})

const CONTROL = /[\x00-\x1f\x7f]/
/** What no byte of Latin-1 is, or only one that other charsets have letters for. */
const BEYOND_LATIN1 = /[\x80-\x9f\u0100-\uffff]/
const BEYOND_ASCII = /[^\x00-\x7f]/

/** What is wrong with the characters of a line. */
export function checkCharacters({ raw, number, source: { charset } }: FileLine): Offence[] {
  const offences: Offence[] = []
  const control = CONTROL.exec(raw)
  if (control !== null) {
    const column = control.index + 1
    const found = `0x${control[0].charCodeAt(0).toString(16).padStart(2, '0')}`
    offences.push(offenceAt('control_character', number, [column, column], { found }))
  }
  if (charset !== 'latin1') {
    // In UTF-8 every letter beyond ASCII is more than one byte, and shifts what comes behind it.
    const column = raw.search(charset === 'utf-8' ? BEYOND_ASCII : BEYOND_LATIN1) + 1
    if (column > 0) {
      const columns = [column, column] as const
      offences.push(offenceAt('not_latin1', number, columns, { expected: CHARSETS.latin1, found: CHARSETS[charset] }))
    }
  }
  return offences
}
