/**
 * Memory layout of the kernel and its programs, shared by `assembly/kernel.ts` and by the code that writes programs. Positions are in bytes; numbers have
 * 32 bits unless noted.
 */

export enum Region {
  /** {@link Head} */
  head = 0,
  /** 64-bit numbers of a title: first the absent value, then those of fields, then computed ones, then constants. */
  values = 256,
  /** A {@link Sum} for each kind. */
  sums = 1280,
  /** 16 bytes of zeros followed by 16 bytes of ones. */
  masks = 2048,
  /** Position and length of each written line of the current title. */
  lines = 2080,
  /** The last looked-up code columns. */
  keys = 2096,
  program = 4096,
  /** The spare room before the input follows. */
  programEnd = 69_632,
  /** Lines of the file, with spare room on both sides for 16-byte reads. */
  input = 69_760,
  /** Lines of records, with spare room on both sides. */
  output = 135_808,
  /** Outcomes of all programs, and a table of outcomes by code columns for each program. */
  outcomes = 398_464,
  /** Room for about 50,000 outcomes (10,000 files of 80 banks have 20,000). A multiple of the size of a page; pages that no outcome reaches take no memory. */
  end = 33_554_432,
}

export enum Size {
  /** Largest number of values, and of words of codes. */
  words = 128,
  /** Outcomes in a table: a power of two. The table is at most half full. */
  table = 4096,
  input = 65_536,
  output = 262_144,
  /** Bytes of a constant that are stored in the piece itself. */
  inlineBytes = 32,
}

export enum Head {
  width = 0,
  /** {@link LineSpec}; 0 if there is no companion. */
  main = 4,
  companion = 8,
  /** Link fields: position in either record, and length. */
  linkFields = 12,
  linkFieldsAt = 16,
  /** {@link DateSpec} */
  dates = 20,
  datesAt = 24,
  /** {@link NumberSpec}, and {@link ComputedSpec}. */
  numbers = 28,
  numbersAt = 32,
  computed = 36,
  computedAt = 40,
  /** {@link CodeWord} */
  codes = 44,
  codesAt = 48,
  /** {@link PieceSpec} */
  piecesAt = 52,
  /** Indexes of the values that are line numbers and summed amounts. */
  sequence = 56,
  nextSequence = 60,
  paid = 64,
  credit = 68,
  rate = 72,
  /** {@link ChoiceSpec} of the date by which `since` selects. */
  paidAt = 76,
  /** Positions within an outcome: results of the tests of codes, texts of titles that are not money, texts of titles that are. */
  tests = 80,
  otherwise = 84,
  whenMoney = 88,

  // State of a run.
  /** Range of non-ASCII bytes that are irregular. */
  oddFrom = 92,
  oddTo = 96,
  /** Selection: bits of kinds, and the first day as 8 digits. */
  kinds = 100,
  since = 104,

  // Results.
  titles = 108,
  /** Count of selected titles. */
  selected = 112,
  /** Positions of the last title read, of the line after it, and of the next output. */
  last = 116,
  next = 120,
  out = 124,
  /** The records of the title whose outcome is unknown. */
  p = 128,
  q = 132,
  /** Position of the table of outcomes. */
  table = 136,
  /** {@link ChoiceSpec}: whether the title moves money; and the choices that are all 0 in a regular title. */
  isMoney = 140,
  fallback = 144,
  fallbackAt = 148,

  // The form of the lines.
  /** Characters that need an escape, or make a cell special. */
  special = 152,
  /** Whether these are cells of a CSV; otherwise JSON. */
  hasCells = 156,
  /** Lengths of a date and of an absent date. */
  dateLength = 160,
  absentLength = 164,
  /** Separator of decimals; 0 for amounts in cents. */
  decimal = 168,
}

/** Description of the lines of a record. */
export enum LineSpec {
  /** For each 16 columns: the lower bounds, then the upper bounds. */
  vectors = 0,
  boundsAt = 4,
  /** The field number of each column. */
  fieldOfAt = 8,
  fieldsAt = 12,
  /** Bounds of the key columns, in the same form. */
  claimVectors = 16,
  claimsAt = 20,
  /** Records with more keys, which claim a line first: count of further keys, then column and content of each. */
  specials = 24,
  specialsAt = 28,
  size = 32,
}

/** Other regular contents of a field. */
export enum FieldSpec {
  kind = 0,
  from = 4,
  to = 8,
  size = 12,
}

export enum FieldElse {
  nothing = 0,
  blanks = 1,
  taxId = 2,
  text = 3,
  time = 4,
  numericText = 5,
}

/** A date of the title, or a value of the file header: that has only `day`, `length` and `text`. */
export enum DateSpec {
  record = 0,
  from = 4,
  isLong = 8,
  /** The last date read, as 8 digits (0 if there is none), and its columns as 64 bits. */
  day = 12,
  key = 16,
  /** Text of the last date read, or of the value. */
  length = 24,
  text = 48,
  /** Bit positions of year, month and day. */
  yearAt = 28,
  monthAt = 32,
  dayAt = 36,
  /** For each character of the text, its index among the columns followed by {@link Marks}. */
  shuffle = 64,
  size = 80,
}

/** Punctuation of a date, after the 8 columns. */
export enum Marks {
  quote = 8,
  hyphen = 9,
  century = 10,
}

export enum NumberSpec {
  record = 0,
  from = 4,
  /** At most 15. */
  width = 8,
  size = 12,
}

/** A number computed from other values. */
export enum ComputedSpec {
  how = 0,
  /** Count and list of the indexes of values; the indexes of two values; the index of a value and the divisor; or the position of a {@link ChoiceSpec}. */
  a = 4,
  b = 8,
  size = 12,
}

/** The nodes of amounts: see `febraban/expressions.ts`. */
export enum How {
  sum = 0,
  sumOfSent = 1,
  difference = 2,
  quotient = 3,
  choice = 4,
}

/** A choice between values by a test, or one of the values. */
export enum ChoiceSpec {
  test = 0,
  /** The operands of the test; or the value `a`: the index of a value, the position of a {@link DateSpec}, or 0 or 1. */
  a = 4,
  b = 8,
  /** Positions of the choices if the test is true, and if it is false. */
  then = 12,
  otherwise = 16,
  size = 20,
}

/** The tests of choices: see `febraban/expressions.ts`. */
export enum ChoiceTest {
  /** No test: the choice is the value `a`. */
  none = 0,
  /** Whether test `a` of the codes is true. */
  codes = 1,
  /** Whether the values `a` and `b` are equal, or the first one is less. */
  equal = 2,
  less = 3,
  /** Whether the date at `a` is blank. */
  blank = 4,
}

/** Code columns, and the mask of their 64-bit word. */
export enum CodeWord {
  record = 0,
  from = 4,
  mask = 8,
  size = 16,
}

/** A constant text followed by a value. */
export enum PieceSpec {
  kind = 0,
  record = 4,
  /** Range of columns, or an operand of the kind. */
  from = 8,
  to = 12,
  /** Length of the constant, its first bytes, and the position of the rest. */
  length = 16,
  restAt = 20,
  /** Length and position of the content of the columns that counts as blank; 0 if no content does. */
  none = 24,
  noneAt = 28,
  text = 32,
  size = 64,
}

export enum PieceKind {
  /** No value: the last piece. */
  end = 0,
  /** The next pre-rendered text of the outcome. */
  outcome = 1,
  /** Trimmed columns with escapes. */
  text = 2,
  /** The date of the {@link ChoiceSpec} at `from`. */
  date = 3,
  /** Columns unless blank; `cents` without leading zeros. */
  digits = 4,
  cents = 5,
  /** The value `from`. */
  number = 6,
  /** The text at `from` ({@link DateSpec}). */
  ready = 7,
  /** The line: its first and its second occurrence in JSON. */
  line = 8,
  again = 9,
  lineNumber = 10,
  /** The beginning of a cell, and its end: `from` is a {@link CellEnd}, `to` is 1 if the cell is always guarded. */
  cell = 11,
  cellEnd = 12,
  /** The payer's tax id; `from` is the position of the ranges of its columns and of those of its kind. */
  taxId = 13,
}

/** Quotation marks of a cell. */
export enum CellEnd {
  /** If necessary. */
  plain = 0,
  /** The last piece wrote the first one. An empty cell has none. */
  quoted = 1,
  /** The pieces before and after the cell have them. */
  within = 2,
}

export enum Sum {
  count = 0,
  /** Line of the first title, a 64-bit double as the sums are. */
  first = 8,
  paid = 16,
  /** Paid amount of titles that are money. */
  money = 24,
  credit = 32,
  rate = 40,
  size = 48,
}

/** Outcome of some codes. */
export enum OutcomeSpec {
  /** {@link IRREGULAR_CODES}, or the kind if the title is not money. */
  kind = 0,
  /** Kind if the title is money. */
  moneyKind = 4,
  keys = 8,
}

/** The `kind` of codes whose titles are irregular. */
export const IRREGULAR_CODES = -1

/** Reason why the kernel stopped. */
export enum Status {
  /** The next title is irregular or incomplete. */
  stopped = 0,
  full = 1,
  /** The outcome of the next title is unknown. */
  outcome = 2,
}
