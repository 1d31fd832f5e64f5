/** The fields of a record that may have personal data, prepared once for all lines. */
import { type AnyField, type FixedRecord, indexInRow, type Kind, once } from '../../fixed-width/index.js'
import { isBankText, isCode, type MaskKind, maskKindOfContent, maskKindOfName } from './mask-kind.js'

/** How the content of a field decides how it is masked. */
export interface MaskedField {
  readonly name: string
  readonly field: AnyField
  /** First column, 0-based. */
  readonly from: number
  /** Null if the content decides. */
  readonly maskKind: MaskKind | null
  /** Whether it is for codes and numbers only. */
  readonly isCode: boolean
  /** Whether the field has a text of the bank, which is masked if it contains a text of a person. */
  readonly isBankText: boolean
  readonly isFiller: boolean
  /** Index in the row of the type of a tax id, and of the tax id of a person that is named; -1 without one. */
  readonly typeIndex: number
  readonly taxIdIndex: number
  /** Name of the field with that tax id. */
  readonly taxIdName: string
}

/** The fields of a record in the order of the record. */
export interface MaskedRecord {
  readonly all: readonly MaskedField[]
  /** Without those that are kept in a line without faults. */
  readonly personal: readonly MaskedField[]
  /** Columns of the keys, 0-based. */
  readonly keyColumns: readonly number[]
}

export const maskedRecord: (record: FixedRecord) => MaskedRecord = once((record) => {
  const all = Object.entries(record.fields).map(([name, field]) => maskedField(record, name, field))
  return {
    all,
    personal: all.filter(({ maskKind, isBankText }) => maskKind !== 'keep' || isBankText),
    keyColumns: all.flatMap(({ field }) => (field.kind === 'key' ? placesOf(field) : [])),
  }
})

/** Returns the columns of a field, 0-based. */
export const placesOf = ({ from, to }: AnyField): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i)

function maskedField(record: FixedRecord, name: string, field: AnyField): MaskedField {
  const taxIdName = name.replace(/name$/, 'tax_id')
  return {
    name,
    field,
    from: field.from - 1,
    maskKind: maskKindOfName(name, field),
    isCode: isCode(name, field),
    isBankText: isBankText(name),
    isFiller: FILLERS.has(field.kind),
    typeIndex: indexInRow(record, `${name}_type`),
    taxIdIndex: indexInRow(record, taxIdName),
    taxIdName,
  }
}

export const FILLERS: ReadonlySet<Kind> = new Set(['literal', 'blanks', 'zeros'])

/** How to mask a field with this content. */
export const kindOfContent = ({ field, maskKind, isCode }: MaskedField, content: string): MaskKind =>
  maskKind ?? maskKindOfContent(field, isCode, content)
