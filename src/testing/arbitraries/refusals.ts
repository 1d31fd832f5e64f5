/** What a bank has against a value, asked of the builder itself. */
import { type Entry, isValidationError, type Wallet } from '../../cobranca/index.js'
import { RemittanceBuilder } from '../../remittance/index.js'
import { DAY_BEFORE } from './dates.js'
import { PLAIN_SLIP } from './plain-slip.js'

/** The names of the fields that a call refuses; none when it goes through. */
function refusedBy(call: () => unknown): readonly string[] {
  try {
    call()
    return NONE
  } catch (error) {
    if (isValidationError(error)) return Object.keys(error.errors)
    throw error
  }
}

const NONE: readonly string[] = []

/** Fields of a wallet that its bank refuses, be it with the first plain entry. */
export const refusedOfWallet = (wallet: Wallet): readonly string[] =>
  refusedBy(() =>
    new RemittanceBuilder(wallet, { generated_at: DAY_BEFORE }).add({ our_code: '1001', slip: PLAIN_SLIP }),
  )

/** Thrown to keep an entry out of a file that would take it; one for all, since each would have its stack told. */
const TAKEN = new Error('taken')

const keepOut = (): never => {
  throw TAKEN
}

/** Tells which fields of an entry are refused; none when it is taken. */
export type EntryCheck = (entry: Entry) => readonly string[]

/** The check of entries that go with any of these wallets. */
export function entryCheck(wallets: readonly Wallet[], generated_at: string): EntryCheck {
  const builders = wallets.map((wallet) => new RemittanceBuilder(wallet, { generated_at }))
  return (entry) => {
    for (const builder of builders) {
      const refused = refusedBy(() => {
        try {
          builder.add(entry, keepOut)
        } catch (error) {
          if (error !== TAKEN) throw error
        }
      })
      if (refused.length > 0) return refused
    }
    return NONE
  }
}

/** What the first refuses, or else the second. */
export const bothChecks =
  (first: EntryCheck, second: EntryCheck): EntryCheck =>
  (entry) => {
    const refused = first(entry)
    return refused.length > 0 ? refused : second(entry)
  }
