/** What the codes of titles say, worked out once for each content of their fields: a file repeats a few dozen. */
import type { ReturnDialect } from '../../banks/index.js'
import { fieldAt, placeInRow, type ReadLine, type Title } from '../../fixed-width/index.js'
import { reasonTablesOf } from './reasons.js'
import { codeFields, outcomeOf, type TitleOutcome } from './title-outcome.js'

/** More are begun anew, so that memory stays bounded. */
const MOST = 4096

export class KnownOutcomes {
  private readonly known = new Map<string, TitleOutcome>()
  private readonly tables: ReturnType<typeof reasonTablesOf>
  /** Where the codes are, by record. */
  private readonly places: readonly { readonly role: string; readonly places: readonly number[] }[]

  /** @param main the record that the titles begin with */
  constructor(
    private readonly dialect: ReturnDialect,
    private readonly bank: string,
    private readonly main: string,
  ) {
    this.tables = reasonTablesOf(dialect, main)
    const { layout } = dialect
    const places = new Map<string, Set<number>>()
    for (const path of codeFields(dialect, main)) {
      const { role, field } = fieldAt(layout, path)
      places.set(role, (places.get(role) ?? new Set()).add(placeInRow(layout.records[role]!, field)))
    }
    this.places = [...places].map(([role, places]) => ({ role, places: [...places].filter((place) => place >= 0) }))
  }

  of(title: Title<ReadLine>): TitleOutcome {
    const key = this.contentOf(title)
    let outcome = this.known.get(key)
    if (outcome === undefined) {
      outcome = outcomeOf(this.dialect, this.tables, this.bank, title)
      // All records of the same codes have them.
      Object.freeze(outcome.reasons).forEach(Object.freeze)
      if (this.known.size >= MOST) this.known.clear()
      this.known.set(key, outcome)
    }
    return outcome
  }

  /** All code fields of a title's records. No value has a line feed. */
  private contentOf({ main, companions }: Title<ReadLine>): string {
    let content = ''
    for (const { role, places } of this.places) {
      if (role === this.main) content = withCodes(content, main, places)
      else for (const line of companions[role] ?? NO_LINES) content = withCodes(content, line, places)
      content += '\n\n'
    }
    return content
  }
}

const ofDialects = new WeakMap<ReturnDialect, Map<string, KnownOutcomes>>()

/** What is known of the titles that begin with a record: the same for all files, and for both ways of reading. */
export function knownOutcomes(dialect: ReturnDialect, bank: string, main: string): KnownOutcomes {
  const ofDialect = ofDialects.get(dialect) ?? new Map<string, KnownOutcomes>()
  const key = `${bank} ${main}`
  const outcomes = ofDialect.get(key) ?? new KnownOutcomes(dialect, bank, main)
  ofDialects.set(dialect, ofDialect.set(key, outcomes))
  return outcomes
}

const NO_LINES: readonly ReadLine[] = []

function withCodes(content: string, { row }: ReadLine, places: readonly number[]): string {
  let codes = content
  for (const place of places) codes += `${row[place]}\n`
  return codes
}
