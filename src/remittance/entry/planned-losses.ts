/** The losses that an instruction of a dialect may have. */
import { featuresOf, type RemittanceDialect } from '../../banks/index.js'
import { isBankCode, type OurCode } from '../../cobranca/index.js'
import { once } from '../../fixed-width/index.js'
import type { TextLocation } from '../text-changes.js'
import { COLUMN_LOSSES, type ColumnLoss, type LayoutLoss, LOSSES, type Loss, type RecordLoss } from './losses.js'

/** A loss, with its meaning for one instruction. */
export interface PlannedLoss<L extends Loss> {
  readonly loss: L
  readonly isError: boolean
  /** How a change names it. */
  readonly location: TextLocation
}

export type PlannedColumnLoss = PlannedLoss<ColumnLoss>

export interface PlannedLosses {
  /** Fields for which the layout has no columns. */
  readonly ofLayout: readonly LayoutLoss[]
  readonly ofColumns: readonly PlannedColumnLoss[]
  /** Losses in columns that are no errors in a strict remittance. */
  readonly usual: readonly PlannedColumnLoss[]
  readonly ofRecords: readonly PlannedLoss<RecordLoss>[]
}

/** Returns the losses that mean something for an instruction. */
export const plannedLosses = once((dialect: RemittanceDialect, ourCode: OurCode): PlannedLosses => {
  const means = ({ means }: Pick<Loss, 'means'>): boolean => means[ourCode] !== undefined
  const planned = <L extends Loss>(losses: readonly L[]): readonly PlannedLoss<L>[] =>
    losses.filter(means).map((loss) => ({
      loss,
      isError: loss.means[ourCode] === 'error',
      location: { name: `slip.${loss.field}`, field: null },
    }))
  return {
    ofLayout: LOSSES.filter((loss) => loss.by === 'layout').filter(
      (loss) => means(loss) && !hasColumns(dialect, loss.feature),
    ),
    ofColumns: planned(COLUMN_LOSSES.filter(({ isUsual }) => isUsual !== true)),
    usual: planned(COLUMN_LOSSES.filter(({ isUsual }) => isUsual === true)),
    ofRecords: planned(LOSSES.filter((loss) => loss.by === 'records')),
  }
})

/** Kinds of columns that hold a code that varies. */
const VALUED: readonly string[] = ['text', 'digits']

/** A layout with columns for a third discount has them for a second. */
function hasColumns(dialect: RemittanceDialect, feature: LayoutLoss['feature']): boolean {
  if (isBankCode(feature)) {
    const records = Object.values(dialect.layout.records)
    return records.some(({ fields }) => VALUED.includes(fields[feature]?.kind ?? ''))
  }
  const features = featuresOf(dialect)
  return features.includes(feature) || (feature === 'second_discount' && features.includes('third_discount'))
}
