/** Converts the plain values of a title to the values of its records, and verifies the result with the reader. */
import type { ReturnDialect } from '../../banks/index.js'
import { type OccurrenceMeaning, occurrenceMeanings, type ReturnRecord } from '../../return/index.js'
import type { CopiedValues } from './copied-values.js'
import type { NamedDialect } from './dialect-of-name.js'
import type { EntryToWrite, FieldValues, ReturnTitleValues } from './return-values.js'
import {
  type FormValues,
  type PlannedRecord,
  ReturnTitleForm,
  type TitleContext,
  type TitleNames,
} from './title-form.js'
import { TitleReadBack } from './title-read-back.js'
import type { FieldText } from './write-entries.js'

/** Records of a title to write, and the result of reading them. */
export interface PlannedTitle {
  readonly records: readonly PlannedRecord[]
  readonly read: ReturnRecord
}

const NOTHING_GIVEN: FieldValues = {}

/** With more forms, the known ones are forgotten to bound memory. */
const MAX_KNOWN = 4096

/** Prepares the titles of one dialect. */
export class TitleWriter {
  private readonly dialect: ReturnDialect
  private readonly meanings: readonly OccurrenceMeaning[]
  private readonly readBack: TitleReadBack
  private readonly forms = new Map<string, ReturnTitleForm>()

  constructor(named: NamedDialect) {
    this.dialect = named.dialect
    this.meanings = occurrenceMeanings(named.dialect)
    this.readBack = new TitleReadBack(named)
  }

  /**
   * Prepares a title.
   *
   * @throws {ValidationError} with the names of the values that the dialect does not support
   */
  plan(title: ReturnTitleValues, context: TitleContext, copied?: CopiedValues): PlannedTitle {
    const { names, values } = separated(title, copied)
    const formed = this.formOf(names).title(values, context)
    return { records: formed.records, read: this.readBack.read(names, values, formed, context) }
  }

  /**
   * Returns the form of titles.
   *
   * @throws {ValidationError} if the occurrence does not exist
   */
  formOf(names: TitleNames): ReturnTitleForm {
    const { occurrence, record, our_occurrence, kind, reasons, announced, entries, values, companions } = names
    const key = JSON.stringify([
      occurrence,
      record,
      our_occurrence,
      kind,
      reasons,
      announced,
      entries,
      values,
      Object.entries(companions),
    ])
    let form = this.forms.get(key)
    if (form === undefined) {
      form = new ReturnTitleForm(this.dialect, this.meanings, names)
      if (this.forms.size >= MAX_KNOWN) this.forms.clear()
      this.forms.set(key, form)
    }
    return form
  }
}

/** Separates the values of a title from their names. */
function separated(
  { line_parsed = {}, values = {}, companions = {}, ...codes }: ReturnTitleValues,
  copied: CopiedValues | undefined,
): { readonly names: TitleNames; readonly values: FormValues } {
  const entries = Object.entries(line_parsed).filter(([, value]) => value !== undefined) as [EntryToWrite, FieldText][]
  const ofCompanions = Object.entries(companions).map(
    ([role, records]) => [role, [records ?? NOTHING_GIVEN].flat() as readonly FieldValues[]] as const,
  )
  return {
    names: {
      ...codes,
      entries: entries.map(([entry]) => entry),
      values: Object.keys(values),
      companions: Object.fromEntries(ofCompanions.map(([role, records]) => [role, records.map(Object.keys)])),
    },
    values: {
      entries: entries.map(([, value]) => value),
      values: Object.values(values),
      companions: Object.fromEntries(ofCompanions.map(([role, records]) => [role, records.map(Object.values)])),
      copied,
    },
  }
}
