import type {
  EntryContext,
  InstructionShape,
  RecordValues,
  RecordWriter,
  RemittanceDialect,
  SentFields,
  VariantRecord,
  WrittenRecords,
} from '../../banks/index.js'
import type { FixedRecord } from '../../fixed-width/index.js'

/** A step that makes the records of one role for an instruction. */
export interface RecordStep {
  readonly role: string
  readonly record: FixedRecord
  /** Only the fields that the instruction names are sent, which never include the columns of a variant. */
  readonly isNamed: boolean
  /** Whether the record is sent; null if it always is. */
  readonly when: ((context: EntryContext) => boolean) | null
  readonly make: (context: EntryContext) => WrittenRecords
  /** Selects the values to send; null if all are sent. */
  readonly sent: ((values: RecordValues) => RecordValues) | null
}

/** The records of an instruction, in order. */
export function stepsOf({ layout, records }: RemittanceDialect, shape: InstructionShape): readonly RecordStep[] {
  return Object.entries(shape).flatMap(([role, fields]) => {
    const writer = records[role]
    return writer === undefined || fields === undefined ? [] : [stepOf(role, layout.records[role]!, writer, fields)]
  })
}

function stepOf(role: string, record: FixedRecord, writer: RecordWriter<EntryContext>, fields: SentFields): RecordStep {
  const isNamed = Array.isArray(fields)
  return {
    role,
    record,
    isNamed,
    when: isNamed || typeof writer === 'function' ? null : writer.when,
    make: typeof writer === 'function' ? writer : writer.values,
    sent: fields === 'all' ? null : (values) => only(fields, values),
  }
}

/** The values that a step sends of an entry; empty if the entry does not send the record. */
export function valuesOf({ when, make, sent }: RecordStep, context: EntryContext): readonly RecordValues[] {
  if (when !== null && !when(context)) return []
  const made = make(context)
  const records = (Array.isArray(made) ? made : [made]) as readonly WrittenRecord[]
  return records.map((each) => {
    const given = isVariant(each) ? each.values : each
    return sent === null ? given : sent(given)
  })
}

/** A single record that a step makes. */
export type WrittenRecord = RecordValues | VariantRecord

export const isVariant = (made: WrittenRecord): made is VariantRecord => 'variant' in made

/** Every record has the movement; other fields are sent only if the instruction names them. */
const ALWAYS = ['movement', 'bank_code']

function only(fields: Exclude<SentFields, 'all'>, values: RecordValues): RecordValues {
  const goes = (name: string): boolean =>
    'allBut' in fields ? !fields.allBut.includes(name) : ALWAYS.includes(name) || fields.includes(name)
  const sent: Record<string, unknown> = {}
  for (const name in values) if (goes(name)) sent[name] = values[name as keyof RecordValues]
  return sent as RecordValues
}
