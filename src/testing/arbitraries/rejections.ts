/** Fields that a bank rejects, according to the remittance builder. */
import { type Entry, isValidationError, type Wallet } from '../../cobranca/index.js'
import { RemittanceBuilder } from '../../remittance/index.js'
import { WEEK_BEFORE } from './dates.js'
import { PLAIN_SLIP } from './plain-slip.js'

/** Returns the names of the invalid fields of a call; an empty list if the call succeeds. */
function invalidFieldsOf(call: () => unknown): readonly string[] {
  try {
    call()
    return NONE
  } catch (error) {
    if (isValidationError(error)) return Object.keys(error.errors)
    throw error
  }
}

const NONE: readonly string[] = []

/** Returns the invalid fields of a wallet, including those found only when the first plain entry is added. */
export const invalidWalletFields = (wallet: Wallet): readonly string[] =>
  invalidFieldsOf(() =>
    new RemittanceBuilder({ next_our_number: 1, ...wallet }, { generated_at: WEEK_BEFORE }).add({
      our_code: '1001',
      slip: PLAIN_SLIP,
    }),
  )

/** Thrown to keep a valid entry out of the file. A single instance, because each error collects a stack trace. */
const VALID = new Error('valid')

const keepOut = (): never => {
  throw VALID
}

/** Returns the invalid fields of an entry; an empty list if the entry is valid. */
export type EntryCheck = (entry: Entry) => readonly string[]

/** Creates a check of entries for all of the given wallets. */
export function entryCheck(wallets: readonly Wallet[], generated_at: string): EntryCheck {
  const builders = wallets.map((wallet) => new RemittanceBuilder(wallet, { generated_at }))
  return (entry) => {
    for (const builder of builders) {
      const invalid = invalidFieldsOf(() => {
        try {
          builder.add(entry, keepOut)
        } catch (error) {
          if (error !== VALID) throw error
        }
      })
      if (invalid.length > 0) return invalid
    }
    return NONE
  }
}

/** Returns the errors of the first check or, if it has none, those of the second. */
export const bothChecks =
  (first: EntryCheck, second: EntryCheck): EntryCheck =>
  (entry) => {
    const invalid = first(entry)
    return invalid.length > 0 ? invalid : second(entry)
  }
