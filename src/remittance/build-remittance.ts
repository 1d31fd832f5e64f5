import { type AnyEntry, errorOfEntries, isValidationError, type Wallet } from '../cobranca/index.js'
import { checkFilledList, checkList, checkObject } from './check-input.js'
import { DistinctIdentifiers } from './distinct-identifiers.js'
import { DistinctNumbers } from './distinct-numbers.js'
import { walletKey } from './open-wallet.js'
import type {
  RejectedEntry,
  Remittance,
  RemittanceInput,
  RemittanceLot,
  RemittanceOptions,
  TextChange,
} from './remittance.js'
import { type Accept, RemittanceBuilder } from './remittance-builder.js'
import { type RemittanceOfBytes, withContent } from './with-content.js'
import { withoutEmptyLots } from './without-empty-lots.js'
import { WrittenEntries } from './written-entries.js'

/**
 * Builds the remittance file of one wallet.
 *
 * Takes the numbers of slips and of the file from the wallet and returns the next ones; keeps no state. Everything is validated first: without
 * `partial`, an invalid entry means no file.
 *
 * @throws {ValidationError} with the errors by field of slip or wallet (`errors`), and by entry (`entries`, `byEntry`)
 * @example
 * const remittance = buildRemittance({ wallet, entries: [{ our_code: '1001', slip }] })
 * await writeFile(remittance.filename, remittance.bytes)
 */
export function buildRemittance(input: RemittanceInput): Remittance {
  checkObject('input', input, 'wallet e entries, ou lots')
  return withContent(buildBytes(input))
}

/** As {@link buildRemittance}, without the text of the file. */
export function buildBytes({ partial = false, ...input }: RemittanceInput): RemittanceOfBytes {
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

function buildLots(lots: readonly RemittanceLot[], options: RemittanceOptions, partial: boolean): RemittanceOfBytes {
  const expected = lots.reduce((sum, { entries }) => sum + entries.length, 0)
  const builder = new RemittanceBuilder(lots[0]!.wallet, options, expected)
  const built = new BuiltEntries(builder, expected)
  const closed: { next_our_number: string | null }[] = []
  const seen = new Map<string, Accept>()
  lots.forEach(({ wallet, entries }, lot) => {
    if (lot > 0) closed.push(built.nextLot(wallet))
    const accept = seen.get(walletKey(wallet)) ?? acceptDistinct(builder)
    seen.set(walletKey(wallet), accept)
    for (const entry of entries) built.take(entry, accept)
  })
  const { written, rejected } = built
  if (rejected.length > 0 && (!partial || written.length === 0)) {
    throw errorOfEntries(new Map(rejected.map(({ entry, errors }) => [entry, errors])))
  }
  const bytes = builder.finish()
  const summary = builder.summary
  return {
    ...summary,
    bytes,
    lots: [...closed, { next_our_number: summary.next_our_number }],
    skipped: built.skipped,
    rejected,
    records: (original = same) => written.records(builder.dialect, bytes, original),
    changes: built.changes(),
    warnings: builder.takeWarnings(),
  }
}

/** Accepts the registrations of a wallet that are distinct. */
export function acceptDistinct(builder: RemittanceBuilder): Accept {
  const numbers = new DistinctNumbers()
  let identifiers: DistinctIdentifiers | null = null
  return (written, slip) => {
    // The first entry may change the dialect.
    identifiers ??= new DistinctIdentifiers(builder.dialect)
    identifiers.check(written, slip)
    numbers.accept(written)
    return identifiers.add(written, slip)
  }
}

const same = (position: number): number => position

/** Outcome of each entry, by its position. */
class BuiltEntries {
  readonly written: WrittenEntries
  readonly skipped: number[] = []
  readonly rejected: RejectedEntry[] = []
  private readonly changed: (() => readonly TextChange[])[]
  private position = 0

  /** @param maximum largest number of entries */
  constructor(
    private readonly builder: RemittanceBuilder,
    maximum: number,
  ) {
    this.written = new WrittenEntries(maximum)
    this.changed = [() => builder.headerChanges]
  }

  take(entry: AnyEntry, accept: Accept): void {
    const position = this.position++
    try {
      const written = this.builder.write(entry, accept)
      if (written === null) this.skipped.push(position)
      else this.written.add(written)
    } catch (error) {
      if (!isValidationError(error)) throw error
      this.rejected.push({ entry: position, bank_billet_id: idOf(entry), errors: error.errors })
    }
  }

  nextLot(wallet: Wallet): { readonly next_our_number: string | null } {
    this.takeChanges()
    const { next_our_number, changes } = this.builder.nextLot(wallet)
    this.changed.push(() => changes)
    return { next_our_number }
  }

  /** Returns a function that lists all texts that changed. */
  changes(): () => readonly TextChange[] {
    this.takeChanges()
    return () => this.changed.flatMap((some) => some())
  }

  private takeChanges(): void {
    const changes = this.builder.takeChanges()
    this.changed.push(() => changes.list())
  }
}

/** The id of an entry's slip, of any shape: the entry may be invalid. */
export const idOf = (entry: AnyEntry): RejectedEntry['bank_billet_id'] => entry?.slip?.id ?? null
