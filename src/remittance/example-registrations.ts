/** Registrations of one made-up slip in the layouts of a bank, and their accounts. */
import type { BankDefinition, LayoutKind, RemittanceDialect } from '../banks/index.js'
import { type Entry, type GivenFields, isValidationError, type Wallet } from '../cobranca/index.js'
import { comparableRecords } from './entry/settle-losses.js'
import { accountOf } from './entry-account.js'
import { EXAMPLE_SLIP } from './example-slip.js'
import { EXAMPLE_TAX_IDS, exampleWallets } from './example-wallets.js'
import { OpenRemittance } from './open-remittance.js'

/** A dialect, with its bank and layout. */
export interface LayoutDialect {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
}

export const EXAMPLE_GENERATED_AT = '2026-03-02T10:15:30'

/** The account of a registration, for comparison with that of another. */
export interface ExampleAccount {
  /** The values of its records. */
  readonly records: string | null
  /** The fields that its records change or do not send. */
  readonly changes: string
}

/** Registrations of the example slip by a wallet. Each is written to the same open file, and taken back. */
export class ExampleRegistrations {
  private opened: OpenRemittance | null = null
  private readonly known = new Map<string, ExampleAccount | null>()

  constructor(
    private readonly bank: BankDefinition,
    private readonly wallet: Wallet,
  ) {}

  /** Returns the account of an example slip with these fields; null if it is invalid. */
  accountOf(fields: GivenFields): ExampleAccount | null {
    const key = JSON.stringify(fields)
    const known = this.known.get(key)
    if (known !== undefined) return known
    const account = this.register(fields)
    this.known.set(key, account)
    return account
  }

  private register(fields: GivenFields): ExampleAccount | null {
    this.opened ??= new OpenRemittance(this.wallet, EXAMPLE_GENERATED_AT, false, 1)
    const file = this.opened
    const savepoint = file.savepoint()
    try {
      const { draft, context } = accountOf(file, 0, registrationOf(withOwnAccounts(this.bank, fields)), true, null)
      const changes = file.report.changesSince(savepoint.report)
      return { records: comparableRecords(draft.plan.steps, context), changes: JSON.stringify(changes) }
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    } finally {
      file.restore(savepoint)
    }
  }
}

export const registrationOf = (fields: GivenFields): Entry => ({
  our_code: '1001',
  slip: { ...EXAMPLE_SLIP, ...fields },
})

/** The credit is split among accounts of the bank itself. */
const withOwnAccounts = ({ number }: BankDefinition, { split_accounts, ...fields }: GivenFields): GivenFields =>
  Array.isArray(split_accounts)
    ? { ...fields, split_accounts: split_accounts.map((account) => ({ ...account, bank_number: number })) }
    : fields

/** Returns wallets of a company, one of each contract of a dialect. */
export const companyWallets = (of: LayoutDialect): readonly Wallet[] =>
  exampleWallets({ ...of, contracts: Object.keys(of.dialect.contracts) }).filter(
    ({ beneficiary_cnpj_cpf }) => beneficiary_cnpj_cpf === EXAMPLE_TAX_IDS[0],
  )
