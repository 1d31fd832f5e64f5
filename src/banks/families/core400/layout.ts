/**
 * Files of CNAB 400: a header, titles and usually a trailer, in lines numbered through the file. Lines have 400 columns, or the width of the bank's titles; the header
 * may have another width.
 */
import type { Direction } from '../../../febraban/index.js'
import { type Companion, type FileLayout, fileLayout, type LayoutSpec, type Records, type TitleStructure } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'

/** A dialect's name. */
export interface Dialect400 {
  readonly bank: BankIdentity
  /** Left out for the bank's usual dialect. */
  readonly variant?: string
}

/** The records of a file, and their order. */
export interface Layout400<R extends Records> extends Pick<LayoutSpec<R>, 'totals' | 'fileConstants' | 'words'> {
  /** Every record, by role: `header`, `trailer` if the file has one, the main record `title`, and the companions of a title. */
  readonly records: R
  /** Records that may follow `title`. */
  readonly companions?: Readonly<{ [Role in keyof R & string]?: Companion }>
  /** All main records, if `title` is not the only main record. */
  readonly titles?: readonly TitleStructure<keyof R & string>[]
  /** A file may have several headers, one for each account. */
  readonly manyHeaders?: true
}

/** The layout of a dialect's files in one direction. */
export function layout400<R extends Records>(direction: Direction, { bank, variant }: Dialect400, spec: Layout400<R>): FileLayout<R> {
  const { companions, titles = [{ main: 'title', ...(companions && { companions }) }], manyHeaders, records, ...rest } = spec
  const title = records[titles[0]!.main]!
  return fileLayout<R>({
    ...rest,
    records,
    name: `${bank.slug}400.${direction}${variant === undefined ? '' : ` (${variant})`}`,
    width: title.width,
    structure: { header: 'header', ...('trailer' in records && { trailer: 'trailer' }), titles, ...(manyHeaders && { manyHeaders }) },
    ...('sequence' in title.fields && { sequence: { field: 'sequence', within: 'file', ofTitle: 'title_sequence' } }),
  })
}
