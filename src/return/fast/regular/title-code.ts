/**
 * Generates the code that reads a regular title: it checks the records column by column and passes the values to an emission. The values equal those of
 * `TitleReader`, which reads every title that the code does not accept.
 */
import { claimTest, differences, IRREGULAR, lineEndCode, printableTest } from '../../../fixed-width/index.js'
import type { TitleOutcome } from '../../meaning/title-outcome.js'
import { type FileConstant, fileConstantFields, linkFieldsOf } from '../agreement.js'
import { type CodeRange, codeRanges } from '../code-ranges.js'
import type { HeaderField } from '../header-values.js'
import { CodeColumns } from './code-columns.js'
import { HEADER_VALUE, type TitleSource } from './title-source.js'

/** The part of the code that makes the result of a title. */
export interface Emission {
  /** Names of the variables that a run of titles uses; null between runs. */
  readonly variables?: readonly string[]
  /** Code of functions. */
  readonly functions?: readonly string[]
  /** Statements at the beginning of a run of titles; `out` is the destination. */
  readonly begin?: readonly string[]
  /**
   * Statements that set `made` to the result. Available: `o`, the outcome of the codes and the paid value; `money`, whether it is money; `line`,
   * the line number.
   */
  readonly statements: readonly string[]
  /** Whether `out.text` is the text of all bytes, so that the code decodes none. */
  readonly isTextGiven?: boolean
  /** Further functions and values that the code uses, by name. */
  readonly helpers?: Readonly<Record<string, unknown>>
  /** Renders an outcome once; the code reads it from `o.rendered`. */
  render?(outcome: TitleOutcome): unknown
}

/** A file constant, and the words by which it is compared. */
interface ConstantWords {
  readonly field: FileConstant
  readonly words: readonly { readonly at: number; readonly size: 1 | 2 | 4 }[]
}

export interface TitleCode {
  readonly source: string
  readonly codes: readonly CodeRange[]
  readonly fileConstants: readonly ConstantWords[]
  /** Fields of the file header whose values the code receives before it reads. */
  readonly header: readonly HeaderField[]
}

/** Returns the code for the titles of a source; null if the dialect cannot be read this way. */
export function titleCode(title: TitleSource, emission: Emission): TitleCode | null {
  const links = linkTests(title)
  const fileConstants = constantsOf(title)
  if (links === null || fileConstants === null) return null
  const { companion, shape } = title
  const { layout } = title.dialect
  const { width } = layout
  const amounts = (['paid_amount', 'credit_amount', 'bank_rate'] as const).map((entry) => title.amount(entry))
  const paidAt = title.date('paid_at')
  const isMoney = title.isTrue(title.plan.isMoney)
  const fallback = title.plan.fallback.map((isFor) => `if (${title.isTrue(isFor)}) ${IRREGULAR}`)
  const records = [...title.records.values()]
  const sequences = records.map(
    (record, i) => `if (${record.number(layout.sequence!.field)} !== sequence${i === 0 ? '' : ` + ${i}`}) ${IRREGULAR}`,
  )
  const ranges = codeRanges(title.dialect, shape)
  const codes = new CodeColumns(ranges)
  const words = fileConstants.flatMap(({ words }) => words)
  const blank = [...fileConstants.flatMap(({ tests }) => tests).map((test, i) => `(${test} ^ constant${i})`), ...links]
  const statements = records.flatMap((record, i) => record.statements(i === 0 ? blank : [], 'report !== null'))
  const lineReports = records.flatMap(({ at, oddFiller, padding }, i) => {
    const line = `line${i === 0 ? '' : ` + ${i}`}`
    return [
      `if (${padding} > 0) report(paddingOf(${padding}, ${line}))`,
      `if (${oddFiller} >= 0) report(oddFillerOf(${i}, ${oddFiller}, b, ${at}, ${line}))`,
    ]
  })
  const misplaced = records.flatMap(({ at, oddFiller, padding, end }, i) => [
    `money && ${oddFiller} >= 0 && followsDate(${i}, ${oddFiller})`,
    `${padding} > 0 && (report === null || ${oddFiller} >= 0 || !isOnlyPadded(${i}, latin1Text(b, ${at}, ${at} + ${end}), money, state.padding))`,
  ])
  const needsText = records.some((record) => record.needsText)
  const page = [
    'if (next > textTo) {',
    `textTo = titles === 0 ? next : Math.min(p + ${Math.max(TEXT, 2 * (width + 2))}, v.byteLength)`,
    's = latin1Text(b, textFrom = p, textTo)',
    '}',
  ]
  const text = [...(emission.isTextGiven === true ? ['s = out.text'] : page), 'const d = p - textFrom']
  const second = [
    `const q = end & ${POSITION_MASK}`,
    `if (end < 0 || q > last || !(${claimTest(layout, shape.companion?.role ?? shape.main, 'q', 'word')})) ${IRREGULAR}`,
    `next = ${lineEndCode('q', width)}`,
    `if (next < 0 || !(${printableTest(`q + ${width - 1}`)})) ${IRREGULAR}`,
  ]
  const header = title.header.map((_, i) => `${HEADER_VALUE}${i}`)
  const ofRun = ['sink', 'totals', 'selection', 'report', 'out', 'state', ...header, ...(emission.variables ?? [])]
  const source = `'use strict'
${records.flatMap(({ state }) => state).join('\n')}
${[codes.state, ...(emission.functions ?? [])].join('\n')}
${words.map((_, i) => `var constant${i} = 0`).join('\n')}
var unoptimized = ${UNOPTIMIZED_TITLES}, known = null, charset = 'auto', ${ofRun.map((name) => `${name} = null`).join(', ')}
const position = { last: 0, next: 0, isIrregular: false }
return {
  position,
  begin(destination, newState, newCharset, words, header) {
    ({ sink, totals, selection, report } = destination)
    out = sink.out
    state = newState
    charset = newCharset
    ${words.map((_, i) => `constant${i} = words[${i}]`).join('\n    ')}
    ${header.map((name, i) => `${name} = header[${i}]`).join('\n    ')}
    ${(emission.begin ?? []).join('\n    ')}
  },
  end() {
    ${ofRun.join(' = ')} = null
  },
  read(b, v, first, closed, firstLine, firstSequence) {
    const last = v.byteLength - ${width + 2}
    const limit = unoptimized > 0 ? ${TITLES_PER_CALL} : 0
    let here = first, before = first, line = firstLine, sequence = firstSequence, word = 0, titles = 0, isIrregular = false
    let end = ${lineEndCode('first', width)}
    ${needsText ? "let s = '', textFrom = 0, textTo = 0" : ''}
    titles: for (;;) {
    const p = here & ${POSITION_MASK}
    let next = end
    ${companion === null ? 'const q = p' : second.join('\n    ')}
    end = -1
    if (next <= last && ${claimTest(layout, shape.main, 'next', 'word')} && (${printableTest(`next + ${width - 1}`)})) {
      end = ${lineEndCode('next', width)}
    }
    if (next !== closed && end < 0) ${IRREGULAR}
    isIrregular = true
    ${needsText ? text.join('\n    ') : ''}
    ${needsText && companion !== null ? 'const e = q - textFrom' : ''}
    ${statements.join('\n    ')}
    ${sequences.join('\n    ')}
    ${codes.lookUp}
    const isUnknown = o.outcome.unknownReasons.length > 0
    if (isUnknown && report === null) ${IRREGULAR}
    ${title.computations.join('\n    ')}
    const money = ${isMoney}
    ${fallback.join('\n    ')}
    ${misplaced.map((test) => `if (${test}) ${IRREGULAR}`).join('\n    ')}
    if (money) o = o.whenMoney
    totals.add(o.outcome.kind, money, ${amounts.join(', ')})
    if (selection === null || selection.takes(o.outcome.kind, ${paidAt})) {
    ${emission.statements.join('\n    ')}
    sink.take(made)
    }
    ${lineReports.join('\n    ')}
    if (isUnknown) unknownReasonsOf(o.outcome, line).forEach(report)
    titles++
    line += ${records.length}
    sequence += ${records.length}
    before = here
    here = next
    isIrregular = false
    if (end < 0 || sink.isFull || titles === limit) break
    }
    unoptimized -= limit
    position.last = before
    position.next = here
    position.isIrregular = isIrregular
    return titles
  },
}`
  return {
    source,
    codes: ranges,
    fileConstants: fileConstants.map(({ field, words }) => ({ field, words })),
    header: title.header,
  }
}

/** Mask of positions: with it, machine code needs no overflow checks on sums of positions. A chunk must not be larger. */
export const POSITION_MASK = 2 ** 30 - 1

/**
 * Titles until V8 has optimised the code, and titles of one call until then. Optimised code is used from the next call on. If a call is still in its loop when the
 * code is ready, V8 compiles the loop once more, which takes as long as reading some ten thousand titles.
 */
const UNOPTIMIZED_TITLES = 65_536
const TITLES_PER_CALL = 8

/** Bytes decoded at once, but at least two lines; of the first title only its lines, since it is often irregular. A record's text keeps at most this many bytes alive. */
const TEXT = 4096

/** Expressions that are 0 if the link fields of main record and companion match; null if comparing columns cannot decide that. */
function linkTests({ main, companion, shape, dialect }: TitleSource): string[] | null {
  const linkFields = linkFieldsOf(dialect.layout, shape)
  if (linkFields === null) return null
  return linkFields.flatMap(({ name, constant }) => {
    if (constant !== null) return differences('p', main.field(name).from - 1, constant)
    const others = companion!.columns(name)
    return main.columns(name).map(({ read }, i) => `(${read} ^ ${others[i]!.read})`)
  })
}

/** The file constants of the records; null if one of them cannot be compared by its columns. */
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
