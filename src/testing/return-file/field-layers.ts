/** Default values of fields: values given by name, constants of the file, and signatures of the dialect. */
import type { Sign } from '../../banks/index.js'
import { plainUpper } from '../../cobranca/index.js'
import { RETURN_VALUES, taxIdKind1, taxIdKind2, taxIdKindField, taxIdOfKind } from '../../febraban/index.js'
import { type AnyField, type FileLayout, type FixedRecord, fieldAt, parseRecord } from '../../fixed-width/index.js'
import type { NamedDialect } from './dialect-of-name.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

/** Values by field, the most specific first: title, lot, file. */
export type FieldLayers = readonly (FieldValues | undefined)[]

/** Returns the value of a field in the first layer that has one. */
function valueInLayers(layers: FieldLayers, role: string, name: string): FieldValues[string] {
  for (const layer of layers) {
    const value = layer?.[`${role}.${name}`] ?? layer?.[name]
    if (value !== undefined) return value
  }
  return undefined
}

/** Returns the values that all files of a dialect share: bank, direction, service, version, and the signatures of the dialect. */
export function ownValues({ bank, dialect }: NamedDialect): FieldValues {
  const { layout, detectBy = [] } = dialect
  const versions = [layout.version, layout.lotVersion].flatMap((version) =>
    version === undefined ? [] : [[version.field, version.known[0]] as const],
  )
  return {
    ...RETURN_VALUES,
    bank_code: bank.number,
    bank_name: plainUpper(bank.name),
    ...Object.fromEntries(versions),
    ...Object.fromEntries(detectBy.flatMap((signature) => signatureValue(layout, signature))),
  }
}

function signatureValue(layout: FileLayout, signature: Sign): (readonly [string, string | number | null])[] {
  if ('has' in signature) return []
  const { role, field } = fieldAt(layout, signature.field)
  const text = 'example' in signature ? signature.example : signature.values[0]!
  return [[signature.field, valueOfText(layout.records[role]!, field, text)]]
}

/** Returns the value read from a field whose columns contain the text. */
function valueOfText(record: FixedRecord, name: string, text: string): string | number | null {
  const { from, to } = record.fields[name]!
  const line = text
    .padEnd(to - from + 1)
    .padStart(to)
    .padEnd(record.width)
  return (parseRecord(record, line) as Readonly<Record<string, string | number | null>>)[name] ?? null
}

/** Returns the values of a record, all taken from the layers. */
export function fittedValues(layout: FileLayout, role: string, layers: FieldLayers): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(layout.records[role]!.fields)) {
    values[name] = fitValue(field, valueInLayers(layers, role, name))
  }
  return values
}

/** Returns the values of a header or trailer, all taken from the layers, with the types of its tax ids. */
export function layeredValues(layout: FileLayout, role: string, layers: FieldLayers): Record<string, unknown> {
  const values = fittedValues(layout, role, layers)
  new TaxIdTypes(layout.records[role]!).give(values)
  return values
}

/** The tax ids of a record that have a field for their type. */
export class TaxIdTypes {
  private readonly fields

  constructor({ fields }: FixedRecord) {
    this.fields = Object.entries<AnyField>(fields).flatMap(([number, { kind }]) => {
      const type = taxIdKindField(number)
      const field = fields[type]
      if (kind !== 'tax_id' || field === undefined) return []
      return [{ number, type, typeOf: field.from === field.to ? taxIdKind1 : taxIdKind2 }]
    })
  }

  /** Fills in the type of each tax id, unless the values contain it. */
  give(values: Record<string, unknown>): void {
    for (const { number, type, typeOf } of this.fields) {
      const given = values[type]
      if (given !== undefined && given !== '' && taxIdOfKind(String(given)) !== null) continue
      const length = lengthWithoutFill(String(values[number] ?? ''))
      if (length > 0) values[type] = typeOf(length > CPF_LENGTH ? 'cnpj' : 'cpf')
    }
  }
}

function lengthWithoutFill(digits: string): number {
  let fill = 0
  while (fill < digits.length && digits.charCodeAt(fill) === ZERO) fill++
  return digits.length - fill
}

const CPF_LENGTH = 11
const ZERO = 48
