/** Draws all kinds of wallets and slips that a bank accepts, from its contracts, wallet fields, widths and `facts.ts`. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { type RemittanceDialect, registersTitles } from '../../src/banks/index.js'
import { addDays, type Entry, plainUpper, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { widestField } from '../../src/remittance/distinct-identifiers.js'
import { isAltered } from '../../src/remittance/entry/identifiers.js'
import { fittedText } from '../../src/remittance/fit-text.js'
import { textWidthOf } from '../../src/remittance/index.js'
import { dateAround, dayAndTime, USUAL_DAY } from '../../src/testing/arbitraries/dates.js'
import { centsOf, MONEY_FORMS, percentage } from '../../src/testing/arbitraries/money.js'
import { countedLength } from '../../src/testing/arbitraries/our-numbers.js'
import { taxId, typed } from '../../src/testing/arbitraries/tax-ids.js'
import { anyOptional, anyRequired } from '../../src/testing/arbitraries/texts.js'
import { arbitraryWallet } from '../../src/testing/index.js'
import { type DialectOf, remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import type { ChargeFacts, ChargeUnits, DialectFacts, Facts, PersonFacts } from './dialects.js'
import { ownNumber } from './own-number.js'

/** A dialect with remittances, and its row of `facts.ts`. */
export interface Dialect extends DialectOf<RemittanceDialect> {
  /** Undefined if the dialect has no row in the `facts.ts` of its bank yet. */
  readonly facts: DialectFacts | undefined
}

/** Every bank and layout of the registry that registers titles. Other files of a bank have only instructions, whose tests are those of instructions. */
export const DIALECTS: readonly Dialect[] = (await rowsOf('facts.ts')).flatMap(({ bank, rows }) =>
  remittanceDialects([bank])
    .filter(({ dialect }) => registersTitles(dialect))
    .map((dialect) => ({ ...dialect, facts: rows.FACTS[dialect.key] })),
)

/** Half of the drawn days are the end of a month or 29 February. */
export const date: fc.Arbitrary<string> = dateAround(USUAL_DAY)

export const widthOf = ({ dialect }: Dialect, role: string, field: string): number => {
  const { from, to } = dialect.layout.records[role]!.fields[field]!
  return to - from + 1
}

/** Role of the main record of a title: `title`, `segment_p`. */
export const mainOf = ({ dialect }: Pick<Dialect, 'dialect'>): string => dialect.layout.structure.titles[0]!.main

/** Cents, from one to the largest value of the columns. */
export const amountOf = (dialect: Dialect): fc.Arbitrary<number> => centsOf(widthOf(dialect, mainOf(dialect), 'amount'))

const daysAhead = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 120 }))

const charge: fc.Arbitrary<ChargeFacts> = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), cents: fc.integer({ min: 1, max: 1_000_000 }), days: daysAhead }),
  fc.record({ kind: fc.constant('percentage' as const), percentage, days: daysAhead }),
)

const discounts: fc.Arbitrary<readonly ChargeFacts[]> = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record({
      kind: fc.constant('value' as const),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      days: fc.integer({ min: 0, max: 120 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fc.array(
    fc.record({ kind: fc.constant('percentage' as const), percentage, days: fc.integer({ min: 0, max: 120 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
)

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })

const state = fc.constantFrom('SP', 'RJ', 'MG', 'RS', 'AC', 'DF')

/** From 01000-000, the lowest zip code. */
const zipcode = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))

const payer: fc.Arbitrary<PersonFacts> = fc.record({
  name: anyRequired(60),
  taxId,
  street: anyRequired(),
  number: anyOptional(10),
  complement: anyOptional(),
  neighborhood: anyRequired(20),
  zipcode,
  city: anyRequired(),
  state,
})

const guarantor = fc.record({
  name: anyRequired(),
  taxId: maybe(taxId),
  street: anyOptional(),
  number: fc.constant(''),
  complement: anyOptional(),
  neighborhood: anyOptional(),
  zipcode: fc.oneof(fc.constant(''), zipcode),
  city: anyOptional(),
  state: fc.oneof(fc.constant(''), state),
})

const withLetter = (text: string): string => (text === '' || /[A-Za-z0-9]/.test(text) ? text : `${text}A`)

const namedPerson = <P extends Pick<PersonFacts, 'name' | 'street' | 'neighborhood' | 'city'>>(person: P): P => ({
  ...person,
  name: withLetter(person.name),
  street: withLetter(person.street),
  neighborhood: withLetter(person.neighborhood),
  city: withLetter(person.city),
})

/** Adds a letter to names and addresses that would be blank in a file without marks. */
const named = (facts: Facts): Facts => ({
  ...facts,
  payer: namedPerson(facts.payer),
  truncatedAddress: withLetter(facts.truncatedAddress),
  guarantor: facts.guarantor === null ? null : namedPerson(facts.guarantor),
})

/** Reduces discounts to less than the amount of the slip: most banks refuse larger ones. */
const partsOf = ({ amount, discounts }: Pick<Facts, 'amount' | 'discounts'>): readonly ChargeFacts[] =>
  amount === 1
    ? []
    : discounts.map((each) =>
        each.kind === 'value'
          ? { ...each, cents: Math.min(each.cents, amount - 1) }
          : { ...each, percentage: Number(each.percentage) < 100 ? each.percentage : '50' },
      )

/** A due date after a day, and a document date up to that day. */
const dueAfter = (today: string): fc.Arbitrary<string> => date.map((day) => (day > today ? day : addDays(today, 1)))
const issuedBy = (today: string): fc.Arbitrary<string> => date.map((day) => (day < today ? day : today))

/**
 * A slip that the bank accepts, as facts. Charges that round to zero are excluded: another test covers them.
 *
 * @param today the date of the file
 */
export function factsOf(dialect: Dialect, today = USUAL_DAY): fc.Arbitrary<Facts> {
  const row = dialect.facts
  const { length, counted, maxValue = '9'.repeat(length) } = dialect.dialect.ourNumber
  // The own number of a slip is complete, also if the wallet counts only the last digits.
  const least = 10 ** (counted?.length ?? 0)
  const none = fc.constant(null)
  return (
    fc
      .record({
        ourNumber: maybe(fc.integer({ min: least, max: Math.min(10 ** 15 - 1, Number(maxValue)) }).map(String)),
        amount: amountOf(dialect),
        due: dueAfter(today),
        documentDate: maybe(issuedBy(today)),
        documentType: fc.constantFrom(...Object.keys(row?.documentTypes ?? { '02': '' })),
        accepted: fc.boolean(),
        documentNumber: identifier(dialect, 'document_number'),
        controlNumber: identifier(dialect, 'control_number'),
        payer,
        truncatedAddress: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, anyRequired()),
        guarantor: row === undefined ? none : maybe(guarantor),
        fine: row === undefined ? none : maybe(charge),
        interest: row === undefined ? none : maybe(charge),
        discounts: row === undefined ? fc.constant([]) : discounts,
        deadline:
          row === undefined || row.deadlines.length === 0
            ? none
            : maybe(fc.record({ field: fc.constantFrom(...row.deadlines), days: fc.integer({ min: 1, max: 99 }) })),
      })
      .map((facts) => ({ ...facts, discounts: partsOf(facts) }))
      // The guarantor of a deposit is the payer: `test/banks/deposits.test.ts`.
      .map((facts) => (facts.documentType === '46' ? { ...facts, guarantor: null } : facts))
      .map((facts) => row?.within?.(facts) ?? facts)
      .map((facts) => (row?.marks === undefined ? facts : named(facts)))
      .filter((facts) => row === undefined || (row.takes(facts) && isWorthSomething(row.units, facts)))
  )
}

/** A text that the columns hold as given, but for its letters; of any width and form if the layout has no columns for it. */
function identifier({ dialect }: Dialect, name: 'document_number' | 'control_number'): fc.Arbitrary<string> {
  const field = widestField(dialect, name)
  return sized(dialect, name).map((text) =>
    field === null || !isAltered(field, text) ? text : fittedText(field, text).to,
  )
}

function sized(dialect: RemittanceDialect, field: 'document_number' | 'control_number'): fc.Arbitrary<string> {
  const width = textWidthOf(dialect, field) ?? 25
  const fits = (text: string): boolean => plainUpper(text).length <= width
  return anyOptional(width).map((text) => {
    let length = text.length
    while (!fits(text.slice(0, length))) length--
    return text.slice(0, length).trim()
  })
}

/** Whether every charge of a slip is at least the smallest unit of its columns. */
function isWorthSomething(units: ChargeUnits, { fine, interest, discounts, amount }: Facts): boolean {
  const worth = (charge: ChargeFacts | null, of: keyof ChargeUnits): boolean =>
    charge === null || units[of](charge, amount) > 0
  return (
    worth(fine, 'fine') && worth(interest, 'interest') && discounts.every((discount) => worth(discount, 'discount'))
  )
}

/** Cents in one of the forms of money. */
const money = (cents: number): fc.Arbitrary<string | number | Decimal> =>
  fc.constantFrom(...MONEY_FORMS.map((form) => form(cents)), new Decimal(cents).div(100))

const percent = (text: string): fc.Arbitrary<string | number | Decimal> =>
  fc.constantFrom(text, text.replace('.', ','), Number(text), new Decimal(text))

const drawn = <T>(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<T> =>
  fc.record(fields) as unknown as fc.Arbitrary<T>

const nothing = fc.constantFrom(undefined, null, '')

function chargeFields(name: 'fine' | 'interest', charge: ChargeFacts | null): Record<string, fc.Arbitrary<unknown>> {
  if (charge === null) return { [`${name}_type`]: fc.constantFrom(undefined, null, 0, '0') }
  const value =
    charge.kind === 'value'
      ? { [`${name}_value`]: money(charge.cents) }
      : { [`${name}_percentage`]: percent(charge.percentage) }
  return {
    [`${name}_type`]: fc.constantFrom(charge.kind === 'value' ? 2 : 1, charge.kind === 'value' ? '2' : '1'),
    ...value,
    [`days_for_${name}`]: charge.days === null ? nothing : fc.constant(charge.days),
  }
}

function discountFields(discounts: readonly ChargeFacts[]): Record<string, fc.Arbitrary<unknown>> {
  const [first] = discounts
  if (first === undefined) return { discount_type: fc.constantFrom(undefined, 0) }
  const fields: Record<string, fc.Arbitrary<unknown>> = { discount_type: fc.constant(first.kind === 'value' ? 1 : 2) }
  discounts.forEach((discount, i) => {
    const prefix = ['', 'second_', 'third_'][i]!
    if (discount.kind === 'value') fields[`${prefix}discount_value`] = money(discount.cents)
    else fields[`${prefix}discount_percentage`] = percent(discount.percentage)
    fields[`days_for_${prefix}discount`] = fc.constant(discount.days)
  })
  return fields
}

function personFields(
  prefix: 'customer' | 'guarantor',
  person: Facts['guarantor'] & object,
): Record<string, fc.Arbitrary<unknown>> {
  const text = (value: string) => (value === '' ? nothing : fc.constant(value))
  return {
    [prefix === 'customer' ? 'customer_person_name' : 'guarantor_name']: text(person.name),
    [`${prefix}_cnpj_cpf`]: person.taxId === null ? nothing : typed(person.taxId),
    [`${prefix}_address`]: text(person.street),
    [`${prefix}_address_number`]: text(person.number),
    [`${prefix}_address_complement`]: text(person.complement),
    [`${prefix}_neighborhood`]: text(person.neighborhood),
    [`${prefix}_zipcode`]:
      person.zipcode === ''
        ? nothing
        : fc.constantFrom(person.zipcode, `${person.zipcode.slice(0, 5)}-${person.zipcode.slice(5)}`),
    [`${prefix}_city_name`]: text(person.city),
    [`${prefix}_state`]: person.state === '' ? nothing : fc.constantFrom(person.state, person.state.toLowerCase()),
  }
}

/** Draws the fields of a slip from its facts, in all accepted forms. */
export function slipOf(facts: Facts): fc.Arbitrary<Slip> {
  const text = (value: string) => (value === '' ? nothing : fc.constant(value))
  return drawn<Slip>({
    our_number:
      facts.ourNumber === null
        ? nothing
        : fc.constantFrom(facts.ourNumber, Number(facts.ourNumber), `0${facts.ourNumber}`),
    amount: money(facts.amount),
    expire_at: fc.constant(facts.due),
    document_date: facts.documentDate === null ? nothing : fc.constant(facts.documentDate),
    document_type: facts.documentType === '02' ? fc.constantFrom(undefined, '02') : fc.constant(facts.documentType),
    acceptance: facts.accepted ? fc.constant('S') : fc.constantFrom(undefined, 'N'),
    document_number: text(facts.documentNumber),
    control_number: text(facts.controlNumber),
    ...personFields('customer', facts.payer),
    customer_truncated_address: text(facts.truncatedAddress),
    ...(facts.guarantor === null ? {} : personFields('guarantor', facts.guarantor)),
    ...chargeFields('fine', facts.fine),
    ...chargeFields('interest', facts.interest),
    ...discountFields(facts.discounts),
    ...(facts.deadline === null ? {} : { [facts.deadline.field]: fc.constant(facts.deadline.days) }),
    ...(facts.deadline?.working === true ? { deadline_days_type: fc.constantFrom(2, '2') } : {}),
  })
}

/** A drawn entry, and the facts that it was made from. */
export interface DrawnEntry {
  readonly entry: Entry
  readonly facts: Facts
}

/** A registration, sometimes with `prevent_registration`, or a write-off if the bank accepts write-offs. */
export const entryOf = (dialect: Dialect, today = USUAL_DAY): fc.Arbitrary<DrawnEntry> =>
  fc
    .tuple(
      factsOf(dialect, today),
      fc.constantFrom('1001', '1001', '1001', dialect.dialect.instructions['1002'] === undefined ? '1001' : '1002'),
      fc.constantFrom(undefined, undefined, null, false, true),
    )
    .chain(([drawnFacts, our_code, prevent_registration]) => {
      const facts: Facts =
        our_code === '1002'
          ? { ...drawnFacts, ourNumber: drawnFacts.ourNumber ?? ownNumber(dialect.dialect, 7) }
          : drawnFacts
      return slipOf(facts).map((slip) => ({
        facts,
        entry: { our_code, slip: { ...slip, prevent_registration } } as Entry,
      }))
    })

/** A wallet of any contract of the facts; `next_remittance_number` may be null. */
export const walletOf = ({ bank, layout, dialect, facts }: Dialect): fc.Arbitrary<Wallet> =>
  fc
    .tuple(
      arbitraryWallet(bank.number, layout, { variant: dialect.variant ?? null, texts: 'any' }).filter(
        ({ bank_contract_slug }) => facts?.contracts?.includes(bank_contract_slug) !== false,
      ),
      fc.constantFrom({}, { next_remittance_number: null }),
    )
    .map(([wallet, absent]) => ({ ...wallet, ...absent }))

/** Date and time of a file. */
const generatedAt = dayAndTime(date)

/** Input of a file: a wallet and one to six entries, at least one of them sent. */
export interface Drawn {
  readonly wallet: Wallet
  readonly drawn: readonly DrawnEntry[]
  readonly generated_at: string
}

export const isLeftOut = ({ entry }: DrawnEntry): boolean =>
  entry.our_code === '1001' && entry.slip.prevent_registration === true

/** @param day the date of the file; default: any */
export const fileOf = (dialect: Dialect, day?: string): fc.Arbitrary<Drawn> =>
  (day === undefined ? generatedAt : dayAndTime(fc.constant(day)))
    .chain((generated_at) =>
      fc.record({
        wallet: walletOf(dialect),
        drawn: fc.array(entryOf(dialect, generated_at.slice(0, 10)), { minLength: 1, maxLength: 6 }),
        generated_at: fc.constant(generated_at),
      }),
    )
    .map(({ wallet, drawn, generated_at }) => ({
      wallet,
      drawn: drawn.map((each) => (isNumberedByBank(dialect, wallet) ? withoutOwnNumber(each) : each)),
      generated_at,
    }))
    .filter(
      ({ wallet, drawn }) =>
        !drawn.every(isLeftOut) && hasDistinctNumbers(dialect, wallet, drawn) && hasDistinctIdentifiers(drawn),
    )

/** Whether the bank numbers the titles of a wallet; its registrations have no own number. */
export const isNumberedByBank = ({ dialect }: Dialect, { bank_contract_slug }: Wallet): boolean =>
  dialect.contracts[bank_contract_slug]?.bankNumbers === true

const withoutOwnNumber = ({ entry, facts }: DrawnEntry): DrawnEntry =>
  entry.our_code === '1001'
    ? { entry: { ...entry, slip: { ...entry.slip, our_number: null } }, facts: { ...facts, ourNumber: null } }
    : { entry, facts }

/** Whether all slips have different nossos números, including the numbers that the wallet gives. */
function hasDistinctNumbers(
  { dialect }: Dialect,
  { next_our_number }: Wallet,
  drawn: readonly { readonly facts: Facts }[],
): boolean {
  const own = drawn.flatMap(({ facts }) => (facts.ourNumber === null ? [] : [BigInt(facts.ourNumber)]))
  const next = BigInt(next_our_number || 1)
  const isGiven = (number: bigint): boolean => {
    const counted = number % 10n ** BigInt(countedLength(dialect))
    return counted >= next && counted < next + BigInt(drawn.length)
  }
  return new Set(own).size === own.length && !own.some(isGiven)
}

/** Whether no two identifiers differ only in their letters. */
function hasDistinctIdentifiers(drawn: readonly { readonly facts: Facts }[]): boolean {
  const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === new Set(texts.map(plainUpper)).size
  return (
    isDistinct(drawn.map(({ facts }) => facts.documentNumber)) &&
    isDistinct(drawn.map(({ facts }) => facts.controlNumber || facts.documentNumber))
  )
}

export { countedLength, percentage }
