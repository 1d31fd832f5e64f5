/** Results as Markdown tables. */
import { FILES } from './files/index.js'
import { count, figures, megabytes, megabytesASecond, ratio, titlesASecond } from './format.js'
import type { Row } from './result.js'
import type { Suite } from './suite.js'

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

/** Creates the table of a suite: a line for each work, under the file and size. */
export function speedTable(suite: Suite, rows: readonly Row[]): string {
  const baselines = suite.baselines(suite.files[0]!)
  const heads = [
    'work',
    suite.clock === 'cpu' ? 'ms CPU' : 'ms',
    'titles/s',
    'MB/s',
    ...baselines.map(({ name }) => `× ${name}`),
    'peak RSS, MB',
    'added, × bytes',
  ]
  const lines = rows.flatMap((row, i) => {
    const before = rows[i - 1]
    const isOther = row.file !== before?.file || row.titles !== before.titles
    const line = padded(cellsOf(suite, row), heads.length)
    return isOther ? [padded([groupOf(suite, row)], heads.length), line] : [line]
  })
  return table(heads, lines)
}

const padded = (cells: readonly string[], length: number): string[] => Array.from({ length }, (_, i) => cells[i] ?? '')

const groupOf = (suite: Suite, { file, titles, bytes }: Row): string =>
  `**${FILES[file].name}, ${count(titles)} titles${suite.write === undefined ? '' : `, ${megabytes(bytes)} MB`}**`

function cellsOf(suite: Suite, row: Row): string[] {
  if (row.missing !== null) return [row.work, row.missing]
  return [
    `${row.isBaseline ? `*${row.work}*` : row.work}${row.isSteady ? '' : ', unsteady'}`,
    figures(row.time[suite.clock]),
    row.isFixed ? '' : figures(titlesASecond(suite, row)),
    row.isFixed || row.bytes === 0 ? '' : figures(megabytesASecond(suite, row)),
    ...row.bases.map((_, i) => figures(ratio(suite, row, i))),
    row.peak === 0 ? '' : figures(row.peak / 1e6),
    row.before === 0 || row.bytes === 0 ? '' : figures((row.peak - row.before) / row.bytes),
  ]
}
