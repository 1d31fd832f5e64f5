/** Identifiers of the titles of a wallet in a file. Streams do not keep the identifiers that they wrote. */
import type { BankWarning, RemittanceDialect } from '../banks/index.js'
import { isValidationError, type PreparedSlip, ValidationError } from '../cobranca/index.js'
import { type AnyField, maxLengthOf, once } from '../fixed-width/index.js'
import { fittedText } from './fit-text.js'
import { columnSourceOf, type Identifier } from './sources.js'
import type { WrittenEntry } from './written-entries.js'

type IdentifiedSlip = Readonly<Pick<PreparedSlip, Identifier>>

/** Checks that different identifiers of registrations (1001) stay different in the file, and finds titles that the bank takes only once. */
export class DistinctIdentifiers {
  private readonly texts: readonly (readonly [Identifier, DistinctTexts])[]
  private readonly titles = new Set<string>()

  constructor(private readonly dialect: RemittanceDialect) {
    this.texts = IDENTIFIERS.flatMap((identifier) => {
      const field = widestField(dialect, identifier)
      return field === null ? [] : [[identifier, new DistinctTexts(field)] as const]
    })
  }

  /** @throws {ValidationError} if an earlier entry has another identifier that is the same in the file */
  check({ our_code }: Pick<WrittenEntry, 'our_code'>, slip: IdentifiedSlip): void {
    if (our_code !== '1001') return
    for (const [identifier, texts] of this.texts) {
      const earlier = texts.equalInFile(slip[identifier])
      if (earlier === null) continue
      // Without a control number, its columns hold the document number.
      const field = slip.control_number === slip.document_number ? 'document_number' : identifier
      throw new ValidationError({ [field]: [`fica igual a «${earlier}», que já está nesta remessa`] })
    }
  }

  /** Adds an entry. Returns a warning about a title that the bank takes only once. */
  add({ our_code }: WrittenEntry, slip: PreparedSlip): BankWarning | null {
    if (our_code !== '1001') return null
    this.addIdentifiers(slip)
    return this.repeated(slip)
  }

  addIdentifiers(slip: IdentifiedSlip): void {
    for (const [identifier, texts] of this.texts) texts.add(slip[identifier])
  }

  private repeated(slip: PreparedSlip): BankWarning | null {
    const { onlyOnce } = this.dialect
    if (onlyOnce === undefined) return null
    const title = JSON.stringify(onlyOnce.map((field) => slip[field]))
    if (!this.titles.has(title)) {
      this.titles.add(title)
      return null
    }
    return {
      code: 'repeated_title',
      field: 'document_number',
      message: REPEATED[onlyOnce.length === 1 ? 'alone' : 'with'],
    }
  }
}

/** Whether different identifiers of registered slips stay different in the file. */
export function areDistinct(dialect: RemittanceDialect, slips: readonly IdentifiedSlip[]): boolean {
  const identifiers = new DistinctIdentifiers(dialect)
  try {
    for (const slip of slips) {
      identifiers.check({ our_code: '1001' }, slip)
      identifiers.addIdentifiers(slip)
    }
    return true
  } catch (error) {
    if (isValidationError(error)) return false
    throw error
  }
}

const IDENTIFIERS: readonly Identifier[] = ['document_number', 'control_number']

const REPEATED = {
  alone: 'já está nesta remessa: o banco não aceita dois títulos com o mesmo número',
  with: 'já está nesta remessa, com o mesmo vencimento e valor: o banco não aceita dois títulos iguais nos três',
} as const

/** Texts that are different as given, and must be different in the columns of a field. */
class DistinctTexts {
  /** Texts that are in the file as given. They are kept by their form in the file from the first other text on. */
  private readonly plain: string[] = []
  private byForm: Map<string, string> | null = null
  private readonly hasMarks: boolean

  constructor(private readonly field: AnyField) {
    this.hasMarks = field.marks === undefined
  }

  /** Returns an earlier text that is the same in the file; null without one. */
  equalInFile(text: string): string | null {
    if (this.byForm === null) {
      if (isPlain(text, this.hasMarks)) return null
      this.byForm = new Map(this.plain.map((each) => [each, each]))
    }
    const earlier = this.byForm.get(this.formOf(text))
    return earlier === undefined || earlier === text ? null : earlier
  }

  add(text: string): void {
    if (this.byForm === null) this.plain.push(text)
    else this.byForm.set(this.formOf(text), text)
  }

  private formOf(text: string): string {
    return isPlain(text, this.hasMarks) ? text : fittedText(this.field, text).to
  }
}

const BLANK = 0x20
const DELETE = 0x7f

/** Whether a text is in the file as given: it has no small letters and repeated blanks, and no marks that the columns do not take. Nearly all identifiers are like this. */
function isPlain(text: string, hasMarks: boolean): boolean {
  let before = BLANK
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === BLANK ? before === BLANK : !isPlainCode(code, hasMarks)) return false
    before = code
  }
  return before !== BLANK
}

const isPlainCode = (code: number, hasMarks: boolean): boolean =>
  hasMarks
    ? code > BLANK && code < DELETE && !(code >= 0x61 && code <= 0x7a)
    : (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a)

/** The field that holds the whole identifier, even one that other columns of a record cut; null without one. */
export const widestField = once(({ layout }: RemittanceDialect, identifier: Identifier): AnyField | null => {
  let widest: AnyField | null = null
  for (const { fields } of Object.values(layout.records))
    for (const [column, field] of Object.entries(fields))
      if (field.kind === 'text' && columnSourceOf(column).identifier === identifier && widthOf(field) > widthOf(widest))
        widest = field
  return widest
})

const widthOf = (field: AnyField | null): number => (field === null ? 0 : maxLengthOf(field))
