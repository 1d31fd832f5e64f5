/** Kinds of damage to return files between the bank and the reader, by cause. Their operations on texts and lines are those of the corruptors. */
import { encode } from '../../src/fixed-width/read/charset.js'
import {
  allTerminated,
  interleaved,
  withEnds,
  withLines,
  withoutLine,
  withSwapped,
} from '../../src/testing/corruptors/line-damage.js'
import { cut, replaced, withoutTrailingBlanks, withTrailingBlanks } from '../../src/testing/corruptors/text-damage.js'
import {
  type Draw,
  damaged,
  eachHarmlessly,
  eachLine,
  foreign,
  type Lines,
  oneLine,
  splice,
  textOfLines,
} from './damaged-file.js'

/**
 * Cases in which the whole file may be unsupported, so that titles with undamaged lines are lost:
 * - `header`: the damage is in the lines that identify the dialect (the header; in CNAB 240 also the first lot header);
 * - `file`: the damage is around or between all columns, so that no line is a CNAB line.
 */
export type MayReject = 'header' | 'file'

export interface DamageKind {
  readonly name: string
  readonly mayReject?: MayReject
  /** Not for fixtures with incomplete titles: a foreign line before an incomplete title cannot be distinguished from its own lines. */
  readonly completeOnly?: true
  /** May put a non-digit into a nosso número in a text field, in which no character is invalid. */
  readonly garbles?: true
  readonly damage: (lines: Lines, draw: Draw) => Lines
}

type Kinds = Readonly<Record<string, Omit<DamageKind, 'name'>>>

const header = (damage: DamageKind['damage']): Omit<DamageKind, 'name'> => ({ mayReject: 'header', damage })
const file = (damage: DamageKind['damage']): Omit<DamageKind, 'name'> => ({ mayReject: 'file', damage })
const harmless = (damage: DamageKind['damage']): Omit<DamageKind, 'name'> => ({ damage })

/** A kind that may affect any columns of a line. */
const garbling = (damage: DamageKind['damage']): Omit<DamageKind, 'name'> => ({ ...header(damage), garbles: true })
const completeOnly = (kind: Omit<DamageKind, 'name'>): Omit<DamageKind, 'name'> => ({ ...kind, completeOnly: true })

/** Changes a line at a drawn column (1-based). */
const inLine =
  (change: (text: string, column: number, draw: Draw) => string): DamageKind['damage'] =>
  (lines, draw) =>
    oneLine(lines, draw.line, (text) => (text === '' ? text : change(text, (draw.column % text.length) + 1, draw)))

/** Changes a line at one of the matches of a pattern. */
const atMatch = (pattern: RegExp, change: (found: string, draw: Draw) => string): DamageKind['damage'] =>
  inLine((text, _, draw) => {
    const found = [...text.matchAll(pattern)]
    const match = found[draw.column % Math.max(1, found.length)]
    return match === undefined ? text : replaced(text, match.index + 1, match[0].length, change(match[0], draw))
  })

const oneOf = <T>(values: readonly T[], draw: number): T => values[draw % values.length]!

/** Returns a count from 1 to `max`. */
const upTo = (max: number, draw: number): number => 1 + (draw % max)

const typedLetters = (letters: string, { choice }: Pick<Draw, 'choice'>): string => oneOf([...letters], choice)

/** Wraps lines like editors and mail programs: at a width, or at the last blank before it. */
const wrapped = (text: string, width: number, atBlanks: boolean, end: string): string => {
  let rest = text
  let out = ''
  while (rest.length > width) {
    const blank = atBlanks ? rest.lastIndexOf(' ', width) : -1
    const at = blank > 0 ? blank + 1 : width
    out += rest.slice(0, at) + end
    rest = rest.slice(at)
  }
  return out + rest
}

const TABS = 8
/** Replaces blanks before tab stops by tabs, like `unexpand` and some editors. */
const withTabs = (text: string): string =>
  (text.match(/.{1,8}/gs) ?? []).map((stop) => (stop.length === TABS ? stop.replace(/ {2,}$/, '\t') : stop)).join('')

const place = (lines: Lines, { line, column }: Draw): number =>
  (line * 251 + column) % Math.max(1, textOfLines(lines).length)

const HIGH = /[\x80-\xff]/g

const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

const inCharset = (charset: 'cp850' | 'windows-1252', text: string): string =>
  text.replace(HIGH, (letter) => {
    try {
      return Buffer.from(encode(letter, charset)).toString('latin1')
    } catch {
      return '?'
    }
  })

const quotedPrintable = (text: string): string =>
  wrapped(
    text.replace(/[=\x80-\xff]| $/g, (each) => `=${each.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`),
    75,
    false,
    '=\r\n',
  )

/**
 * Lines in which a date or a number comes after the columns of a payment, so that a shift of all columns to the end shows. Segment T of CNAB 240 has neither
 * after its due date, nor has U1 of HSBC after the day of the payment.
 */
const SHOWS_SHIFT = /^(?!.{7}3.{5}T)(?!399.{4}3.{5}U1)/s

const editor: Kinds = {
  'trailing blanks of all lines are removed': harmless((lines) => eachHarmlessly(lines, withoutTrailingBlanks)),
  'trailing blanks of one line are removed': harmless((lines, { line }) =>
    lines.map((each, i) => (i === line % lines.length ? { ...each, text: withoutTrailingBlanks(each.text) } : each)),
  ),
  'blanks become tabs in all lines': header((lines) => eachLine(lines, withTabs)),
  'blanks become a tab in one place': header(atMatch(/ {2,}/g, () => '\t')),
  'all lines are wrapped at a width': file((lines, { length }) => {
    const width = oneOf([72, 76, 78, 80, 120, 132, 200], length)
    return lines.map((each) => damaged({ ...each, text: wrapped(each.text, width, false, '\r\n') }))
  }),
  'a line is split in two': header(inLine((text, column) => replaced(text, column, 0, '\r\n'))),
  'two lines are joined': header((lines, { line }) => {
    const at = line % lines.length
    const [a, b] = [lines[at]!, lines[at + 1]]
    if (b === undefined) return lines
    return lines.toSpliced(at, 2, damaged({ text: a.text + b.text, end: b.end }))
  }),
  'characters are deleted': header(inLine((text, column, { length }) => replaced(text, column, upTo(3, length), ''))),
  'many characters are deleted': header(
    inLine((text, column, { length }) => replaced(text, column, 3 + upTo(40, length), '')),
  ),
  'a character is inserted': header(
    inLine((text, column, draw) => replaced(text, column, 0, typedLetters('0189 Xa.,-', draw))),
  ),
  'several characters are inserted': header(
    inLine((text, column, { length, choice }) =>
      replaced(text, column, 0, oneOf(['0', ' ', 'X', 'ok', 'PAGO '], choice).repeat(upTo(4, length))),
    ),
  ),
  'a digit is inserted and the last character is lost': header(
    inLine((text, column, { choice }) =>
      SHOWS_SHIFT.test(text) ? replaced(text, column, 0, typedLetters('0189', { choice })).slice(0, text.length) : text,
    ),
  ),
  'a character is replaced by a letter': garbling(
    inLine((text, column, draw) => replaced(text, column, 1, typedLetters('XaO*?', draw))),
  ),
  'a digit is read as a letter': garbling(
    atMatch(/[0158]/g, (digit) => ({ '0': 'O', '1': 'l', '5': 'S', '8': 'B' })[digit]!),
  ),
  'a line is deleted': header((lines, { line }) => withoutLine(lines, line % lines.length)),
  'a line is duplicated': harmless((lines, { line }) => {
    const at = line % lines.length
    const [again] = allTerminated([lines[at]!])
    return withLines(allTerminated(lines), at, [damaged(again!)])
  }),
  'two lines are swapped': header((lines, { line, column }) =>
    withSwapped(allTerminated(lines), line % lines.length, column % lines.length),
  ),
  'all letters become lower case': header((lines) => eachLine(lines, (text) => text.toLowerCase())),
  'letters of a line become lower case': header(inLine((text) => text.toLowerCase())),
  'double blanks are collapsed': header(inLine((text) => text.replace(/ {2,}/g, ' '))),
  'blanks are appended to lines': harmless((lines, { length }) =>
    eachHarmlessly(lines, (text) => withTrailingBlanks(text, upTo(30, length))),
  ),
  'blank lines are inserted': harmless((lines, { line, length }) =>
    withLines(
      allTerminated(lines),
      line % (lines.length + 1),
      Array(upTo(3, length)).fill(damaged({ text: '', end: '\r\n' })),
    ),
  ),
}

const mail: Kinds = {
  'lines are quoted as in a reply': file((lines) => lines.map((each) => damaged({ ...each, text: `> ${each.text}` }))),
  'mail headers precede the file': file((lines) => [
    ...['From: banco@example.com', 'Subject: Retorno', ''].map((text) => damaged({ text, end: '\r\n' })),
    ...lines,
  ]),
  'a signature follows the file': harmless((lines) => [
    ...allTerminated(lines),
    ...['-- ', 'Atenciosamente,', 'Setor de Cobran\xe7a  Tel. 11 4004-0001'].map((text) =>
      damaged({ text, end: '\r\n' }),
    ),
  ]),
  'lines are wrapped at blanks': file((lines, { length }) =>
    lines.map((each) => damaged({ ...each, text: wrapped(each.text, oneOf([72, 76, 78, 998], length), true, '\r\n') })),
  ),
  'the file is quoted-printable': file((lines) => eachLine(lines, quotedPrintable)),
  'the file is HTML': file((lines) => [
    damaged({ text: '<html><body><pre>', end: '\r\n' }),
    ...lines.map((each) =>
      damaged({ ...each, text: `${each.text.replace(/&/g, '&amp;').replace(/ {2}/g, ' &nbsp;')}<br>` }),
    ),
  ]),
}

const spreadsheet: Kinds = {
  'lines are quoted like CSV cells': file((lines) =>
    lines.map((each) => damaged({ ...each, text: `"${each.text.replace(/"/g, '""')}"` })),
  ),
  'empty CSV columns follow the lines': header((lines, { length }) =>
    lines.map((each) => damaged({ ...each, text: each.text + ';'.repeat(upTo(5, length)) })),
  ),
  'blanks become column separators': file((lines, { choice }) =>
    eachLine(lines, (text) => text.replace(/ +/g, oneOf([';', ',', '\t'], choice))),
  ),
  'leading zeros are lost': header((lines) => eachLine(lines, (text) => text.replace(/^0+/, ''))),
  'lines become numbers with exponents': header((lines) =>
    eachLine(lines, (text) => (/^\d{15}\d*\s*$/.test(text) ? Number(text).toExponential(14).replace('.', ',') : text)),
  ),
  'numbers between blanks lose leading zeros': header((lines) =>
    eachLine(lines, (text) => text.replace(/(?<= )0+(?=\d)/g, '')),
  ),
  'rows are sorted': file((lines) => {
    const sorted = allTerminated(lines).toSorted((a, b) => (a.text < b.text ? -1 : 1))
    return sorted
  }),
  'cells are cut at 255 characters': header((lines) => eachLine(lines, (text) => text.slice(0, 255))),
}

const charset: Kinds = {
  'the file is in UTF-8': harmless((lines) => eachHarmlessly(lines, utf8)),
  'a byte order mark precedes the file': harmless((lines) =>
    lines.map((each, i) => (i === 0 ? { ...each, text: `\xef\xbb\xbf${each.text}` } : each)),
  ),
  'the file is encoded in UTF-8 twice': header((lines) => eachLine(lines, (text) => utf8(utf8(text)))),
  'the file is in CP850': harmless((lines) => eachLine(lines, (text) => inCharset('cp850', text))),
  'the file is in UTF-16': file((lines) =>
    lines.map((each) => damaged({ text: Buffer.from(each.text + each.end, 'utf16le').toString('latin1'), end: '' })),
  ),
  'accented letters become question marks': header((lines, { choice }) =>
    eachLine(lines, (text) => text.replace(HIGH, oneOf(['?', '\xef\xbf\xbd', '??'], choice))),
  ),
  'accented letters are lost': header((lines) => eachLine(lines, (text) => text.replace(HIGH, ''))),
  'blanks become no-break spaces': header(inLine((text) => text.replace(/ /g, '\xa0'))),
}

const transfer: Kinds = {
  'the end is missing': header((lines, draw) => {
    const at = place(lines, draw)
    return splice(lines, at, Number.POSITIVE_INFINITY, '')
  }),
  'the beginning is missing': header((lines, draw) => splice(lines, 0, place(lines, draw), '')),
  'a block is missing': header((lines, draw) =>
    splice(lines, place(lines, draw), oneOf([64, 128, 240, 512, 1024], draw.length), ''),
  ),
  'a block is duplicated': header((lines, draw) => {
    const at = place(lines, draw)
    const block = textOfLines(lines).slice(at, at + oneOf([64, 240, 512, 1024], draw.length))
    return splice(lines, at, 0, block)
  }),
  'a block is replaced by NULs': garbling((lines, draw) => {
    const at = place(lines, draw)
    const length = Math.min(oneOf([1, 2, 8, 64], draw.length), textOfLines(lines).length - at)
    return splice(lines, at, length, '\0'.repeat(length))
  }),
  'the file is duplicated': harmless((lines) => [...allTerminated(lines), ...allTerminated(lines).map(damaged)]),
  'the last part is duplicated': harmless((lines, { line }) => [
    ...allTerminated(lines),
    ...allTerminated(lines.slice(line % lines.length)).map(damaged),
  ]),
  'another file follows': harmless((lines, { other }) => [...allTerminated(lines), ...foreign(other)]),
  'lines of another file are inserted': completeOnly(
    file((lines, { sibling }) => {
      return interleaved(lines, foreign(sibling).slice(0, lines.length))
    }),
  ),
  'line ends are missing': harmless((lines) => {
    // After a line of another width, all records are shifted; some fixtures have such lines.
    const isEven = lines.every(({ text }) => text.length === lines[0]!.text.length)
    return lines.map((each) => ({ ...each, end: '', line: isEven ? each.line : null }))
  }),
  'line ends are those of another system': harmless((lines, { choice }) =>
    withEnds(lines, oneOf(['\n', '\r', '\r\r\n'], choice)),
  ),
  'a line is cut': header(inLine((text, column) => cut(text, column - 1))),
}

// Uses files of the same dialect, because a CNAB 400 title does not contain its bank: a line of another bank cannot be detected.
const copyAndPaste: Kinds = {
  'a line of another file is pasted in': completeOnly(
    harmless((lines, { line, column, sibling }) => {
      // A header starts another file; the following lines belong to it.
      const others = foreign(sibling).slice(2)
      return withLines(allTerminated(lines), 1 + (line % lines.length), [others[column % others.length]!])
    }),
  ),
}

const ALL: Readonly<Record<string, Kinds>> = { editor, mail, spreadsheet, charset, transfer, copyAndPaste }

/** All kinds with their cause. */
export const DAMAGE_KINDS: readonly (DamageKind & { readonly cause: string })[] = Object.entries(ALL).flatMap(
  ([cause, kinds]) => Object.entries(kinds).map(([name, kind]) => ({ cause, name, ...kind })),
)
