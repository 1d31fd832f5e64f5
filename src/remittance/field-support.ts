/**
 * Support of the fields of a slip in a dialect. It is found in the accounts of registrations with and without the field, so that the records and the table of
 * losses remain the only lists of a bank's fields.
 */
import { type DayRange, type RemittanceDialect, registersTitles } from '../banks/index.js'
import {
  type FieldInfo,
  type GivenFields,
  isBankCode,
  SLIP_FIELDS,
  SLIP_TABLE,
  type SlipField,
} from '../cobranca/index.js'
import { plannedLosses } from './entry/planned-losses.js'
import { companyWallets, ExampleRegistrations, type LayoutDialect } from './example-registrations.js'

/**
 * Support of a field: `required` by the bank, `sent` to it, `left_out` of the file and reported in `changes`, `refused` with an error, or `unread` without
 * effect.
 */
export type FieldSupport = 'required' | 'sent' | 'left_out' | 'refused' | 'unread'

/** Best support first: the dialect supports a field if one of its contracts does. */
const ORDER: readonly FieldSupport[] = ['required', 'sent', 'left_out', 'unread', 'refused']

/** Returns the best support that `find` returns. Stops at the best possible one. */
export function bestSupport<T>(all: readonly T[], find: (each: T) => FieldSupport): FieldSupport {
  let found: FieldSupport = 'refused'
  for (const each of all) {
    const support = find(each)
    if (ORDER.indexOf(support) < ORDER.indexOf(found)) found = support
    if (found === 'required' || found === 'sent') break
  }
  return found
}

/**
 * Returns the support of the fields of a slip in registrations; none for a dialect without registrations. Fields that are never sent to banks are absent. A field
 * that only some contracts of the dialect support is `sent`.
 */
export function slipFieldSupport(of: LayoutDialect): Readonly<Partial<Record<SlipField, FieldSupport>>> {
  if (!registersTitles(of.dialect)) return {}
  const wallets = companyWallets(of).map((wallet) => new ExampleRegistrations(of.bank, wallet))
  const found: Partial<Record<SlipField, FieldSupport>> = {}
  for (const field of SLIP_FIELDS) {
    const info: FieldInfo = SLIP_TABLE[field]
    if (info.isLocal === true) continue
    found[field] = plannedSupport(field, of.dialect) ?? accountedSupport(field, examplesOf(field, of.dialect), wallets)
  }
  return found
}

/** Support that the table of losses has, and that of a code of the bank: no example fits all banks. */
function plannedSupport(field: SlipField, dialect: RemittanceDialect): FieldSupport | undefined {
  if (plannedLosses(dialect, '1001').ofLayout.some((loss) => loss.field === field)) return 'refused'
  return isBankCode(field) ? 'sent' : undefined
}

/** A value of a field, and the fields that it needs. */
interface Example {
  readonly value: unknown
  readonly needs: GivenFields
}

/** Returns the examples of a field: any that is sent shows that the layout sends the field. */
function examplesOf(field: SlipField, dialect: RemittanceDialect): readonly Example[] {
  const { example, needs = {} }: FieldInfo = SLIP_TABLE[field]
  const ranges = Object.entries(dialect.deadlines.ranges).flatMap(([name, all]) =>
    all.map((range) => ({ name, range })),
  )
  if (field === 'deadline_days_type')
    return ranges
      .filter(({ range }) => isOfWorkingDays(range))
      .map(({ name, range }) => ({ value: 2, needs: { [name]: range.from } }))
  const own = ranges.filter(({ name }) => name === field)
  if (own.length > 0)
    return own.flatMap(({ range }) =>
      [range.from, range.to].map((value) => ({
        value,
        needs: isOfWorkingDays(range) ? { deadline_days_type: 2 } : {},
      })),
    )
  const value = field === 'our_number' ? ownNumber(dialect) : example
  return [needs].flat().map((each) => ({ value, needs: each }))
}

const isOfWorkingDays = ({ kind }: DayRange): boolean => kind === 'working' || kind === 'registered'

function accountedSupport(
  field: SlipField,
  examples: readonly Example[],
  wallets: readonly ExampleRegistrations[],
): FieldSupport {
  const tries = wallets.flatMap((registrations) => examples.map((example) => ({ registrations, example })))
  return bestSupport(tries, ({ registrations, example }) => exampleSupport(field, example, registrations))
}

function exampleSupport(
  field: SlipField,
  { value, needs }: Example,
  registrations: ExampleRegistrations,
): FieldSupport {
  const account = registrations.accountOf({ ...needs, [field]: value })
  if (account === null) return 'refused'
  const info: FieldInfo = SLIP_TABLE[field]
  if (info.required === true) return 'required'
  const without = registrations.accountOf(needs) ?? registrations.accountOf({})
  if (account.records !== without?.records) return 'sent'
  return account.changes === without.changes ? 'unread' : 'left_out'
}

/** A number that the example wallets do not reach; complete if the wallet counts only its last digits. */
const ownNumber = ({ ourNumber: { length, counted } }: RemittanceDialect): string =>
  counted === undefined ? '77' : `1${'77'.padStart(length - 1, '0')}`
