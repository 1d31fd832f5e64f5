/**
 * The code that reads a regular title: checks its records, column by column, and has an emission make something of it. What that is told is what
 * `TitleReader` would tell; whatever the code does not take is left to that one.
 */
import type { LineParsedEntry } from '../../cobranca/index.js'
import { type Kind, sameAs } from '../../fixed-width/index.js'
import { codeFields } from '../title-outcome.js'
import { CodeColumns } from './code-columns.js'
import type { TitleSource } from './title-source.js'

/** What the code makes of a title. */
export interface Emission {
  /** Variables that outlive a call. */
  readonly state?: readonly string[]
  /** Statements for the beginning of a run of titles: `out` is where they are written. */
  readonly begin?: readonly string[]
  /** Statements that leave it in a variable `made`. */
  readonly statements: readonly string[]
  /** Whether they need the lines as text, `s`, by themselves. */
  readonly needsText: boolean
}

/** A field that holds the same throughout a file or a lot. */
export interface Standing {
  /** Which: the lot's number, or a constant field of the layout. */
  readonly of: 'lot' | { readonly constant: string }
  readonly width: number
  readonly words: readonly { readonly at: number; readonly size: 1 | 2 | 4 }[]
}

export interface TitleCode {
  readonly source: string
  readonly codes: CodeColumns
  readonly standing: readonly Standing[]
}

/** The code for the titles of a source; null where the dialect has something that it cannot do. */
export function titleCode(title: TitleSource, emission: Emission): TitleCode | null {
  const joined = joinedBy(title)
  const standing = standingOf(title)
  if (joined === null || standing === null) return null
  const { layout } = title.dialect
  const amounts = (['paid_amount', 'credit_amount', 'bank_rate'] as const).map((entry: LineParsedEntry) =>
    title.amount(entry),
  )
  const paidAt = title.date('paid_at')
  const sequences = [...title.records.values()].map(
    (record, i) => `if (${record.number(layout.sequence!.field)} !== sequence${i === 0 ? '' : ` + ${i}`}) return null`,
  )
  const codes = new CodeColumns(layout, codePaths(title), [...title.records.keys()])
  const records = [...title.records.values()]
  const statements = records.flatMap((record) => record.statements())
  const words = standing.flatMap(({ tests }) => tests)
  const needsText = emission.needsText || records.some((record) => record.needsText)
  const last = title.companion === null ? 'p' : 'q'
  const texts = [
    ...(title.companion === null ? [] : ['const d = q - p']),
    ...(needsText ? [`const s = b.latin1Slice(p, ${last} + ${layout.width})`] : []),
  ]
  const source = `'use strict'
${records.flatMap(({ state }) => state).join('\n')}
${[codes.state, ...(emission.state ?? [])].join('\n')}
${words.map((_, i) => `let standing${i} = 0`).join('\n')}
let o = null, totals = null, selection = null, out = null, charset = 'auto'
return {
  begin(toAdd, toSelect, toWrite, bytesMayBe) {
    totals = toAdd
    selection = toSelect
    out = toWrite
    ${['charset = bytesMayBe', ...(emission.begin ?? [])].join('\n    ')}
  },
  expect(words) {
    ${words.map((_, i) => `standing${i} = words[${i}]`).join('\n    ')}
  },
  read(b, v, p, q, line, sequence) {
    if (!(${[...words.map((word, i) => `${word} === standing${i}`), ...joined, 'true'].join(' && ')})) return null
    ${texts.join('\n    ')}
    ${statements.join('\n    ')}
    ${sequences.join('\n    ')}
    ${codes.lookUp}
    ${title.working.join('\n    ')}
    const paid = ${amounts[0]}
    const money = o.outcome.money || (o.outcome.isPayment && paid > 0)
    totals.add(o.outcome.kind, money, paid, ${amounts[1]}, ${amounts[2]})
    if (selection !== null && !selection.takes(o.outcome.kind, ${paidAt})) return undefined
    ${emission.statements.join('\n    ')}
    return made
  },
}`
  return { source, codes, standing: standing.map(({ of, width, words }) => ({ of, width, words })) }
}

/** Code fields of the records at hand, and those that say what an amount is. */
const codePaths = (title: TitleSource): string[] =>
  [...codeFields(title.dialect, title.shape.main), ...title.where.map(({ where }) => where)].filter(
    (path) => title.part(path) !== undefined,
  )

/** Tests that main record and companion belong together; null when it cannot be told from the columns as they stand. */
function joinedBy({ main, companion, shape }: TitleSource): string[] | null {
  const tests: string[] = []
  for (const name of companion === null ? [] : (shape.companion?.terms.same ?? [])) {
    const [a, b] = [main.field(name), companion!.field(name)]
    if (b.to - b.from !== a.to - a.from) return null
    if (a.kind === 'digits' && b.literal !== undefined) tests.push(sameAs('p', a.from - 1, b.literal))
    else if (SAME_AS_WRITTEN.has(a.kind) && b.kind === a.kind && b.align === a.align) {
      const others = companion!.columns(name)
      tests.push(...main.columns(name).map(({ read }, i) => `${read} === ${others[i]!.read}`))
    } else return null
  }
  return tests
}

/** Kinds of which two fields of one width hold the same value just when they hold the same columns, where both are regular. */
const SAME_AS_WRITTEN: ReadonlySet<Kind> = new Set(['digits', 'text'])

/** Fields that hold the same in the whole file or lot; null when some are of a kind that cannot be compared as they stand. */
function standingOf(title: TitleSource): (Standing & { readonly tests: readonly string[] })[] | null {
  const { layout } = title.dialect
  const lot = layout.structure.lot?.number
  const standing: (Standing & { readonly tests: readonly string[] })[] = []
  for (const name of [...(lot === undefined ? [] : [lot]), ...(layout.constant ?? [])]) {
    for (const record of title.records.values()) {
      if (!record.has(name)) continue
      const { kind, literal, from, to } = record.field(name)
      if (name !== lot && literal !== undefined) continue
      if (kind !== 'digits') return null
      const columns = record.columns(name)
      standing.push({
        of: name === lot ? 'lot' : { constant: name },
        width: to - from + 1,
        words: columns.map(({ size, column }) => ({ at: column - from + 1, size })),
        tests: columns.map(({ read }) => read),
      })
    }
  }
  return standing
}
