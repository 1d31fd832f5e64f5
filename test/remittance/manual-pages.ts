/**
 * The records of a title as the banks' manuals print them, column by column, typed from the pages and not from the code: the other side of the
 * balance for the tests of instructions. `9` is a numeric column, neutral as zeros; `X` an alphanumeric one, neutral as blanks. The pages are in
 * `test/banks/<compe>-<slug>/manual-pages.ts`, each export one page.
 */

/**
 * The picture of a column: `X` alphanumeric, `9` numeric, `9V2` numeric with two implied decimals, `9V2/3` with two or three by another column, and
 * `9V` an amount whose decimals the page does not print; dates and times by their letters.
 */
export type Picture = 'X' | '9' | '9V' | `9V${number}` | `9V${number}/${number}` | DatePicture

export type DatePicture = 'DDMMAA' | 'DDMMAAAA' | 'AAAAMMDD' | 'HHMMSS'

/** From, to, picture, and what the manual prints as the content, for a column that always holds it. */
export type Column = readonly [from: number, to: number, picture: Picture, content?: string]

export type Page = readonly Column[]

/** Values by `from–to`, as the manual writes positions; texts without the blanks that fill them. */
export type Columns = Readonly<Record<string, string>>

/**
 * The columns of a line that hold something, by a page of the manual: what is neutral (zeros or blanks by the picture) and what the page prints as
 * the content is left out.
 *
 * @throws when a column that the page prints holds something else
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

/** A page written as lines of text: `001-003 9 133` for from, to, picture and content; several in a line, with semicolons between them. */
export const pageOf = (printed: string): Page =>
  itemsOf(printed).map((item) => {
    const [positions, picture, content] = item.split(' ')
    const [from, to] = positions!.split('-').map(Number) as [number, number]
    return [from, to, picture as '9' | 'X', ...(content === undefined ? [] : [content])] as unknown as Column
  })

/** Columns written the same way: `18-22 01069`; a text may have blanks in it. */
export const columnsOf = (held: string): Columns =>
  Object.fromEntries(
    itemsOf(held).map((item) => {
      const end = item.indexOf(' ')
      return [item.slice(0, end), item.slice(end + 1)]
    }),
  )

const itemsOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
