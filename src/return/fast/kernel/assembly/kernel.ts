/**
 * Reads regular titles and writes a line for each, driven by a program that describes their columns and the form of the lines (see the folder above). The source is
 * AssemblyScript; the package ships the compiled module. Reads and writes are 16 bytes wide and may pass the end of a value: every region has spare room.
 */
import {
  CellEnd,
  ChoiceSpec,
  ChoiceTest,
  CodeWord,
  ComputedSpec,
  DateSpec,
  FieldElse,
  FieldSpec,
  Head,
  How,
  IRREGULAR_CODES,
  LineSpec,
  NumberSpec,
  OutcomeSpec,
  PieceKind,
  PieceSpec,
  Region,
  Size,
  Status,
  Sum,
} from '../program.ts'

const BLANK: u32 = 32
const LF: u32 = 10
const CR: u32 = 13
const BLANKS: i64 = 0x2020202020202020
const ZEROS: i64 = 0x3030303030303030
const INLINE_BYTES: usize = Size.inlineBytes

/** Replaces the content of a cell in the output by its guarded content. Returns its end. */
declare function guard(from: usize, to: usize, isQuoted: bool): usize

/** Writes the tax id in some columns of a line without its fill. Returns the end of the output. */
declare function taxId(out: usize, line: usize, columns: usize): usize

/** Start of the content of the current cell, and whether it has a special character. */
let cellAt: usize = 0
let isGuarded = false

function at(place: usize): usize {
  return load<u32>(place)
}

/** A mask of 16 bits with the first `count` bits set. */
function lanesOf(count: i32): i32 {
  return count >= 16 ? 0xffff : (1 << count) - 1
}

/** Start of the next line; 0 if this line does not have the width. */
function lineEnd(line: usize, width: usize): usize {
  const end = line + width
  const byte: u32 = load<u8>(end)
  if (byte === CR) return <u32>load<u8>(end, 1) === LF ? end + 2 : 0
  return byte === LF ? end + 1 : 0
}

/** Whether a byte is neither filler nor part of a multi-byte character. */
function isPrintable(place: usize): bool {
  return <u32>load<u8>(place) - 32 < 96
}

/** Non-zero lanes where columns are out of bounds. */
function outside(columns: usize, bounds: usize): v128 {
  const v = v128.load(columns)
  return v128.or(i8x16.sub_sat_u(v128.load(bounds), v), i8x16.sub_sat_u(v, v128.load(bounds, 16)))
}

/** Whether the keys of a record match a line. */
function isClaimed(record: usize, line: usize): bool {
  const vectors = at(record + LineSpec.claimVectors)
  let bounds = at(record + LineSpec.claimsAt)
  for (let i: usize = 0; i < vectors; i++, bounds += 32) {
    if (v128.any_true(outside(line + i * 16, bounds))) return false
  }
  let special = at(record + LineSpec.specialsAt)
  for (let n = at(record + LineSpec.specials); n > 0; n--) {
    let isOther = true
    let keys = at(special)
    for (special += 4; keys > 0; keys--, special += 8) {
      // The byte, and above it the bits that count.
      const key = load<u32>(special, 4)
      if ((<u32>load<u8>(line + at(special)) & (key >> 8)) !== (key & 0xff)) isOther = false
    }
    if (isOther) return false
  }
  return true
}

function isBlank(from: usize, width: i32): bool {
  for (; width > 0; width -= 16, from += 16) {
    if (i8x16.bitmask(i8x16.ne(v128.load(from), i8x16.splat(32))) & lanesOf(width)) return false
  }
  return true
}

/** Whether a text contains no NUL and no line terminator, and decodes to the same characters in Latin-1. */
function isPlain(from: usize, width: i32): bool {
  const oddFrom = i8x16.splat(load<i8>(Head.oddFrom))
  const oddTo = i8x16.splat(load<i8>(Head.oddTo))
  for (; width > 0; width -= 16, from += 16) {
    const v = v128.load(from)
    const isEnd = v128.or(i8x16.eq(v, i8x16.splat(10)), i8x16.eq(v, i8x16.splat(13)))
    const isOdd = v128.and(i8x16.ge_u(v, oddFrom), i8x16.le_u(v, oddTo))
    const isNul = i8x16.eq(v, i8x16.splat(0))
    if (i8x16.bitmask(v128.or(v128.or(isEnd, isNul), isOdd)) & lanesOf(width)) return false
  }
  return true
}

/** Whether columns are digits with blanks behind them. */
function isNumericText(from: usize, width: i32): bool {
  let digits = 0
  while (digits < width && <u32>load<u8>(from + digits) - 48 <= 9) digits++
  return isBlank(from + digits, width - digits)
}

function isTaxId(from: usize, width: i32): bool {
  for (let i = 0; i < width; i++) {
    const byte = load<u8>(from + i)
    if (!((byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a))) return i === 0 && isBlank(from, width)
  }
  return true
}

function isTime(from: usize, width: i32): bool {
  if (isBlank(from, width)) return true
  for (let i = 0; i < width; i += 2) {
    const tens = <u32>load<u8>(from + i) - 48
    const ones = <u32>load<u8>(from + i, 1) - 48
    if (tens > 9 || ones > 9 || tens * 10 + ones > <u32>(i === 0 ? 23 : 59)) return false
  }
  return true
}

/** Whether a field with columns out of bounds is still regular. */
function isRegularField(field: usize, line: usize): bool {
  const from = line + at(field + FieldSpec.from)
  const width = load<i32>(field, FieldSpec.to) - load<i32>(field, FieldSpec.from)
  switch (load<i32>(field, FieldSpec.kind)) {
    case FieldElse.blanks:
      return isBlank(from, width)
    case FieldElse.taxId:
      return isTaxId(from, width)
    case FieldElse.text:
      return isPlain(from, width)
    case FieldElse.numericText:
      return isNumericText(from, width)
    case FieldElse.time:
      return isTime(from, width)
    default:
      return false
  }
}

/** Whether all fields of a line except dates are regular. */
function isRegularLine(record: usize, line: usize): bool {
  const zero = i8x16.splat(0)
  const fieldOf = at(record + LineSpec.fieldOfAt)
  let bounds = at(record + LineSpec.boundsAt)
  const end = bounds + at(record + LineSpec.vectors) * 32
  for (let column: usize = 0; bounds < end; column += 32, bounds += 64) {
    const x = outside(line + column, bounds)
    const y = outside(line + column + 16, bounds + 32)
    if (v128.any_true(v128.or(x, y))) {
      let lanes = i8x16.bitmask(i8x16.ne(x, zero)) | (i8x16.bitmask(i8x16.ne(y, zero)) << 16)
      do {
        const field = at(record + LineSpec.fieldsAt) + load<u8>(fieldOf + column + ctz(lanes)) * FieldSpec.size
        if (!isRegularField(field, line)) return false
        const rest = load<i32>(field, FieldSpec.to) - <i32>column
        lanes = rest >= 32 ? 0 : lanes & (-1 << rest)
      } while (lanes)
    }
  }
  return true
}

/** Whether the link fields of both records are equal. */
function areLinked(p: usize, q: usize): bool {
  let link = at(Head.linkFieldsAt)
  for (let n = at(Head.linkFields); n > 0; n--, link += 12) {
    let a = p + at(link)
    let b = q + at(link + 4)
    for (let width = load<i32>(link, 8); width > 0; width -= 16, a += 16, b += 16) {
      if (i8x16.bitmask(i8x16.ne(v128.load(a), v128.load(b))) & lanesOf(width)) return false
    }
  }
  return true
}

/** Eight bits of a word, from `place`. */
function bitsAt(word: i64, place: usize): u32 {
  return <u32>(word >>> load<u32>(place)) & 0xff
}

/** Reads a date unless it equals the last one read. False if it is not a date. */
function readDate(date: usize, line: usize): bool {
  const isLong = load<i32>(date, DateSpec.isLong) !== 0
  const mask: i64 = isLong ? -1 : 0xffffffffffff
  const key = load<i64>(line + at(date + DateSpec.from)) & mask
  if (key === load<i64>(date, DateSpec.key)) return true
  if (key === (ZEROS & mask) || key === (BLANKS & mask)) {
    // null
    store<u32>(date, 0x6c6c756e, DateSpec.text)
    store<i32>(date, load<i32>(Head.absentLength), DateSpec.length)
    store<i32>(date, 0, DateSpec.day)
  } else {
    const digits = key ^ (ZEROS & mask)
    if ((digits | (digits + 0x0606060606060606)) & 0xf0f0f0f0f0f0f0f0 & mask) return false
    const pairs = digits * 10 + (digits >>> 8)
    const first = bitsAt(pairs, date + DateSpec.yearAt)
    const year = isLong
      ? first * 100 + (<u32>(pairs >>> (load<u32>(date, DateSpec.yearAt) + 16)) & 0xff)
      : first + (first < 80 ? 2000 : 1900)
    const month = bitsAt(pairs, date + DateSpec.monthAt)
    const day = bitsAt(pairs, date + DateSpec.dayAt)
    if (year < 1900 || month < 1 || month > 12 || day < 1 || day > 30 + ((month + (month >> 3)) & 1)) return false
    if (month === 2 && day > 28 && (day > 29 || year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))) return false
    const marks: i64 = year < 2000 ? 0x39312d22 : 0x30322d22
    const columns = i64x2.replace_lane(i64x2.splat(key), 1, marks)
    v128.store(date, i8x16.swizzle(columns, v128.load(date, DateSpec.shuffle)), DateSpec.text)
    store<i32>(date, load<i32>(Head.dateLength), DateSpec.length)
    store<i32>(date, year * 10000 + month * 100 + day, DateSpec.day)
  }
  store<i64>(date, key, DateSpec.key)
  return true
}

function readDates(p: usize, q: usize): bool {
  let date = at(Head.datesAt)
  for (let n = at(Head.dates); n > 0; n--, date += DateSpec.size) {
    if (!readDate(date, load<i32>(date, DateSpec.record) ? q : p)) return false
  }
  return true
}

/** The number in columns of digits; negative if they are blank. */
function numberIn(from: usize, width: usize): i64 {
  if (<u32>load<u8>(from) === BLANK) return -1
  // 16 columns with those before the field set to zero, then added in pairs, fours and eights.
  const mask = v128.load(<usize>Region.masks + width)
  const digits = v128.and(i8x16.sub(v128.load(from + width - 16), i8x16.splat(48)), mask)
  const tens = i16x8(10, 1, 10, 1, 10, 1, 10, 1)
  const pairs = i16x8.narrow_i32x4_u(
    i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(digits), tens),
    i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(digits), tens),
  )
  const fours = i32x4.dot_i16x8_s(pairs, i16x8(100, 1, 100, 1, 100, 1, 100, 1))
  const eights = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours, fours), i16x8(10000, 1, 10000, 1, 0, 0, 0, 0))
  return <i64>i32x4.extract_lane(eights, 0) * 100000000 + <i64>i32x4.extract_lane(eights, 1)
}

function valueAt(place: usize): i64 {
  return load<i64>(<usize>Region.values + at(place) * 8)
}

/** Reads the numbers of fields. */
function readNumbers(p: usize, q: usize): void {
  let number = at(Head.numbersAt)
  let value: usize = Region.values + 8
  for (let n = at(Head.numbers); n > 0; n--, number += NumberSpec.size, value += 8) {
    const line = load<i32>(number, NumberSpec.record) ? q : p
    store<i64>(value, numberIn(line + at(number + NumberSpec.from), at(number + NumberSpec.width)))
  }
}

/** Sum of the values that the bank sends. */
function sumOfSent(list: usize, count: usize): i64 {
  let sum: i64 = 0
  for (; count > 0; count--, list += 4) {
    const value = valueAt(list)
    if (value > 0) sum += value
  }
  return sum
}

/** Sum of the values; negative if the bank does not send one of them. */
function sumOfAll(list: usize, count: usize): i64 {
  let sum: i64 = 0
  for (; count > 0; count--, list += 4) {
    const value = valueAt(list)
    if (value < 0) return -1
    sum += value
  }
  return sum
}

/** Whether the test of a choice is true. */
function isTrue(choice: usize, outcome: usize): bool {
  const a = at(choice + ChoiceSpec.a)
  switch (load<i32>(choice, ChoiceSpec.test)) {
    case ChoiceTest.codes:
      return load<i32>(outcome + at(Head.tests) + a * 4) !== 0
    case ChoiceTest.equal:
      return load<i64>(<usize>Region.values + a * 8) === valueAt(choice + ChoiceSpec.b)
    case ChoiceTest.less: {
      const value = load<i64>(<usize>Region.values + a * 8)
      return value >= 0 && value < valueAt(choice + ChoiceSpec.b)
    }
    default:
      return load<i32>(a, DateSpec.day) === 0
  }
}

/** The value of a choice. */
function chosen(choice: usize, outcome: usize): usize {
  while (load<i32>(choice, ChoiceSpec.test) !== ChoiceTest.none)
    choice = at(choice + (isTrue(choice, outcome) ? ChoiceSpec.then : ChoiceSpec.otherwise))
  return at(choice + ChoiceSpec.a)
}

/** Computes the other numbers. */
function computeAmounts(outcome: usize): void {
  let computed = at(Head.computedAt)
  let value: usize = <usize>Region.values + 8 + at(Head.numbers) * 8
  for (let n = at(Head.computed); n > 0; n--, computed += ComputedSpec.size, value += 8) {
    const a = at(computed + ComputedSpec.a)
    const b = at(computed + ComputedSpec.b)
    let result: i64 = -1
    switch (load<i32>(computed, ComputedSpec.how)) {
      case How.sum:
        result = sumOfAll(b, a)
        break
      case How.sumOfSent:
        result = sumOfSent(b, a)
        break
      case How.difference: {
        const from = valueAt(computed + ComputedSpec.a)
        const less = valueAt(computed + ComputedSpec.b)
        if (less >= 0 && from >= less) result = from - less
        break
      }
      case How.quotient: {
        const amount = valueAt(computed + ComputedSpec.a)
        if (amount >= 0 && amount % b === 0) result = amount / b
        break
      }
      default:
        result = load<i64>(<usize>Region.values + chosen(a, outcome) * 8)
    }
    store<i64>(value, result)
  }
}

/** Whether the fast readers leave a title to the fallback reader. */
function isForFallback(outcome: usize): bool {
  let choice = at(Head.fallbackAt)
  for (let n = at(Head.fallback); n > 0; n--, choice += 4) if (chosen(at(choice), outcome)) return true
  return false
}

/** Slot of the last looked-up codes in the table of outcomes, or the free slot for them. */
function slotOfKeys(count: usize): usize {
  const table = at(Head.table)
  let hash: i64 = 0
  for (let i: usize = 0; i < count; i++) {
    hash = (hash ^ load<i64>(<usize>Region.keys + i * 8)) * 0x9e3779b97f4a7c15
    hash ^= hash >>> 32
  }
  for (let slot = <usize>hash; ; slot++) {
    const place = table + (slot & (Size.table - 1)) * 4
    const outcome = at(place)
    if (!outcome) return place
    let i: usize = 0
    while (i < count && load<i64>(outcome + OutcomeSpec.keys + i * 8) === load<i64>(<usize>Region.keys + i * 8)) i++
    if (i === count) return place
  }
  return 0
}

/** Outcome of a title's codes; 0 if it is not learnt yet. */
function outcomeOf(p: usize, q: usize): usize {
  const count = at(Head.codes)
  let code = at(Head.codesAt)
  for (let i: usize = 0; i < count; i++, code += CodeWord.size) {
    const line = load<i32>(code, CodeWord.record) ? q : p
    store<i64>(<usize>Region.keys + i * 8, load<i64>(line + at(code + CodeWord.from)) & load<i64>(code, CodeWord.mask))
  }
  return at(slotOfKeys(count))
}

/** Stores the outcome of the last looked-up codes. */
export function learn(outcome: usize): void {
  const count = at(Head.codes)
  memory.copy(outcome + OutcomeSpec.keys, Region.keys, count * 8)
  store<u32>(slotOfKeys(count), outcome)
}

function add(place: usize, amount: i64): void {
  if (amount > 0) store<f64>(place, load<f64>(place) + <f64>amount)
}

function copy(out: usize, from: usize, length: usize): usize {
  for (let i: usize = 0; i < length; i += 16) v128.store(out + i, v128.load(from + i))
  return out + length
}

/** Writes the escape of an ASCII character. */
function writeEscape(out: usize, byte: u32): usize {
  store<u8>(out, 92)
  let letter: u32 = 0
  if (byte === 34 || byte === 92) letter = byte
  else if (byte === 8) letter = 98
  else if (byte === 9) letter = 116
  else if (byte === LF) letter = 110
  else if (byte === 12) letter = 102
  else if (byte === CR) letter = 114
  if (letter) {
    store<u8>(out, letter, 1)
    return out + 2
  }
  const low = byte & 15
  store<u32>(out, 0x30303075, 1)
  store<u8>(out, 48 + (byte >> 4), 4)
  store<u8>(out, low + (low < 10 ? 48 : 87), 5)
  return out + 6
}

/** Non-zero lanes where a character is special or needs more than one byte. */
function isSpecial(v: v128): v128 {
  const isMark = v128.or(
    v128.or(i8x16.eq(v, v128.load_splat<u8>(Head.special)), i8x16.eq(v, v128.load_splat<u8>(Head.special, 1))),
    i8x16.eq(v, v128.load_splat<u8>(Head.special, 2)),
  )
  // Non-ASCII bytes are negative.
  return v128.or(isMark, i8x16.lt_s(v, i8x16.splat(32)))
}

/** Writes columns as text, with escapes; of a cell, special characters as they are. */
function writeColumns(out: usize, from: usize, to: usize): usize {
  while (from < to) {
    while (to - from >= 32) {
      const a = v128.load(from)
      const b = v128.load(from, 16)
      v128.store(out, a)
      v128.store(out, b, 16)
      if (i8x16.bitmask(v128.or(isSpecial(a), isSpecial(b)))) break
      from += 32
      out += 32
    }
    const v = v128.load(from)
    v128.store(out, v)
    const length = to - from
    const lanes = i8x16.bitmask(isSpecial(v)) & lanesOf(<i32>length)
    const plain = lanes ? <usize>ctz(lanes) : min<usize>(length, 16)
    out += plain
    from += plain
    if (lanes) {
      const byte: u32 = load<u8>(from++)
      if (byte >= 0x80) {
        store<u16>(out, 0x80c0 | (byte >> 6) | ((byte & 0x3f) << 8))
        out += 2
      } else if (load<i32>(Head.hasCells)) {
        store<u8>(out++, byte)
        isGuarded = true
      } else out = writeEscape(out, byte)
    }
  }
  return out
}

/** Whether `trim` removes this Latin-1 character. */
function isSpace(place: usize): bool {
  const byte: u32 = load<u8>(place)
  return byte === BLANK || byte === 160 || (byte >= 9 && byte <= 13)
}

/** Whether `trim` may remove this character and it is not a blank. */
function isOdd(place: usize): bool {
  const byte: u32 = load<u8>(place)
  return byte <= BLANK || byte === 160
}

/** Writes a trimmed text, unless it is the content that counts as blank. */
function writeText(out: usize, from: usize, to: usize, none: usize, noneAt: usize): usize {
  const blank = i8x16.splat(32)
  while (to - from > 16 && !i8x16.bitmask(i8x16.ne(v128.load(to - 16), blank))) to -= 16
  const last = to - from > 16 ? to - 16 : from
  const lanes = i8x16.bitmask(i8x16.ne(v128.load(last), blank)) & lanesOf(<i32>(to - last))
  if (lanes === 0) return out
  to = last + 32 - clz(lanes)
  if (isOdd(from) || isOdd(to - 1)) {
    while (from < to && isSpace(to - 1)) to--
    while (from < to && isSpace(from)) from++
  }
  if (none && to - from === none && !(i8x16.bitmask(i8x16.ne(v128.load(from), v128.load(noneAt))) & lanesOf(<i32>none)))
    return out
  return writeColumns(out, from, to)
}

function writeDigits(out: usize, from: usize, to: usize): usize {
  if (<u32>load<u8>(from) === BLANK) return out
  v128.store(out, v128.load(from))
  const width = to - from
  if (width > 16) copy(out + 16, from + 16, width - 16)
  return out + width
}

/** Writes at most 15 digits without leading zeros. */
function writeCents(out: usize, from: usize, to: usize): usize {
  if (<u32>load<u8>(from) === BLANK) return out
  const width = <i32>(to - from)
  const lanes = i8x16.bitmask(i8x16.ne(v128.load(from), i8x16.splat(48))) & lanesOf(width)
  const first = lanes ? ctz(lanes) : width - 1
  v128.store(out, v128.load(from + first))
  return out + width - first
}

/** The 8 digits of a number below 100,000,000; the first digit in the lowest byte. */
function eightDigits(number: u32): u64 {
  const high = number / 10000
  let x: u64 = ((<u64>(number - high * 10000)) << 32) | high
  const hundreds = ((x * 10486) >> 20) & 0x7f0000007f
  x = hundreds | ((x - hundreds * 100) << 16)
  const tens = ((x * 103) >> 10) & 0x000f000f000f000f
  return tens | ((x - tens * 10) << 8)
}

/** Writes an integer; nothing if it is negative. */
function writeNumber(out: usize, number: i64): usize {
  if (number < 0) return out
  if (number < 100000000) {
    const digits = eightDigits(<u32>number)
    const zeros: u64 = number === 0 ? 7 : ctz(digits) >> 3
    store<u64>(out, (digits | ZEROS) >> (8 * zeros))
    return out + 8 - <usize>zeros
  }
  const high = number / 100000000
  const next = writeNumber(out, high)
  store<u64>(next, eightDigits(<u32>(number - high * 100000000)) | ZEROS)
  return next + 8
}

function writeReady(out: usize, text: usize): usize {
  return copy(out, text + DateSpec.text, at(text + DateSpec.length))
}

/** Inserts the separator of decimals into an amount in cents. */
function writeReais(begin: usize, end: usize): usize {
  const separator = load<u32>(Head.decimal)
  if (separator === 0 || begin === end) return end
  while (end - begin < 3) {
    store<u16>(begin, load<u16>(begin), 1)
    store<u8>(begin, 48)
    end++
  }
  store<u16>(end - 1, load<u16>(end - 2))
  store<u8>(end - 2, separator)
  return end + 1
}

/** Whether a spreadsheet may run text that begins with this byte. Text of fields begins with no blank. */
function mayBeginFormula(byte: u32): bool {
  return byte === 61 || byte === 43 || byte === 45 || byte === 64 || byte <= BLANK || byte === 0xc2 || byte === 0xef
}

/** Ends a cell. */
function endCell(end: usize, how: CellEnd, isForeign: bool): usize {
  const isQuoted = how === CellEnd.quoted
  if (end === cellAt) return isQuoted ? end - 1 : end
  if (isGuarded || isForeign || mayBeginFormula(load<u8>(cellAt))) end = guard(cellAt, end, how !== CellEnd.plain)
  if (isQuoted) store<u8>(end++, 34)
  return end
}

/** Writes the line of a title. Returns the position of the next line. */
function write(begin: usize, outcome: usize, isMoney: bool, p: usize, q: usize, number: i64): usize {
  let out = begin
  let text = outcome + (isMoney ? at(Head.whenMoney) : at(Head.otherwise))
  for (let piece = at(Head.piecesAt); ; piece += PieceSpec.size) {
    const length = at(piece + PieceSpec.length)
    v128.store(out, v128.load(piece, PieceSpec.text))
    v128.store(out, v128.load(piece, PieceSpec.text + 16), 16)
    if (length > INLINE_BYTES) copy(out + INLINE_BYTES, at(piece + PieceSpec.restAt), length - INLINE_BYTES)
    out += length
    const record = at(piece + PieceSpec.record)
    const line = record ? q : p
    const from = at(piece + PieceSpec.from)
    const to = line + at(piece + PieceSpec.to)
    const written = <usize>Region.lines + record * 8
    switch (load<i32>(piece, PieceSpec.kind)) {
      case PieceKind.outcome:
        out = copy(out, at(text), at(text + 4))
        text += 8
        break
      case PieceKind.text:
        out = writeText(out, line + from, to, at(piece + PieceSpec.none), at(piece + PieceSpec.noneAt))
        break
      case PieceKind.date:
        out = writeReady(out, chosen(from, outcome))
        break
      case PieceKind.digits:
        out = writeDigits(out, line + from, to)
        break
      case PieceKind.cents:
        out = writeReais(out, writeCents(out, line + from, to))
        break
      case PieceKind.number:
        out = writeReais(out, writeNumber(out, valueAt(piece + PieceSpec.from)))
        break
      case PieceKind.ready:
        out = writeReady(out, from)
        break
      case PieceKind.line:
        store<u32>(written, out)
        out = writeColumns(out, line, to)
        store<u32>(written, out - at(written), 4)
        break
      case PieceKind.again:
        out = copy(out, at(written), at(written + 4))
        break
      case PieceKind.cell:
        cellAt = out
        isGuarded = false
        break
      case PieceKind.cellEnd:
        out = endCell(out, <CellEnd>from, at(piece + PieceSpec.to) !== 0)
        break
      case PieceKind.taxId:
        out = taxId(out, line, from)
        break
      case PieceKind.lineNumber:
        out = writeNumber(out, number)
        break
      default:
        return out
    }
  }
  return out
}

/**
 * Reads titles until one is irregular or the output is long enough.
 *
 * @param first start of the first title: a line of the main record with the layout's width
 * @param last last position at which a complete line can start
 * @param closed start of the line after the first title, known to end that title
 * @returns a {@link Status}
 */
export function read(
  first: usize,
  last: usize,
  closed: usize,
  line: f64,
  sequence: f64,
  begin: usize,
  full: usize,
): i32 {
  const width = at(Head.width)
  const main = at(Head.main)
  const companion = at(Head.companion)
  const each: i64 = companion ? 2 : 1
  let number = <i64>line
  let expected = <i64>sequence
  let out = begin
  let here = first
  let before = first
  let titles = 0
  let selected = 0
  let status: i32 = Status.stopped
  let end = lineEnd(here, width)
  for (;;) {
    const p = here
    let q = p
    let next = end
    if (companion) {
      q = end
      if (q === 0 || q > last || !isClaimed(companion, q)) break
      next = lineEnd(q, width)
      if (next === 0 || !isPrintable(q + width - 1)) break
    }
    end = next <= last && isClaimed(main, next) && isPrintable(next + width - 1) ? lineEnd(next, width) : 0
    if (end === 0 && next !== closed) break
    if (!isRegularLine(main, p) || (companion && !(isRegularLine(companion, q) && areLinked(p, q))) || !readDates(p, q))
      break
    readNumbers(p, q)
    if (valueAt(Head.sequence) !== expected || (companion && valueAt(Head.nextSequence) !== expected + 1)) break
    const outcome = outcomeOf(p, q)
    if (!outcome) {
      store<u32>(Head.p, p)
      store<u32>(Head.q, q)
      status = Status.outcome
      break
    }
    if (load<i32>(outcome, OutcomeSpec.kind) === IRREGULAR_CODES) break
    computeAmounts(outcome)
    if (isForFallback(outcome)) break
    const paid = valueAt(Head.paid)
    const isMoney = chosen(at(Head.isMoney), outcome) !== 0
    const day = load<i32>(chosen(at(Head.paidAt), outcome), DateSpec.day)
    const kind = isMoney ? load<i32>(outcome, OutcomeSpec.moneyKind) : load<i32>(outcome, OutcomeSpec.kind)
    const sum: usize = Region.sums + kind * Sum.size
    const count = load<i32>(sum, Sum.count)
    if (count === 0) store<f64>(sum, <f64>number, Sum.first)
    store<i32>(sum, count + 1, Sum.count)
    add(sum + Sum.paid, paid)
    if (isMoney) add(sum + Sum.money, paid)
    add(sum + Sum.credit, valueAt(Head.credit))
    add(sum + Sum.rate, valueAt(Head.rate))
    if ((load<i32>(Head.kinds) >> kind) & 1 && (day === 0 || day >= load<i32>(Head.since))) {
      out = write(out, outcome, isMoney, p, q, number)
      selected++
    }
    titles++
    number += each
    expected += each
    before = here
    here = next
    if (end === 0) break
    if (out >= full) {
      status = Status.full
      break
    }
  }
  store<i32>(Head.titles, titles)
  store<i32>(Head.selected, selected)
  store<u32>(Head.last, before)
  store<u32>(Head.next, here)
  store<u32>(Head.out, out)
  return status
}
