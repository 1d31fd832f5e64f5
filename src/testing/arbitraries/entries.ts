import fc from 'fast-check'
import { featuresOf, type LayoutKind } from '../../banks/index.js'
import {
  addDays,
  DOCUMENT_TYPES,
  type DocumentType,
  type Entry,
  type OurCode,
  type Slip,
  type Wallet,
} from '../../cobranca/index.js'
import { type ChosenDialect, chosenDialects } from './chosen-dialects.js'
import { widthOf } from './columns.js'
import { DAY_BEFORE, USUAL_DAY } from './dates.js'
import { type DrawnFields, type Facet, mended } from './mended.js'
import { largestNumber } from './our-numbers.js'
import { PLAIN_SLIP } from './plain-slip.js'
import { type EntryCheck, entryCheck } from './refusals.js'
import { entryFacets } from './slip-facets.js'
import { exampleWallets, type RemittanceChoice } from './wallets.js'

/** What narrows slips and entries down. */
export interface EntryChoice extends RemittanceChoice {
  /** The instruction, or those to draw from. Default: all that the bank takes in the layout. */
  readonly our_code?: OurCode | readonly OurCode[]
  /** The day that dates are drawn around, and shrink to. Default 2026-03-02. */
  readonly today?: string
}

/**
 * A slip (`bank_billet`) that a bank registers in a layout. Plain JSON.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when the bank has no such remittances
 */
export const arbitrarySlip = (
  bank: string,
  layout: LayoutKind,
  choice: Omit<EntryChoice, 'our_code'> = {},
): fc.Arbitrary<Slip> => arbitraryEntry(bank, layout, { ...choice, our_code: '1001' }).map(({ slip }) => slip)

/**
 * A slip and what to ask of the bank about it: any instruction that the bank takes in the layout, with all that it needs. Plain JSON. It goes with
 * any wallet of {@link arbitraryWallet} drawn with the same choice.
 *
 * It shrinks to the entry (`'1001'`) of a slip of R$ 100,00 for Maria de Teste that asks for nothing more.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when the bank has no such remittances, or does not take the instruction in them
 */
export function arbitraryEntry(bank: string, layout: LayoutKind, choice: EntryChoice = {}): fc.Arbitrary<Entry> {
  const dialects = chosenDialects(bank, layout, choice)
  const { today = USUAL_DAY } = choice
  const check = entryCheck(dialects.flatMap(exampleWallets), today)
  return draftOf(dialects, choice).map((draft) => entryFrom(draft, draft.ownNumber, check, today))
}

/** An entry as it is drawn, before its bank has seen it. */
export interface Draft {
  readonly our_code: OurCode
  readonly facets: readonly Facet[]
  /** Nosso número of the slip's own; null where the wallet's next is to be taken. */
  readonly ownNumber: bigint | null
  /** How the number is written. */
  readonly writeNumber: (number: bigint) => string | number
}

/** Drafts of entries for some dialects. */
export function draftOf(
  dialects: readonly [ChosenDialect, ...ChosenDialect[]],
  { our_code, today = USUAL_DAY, texts = 'usual' }: EntryChoice,
): fc.Arbitrary<Draft> {
  const [{ bank, layout }] = dialects
  const facets = entryFacets({
    amountDigits: Math.min(...dialects.map(amountDigits)),
    documentTypes: takenDocumentTypes(dialects),
    features: [...new Set(dialects.flatMap(({ dialect }) => featuresOf(dialect)))],
    bank: bank.number,
    today,
    texts,
  })
  const codes = takenCodes(dialects, our_code)
  if (codes.length === 0) throw new RangeError(`${bank.name} does not take ${our_code} in ${layout}`)
  const { least, most } = ownNumbers(dialects)
  return fc
    .record({
      our_code: fc.oneof({ withCrossShrink: true }, fc.constant(codes[0]!), fc.constantFrom(...codes)),
      facets,
      number: fc.bigInt({ min: least, max: most }),
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
 * The entry of a draft, with what is refused put plainer.
 *
 * @param today the day of the file that the entry goes with
 */
export function entryFrom(
  { our_code, facets: drawn, writeNumber }: Draft,
  number: bigint | null,
  check: EntryCheck,
  today: string,
): Entry {
  // Where the bank numbers the titles, a registration has no number of its own.
  const own: Facet[] =
    number === null ? [] : [{ fields: ['our_number'], choices: [{ our_number: writeNumber(number) }, {}] }]
  const facets = drawn.map((facet) => (facet.fields.includes('expire_at') ? dueAfter(today, facet) : facet))
  const ofEntry = (fields: DrawnFields): Entry => {
    const { value_rebate, instruction_code, payment_limit_at, ...slip } = fields
    const beside = Object.entries({ value_rebate, instruction_code, payment_limit_at }).filter(
      ([, value]) => value !== undefined,
    )
    return { our_code, slip: slip as unknown as Slip, ...Object.fromEntries(beside) }
  }
  return ofEntry(mended([...own, ...facets], (fields) => check(ofEntry(fields))))
}

/** A number as text, with a zero before it, and as a number where it is exact. */
const NUMBER_FORMS: readonly ((number: bigint) => string | number)[] = [
  String,
  (number) => `0${number}`,
  (number) => (number <= Number.MAX_SAFE_INTEGER ? Number(number) : String(number)),
]

/** The numbers of a slip's own: whole, where the wallet counts only the last digits. */
export function ownNumbers(dialects: readonly ChosenDialect[]): { readonly least: bigint; readonly most: bigint } {
  const counted = dialects.map(({ dialect }) => dialect.ourNumber.counted?.length ?? 0)
  const largest = dialects.map(({ dialect }) => largestNumber(dialect))
  return {
    least: 10n ** BigInt(Math.max(...counted)),
    most: largest.sort((one, other) => (one < other ? -1 : 1))[0]!,
  }
}

/** Digits of the column of the slip's value. */
const amountDigits = ({ dialect: { layout } }: ChosenDialect): number =>
  widthOf(layout, `${layout.structure.titles[0]!.main}.amount`)

/** Dates of a slip, which may lie before a day: then a month after it, if they are refused for that. */
function dueAfter(today: string, { fields, choices }: Facet): Facet {
  const expire_at = addDays(today, DAYS_TO_PAY)
  return {
    fields,
    choices: [...choices, { expire_at, payment_limit_at: addDays(expire_at, DAYS_TO_PAY) }, { expire_at }],
  }
}

const DAYS_TO_PAY = 30

/** What all of them take, the entry of a title first. */
function takenCodes(dialects: readonly ChosenDialect[], asked: EntryChoice['our_code']): readonly OurCode[] {
  const wanted = asked === undefined ? null : [asked].flat()
  const [first, ...others] = dialects.map(({ dialect }) => Object.keys(dialect.instructions) as OurCode[])
  return first!
    .filter((code) => others.every((codes) => codes.includes(code)) && (wanted === null || wanted.includes(code)))
    .sort()
}

/** The kinds of document that a plain slip of any of the wallets may be of. */
function takenDocumentTypes(dialects: readonly ChosenDialect[]): readonly DocumentType[] {
  const check = entryCheck(
    dialects.map((dialect): Wallet => exampleWallets(dialect)[0]!),
    DAY_BEFORE,
  )
  const all = (Object.keys(DOCUMENT_TYPES) as DocumentType[]).sort()
  const isTaken = (document_type: DocumentType): boolean =>
    check({ our_code: '1001', slip: { ...PLAIN_SLIP, document_type } }).length === 0
  return [PLAIN_SLIP.document_type, ...all.filter((each) => each !== PLAIN_SLIP.document_type && isTaken(each))]
}
