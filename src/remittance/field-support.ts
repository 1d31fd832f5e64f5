/**
 * Support of the fields of a slip or wallet in a dialect. It is found by building remittances with and without the field, so that the records remain the only
 * list of a bank's fields.
 */
import {
  type BankDefinition,
  type DayRange,
  type LayoutKind,
  type RemittanceDialect,
  registersTitles,
} from '../banks/index.js'
import {
  type FieldInfo,
  type GivenFields,
  isBankCode,
  isValidationError,
  SLIP_FIELDS,
  SLIP_TABLE,
  type SlipField,
  WALLET_TABLE,
  type Wallet,
} from '../cobranca/index.js'
import { plannedLosses } from './entry/planned-losses.js'
import { EXAMPLE_SLIP } from './example-slip.js'
import { EXAMPLE_TAX_IDS, exampleWallets } from './example-wallets.js'
import { RemittanceBuilder } from './remittance-builder.js'

/**
 * Support of a field: `required` by the bank, `sent` to it, `left_out` of the file and reported in `changes`, `refused` with an error, or `unread` without
 * effect.
 */
export type FieldSupport = 'required' | 'sent' | 'left_out' | 'refused' | 'unread'

/** A dialect, with its bank and layout. */
interface LayoutDialect {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
}

const GENERATED_AT = '2026-03-02T10:15:30'

/** A remittance of one registration. */
interface Built {
  /** Name of the file, and its lines. */
  readonly file: string
  readonly changes: string
}

/** Builds remittances of one slip for a wallet; each only once. */
class Builds {
  private readonly built = new Map<string, Built | null>()

  constructor(readonly wallet: Wallet) {}

  /** Returns null if the wallet or the slip is invalid. */
  of(fields: GivenFields): Built | null {
    const key = JSON.stringify(fields)
    const known = this.built.get(key)
    if (known !== undefined) return known
    const built = build(this.wallet, fields)
    this.built.set(key, built)
    return built
  }
}

function build(wallet: Wallet, fields: GivenFields): Built | null {
  try {
    const builder = new RemittanceBuilder(wallet, { generated_at: GENERATED_AT })
    const added = builder.add({ our_code: '1001', slip: { ...EXAMPLE_SLIP, ...fields } })
    const content = Buffer.from(added === null ? builder.take() : builder.finish()).toString('latin1')
    return { file: builder.summary.filename + content, changes: JSON.stringify(added?.changes) }
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** A company's wallet for each contract of a dialect. */
const buildsOf = (of: LayoutDialect): readonly Builds[] =>
  exampleWallets({ ...of, contracts: Object.keys(of.dialect.contracts) })
    .filter(({ beneficiary_cnpj_cpf }) => beneficiary_cnpj_cpf === EXAMPLE_TAX_IDS[0])
    .map((wallet) => new Builds(wallet))

/** Best support first: the dialect supports a field if one of its contracts does. */
const ORDER: readonly FieldSupport[] = ['required', 'sent', 'left_out', 'unread', 'refused']

/** Returns the best support that `find` returns. Stops at the best possible one. */
function best<T>(all: readonly T[], find: (each: T) => FieldSupport): FieldSupport {
  let found: FieldSupport = 'refused'
  for (const each of all) {
    const support = find(each)
    if (ORDER.indexOf(support) < ORDER.indexOf(found)) found = support
    if (found === 'required' || found === 'sent') break
  }
  return found
}

/**
 * Returns the support of the fields of a slip in registrations; none for a dialect without registrations. Fields that are never sent to banks are absent. A field that only some contracts of the dialect
 * support is `sent`.
 */
export function slipFieldSupport(of: LayoutDialect): Readonly<Partial<Record<SlipField, FieldSupport>>> {
  if (!registersTitles(of.dialect)) return {}
  const wallets = buildsOf(of)
  const found: Partial<Record<SlipField, FieldSupport>> = {}
  for (const field of SLIP_FIELDS) {
    const info: FieldInfo = SLIP_TABLE[field]
    if (info.isLocal === true) continue
    const tries = wallets.flatMap((builds) => [info.needs ?? {}].flat().map((needs) => ({ builds, needs })))
    found[field] =
      declaredSupport(field, of.dialect) ?? best(tries, ({ builds, needs }) => triedSupport(of, field, builds, needs))
  }
  return found
}

/** Support that the table of losses has, and that of fields with bank-specific values, such as days and codes: no example fits all banks. */
function declaredSupport(field: SlipField, dialect: RemittanceDialect): FieldSupport | undefined {
  if (field === 'deadline_days_type')
    return Object.values(dialect.deadlines.ranges).flat().some(isOfWorkingDays) ? 'sent' : 'refused'
  if (plannedLosses(dialect, '1001').ofLayout.some((loss) => loss.field === field)) return 'refused'
  return isOfBank(field) ? 'sent' : undefined
}

const isOfBank = (field: string): boolean => /^days_for_(sue|revoke|negativation)$/.test(field) || isBankCode(field)

const isOfWorkingDays = ({ kind }: DayRange): boolean => kind === 'working' || kind === 'registered'

function triedSupport(of: LayoutDialect, field: SlipField, builds: Builds, needs: GivenFields): FieldSupport {
  const info: FieldInfo = SLIP_TABLE[field]
  const value = field === 'our_number' ? ownNumber(of.dialect) : info.example
  const built = builds.of(withOwnAccounts(of.bank, { ...needs, [field]: value }))
  if (built === null) return 'refused'
  if (info.required === true) return 'required'
  const without = builds.of(withOwnAccounts(of.bank, needs)) ?? builds.of({})
  if (built.file !== without?.file) return 'sent'
  return built.changes === without.changes ? 'unread' : 'left_out'
}

/** A number that the example wallets do not reach; complete if the wallet counts only its last digits. */
const ownNumber = ({ ourNumber: { length, counted } }: RemittanceDialect): string =>
  counted === undefined ? '77' : `1${'77'.padStart(length - 1, '0')}`

/** The credit is split among accounts of the bank itself. */
const withOwnAccounts = ({ number }: BankDefinition, { split_accounts, ...fields }: GivenFields): GivenFields =>
  Array.isArray(split_accounts)
    ? { ...fields, split_accounts: split_accounts.map((account) => ({ ...account, bank_number: number })) }
    : fields

/** Returns the support of the fields of a wallet. Fields that are never sent to banks are absent. */
export function walletFieldSupport(of: LayoutDialect): Readonly<Partial<Record<WalletTableField, FieldSupport>>> {
  const wallets = buildsOf(of)
  const needed: Readonly<Partial<Record<string, number>>> = of.dialect.wallet
  const found: Partial<Record<WalletTableField, FieldSupport>> = {}
  for (const field of Object.keys(WALLET_TABLE) as WalletTableField[]) {
    const info: FieldInfo = WALLET_TABLE[field]
    if (info.isLocal === true) continue
    const isRequired = info.required === true || needed[field] !== undefined
    found[field] = isRequired
      ? 'required'
      : best(wallets, (builds) =>
          // A rejected value was read too: numbers of banks have different forms.
          build({ ...builds.wallet, [field]: info.example }, {})?.file === builds.of({})?.file ? 'unread' : 'sent',
        )
  }
  return found
}

export type WalletTableField = keyof typeof WALLET_TABLE
