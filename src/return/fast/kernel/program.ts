/**
 * How a program lies in the kernel's memory: shared by the kernel, in `assembly/kernel.ts`, and by what writes programs for it. Places are in bytes, numbers of
 * 32 bits unless it is said otherwise.
 */

export enum Region {
  /** {@link Head} */
  head = 0,
  /** Numbers of a title, of 64 bits: the first is what is not told, then those in fields, then those worked out of them. */
  values = 256,
  /** {@link Sum}, for each kind. */
  sums = 1280,
  /** Sixteen bytes of zeros, and as many of ones. */
  masks = 2048,
  /** Where each line of the title at hand was written, and how long it became. */
  lines = 2080,
  /** The columns of codes that were looked for last. */
  keys = 2096,
  /** Outcomes, by what their columns are. */
  table = 4096,
  program = 8192,
  outcomes = 40_960,
  /** Lines of the file, with a bit of room around them: they are read by sixteen columns. */
  input = 327_680,
  /** Lines of JSON, likewise. */
  output = 393_728,
}

export enum Size {
  /** Values, and as many words of codes. */
  words = 128,
  /** A power of two; it is never more than half full. */
  table = 1024,
  input = 65_536,
  output = 262_144,
  /** How many bytes of a constant are in the piece itself. */
  atHand = 32,
  /** All of memory, in pages. */
  pages = 11,
}

export enum Head {
  width = 0,
  /** {@link LineSpec}; no companion is 0. */
  main = 4,
  companion = 8,
  /** Columns that are the same in both: where they are in one and in the other, and how many. */
  joins = 12,
  joinsAt = 16,
  /** {@link DateSpec} */
  dates = 20,
  datesAt = 24,
  /** {@link NumberSpec}, and {@link WorkedSpec}. */
  numbers = 28,
  numbersAt = 32,
  worked = 36,
  workedAt = 40,
  /** {@link CodeWord} */
  codes = 44,
  codesAt = 48,
  /** {@link PieceSpec} */
  piecesAt = 52,
  /** Which values are the numbers of the lines, and the amounts that are added up. */
  sequence = 56,
  nextSequence = 60,
  paid = 64,
  credit = 68,
  rate = 72,
  /** The date by which titles are wanted; 0 for none. */
  paidAt = 76,
  /** Where in an outcome it stands what amounts are told to be, and what is written of titles that are no money, or are. */
  told = 80,
  no = 84,
  yes = 88,

  // Of a run.
  /** Bytes beyond ASCII that are not plain: from one to another. */
  oddFrom = 92,
  oddTo = 96,
  /** What is wanted: kinds, by bits, and the first day, as eight digits. */
  kinds = 100,
  since = 104,

  // What came of it.
  titles = 108,
  /** How many of them were wanted. */
  taken = 112,
  /** Where the last title that was read begins, the line behind it, and what is to be written next. */
  last = 116,
  next = 120,
  out = 124,
  /** The records of the title whose outcome is not known. */
  p = 128,
  q = 132,
}

/** What a line of some record is. */
export enum LineSpec {
  /** For every sixteen columns: the least that each can hold where nothing is special, then the most. */
  vectors = 0,
  boundsAt = 4,
  /** For each column, which of the fields it is of. */
  fieldOfAt = 8,
  fieldsAt = 12,
  /** Bounds, likewise, of the columns by which the record is told. */
  claimVectors = 16,
  claimsAt = 20,
  /** Records of more keys: how many keys more, and for each of these the column and what it holds. */
  specials = 24,
  specialsAt = 28,
  size = 32,
}

/** What the columns of a field may hold besides what is within their bounds. */
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

export enum DateSpec {
  record = 0,
  from = 4,
  isLong = 8,
  /** What was read last, as eight digits, 0 for none; and its columns, of 64 bits. */
  day = 12,
  key = 16,
  /** Its JSON. */
  length = 24,
  text = 48,
  /** Where year, month and day are, in bits. */
  yearAt = 28,
  monthAt = 32,
  dayAt = 36,
  /** Which of the columns, of {@link Marks} behind them, each character of the JSON is. */
  shuffle = 64,
  size = 80,
}

/** What a date has between its digits, as it lies behind eight columns. */
export enum Marks {
  quote = 8,
  hyphen = 9,
  century = 10,
}

export enum NumberSpec {
  record = 0,
  from = 4,
  /** At most fifteen. */
  width = 8,
  size = 12,
}

/** A number that is worked out of others, by their places among the values. */
export enum WorkedSpec {
  how = 0,
  a = 4,
  b = 8,
  plus = 12,
  plusAt = 16,
  minus = 20,
  minusAt = 24,
  size = 28,
}

export enum How {
  /** All of `plus`; not told when one of them is not. */
  sum = 0,
  /** `a`, where the outcome tells so, by its number `b`. */
  where = 1,
  /** `a`, if it is zero where `b` is. */
  beside = 2,
  /** `a`, net of the fee `b` or not, by what is owed: `plus` less `minus`. */
  gross = 3,
}

/** Some columns of codes, and the bits, of 64, that they have. */
export enum CodeWord {
  record = 0,
  from = 4,
  mask = 8,
  size = 16,
}

/** Something to be written, behind a constant text. */
export enum PieceSpec {
  kind = 0,
  record = 4,
  /** Columns; or what the kind says. */
  from = 8,
  to = 12,
  /** How long the constant is; its beginning, and where the rest of it is. */
  length = 16,
  restAt = 20,
  text = 32,
  size = 64,
}

export enum PieceKind {
  /** Nothing: it is the last. */
  end = 0,
  /** The next thing that the outcome says. */
  said = 1,
  /** Columns without blanks around them, and with escapes; the same, but nothing for `000`: see `TextPlan.noneIf`. */
  text = 2,
  bank = 3,
  /** Columns as they are, unless they are blank; the same without zeros before them. */
  digits = 4,
  cents = 5,
  /** The value `from`. */
  number = 6,
  /** The date at `from`. */
  date = 7,
  /** The line, for the first time and once more. */
  line = 8,
  again = 9,
  lineNumber = 10,
  /** The value of the file's header at `from`: see {@link HeaderText}. */
  header = 11,
  /** The date at `from`; where it is blank in a payment, that of the file's header at `to`. */
  dateOrHeader = 12,
  /** The date at `from` in a payment; else null. */
  paymentDate = 13,
}

/** The JSON of a value of the file's header: how long it is, and the text. */
export enum HeaderText {
  length = 0,
  text = 16,
}

export enum Sum {
  count = 0,
  /** The line of the first of them, of 64 bits, as a double, like the sums. */
  first = 8,
  paid = 16,
  /** What was paid by titles that are money. */
  money = 24,
  credit = 32,
  rate = 40,
  size = 48,
}

/** What is known of some codes. */
export enum OutcomeSpec {
  kind = 0,
  isPayment = 4,
  isMoney = 8,
  /** The kind of titles that are money. */
  moneyKind = 12,
  keys = 16,
}

/** Why the kernel stopped. */
export enum Status {
  /** The next title is not regular, or not all there. */
  stopped = 0,
  full = 1,
  /** The outcome of the next title is to be learnt. */
  outcome = 2,
}
