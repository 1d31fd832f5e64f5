/** The records of Bradesco's CNAB 400 that banks of its family print alike: version 17 (28/09/2020), pp. 9–15. */
import type { Column, Page } from '../../../remittance/manual-pages.js'
import { CNAB400_GUARANTOR, CNAB400_MESSAGE, CNAB400_TITLE } from '../../237-bradesco/manual-pages.js'

export { CNAB400_GUARANTOR, CNAB400_MESSAGE, CNAB400_TITLE }

/**
 * A page with other columns in some ranges.
 *
 * @throws when the new columns do not replace whole columns of the page
 */
export function withColumns(base: Page, columns: Page): Page {
  const isReplaced = ([from, to]: Column) => columns.some(([start, end]) => start <= to && from <= end)
  const all = [...base.filter((column) => !isReplaced(column)), ...columns].sort(([a], [b]) => a - b)
  let next = 1
  for (const [from, to] of all) {
    if (from !== next) throw new Error(`column ${from}-${to} where ${next} is next`)
    next = to + 1
  }
  return all
}
