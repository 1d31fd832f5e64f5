/** XLSX files whose parts a test writes itself. */
import { zipped } from './workbooks.js'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGED = 'http://schemas.openxmlformats.org/package/2006'

export interface WorkbookParts {
  /** Content of `sheetData`. */
  readonly rows?: string
  /** Content of `worksheet` before the rows. */
  readonly before?: string
  /** Whole part of the sheet. */
  readonly sheet?: string
  /** Content of `sst`. */
  readonly texts?: string
  /** Content of `styleSheet`. */
  readonly styles?: string
  /** Content of `workbook` before the sheets. */
  readonly properties?: string
  /** Parts by name; null removes one. */
  readonly others?: Readonly<Record<string, string | Buffer | null>>
}

export const workbookOf = ({
  rows,
  before,
  sheet,
  texts,
  styles,
  properties,
  others,
}: WorkbookParts): Promise<Buffer> =>
  zipped(
    withoutNull({
      '_rels/.rels': `<Relationships xmlns="${PACKAGED}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties ?? ''}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGED}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${RELATIONS}/styles" Target="./styles.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml':
        sheet ?? `<worksheet xmlns="${MAIN}">${before ?? ''}<sheetData>${rows ?? ''}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts ?? ''}</sst>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles ?? ''}</styleSheet>`,
      ...others,
    }),
  )

const withoutNull = (parts: Readonly<Record<string, string | Buffer | null>>): Record<string, string | Buffer> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [[name, part]])))

/** A cell with its own text. */
export const inline = (text: string, reference = ''): string =>
  `<c${reference && ` r="${reference}"`} t="inlineStr"><is><t>${text}</t></is></c>`
