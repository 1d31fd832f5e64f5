/** The losses that an instruction of a dialect may have. */
import { featuresOf, type RemittanceDialect } from '../../banks/index.js'
import { isBankCode, type OurCode } from '../../cobranca/index.js'
import { COLUMN_LOSSES, type LayoutLoss, LOSSES, type RecordLoss } from './losses.js'

export interface PlannedLosses {
  /** Fields for which the layout has no columns. */
  readonly ofLayout: readonly LayoutLoss[]
  readonly ofColumns: typeof COLUMN_LOSSES
  readonly ofRecords: readonly RecordLoss[]
}

/** Returns the losses that mean something for an instruction. */
export function plannedLosses(dialect: RemittanceDialect, ourCode: OurCode): PlannedLosses {
  const means = (loss: { readonly means: (typeof LOSSES)[number]['means'] }): boolean =>
    loss.means[ourCode] !== undefined
  return {
    ofLayout: LOSSES.filter((loss) => loss.by === 'layout').filter(
      (loss) => means(loss) && !hasColumns(dialect, loss.feature),
    ),
    ofColumns: COLUMN_LOSSES.filter(means),
    ofRecords: LOSSES.filter((loss) => loss.by === 'records').filter(means),
  }
}

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
