/** Values of the records of drawn titles, ready to be encoded. */
import { returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import { ownValues } from '../../src/testing/return-file/field-layers.js'
import type { DialectName, FieldValues } from '../../src/testing/return-file/index.js'
import { TitleWriter } from '../../src/testing/return-file/title-writer.js'
import { DrawnTitles } from './title.js'

type Values = Readonly<Record<string, unknown>>

export class TitleRecords {
  private readonly titles: DrawnTitles
  private readonly writer: TitleWriter
  private readonly layers: readonly FieldValues[]
  private last: { readonly title: number; readonly records: ReadonlyMap<string, Values> } | null = null

  /** @param values values of fields in all titles: agency, account */
  constructor(name: DialectName, values: FieldValues) {
    const named = returnDialectNamed(name)
    this.titles = new DrawnTitles(name)
    this.writer = new TitleWriter(named)
    this.layers = [values, ownValues(named)]
  }

  /** Returns the values of a record of a title. */
  valuesOf(title: number, role: string): Values {
    if (this.last?.title !== title) this.last = { title, records: this.recordsOf(title) }
    return this.last.records.get(role)!
  }

  private recordsOf(i: number): ReadonlyMap<string, Values> {
    const title = this.titles.titleOf(i)
    const { records } = this.writer.plan(title, { layers: this.layers, headers: {} })
    return new Map(records.map(({ role, values }) => [role, withAccents(values, title.values?.['payer_name'])]))
  }
}

/** The writer removes accents; some files have them. */
function withAccents(values: Values, drawn: unknown): Values {
  const written = values['payer_name']
  if (typeof written !== 'string' || typeof drawn !== 'string') return values
  return { ...values, payer_name: drawn.slice(0, written.length) }
}
