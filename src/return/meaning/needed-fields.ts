/** The fields that a return record needs. A line that ends before one of them is cut. */
import type { ReturnDialect } from '../../banks/index.js'
import { once } from '../../fixed-width/index.js'
import { fieldsOfPlan, titlePlan } from './title-plan.js'

/** Returns the fields of a dialect's titles, by `role.field`, that entries of `line_parsed` come from. */
export const neededFields: (dialect: ReturnDialect) => ReadonlySet<string> = once((dialect) => {
  const plans = Object.keys(dialect.titles).map((main) => titlePlan(dialect, main))
  return new Set(plans.flatMap((plan) => fieldsOfPlan(plan).map(({ path }) => path)))
})
