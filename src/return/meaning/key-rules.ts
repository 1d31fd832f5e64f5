/** Rules of the match keys of a layout: the lengths of nosso número, and the form of the company's own texts. */
import { type BankDefinition, bankOf, dialectNamed, type LayoutKind, type ReturnDialect } from '../../banks/index.js'
import { plainUpper, withMarks } from '../../cobranca/index.js'
import { type AnyField, type FileLayout, maxLengthOf, once } from '../../fixed-width/index.js'

type OwnText = 'control_number' | 'document_number'

/** Returns the form in which files have a text; null if it is blank. */
type TextForm = (text: string) => string | null

export interface KeyRules extends Readonly<Record<OwnText, TextForm | null>> {
  /** COMPE number of the bank. */
  readonly bank: string
  /** Lengths of nosso número in returns. A return dialect without lengths has those of the bank's remittances. */
  readonly read: ReturnDialect['ourNumber']
  /** Lengths of nosso número in remittances. */
  readonly written: ReturnDialect['ourNumber']
}

/** Returns the rules of a layout, always the same object; null if the bank is unknown. */
export function keyRulesOf(bank: string, layout: LayoutKind, variant: string | undefined): KeyRules | null {
  const definition = bankOf(bank)
  return definition === undefined ? null : rulesOf(definition, layout, variant ?? '')
}

const rulesOf = once((bank: BankDefinition, layout: string, variantName: string): KeyRules => {
  const kind = layout as LayoutKind
  const variant = variantName || undefined
  const dialects = bank.remittances[kind] ?? Object.values(bank.remittances)[0]
  const written = (dialectNamed(dialects, variant) ?? dialects?.[0])?.ourNumber
  const returned = dialectNamed(bank.returns[kind], variant)
  const remittance = dialectNamed(bank.remittances[kind], variant)?.layout
  return {
    bank: bank.number,
    read: returned?.ourNumber ?? written,
    written,
    control_number: textForm('control_number', remittance, returned),
    document_number: textForm('document_number', remittance, returned),
  }
})

/** Cuts a text to the columns of both the remittance and the return. Null if the bank's returns do not have the text. */
function textForm(
  entry: OwnText,
  remittance: FileLayout | undefined,
  returned: ReturnDialect | undefined,
): TextForm | null {
  const readWidths = Object.values(returned?.titles ?? {}).map((projection) =>
    widthOf(returned!.layout, projection[entry]),
  )
  if (returned !== undefined && readWidths.every((width) => width === null)) return null
  const written =
    remittance === undefined
      ? []
      : remittance.structure.titles.map(({ main }) => fieldOf(remittance, `${main}.${entry}`))
  const width = Math.min(...[...written.map(columnsOf), ...readWidths].filter((width) => width !== null))
  const marks = written.find((field) => field?.marks !== undefined)?.marks
  return (text) =>
    text === ''
      ? null
      : plainUpper(marks === undefined ? text : withMarks(text, marks))
          .slice(0, width)
          .trimEnd() || null
}

/** Number of columns of a field; null if the field does not exist. */
const widthOf = (layout: FileLayout, path: unknown): number | null =>
  typeof path === 'string' ? columnsOf(fieldOf(layout, path)) : null

const columnsOf = (field: AnyField | undefined): number | null => (field === undefined ? null : maxLengthOf(field))

function fieldOf(layout: FileLayout, path: string): AnyField | undefined {
  const [role, name] = path.split('.') as [string, string]
  return layout.records[role]?.fields[name]
}
