/** The code columns of a title. Its outcome, and the choice between some values, depend on them. */
import type { ReturnDialect } from '../../banks/index.js'
import { type AnyField, fieldAt } from '../../fixed-width/index.js'
import { codeFields } from '../meaning/title-outcome.js'
import { titlePlan } from '../meaning/title-plan.js'
import { type RegularShape, rolesOfShape } from './regular-shape.js'

/** A range of columns of one record of a title, counted from 0. */
export interface CodeRange {
  /** Index of the record in the title. */
  readonly record: 0 | 1
  readonly name: string
  readonly field: AnyField
  readonly from: number
  readonly to: number
}

/** Returns the code columns of the regular titles of a shape: each field once, constants excluded. */
export function codeRanges(dialect: ReturnDialect, shape: RegularShape): readonly CodeRange[] {
  const { layout } = dialect
  const roles = rolesOfShape(shape)
  const { tests } = titlePlan(dialect, shape.main, roles)
  const paths = [
    ...codeFields(dialect, shape.main),
    ...tests.flatMap((test) => ('code' in test ? [test.code.path] : [])),
  ]
  return [...new Set(paths)].flatMap((path) => {
    const { role, field: name } = fieldAt(layout, path)
    const field: AnyField = layout.records[role]!.fields[name]!
    const record = roles.indexOf(role)
    if (record < 0 || field.literal !== undefined) return []
    return [{ record: record === 0 ? 0 : 1, name, field, from: field.from - 1, to: field.to }]
  })
}
