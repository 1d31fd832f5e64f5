/** The fields that a return record needs. A line that ends before one of them is cut. */
import type { ReturnDialect } from '../../banks/index.js'
import { fieldsOf, titlePlan } from './title-plan.js'

const ofDialects = new WeakMap<ReturnDialect, ReadonlySet<string>>()

/** Returns the fields of a dialect's titles, by `role.field`, that entries of `line_parsed` come from. */
export function neededFields(dialect: ReturnDialect): ReadonlySet<string> {
  let fields = ofDialects.get(dialect)
  if (fields === undefined) {
    const plans = Object.keys(dialect.titles).map((main) => titlePlan(dialect, main))
    fields = new Set(plans.flatMap((plan) => fieldsOf(plan).map(({ path }) => path)))
    ofDialects.set(dialect, fields)
  }
  return fields
}
