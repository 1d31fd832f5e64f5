/**
 * Records of a title as the manuals of the banks print them, column by column, typed from the pages and not from the code. The tests of instructions
 * compare files with them. `9` is a numeric column, zeros if unused; `X` is an alphanumeric column, blanks if unused. The pages are in
 * `test/banks/<compe>-<slug>/manual-pages.ts`; each export is one page.
 */

/**
 * Picture of a column: `X` alphanumeric, `9` numeric, `9V2` numeric with two implied decimals, `9V2/3` with two or three, decided by another column,
 * `9V` an amount for which the page does not print the decimals; dates and times have their letters.
 */
export type Picture = 'X' | '9' | '9V' | `9V${number}` | `9V${number}/${number}` | DatePicture

export type DatePicture = 'DDMMAA' | 'DDMMAAAA' | 'AAAAMMDD' | 'HHMMSS'

/** From, to, picture, and the printed content of a column that is constant. */
export type Column = readonly [from: number, to: number, picture: Picture, content?: string]

export type Page = readonly Column[]

/** Values by `from–to`, as in the manual; texts without padding. */
export type Columns = Readonly<Record<string, string>>

/**
 * Returns the filled columns of a line, by a page of the manual. Unused columns (zeros or blanks by the picture) and constants printed on the page are
 * omitted.
 *
 * @throws if a constant column has other content
 */
export function filled(line: string, page: Page): Columns {
  const columns: Record<string, string> = {}
  for (const [from, to, picture, content] of page) {
    const held = line.slice(from - 1, to)
    if (content !== undefined) {
      if (held !== content) throw new Error(`${from}-${to} holds «${held}», not the «${content}» of the page`)
      continue
    }
    const neutral = (picture === 'X' ? ' ' : '0').repeat(to - from + 1)
    if (held !== neutral) columns[`${from}-${to}`] = picture === 'X' ? held.trimEnd() : held
  }
  return columns
}

/** Parses the content of columns, separated by semicolons: `18-22 01069`; a text may contain blanks and commas, or be missing. */
export const columnsOf = (held: string): Columns =>
  Object.fromEntries(
    itemsOf(held).map((item) => {
      const [columns, ...words] = item.split(' ')
      return [columns, words.join(' ')]
    }),
  )

const itemsOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
