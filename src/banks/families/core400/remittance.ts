/** Remittances of CNAB 400: common rules, with the bank's differences. */
import { type Complete, type FixedRecord, type Records, valueCompleter } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import {
  type Contract,
  type EntryContext,
  type FileContext,
  plainFilename,
  type RecordValues,
  type RecordWriter,
  type RemittanceDialect,
  type RemittanceSpec,
  remittanceDialect,
  type VariantRecord,
  type WrittenRecords,
} from '../../remittance-dialect.js'
import { type Dialect400, type Layout400, layout400 } from './layout.js'
import { USUAL_CONDITIONS, usualOfEntry, usualOfFile } from './usual-values.js'

/** A bank's remittances: differences from the common rules. */
export interface Remittance400<R extends Records, C extends Contract>
  extends Dialect400,
    Omit<RemittanceSpec<R, C>, 'layout' | 'variant' | 'file' | 'records' | 'filename'> {
  readonly layout: Layout400<R>
  /** Values of headers and trailers that differ from the usual ones. */
  readonly file?: { readonly [Role in keyof R]?: (context: FileContext<NoInfer<C>>) => RecordValues<R[Role]> }
  /** The records of an entry, each with the values that differ from the usual ones; `USUAL_CONDITIONS` decides when a record is sent. */
  readonly records: { readonly [Role in keyof R]?: RecordWriter<EntryContext<NoInfer<C>>, R[Role]> }
  /** Default: day and number of the remittance. */
  readonly filename?: (context: FileContext<NoInfer<C>>) => string
}

/** A record that has only the usual values. */
export const usualValues = (): RecordValues => ({})

/** Defines how a bank's remittances are written. */
export function cnab400Remittance<const R extends Records, const C extends Contract>(spec: Remittance400<R, C>): RemittanceDialect {
  const { bank, file = {}, records, ...rest } = spec
  const layout = layout400('remittance', spec, spec.layout)
  const of = completerOf(bank)
  return remittanceDialect({
    filename: plainFilename,
    ...rest,
    layout,
    file: { ...fileWriters(bank, layout.records, file) },
    records: mapped(records as Writers, (writer, role) => completed(writer, USUAL_CONDITIONS[role], layout.records[role]!, of)),
  } as unknown as RemittanceSpec<R, C>)
}

type Writers = Readonly<Record<string, RecordWriter<EntryContext>>>
type FileWriters = Readonly<Record<string, (context: FileContext) => RecordValues>>

const mapped = <T, U>(values: Readonly<Record<string, T>>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))

function fileWriters(bank: BankIdentity, { header, trailer }: Records, stated: object): FileWriters {
  const own = stated as FileWriters
  const usual = usualOfFile(bank)
  return mapped({ header: header!, ...(trailer && { trailer }) }, (record, role) => {
    const complete = lazily(() => valueCompleter(record, usual))
    return (context) => complete((own[role] ?? usualValues)(context), context) as RecordValues
  })
}

/** Completes the values of a record or variant of an entry. */
type CompleterOf = (record: FixedRecord) => Complete<EntryContext>

function completerOf(bank: BankIdentity): CompleterOf {
  const made = new Map<FixedRecord, Complete<EntryContext>>()
  return (record) => {
    let complete = made.get(record)
    if (complete === undefined) {
      complete = valueCompleter(record, usualOfEntry(bank, record))
      made.set(record, complete)
    }
    return complete
  }
}

function completed(
  writer: RecordWriter<EntryContext>,
  usualWhen: ((context: EntryContext) => boolean) | undefined,
  record: FixedRecord,
  of: CompleterOf,
): RecordWriter<EntryContext> {
  const complete = lazily(() => of(record))
  const write = typeof writer === 'function' ? writer : writer.values
  const values = (context: EntryContext): WrittenRecords => {
    const written = write(context)
    if (Array.isArray(written)) return written.map((each) => complete(each, context))
    if (isVariant(written)) return { variant: written.variant, values: of(written.variant)(written.values, context) }
    return complete(written as RecordValues, context)
  }
  const when = typeof writer === 'function' ? usualWhen : writer.when
  return when === undefined ? values : { when, values }
}

const isVariant = (written: WrittenRecords): written is VariantRecord => 'variant' in written

/** Generates the function on its first call, so that an unused bank needs no generated code. */
function lazily<Context>(make: () => Complete<Context>): Complete<Context> {
  let made: Complete<Context> | undefined
  return (given, context) => {
    made ??= make()
    return made(given, context)
  }
}
