import { type Entry, errorOfEntries, isValidationError, isZeros, ValidationError } from '../cobranca/index.js'
import { checkFilledList, checkList, checkObject } from './check-input.js'
import type {
  RejectedEntry,
  Remittance,
  RemittanceInput,
  RemittanceLot,
  RemittanceOptions,
  RemittanceRecord,
  TextChange,
} from './remittance.js'
import { RemittanceBuilder } from './remittance-builder.js'
import { walletKey } from './wallet-key.js'
import { withoutEmptyLots } from './without-empty-lots.js'

/**
 * Builds the remittance file of one wallet.
 *
 * Takes the numbers of slips and of the file from the wallet and hands back the next ones; keeps no state. Everything is validated before a
 * byte is given out: unless `partial` is asked for, an invalid entry means no file.
 *
 * @throws {ValidationError} with what is wrong, by field of slip or wallet (`errors`), and by entry (`entries`, `byEntry`)
 * @example
 * const remittance = buildRemittance({ wallet, entries: [{ our_code: '1001', slip }] })
 * await writeFile(remittance.filename, remittance.bytes)
 */
export function buildRemittance({ partial = false, ...input }: RemittanceInput): Remittance {
  const lots: readonly RemittanceLot[] = 'lots' in input ? input.lots : [input]
  checkList('lots', lots)
  // Without lots there are no entries either.
  checkFilledList('entries', lots)
  for (const lot of lots) {
    checkObject('lots', lot, 'wallet e entries')
    checkFilledList('entries', lot.entries)
  }
  return withoutEmptyLots(buildLots(lots, input, partial), lots, (kept) => buildLots(kept, input, true))
}

function buildLots(lots: readonly RemittanceLot[], options: RemittanceOptions, partial: boolean): Remittance {
  const expected = lots.reduce((sum, { entries }) => sum + entries.length, 0)
  const builder = new RemittanceBuilder(lots[0]!.wallet, options, expected)
  const built = new BuiltEntries(builder.headerChanges)
  const closed: { next_our_number: string }[] = []
  const seen = new Map<string, ReturnType<typeof distinctNumbers>>()
  lots.forEach(({ wallet, entries }, lot) => {
    if (lot > 0) {
      const { next_our_number, changes } = builder.nextLot(wallet)
      closed.push({ next_our_number })
      built.changes.push(...changes)
    }
    const isFree = seen.get(walletKey(wallet)) ?? distinctNumbers()
    seen.set(walletKey(wallet), isFree)
    for (const entry of entries) built.take(builder, entry, isFree)
  })
  const { records, rejected } = built
  if (rejected.length > 0 && (!partial || records.length === 0)) {
    throw errorOfEntries(new Map(rejected.map(({ entry, errors }) => [entry, errors])))
  }
  const bytes = builder.finish()
  const summary = builder.summary
  return {
    ...summary,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
    bytes,
    lots: [...closed, { next_our_number: summary.next_our_number }],
    records,
    skipped: built.skipped,
    rejected,
    changes: built.changes,
  }
}

/** What became of each entry, by its position. */
class BuiltEntries {
  readonly records: RemittanceRecord[] = []
  readonly skipped: number[] = []
  readonly rejected: RejectedEntry[] = []
  readonly changes: TextChange[]
  private position = 0

  constructor(headerChanges: readonly TextChange[]) {
    this.changes = [...headerChanges]
  }

  take(builder: RemittanceBuilder, entry: Entry, accept: (record: RemittanceRecord) => void): void {
    const position = this.position++
    try {
      const added = builder.add(entry, accept)
      if (added === null) this.skipped.push(position)
      else {
        this.records.push(added.record)
        for (const change of added.changes) this.changes.push(change)
      }
    } catch (error) {
      if (!isValidationError(error)) throw error
      this.rejected.push({ entry: position, errors: error.errors })
    }
  }
}

/**
 * Refuses a second entry (1001) of one nosso número of a wallet: the bank would take one of the two slips for the other. A stream does not
 * remember the numbers it has written.
 */
function distinctNumbers(): (record: RemittanceRecord) => void {
  const entered = new Set<string>()
  return ({ our_code, our_number }) => {
    if (our_code !== '1001' || isZeros(our_number)) return
    const before = entered.size
    if (entered.add(our_number).size === before)
      throw new ValidationError({ our_number: [`${our_number} já está nesta remessa`] })
  }
}
