/** What stands in a field that nothing else decides: values by name, what the file says of itself, and what tells its dialect. */
import type { Sign } from '../../banks/index.js'
import { plainUpper } from '../../cobranca/index.js'
import { RETURN_VALUES, taxIdKind1, taxIdKind2, taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import { type FileLayout, type FixedRecord, fieldAt, parseRecord } from '../../fixed-width/index.js'
import type { NamedDialect } from './dialect-of-name.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

/** Values by field, the nearest first: the title's, the lot's, the file's. */
export type FieldLayers = readonly (FieldValues | undefined)[]

/** The value that the first layer has which has one. */
export function valueIn(layers: FieldLayers, role: string, name: string): FieldValues[string] {
  for (const layer of layers) {
    const value = layer?.[`${role}.${name}`] ?? layer?.[name]
    if (value !== undefined) return value
  }
  return undefined
}

/** What every file of a dialect says of itself: bank, direction, service, version, and the signs that the dialect is told by. */
export function ownValues({ bank, dialect }: NamedDialect): FieldValues {
  const { layout, detectBy: told = [] } = dialect
  const versions = [layout.version, layout.lotVersion].flatMap((version) =>
    version === undefined ? [] : [[version.field, version.known[0]] as const],
  )
  return {
    ...RETURN_VALUES,
    bank_code: bank.number,
    bank_name: plainUpper(bank.name),
    ...Object.fromEntries(versions),
    ...Object.fromEntries(told.flatMap((sign) => signValue(layout, sign))),
  }
}

function signValue(layout: FileLayout, sign: Sign): (readonly [string, string | number | null])[] {
  if ('has' in sign) return []
  const { role, field } = fieldAt(layout, sign.field)
  return [[sign.field, valueOfText(layout.records[role]!, field, 'example' in sign ? sign.example : sign.values[0]!)]]
}

/** What is read where a text stands in the columns of a field. */
function valueOfText(record: FixedRecord, name: string, text: string): string | number | null {
  const { from, to } = record.fields[name]!
  const line = text
    .padEnd(to - from + 1)
    .padStart(to)
    .padEnd(record.width)
  return (parseRecord(record, line) as Readonly<Record<string, string | number | null>>)[name] ?? null
}

/** The values of a record that is all made of layers: a header, a trailer. */
export function layeredValues(layout: FileLayout, role: string, layers: FieldLayers): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(layout.records[role]!.fields)) {
    values[name] = fitValue(field, valueIn(layers, role, name))
  }
  return withTaxIdKinds(layout.records[role]!, values)
}

/** Beside a tax id goes what kind it is, where nobody said. */
export function withTaxIdKinds(record: FixedRecord, values: Record<string, unknown>): Record<string, unknown> {
  for (const [name, { kind }] of Object.entries(record.fields)) {
    const kindField = record.fields[taxIdKindField(name)]
    const number = String(values[name] ?? '').replace(/^0+/, '')
    if (kind !== 'tax_id' || kindField === undefined || number === '') continue
    if (taxIdOfKind(String(values[taxIdKindField(name)] ?? '')) !== null) continue
    const type = number.length > CPF_LENGTH ? 'cnpj' : 'cpf'
    values[taxIdKindField(name)] = kindField.from === kindField.to ? taxIdKind1(type) : taxIdKind2(type)
  }
  return values
}

const CPF_LENGTH = 11
