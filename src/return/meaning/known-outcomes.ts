/** Outcomes of the codes of titles, computed once for each content of the code fields. A file has a few dozen contents. */
import type { ReturnDialect } from '../../banks/index.js'
import { fieldAt, indexInRow, once, type ReadLine, type Title } from '../../fixed-width/index.js'
import { codeFields, type OutcomeReader, outcomeReaderOf, type TitleOutcome } from './title-outcome.js'

/** With more contents, the cache is cleared to bound memory. */
const MAX_KNOWN = 4096

export class KnownOutcomes {
  private readonly known = new Map<string, TitleOutcome>()
  private readonly reader: OutcomeReader
  /** Indexes of the code fields in the rows of each record. */
  private readonly indexes: readonly { readonly role: string; readonly indexes: readonly number[] }[]

  /** @param main role of the main record of the titles */
  constructor(
    dialect: ReturnDialect,
    bank: string,
    private readonly main: string,
  ) {
    this.reader = outcomeReaderOf(dialect, bank, main)
    const { layout } = dialect
    const indexes = new Map<string, Set<number>>()
    for (const path of codeFields(dialect, main)) {
      const { role, field } = fieldAt(layout, path)
      indexes.set(role, (indexes.get(role) ?? new Set()).add(indexInRow(layout.records[role]!, field)))
    }
    this.indexes = [...indexes].map(([role, indexes]) => ({
      role,
      indexes: [...indexes].filter((index) => index >= 0),
    }))
  }

  of(title: Title<ReadLine>): TitleOutcome {
    const key = this.contentOf(title)
    let outcome = this.known.get(key)
    if (outcome === undefined) {
      outcome = withFrozenReasons(this.reader.read(title))
      if (this.known.size >= MAX_KNOWN) this.known.clear()
      this.known.set(key, outcome)
    }
    return outcome
  }

  /** The contents of all code fields of a title, separated by line feeds. No value contains a line feed. */
  private contentOf({ main, companions }: Title<ReadLine>): string {
    let content = ''
    for (const { role, indexes } of this.indexes) {
      if (role === this.main) content = withCodes(content, main, indexes)
      else for (const line of companions[role] ?? NO_LINES) content = withCodes(content, line, indexes)
      content += '\n\n'
    }
    return content
  }
}

/** Freezes the reasons of an outcome: all titles with its codes share them. */
export function withFrozenReasons(outcome: TitleOutcome): TitleOutcome {
  Object.freeze(outcome.reasons).forEach(Object.freeze)
  return outcome
}

/** Returns the outcomes known for the titles of a main record. All files share them. */
export const knownOutcomes: (dialect: ReturnDialect, bank: string, main: string) => KnownOutcomes = once(
  (dialect, bank, main) => new KnownOutcomes(dialect, bank, main),
)

const NO_LINES: readonly ReadLine[] = []

function withCodes(content: string, { row }: ReadLine, indexes: readonly number[]): string {
  let codes = content
  for (const index of indexes) codes += `${row[index]}\n`
  return codes
}
