/** Outcomes of the code columns of regular titles, computed once for each content. */
import type { ReturnDialect } from '../../banks/index.js'
import { codecOf, ReadLine, type Title } from '../../fixed-width/index.js'
import type { AmountByCode } from '../meaning/amount-by-code.js'
import { type KnownOutcomes, knownOutcomes } from '../meaning/known-outcomes.js'
import { mayBeAnnounced, type TitleOutcome } from '../meaning/title-outcome.js'
import { amountByCode, type MoneyWherePlan, titlePlan } from '../meaning/title-plan.js'
import { textAt } from '../meaning/title-values.js'
import type { CodeRange } from './code-ranges.js'
import { type RegularShape, rolesOf } from './regular-shape.js'

export interface RegularOutcome {
  readonly outcome: TitleOutcome
  /** Meaning of each amount that depends on a code, in the order of the plan. */
  readonly amounts: readonly AmountByCode[]
  /** The value that the emission rendered. */
  readonly rendered: unknown
  /** Outcome of a title with the same codes that is money; usually this object. */
  readonly whenMoney: RegularOutcome
}

/** A file has a few dozen contents. With more, the cache is cleared to bound memory. */
const MAX_CONTENTS = 4096

export class TitleCodes {
  private known = new Map<string, RegularOutcome | null>()
  private readonly outcomes: KnownOutcomes
  private readonly where: readonly MoneyWherePlan[]

  constructor(
    private readonly dialect: ReturnDialect,
    private readonly shape: RegularShape,
    bank: string,
    private readonly ranges: readonly CodeRange[],
    private readonly render: (outcome: TitleOutcome) => unknown,
  ) {
    this.outcomes = knownOutcomes(dialect, bank, shape.main)
    this.where = titlePlan(dialect, shape.main, rolesOf(shape)).where
  }

  /** Null if the codes need a diagnostic other than `unknown_reason`. */
  of(bytes: Buffer, main: number, companion: number): RegularOutcome | null {
    let key = ''
    for (const { record, from, to } of this.ranges) {
      const at = record === 0 ? main : companion
      key += bytes.toString('latin1', at + from, at + to)
    }
    let regular = this.known.get(key)
    if (regular === undefined) {
      regular = this.read(bytes, main, companion)
      if (this.known.size >= MAX_CONTENTS) this.known.clear()
      this.known.set(key, regular)
    }
    return regular
  }

  private read(bytes: Buffer, main: number, companion: number): RegularOutcome | null {
    const { shape } = this
    const title: Title<ReadLine> = {
      main: this.lineAt(bytes, main, shape.main),
      companions:
        shape.companion === null
          ? {}
          : { [shape.companion.role]: [this.lineAt(bytes, companion, shape.companion.role)] },
    }
    const outcome = this.outcomes.of(title)
    if (outcome.isPayment === null || outcome.evidence !== null) return null
    if (mayBeAnnounced(this.dialect, title)) return null
    const amounts = this.where.map((plan) => amountByCode(plan, plan.code && textAt(title, plan.code.path)))
    const whenPaid = outcome.whenPaid === null ? null : this.regularOutcome(outcome.whenPaid, amounts)
    if (outcome.whenPaid !== null && whenPaid === null) return null
    return this.regularOutcome(outcome, amounts, whenPaid)
  }

  private regularOutcome(
    outcome: TitleOutcome,
    amounts: readonly AmountByCode[],
    whenMoney: RegularOutcome | null = null,
  ): RegularOutcome | null {
    const rendered = this.render(outcome)
    if (rendered === null) return null
    const regular = { outcome, amounts, rendered, whenMoney: whenMoney! }
    regular.whenMoney ??= regular
    return regular
  }

  private lineAt(bytes: Buffer, at: number, role: string): ReadLine {
    const record = this.dialect.layout.records[role]!
    const raw = bytes.toString('latin1', at, at + record.width)
    const codec = codecOf(record)
    return new ReadLine(0, 0, raw, role, codec, codec.row(raw, bytes, at, []), [], SOURCE)
  }
}

const SOURCE = { before: '', after: '', terminator: '', charset: 'latin1' } as const
