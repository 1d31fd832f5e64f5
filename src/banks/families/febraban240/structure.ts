/** Nesting, numbering and totals of the records in a CNAB 240 file: FEBRABAN 10.6, pp. 13–16, G038 (p. 173), G049, G056 (pp. 174–175) and G057 (p. 175). */
import { type Direction, otherServiceText } from '../../../febraban/index.js'
import type { Companion, FileLayout, LayoutWords, Measure, Records, Total, Version } from '../../../fixed-width/index.js'

/** Layout of a bank's files: differences from FEBRABAN's. */
export interface Layout240Spec {
  /** Prefix of the names of layout and records: `sicoob240`. */
  readonly name: string
  /**
   * Records of a file by role, in the order of the manual. A file without `lot_header` has no lots. Segments that only files of the other direction have are
   * left out: both directions may have one list.
   */
  readonly records: Records
  /** Companion segments whose rules differ from FEBRABAN's. */
  readonly companions?: Readonly<Record<string, Companion>>
  /** Details that belong to no title. */
  readonly loose?: readonly string[]
  /** Known versions of the file layout, in the header; remittances use the first. Left out if the header has no column for the version. */
  readonly versions?: readonly [string, ...string[]]
  /** Known versions of the lot layout; a lot of another version is reported. */
  readonly lotVersions?: Omit<Version, 'field'>
  /** Other counts of a lot's lines that the bank's files have in the trailer of the lot. */
  readonly lotTotal?: { readonly accepts: readonly Measure[] }
  /** Other counts of a file's lines that the bank's files have in the trailer of the file. */
  readonly fileTotal?: { readonly accepts: readonly Measure[] }
  /** Totals besides FEBRABAN's. */
  readonly totals?: readonly Total[]
  /** Words of fields whose names have another meaning in the bank's files. */
  readonly words?: LayoutWords
}

/** Companions of titles: records that belong to a title but do not begin it. Headers and trailers are not companions. */
export function companionsOf(
  { records, companions, loose = [] }: Layout240Spec,
  mains: readonly string[],
  usual: (role: string) => Companion,
): Readonly<Record<string, Companion>> {
  const others = [...ENDS, ...mains, ...loose]
  const roles = Object.keys(records).filter((role) => !others.includes(role))
  return Object.fromEntries(roles.map((role) => [role, companions?.[role] ?? usual(role)]))
}

const ENDS = ['header', 'lot_header', 'lot_trailer', 'trailer']

/** Segments that only files of the other direction have. */
const OF_THE_OTHER: Readonly<Record<Direction, readonly string[]>> = {
  remittance: ['segment_t', 'segment_u'],
  return: ['segment_p', 'segment_q', 'segment_r', 'segment_s_line', 'segment_s_back_line', 'segment_s_messages'],
}

/** The records that files of a direction have. */
export const recordsIn = (records: Records, direction: Direction): Records =>
  Object.fromEntries(Object.entries(records).filter(([role]) => !OF_THE_OTHER[direction].includes(role)))

/** Parts of a layout that both directions share. */
export function layoutParts240(
  { name, records, loose, versions, lotVersions, lotTotal, fileTotal, totals = [], words }: Layout240Spec,
  direction: Direction,
  mains: readonly string[],
  companions: Readonly<Record<string, Companion>>,
): Omit<FileLayout, 'recognise' | 'recogniseAnyCase'> {
  const hasLots = records['lot_header'] !== undefined
  const counts = (field: string): boolean => records['trailer']!.fields[field] !== undefined
  const fileTotals: readonly Total[] = [
    ...(hasLots ? [{ field: 'lot_trailer.record_count', equals: 'lot_lines', ...lotTotal } as const] : []),
    ...(hasLots && counts('lot_count') ? [LOTS_OF_FILE] : []),
    ...(counts('record_count') ? [{ ...LINES_OF_FILE, ...fileTotal }] : []),
  ]
  return {
    name: `${name}.${direction}`,
    width: records['header']!.width,
    records,
    structure: {
      header: 'header',
      trailer: 'trailer',
      ...(hasLots ? { lot: { header: 'lot_header', trailer: 'lot_trailer', number: 'lot_number', otherService: otherServiceText } } : {}),
      titles: mains.map((main) => ({ main, companions })),
      ...(loose === undefined ? {} : { loose }),
    },
    sequence: { field: 'sequence', within: hasLots ? 'lot' : 'file' },
    ...(holdsBankCode(records) ? { fileConstants: ['bank_code'] } : {}),
    ...(versions === undefined ? {} : { version: { field: 'header.file_layout_version', known: versions } }),
    ...(lotVersions === undefined ? {} : { lotVersion: { field: 'lot_header.lot_layout_version', ...lotVersions } }),
    totals: [...fileTotals, ...totals],
    ...(words === undefined ? {} : { words }),
  }
}

const LOTS_OF_FILE: Total = { field: 'trailer.lot_count', equals: 'file_lots' }
const LINES_OF_FILE: Total = { field: 'trailer.record_count', equals: 'file_lines' }

/** All records of a file have the same bank number (G001, p. 167). Records that hold the bank's number as a literal are not compared. */
const holdsBankCode = (records: Records): boolean => Object.values(records).some(({ fields }) => fields['bank_code']?.kind === 'digits')
