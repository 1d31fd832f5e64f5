/**
 * The code that reads a regular title: checks its records, column by column, and has an emission make something of it. What that is told is what
 * `TitleReader` would tell; whatever the code does not take is left to that one.
 */
import { claimTest, differences, IRREGULAR, lineEndCode, printableTest } from '../../../fixed-width/index.js'
import { type FileConstants, fileConstantFields, joinsOf } from '../agreement.js'
import { type CodeRange, codeRanges } from '../code-ranges.js'
import type { HeaderField } from '../header-values.js'
import { CodeColumns } from './code-columns.js'
import { HEADER_VALUE, type TitleSource } from './title-source.js'

/** What the code makes of a title. */
export interface Emission {
  /** Variables that outlive a call. */
  readonly state?: readonly string[]
  /** Statements for the beginning of a run of titles: `out` is where they are written. */
  readonly begin?: readonly string[]
  /**
   * Statements that leave it in a variable `made`. `o` is what the codes and the paid value say, `money` whether it is money, `paid` what was paid, `line` the line's number.
   */
  readonly statements: readonly string[]
  /** Whether they need the lines as text, `s`, by themselves. */
  readonly needsText: boolean
}

/** A field that holds the same throughout a file or a lot, and the words that it is compared by. */
export interface ConstantWords {
  readonly field: FileConstants
  readonly words: readonly { readonly at: number; readonly size: 1 | 2 | 4 }[]
}

export interface TitleCode {
  readonly source: string
  readonly codes: readonly CodeRange[]
  readonly standing: readonly ConstantWords[]
  /** Fields of the file's header whose values the code is to be given before it reads. */
  readonly header: readonly HeaderField[]
}

/** The code for the titles of a source; null where the dialect has something that it cannot do. */
export function titleCode(title: TitleSource, emission: Emission): TitleCode | null {
  const joined = joinedBy(title)
  const standing = constantsOf(title)
  if (joined === null || standing === null) return null
  const { companion, shape } = title
  const { layout } = title.dialect
  const { width } = layout
  const amounts = (['paid_amount', 'credit_amount', 'bank_rate'] as const).map((entry) => title.amount(entry))
  const paidAt = title.date('paid_at')
  const records = [...title.records.values()]
  const sequences = records.map(
    (record, i) => `if (${record.number(layout.sequence!.field)} !== sequence${i === 0 ? '' : ` + ${i}`}) ${IRREGULAR}`,
  )
  const ranges = codeRanges(title.dialect, shape)
  const codes = new CodeColumns(ranges)
  const words = standing.flatMap(({ words }) => words)
  const blank = [...standing.flatMap(({ tests }) => tests).map((test, i) => `(${test} ^ standing${i})`), ...joined]
  const statements = records.flatMap((record, i) => record.statements(i === 0 ? blank : []))
  const needsText = emission.needsText || records.some((record) => record.needsText)
  const text = [
    'if (next > textTo) {',
    `textTo = Math.min(p + ${Math.max(TEXT, 2 * (width + 2))}, v.byteLength)`,
    's = b.latin1Slice(textFrom = p, textTo)',
    '}',
    'const d = p - textFrom',
  ]
  const second = [
    `const q = end & ${PLACES}`,
    `if (end < 0 || q > last || !(${claimTest(layout, shape.companion?.role ?? shape.main, 'q', 'word')})) ${IRREGULAR}`,
    `next = ${lineEndCode('q', width)}`,
    `if (next < 0 || !(${printableTest(`q + ${width - 1}`)})) ${IRREGULAR}`,
  ]
  const source = `'use strict'
${records.flatMap(({ state }) => state).join('\n')}
${[codes.state, ...(emission.state ?? [])].join('\n')}
${words.map((_, i) => `var standing${i} = 0`).join('\n')}
${title.header.map((_, i) => `var ${HEADER_VALUE}${i} = null`).join('\n')}
var known = null, sink = null, totals = null, selection = null, out = null, charset = 'auto'
const place = { last: 0, next: 0 }
return {
  place,
  begin(toTake, toAdd, toSelect, bytesMayBe) {
    sink = toTake
    totals = toAdd
    selection = toSelect
    out = toTake.out
    ${['charset = bytesMayBe', ...(emission.begin ?? [])].join('\n    ')}
  },
  expect(words) {
    ${words.map((_, i) => `standing${i} = words[${i}]`).join('\n    ')}
  },
  inherit(values) {
    ${title.header.map((_, i) => `${HEADER_VALUE}${i} = values[${i}]`).join('\n    ')}
  },
  read(b, v, first, closed, firstLine, firstSequence) {
    const last = v.byteLength - ${width + 2}
    let here = first, before = first, line = firstLine, sequence = firstSequence, word = 0, titles = 0
    let end = ${lineEndCode('first', width)}
    ${needsText ? "let s = '', textFrom = 0, textTo = 0" : ''}
    titles: for (;;) {
    const p = here & ${PLACES}
    let next = end
    ${companion === null ? 'const q = p' : second.join('\n    ')}
    end = -1
    if (next <= last && ${claimTest(layout, shape.main, 'next', 'word')} && (${printableTest(`next + ${width - 1}`)})) {
      end = ${lineEndCode('next', width)}
    }
    if (next !== closed && end < 0) ${IRREGULAR}
    ${needsText ? text.join('\n    ') : ''}
    ${needsText && companion !== null ? 'const e = q - textFrom' : ''}
    ${statements.join('\n    ')}
    ${sequences.join('\n    ')}
    ${codes.lookUp}
    ${title.working.join('\n    ')}
    const paid = ${amounts[0]}
    const money = o.outcome.money || (o.outcome.isPayment && paid > 0)
    if (money) o = o.whenMoney
    totals.add(o.outcome.kind, money, paid, ${amounts[1]}, ${amounts[2]})
    if (selection === null || selection.takes(o.outcome.kind, ${paidAt})) {
    ${emission.statements.join('\n    ')}
    sink.take(made)
    }
    titles++
    line += ${records.length}
    sequence += ${records.length}
    before = here
    here = next
    if (end < 0 || sink.isFull) break
    }
    place.last = before
    place.next = here
    return titles
  },
}`
  return {
    source,
    codes: ranges,
    standing: standing.map(({ field, words }) => ({ field, words })),
    header: title.header,
  }
}

/** Where lines can begin: told to the machine code, which then has no sums of places to check. No more bytes than that may be looked at in one piece. */
export const PLACES = 2 ** 30 - 1

/** So many bytes are decoded at once, or two lines; no record keeps more than this by the text of its lines. */
const TEXT = 4096

/** Expressions that are 0 when main record and companion belong together; null when it cannot be told from the columns as they stand. */
function joinedBy({ main, companion, shape, dialect }: TitleSource): string[] | null {
  const joins = joinsOf(dialect.layout, shape)
  if (joins === null) return null
  return joins.flatMap(({ name, constant }) => {
    if (constant !== null) return differences('p', main.field(name).from - 1, constant)
    const others = companion!.columns(name)
    return main.columns(name).map(({ read }, i) => `(${read} ^ ${others[i]!.read})`)
  })
}

/** Fields that hold the same in the whole file or lot; null when some are of a kind that cannot be compared as they stand. */
function constantsOf({
  dialect,
  records,
}: TitleSource): (ConstantWords & { readonly tests: readonly string[] })[] | null {
  const fields = fileConstantFields(dialect.layout, [...records.keys()])
  if (fields === null) return null
  return fields.map((field) => {
    const record = records.get(field.role)!
    const columns = record.columns(field.name)
    const { from } = record.field(field.name)
    return {
      field,
      words: columns.map(({ size, column }) => ({ at: column - from + 1, size })),
      tests: columns.map(({ read }) => read),
    }
  })
}
