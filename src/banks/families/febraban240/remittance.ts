/**
 * Remittances of the banks of the family: FEBRABAN's rules (10.6, pp. 17–18 and 54–65), and the bank's differences.
 *
 * Values are defined by field, each as a function of the entry. FEBRABAN's values and the bank's are merged when the dialect is defined: see `completing`.
 */
import { isValidationError, type OurCode, Problems, type WalletField } from '../../../cobranca/index.js'
import { type DefaultValues, type FixedRecord, fileLayout, type LayoutSpec, type Records, valueCompleter } from '../../../fixed-width/index.js'
import type { BankIdentity } from '../../bank.js'
import type { Deadlines } from '../../deadlines.js'
import {
  type Contract,
  type EntryContext,
  type FileContext,
  type Instruction,
  type InstructionShape,
  instructionsOf,
  type Movement,
  plainFilename,
  type RecordValues,
  type RecordWriter,
  type RemittanceDialect,
  type RemittanceSpec,
} from '../../remittance-dialect.js'
import { deadlines240, orderedProtest } from './deadlines.js'
import type { FieldWriters, OwnValues240, RecordDifference, RecordDifferences, SentParts } from './record-difference.js'
import { companyValues, fileHeaderValues, lotHeaderValues, usualRecords } from './remittance-values.js'
import { companionsOf, type Layout240Spec, layoutParts240, recordsIn } from './structure.js'
import { unsupportedBy } from './unsupported.js'

type PassedOn<C extends Contract> = Omit<
  RemittanceSpec<Records, C>,
  'layout' | 'file' | 'records' | 'instructions' | 'filename' | 'features' | 'ourNumber' | 'contracts' | 'unsupportedFields' | 'deadlines'
>

/** A bank's remittances: differences from FEBRABAN's. */
export interface Remittance240Spec<R extends Records, C extends Contract> extends Layout240Spec, PassedOn<C> {
  readonly bank: BankIdentity
  /** The bank's name in the header of the file. */
  readonly bankName: string
  readonly records: R
  readonly contracts: Readonly<Record<string, C>>
  readonly ourNumber: RemittanceSpec<Records, NoInfer<C>>['ourNumber']
  readonly features: RemittanceDialect['features']
  /** Version of the lot's layout. Default: the first of `lotVersions`. */
  readonly lotVersion?: string
  /** The service's document_type → the bank's espécie. Default: by FEBRABAN's numbers, the espécies in the codes of P 107–108. */
  readonly documentTypes?: Readonly<Record<string, string>>
  /** Layout and source alone: FEBRABAN's deadlines for the codes of P, and its orders to protest. */
  readonly deadlines: Deadlines | Pick<Deadlines, 'layout' | 'source'>
  readonly sends?: SentParts<EntryContext<NoInfer<C>>>
  /** Fields of the wallet, in every record that has the column; a function for other values. */
  readonly company?: Readonly<Record<string, WalletField | ((this: void, file: FileContext<NoInfer<C>>) => unknown)>>
  readonly fileHeader?: FieldWriters<FileContext<NoInfer<C>>, R['header'] & FixedRecord>
  readonly lotHeader?: FieldWriters<FileContext<NoInfer<C>>, R['lot_header'] & FixedRecord>
  /** Differences of the records that are written. P, Q and R are written in any case, if the layout has them. */
  readonly writes?: RecordDifferences<EntryContext<NoInfer<C>>, R>
  /** Instructions that send one record more. All instructions send P and Q; the registration sends every record. */
  readonly alsoSent?: { readonly [Role in keyof R]?: readonly OurCode[] }
  /** Instructions with a movement that are not sent. */
  readonly notSent?: readonly OurCode[]
  /** The records of an instruction, if they differ from the usual ones; null for an instruction that is not sent. */
  readonly shapeOf?: (movement: Movement, ourCode: OurCode) => InstructionShape<NoInfer<R>> | null
  /** Default: the guarantor and the messages, if no written record has columns for them. */
  readonly unsupportedFields?: (context: EntryContext<NoInfer<C>>) => Readonly<Record<string, string>>
  /** Default: day and number of the remittance, `.REM`. */
  readonly filename?: (context: FileContext<NoInfer<C>>) => string
  /** Throws all validation errors of segment P together. */
  readonly collects?: true
}

/**
 * Defines how a bank's CNAB 240 remittances are written.
 *
 * @throws {LayoutError} when a named record or field does not exist
 */
export function cnab240Remittance<const R extends Records, C extends Contract>(spec: Remittance240Spec<R, C>): RemittanceDialect {
  const {
    name, bank, bankName, records: _, companions, loose, versions, lotVersions, lotVersion, lotTotal, fileTotal, totals, words,
    documentTypes, deadlines: given, sends, company = {}, fileHeader, lotHeader, writes: differences, alsoSent, notSent = [], shapeOf, collects,
    filename = plainFilename, ...dialect
  } = spec
  const records = recordsIn(spec.records, 'remittance')
  const ofRemittance = { ...spec, records }
  const layout = fileLayout(
    layoutParts240(ofRemittance, 'remittance', ['segment_p'], companionsOf(ofRemittance, ['segment_p'], companionOf)) as LayoutSpec<Records>,
  )
  const writes: Readonly<Record<string, RecordDifference<EntryContext> | undefined>> = { ...usuallyWritten(records), ...(differences as object) }
  const written = Object.keys(writes)
  const ofWallet = { bank_code: () => bank.number, ...companyValues(dialect.wallet), ...ofFields(company) } as DefaultValues<FileContext>
  const end = (role: string, values: object = {}) => completed(records[role]!, { ...ofWallet, ...values } as DefaultValues<FileContext>)
  const deadlines = 'ranges' in given ? given : deadlines240(records['segment_p']!, given.layout, given.source)
  const protest = 'ranges' in given ? {} : { protest: orderedProtest(deadlines) }
  const usual = usualRecords({ records, written, deadlines, documentTypes, sends: { ...protest, ...(sends as SentParts<EntryContext>) } })
  const writerOf = (role: string, difference: RecordDifference<EntryContext>): RecordWriter<EntryContext> => {
    const base = usual[role] ?? {}
    const { orWhen = difference.when === undefined ? base.orWhen : undefined, own = base.own, only } = difference
    const values = { ...ofWallet, movement: ({ movement }: EntryContext) => movement, ...(only === true ? {} : base.values), ...difference.values }
    const makes = completed(records[role]!, withChecks(values as DefaultValues<EntryContext>, difference.checks ?? {}), own, role === 'segment_p' ? collects : undefined)
    const occasion = difference.when ?? base.when
    const when = occasion === undefined || orWhen === undefined ? occasion : (context: EntryContext) => occasion(context) || orWhen(context)
    return when === undefined ? makes : { when, values: makes }
  }
  return {
    ...(dialect as unknown as RemittanceDialect),
    filename: filename as RemittanceDialect['filename'],
    deadlines,
    layout,
    file: {
      header: end('header', { ...fileHeaderValues(bankName, versions), ...fileHeader }),
      lot_header: end('lot_header', { ...lotHeaderValues(lotVersion ?? lotVersions?.known[0]), ...lotHeader }),
      lot_trailer: end('lot_trailer'),
      trailer: end('trailer'),
    },
    records: Object.fromEntries(Object.entries(writes).map(([role, difference]) => [role, writerOf(role, difference!)])),
    instructions: instructionsOf(dialect.movements, (shapeOf as ShapeOf | undefined) ?? usualShape(written, alsoSent, notSent)),
    unsupportedFields: dialect.unsupportedFields ?? unsupportedBy(records, written),
  }
}

/** Values of the wallet's fields. */
const ofFields = (company: Readonly<Record<string, WalletField | object>>): object =>
  Object.fromEntries(Object.entries(company).map(([name, value]) => [name, typeof value === 'string' ? ({ wallet }: FileContext) => wallet[value] : value]))

type ShapeOf = (movement: Movement, ourCode: OurCode) => Instruction['records'] | null

const usuallyWritten = (records: Records): Readonly<Record<string, RecordDifference<EntryContext>>> =>
  Object.fromEntries(['segment_p', 'segment_q', 'segment_r'].filter((role) => records[role] !== undefined).map((role) => [role, {}]))

/** A registration sends all records that the slip needs, another instruction P and Q. */
const usualShape =
  (written: readonly string[], alsoSent: Readonly<Record<string, readonly OurCode[] | undefined>> = {}, notSent: readonly OurCode[]): ShapeOf =>
  (_movement, ourCode) => {
    if (notSent.includes(ourCode)) return null
    const sent = written.filter((role) => ourCode === '1001' || ALWAYS_SENT.includes(role) || alsoSent[role]?.includes(ourCode))
    return Object.fromEntries(sent.map((role) => [role, 'all']))
  }

const ALWAYS_SENT = ['segment_p', 'segment_q']

const NOTHING: RecordValues = {}

type Checks = Readonly<Record<string, ((context: EntryContext) => void) | undefined>>

/** Values that are written after the checks of their fields pass. */
const withChecks = (values: DefaultValues<EntryContext>, checks: Checks): DefaultValues<EntryContext> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(checks).map(([field, check]) => [
      field,
      (context: EntryContext) => {
        check!(context)
        return values[field]?.(context)
      },
    ]),
  ),
})

/** The values of a record: first the values of `own`, then the values defined by field. */
function completed<Context>(
  record: FixedRecord,
  values: DefaultValues<Context>,
  own?: OwnValues240<Context>,
  collects?: true,
): (context: Context) => RecordValues {
  const complete = valueCompleter(record, values)
  const made = (context: Context): RecordValues => {
    if (own === undefined) return complete(NOTHING, context)
    const given = own(context)
    return (Array.isArray(given) ? given.map((each) => complete(each, context)) : complete(given as RecordValues, context)) as RecordValues
  }
  return collects === true ? collecting(made, Object.keys(record.fields).flatMap((field) => values[field] ?? [])) : made
}

/** Throws the validation errors of all fields of a record together. */
const collecting =
  <Context>(made: (context: Context) => RecordValues, values: readonly ((context: Context) => unknown)[]) =>
  (context: Context): RecordValues => {
    try {
      return made(context)
    } catch (error) {
      if (!isValidationError(error)) throw error
      const problems = new Problems()
      for (const value of values) problems.attempt(value, context)
      problems.throwAny()
      throw error
    }
  }

/** Companion segments of a title in a remittance. They have the movement of the title; some may repeat. */
const companionOf = (role: string) => ({
  ...(role === 'segment_q' ? { required: true } : {}),
  ...(MANY.includes(role) ? { many: true } : {}),
  linkFields: ['movement'],
})

const MANY = ['segment_s_line', 'segment_s_back_line', 'segment_y50', 'segment_y51', 'segment_y52']
