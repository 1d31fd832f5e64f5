/** Results as Markdown tables. */
import { FILES, type FileId } from './files/index.js'
import { count, figures, megabytes, megabytesASecond, microsecondsATitle, ratio, titlesASecond } from './format.js'
import { type Row, rowsOf, type SuiteResult } from './result.js'
import type { Suite } from './suite.js'

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

/** Sorts sizes and removes duplicates. */
export const ascending = (sizes: readonly number[]): number[] => [...new Set(sizes)].sort((a, b) => a - b)

/** Creates a table per file and size. */
export function speedTables(suite: Suite, result: SuiteResult): string {
  return suite.files
    .flatMap((file) => {
      const ofFile = rowsOf(result).filter((row) => row.file === file)
      return ascending(ofFile.map(({ titles }) => titles)).map((titles) =>
        speedTable(
          suite,
          ofFile.filter((row) => row.titles === titles),
        ),
      )
    })
    .join('\n\n')
}

function speedTable(suite: Suite, rows: readonly Row[]): string {
  const { file, titles, bytes } = rows[0]!
  const baselines = suite.baselines(file)
  const of = suite.write !== undefined ? `, ${megabytes(bytes)} MB` : ''
  const heads = [
    `**${FILES[file].name}**, ${count(titles)} titles${of}`,
    'ms',
    'ms CPU',
    'titles/s',
    'MB/s',
    ...baselines.map(({ name }) => `× ${name}`),
    'peak RSS, MB',
    'of which before, MB',
    'added, × bytes',
    'samples',
  ]
  return table(
    heads,
    rows.map((row) => {
      if (row.missing !== null) return [row.work, row.missing, ...heads.slice(2).map(() => '')]
      return [
        row.isBaseline ? `*${row.work}*` : row.work,
        figures(row.time.wall),
        figures(row.time.cpu),
        row.isFixed ? '' : figures(titlesASecond(suite, row)),
        row.isFixed || row.bytes === 0 ? '' : figures(megabytesASecond(suite, row)),
        ...baselines.map((_, i) => figures(ratio(suite, row, i))),
        row.peak === 0 ? '' : figures(row.peak / 1e6),
        row.before === 0 ? '' : figures(row.before / 1e6),
        row.before === 0 || row.bytes === 0 ? '' : figures((row.peak - row.before) / row.bytes),
        `${row.kept} of ${row.taken}${row.isSteady ? '' : ', unsteady'}`,
      ]
    }),
  )
}

/** Works of a file measured with several sizes. */
export interface GrowthOfFile {
  readonly file: FileId
  /** In ascending order. */
  readonly sizes: readonly number[]
  readonly works: readonly { readonly work: string; readonly rows: readonly Row[] }[]
}

export function growthOf(suite: Suite, result: SuiteResult): GrowthOfFile[] {
  return suite.files.flatMap((file) => {
    const rows = rowsOf(result).filter((row) => row.file === file && row.missing === null && !row.isFixed)
    const sizes = ascending(rows.map(({ titles }) => titles))
    if (sizes.length < 2) return []
    const works = [...new Set(rows.map(({ work }) => work))]
    return [{ file, sizes, works: works.map((work) => ({ work, rows: rows.filter((row) => row.work === work) })) }]
  })
}

/** Creates tables of time per title and memory by size; empty if only one size was measured. */
export function growthTables(suite: Suite, result: SuiteResult): string {
  return growthOf(suite, result)
    .map(({ file, sizes, works }) =>
      table(
        [
          `**${FILES[file].name}**`,
          ...sizes.map((size) => `µs a title, ${count(size)}`),
          ...sizes.map((size) => `peak RSS, MB, ${count(size)}`),
        ],
        works.map(({ work, rows }) => {
          const at = sizes.map((size) => rows.find(({ titles }) => titles === size))
          return [
            work,
            ...at.map((row) => (row === undefined ? '' : figures(microsecondsATitle(suite, row)))),
            ...at.map((row) => (row === undefined || row.peak === 0 ? '' : figures(row.peak / 1e6))),
          ]
        }),
      ),
    )
    .join('\n\n')
}
