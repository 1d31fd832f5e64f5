import { type FileLayout, fieldAt } from '../../fixed-width/index.js'

/** Returns the width of a field, given its path: `trailer.total_amount`. */
export function widthOf(layout: FileLayout, path: string): number {
  const { role, field } = fieldAt(layout, path)
  const { from, to } = layout.records[role]!.fields[field]!
  return to - from + 1
}
