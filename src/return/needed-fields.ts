/** The fields that a return record is made of: a line that ends before them was cut. */
import type { ReturnDialect } from '../banks/index.js'
import { pathsOf } from '../febraban/index.js'

const ofDialects = new WeakMap<ReturnDialect, ReadonlySet<string>>()

/** The fields of a dialect's titles, by `role.field`, that `line_parsed` is made of. */
export function neededFields(dialect: ReturnDialect): ReadonlySet<string> {
  let fields = ofDialects.get(dialect)
  if (fields === undefined) {
    const sources = Object.values(dialect.titles).flatMap((projection) => Object.values(projection))
    fields = new Set(sources.flatMap(pathsOf))
    ofDialects.set(dialect, fields)
  }
  return fields
}
