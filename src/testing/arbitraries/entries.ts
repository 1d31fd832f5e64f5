import fc from 'fast-check'
import { featuresOf, type LayoutKind, type RemittanceDialect, registersTitles } from '../../banks/index.js'
import {
  addDays,
  DOCUMENT_TYPES,
  type DocumentType,
  type Entry,
  type OurCode,
  type Slip,
} from '../../cobranca/index.js'
import { once } from '../../fixed-width/index.js'
import { exampleWallets } from '../../remittance/index.js'
import { type ChosenDialect, chosenDialects } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { USUAL_DAY, WEEK_BEFORE } from './dates.js'
import { largestNumber } from './our-numbers.js'
import { PLAIN_SLIP } from './plain-slip.js'
import { type EntryCheck, entryCheck } from './rejections.js'
import { type DrawnFields, type Facet, repaired } from './repaired.js'
import { entryFacets } from './slip-facets.js'
import type { RemittanceChoice } from './wallets.js'

/** Limits the slips and entries that are drawn. */
export interface EntryChoice extends RemittanceChoice {
  /** Dates are drawn around this day and shrink to it. Default: 2026-03-02. */
  readonly today?: string
}

/**
 * Draws slips (`bank_billet`) that a bank accepts in a layout. Plain JSON.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if the bank has no such remittances
 */
export const arbitrarySlip = (
  bank: string,
  layout: LayoutKind,
  choice: Omit<EntryChoice, 'our_code'> = {},
): fc.Arbitrary<Slip> => arbitraryEntry(bank, layout, { ...choice, our_code: '1001' }).map(({ slip }) => slip)

/**
 * Draws entries: a slip and an instruction that the bank supports in the layout, with all fields that the instruction needs. Plain JSON. Each entry
 * is valid with any wallet of {@link arbitraryWallet} drawn with the same choice.
 *
 * Shrinks to the registration (`'1001'`) of a slip of R$ 100,00 for Maria de Teste, without options.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if the bank has no such remittances, or does not support the instruction in them
 */
export function arbitraryEntry(bank: string, layout: LayoutKind, choice: EntryChoice = {}): fc.Arbitrary<Entry> {
  const dialects = chosenDialects(bank, layout, choice)
  const { today = USUAL_DAY } = choice
  const check = entryCheck(dialects.flatMap(exampleWallets), today)
  return arbitraryDraft(dialects, choice).map((draft) => entryFrom(draft, draft.ownNumber, check, today))
}

/** An entry before its fields are checked against the rules of the bank. */
export interface Draft {
  readonly our_code: OurCode
  readonly facets: readonly Facet[]
  /** Nosso número of the slip; null if the slip takes the next number of the wallet. */
  readonly ownNumber: bigint | null
  /** Formats the number. */
  readonly writeNumber: (number: bigint) => string | number
}

/** Draws entries for some dialects. */
export function arbitraryDraft(
  dialects: readonly [ChosenDialect, ...ChosenDialect[]],
  { our_code, today = USUAL_DAY, texts = 'usual' }: EntryChoice,
): fc.Arbitrary<Draft> {
  const [{ bank, layout }] = dialects
  const facets = entryFacets({
    amountDigits: Math.min(...dialects.map(amountDigits)),
    documentTypes: supportedDocumentTypes(dialects),
    features: [...new Set(dialects.flatMap(({ dialect }) => featuresOf(dialect)))],
    bank: bank.number,
    today,
    texts,
  })
  const codes = supportedCodes(dialects, our_code)
  if (codes.length === 0) throw new RangeError(`${bank.name} does not support ${our_code} in ${layout}`)
  const { min, max } = ownNumbers(dialects)
  return fc
    .record({
      our_code: fc.oneof({ withCrossShrink: true }, fc.constant(codes[0]!), fc.constantFrom(...codes)),
      facets,
      number: fc.bigInt({ min, max }),
      isOwn: fc.boolean(),
      writeNumber: fc.constantFrom(...NUMBER_FORMS),
    })
    .map(({ our_code: code, facets: drawn, number, isOwn, writeNumber }) => ({
      our_code: code,
      facets: drawn,
      ownNumber: isOwn || code !== '1001' ? number : null,
      writeNumber,
    }))
}

/**
 * Returns the entry of a draft. Replaces invalid fields by plainer values.
 *
 * @param today date of the file
 */
export function entryFrom(
  { our_code, facets: drawn, writeNumber }: Draft,
  number: bigint | null,
  check: EntryCheck,
  today: string,
): Entry {
  // If the bank assigns the numbers, a registration has no number.
  const own: Facet[] =
    number === null ? [] : [{ fields: ['our_number'], choices: [{ our_number: writeNumber(number) }, {}] }]
  const facets = drawn.map((facet) => (facet.fields.includes('expire_at') ? dueAfter(today, facet) : facet))
  const ofEntry = (fields: DrawnFields): Entry => {
    const { value_rebate, instruction_code, payment_limit_at, ...slip } = fields
    const ownFields = Object.entries({ value_rebate, instruction_code, payment_limit_at }).filter(
      ([, value]) => value !== undefined,
    )
    return { our_code, slip: slip as unknown as Slip, ...Object.fromEntries(ownFields) }
  }
  return ofEntry(repaired([...own, ...facets], (fields) => check(ofEntry(fields))))
}

/** Formats of a number: text, text with a leading zero, and a number if it is exact. */
const NUMBER_FORMS: readonly ((number: bigint) => string | number)[] = [
  String,
  (number) => `0${number}`,
  (number) => (number <= Number.MAX_SAFE_INTEGER ? Number(number) : String(number)),
]

/** Range of the numbers that a slip may bring. If the wallet counts only the last digits, the numbers still have all digits. */
export function ownNumbers(dialects: readonly ChosenDialect[]): { readonly min: bigint; readonly max: bigint } {
  const counted = dialects.map(({ dialect }) => dialect.ourNumber.counted?.length ?? 0)
  const largest = dialects.map(({ dialect }) => largestNumber(dialect))
  return {
    min: 10n ** BigInt(Math.max(...counted)),
    max: largest.sort((one, other) => (one < other ? -1 : 1))[0]!,
  }
}

/** Number of digits of the amount field. Instructions without the amount do not limit it. */
function amountDigits({ dialect: { layout } }: ChosenDialect): number {
  const { main } = layout.structure.titles[0]!
  return layout.records[main]!.fields['amount']?.kind === 'money' ? widthOf(layout, `${main}.amount`) : USUAL_DIGITS
}

const USUAL_DIGITS = 13

/** Adds choices for due dates before a day: a month after that day. Used if the bank rejects the drawn dates. */
function dueAfter(today: string, { fields, choices }: Facet): Facet {
  const expire_at = addDays(today, DAYS_TO_PAY)
  return {
    fields,
    choices: [...choices, { expire_at, payment_limit_at: addDays(expire_at, DAYS_TO_PAY) }, { expire_at }],
  }
}

const DAYS_TO_PAY = 30

/** Returns the instructions that all dialects support, the registration first. */
function supportedCodes(dialects: readonly ChosenDialect[], requested: EntryChoice['our_code']): readonly OurCode[] {
  const wanted = requested === undefined ? null : [requested].flat()
  const [first, ...others] = dialects.map((each) =>
    dialects.filter((other) => shareWallets(each, other)).flatMap(instructionsOf),
  )
  return first!
    .filter((code) => others.every((codes) => codes.includes(code)) && (wanted === null || wanted.includes(code)))
    .sort()
}

/** Whether wallets of both dialects are the same: it is one dialect, or its files of registrations and its files of other instructions. */
const shareWallets = (one: ChosenDialect, other: ChosenDialect): boolean =>
  one.dialect === other.dialect ||
  (registersTitles(one.dialect) !== registersTitles(other.dialect) &&
    one.contracts.some((contract) => other.contracts.includes(contract)))

/** Returns the instructions that a bank takes in all contracts of a dialect. */
function instructionsOf({ dialect, contracts }: ChosenDialect): readonly OurCode[] {
  const unavailable = contracts.flatMap((slug) => dialect.contracts[slug]!.unavailable ?? [])
  return (Object.keys(dialect.instructions) as OurCode[]).filter((code) => !unavailable.includes(code))
}

/** Returns the document types that are valid in a plain slip with a wallet of each dialect. */
function supportedDocumentTypes(dialects: readonly ChosenDialect[]): readonly DocumentType[] {
  const supported = dialects.map(({ dialect, layout, contracts }) => documentTypesOf(dialect, layout, contracts[0]!))
  const others = (Object.keys(DOCUMENT_TYPES) as DocumentType[])
    .sort()
    .filter((type) => type !== PLAIN_SLIP.document_type && supported.every((types) => types.has(type)))
  return [PLAIN_SLIP.document_type, ...others]
}

/** Returns the document types that are valid in a plain slip with a wallet of a contract. */
const documentTypesOf = once(
  (dialect: RemittanceDialect, layout: LayoutKind, contract: string): ReadonlySet<DocumentType> => {
    const check = entryCheck(exampleWallets({ dialect, layout, contracts: [contract] }).slice(0, 1), WEEK_BEFORE)
    return new Set(
      (Object.keys(DOCUMENT_TYPES) as DocumentType[]).filter(
        (document_type) => check({ our_code: '1001', slip: { ...PLAIN_SLIP, document_type } }).length === 0,
      ),
    )
  },
)
