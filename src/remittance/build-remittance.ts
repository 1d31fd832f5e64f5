import { type FieldErrors, isValidationError, ValidationError } from '../cobranca/index.js'
import type { RejectedEntry, Remittance, RemittanceInput, RemittanceRecord, TextChange } from './remittance.js'
import { RemittanceBuilder } from './remittance-builder.js'

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
export function buildRemittance({ wallet, entries, partial = false, ...options }: RemittanceInput): Remittance {
  if (entries.length === 0) throw new ValidationError({ entries: ['não pode ficar em branco'] })
  const builder = new RemittanceBuilder(wallet, options)
  const records: RemittanceRecord[] = []
  const changes: TextChange[] = [...builder.headerChanges]
  const skipped: number[] = []
  const rejected: RejectedEntry[] = []
  entries.forEach((entry, position) => {
    try {
      const added = builder.add(entry)
      if (added === null) {
        skipped.push(position)
        return
      }
      records.push(added.record)
      changes.push(...added.changes)
    } catch (error) {
      if (!isValidationError(error)) throw error
      rejected.push({ entry: position, errors: error.errors })
    }
  })
  if (rejected.length > 0 && (!partial || records.length === 0)) throw allProblems(rejected)
  const bytes = builder.finish()
  return {
    ...builder.summary,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
    bytes,
    records,
    skipped,
    rejected,
    changes,
  }
}

/** One error for many entries: their fields' messages together, and each by its position. */
function allProblems(rejected: readonly RejectedEntry[]): ValidationError {
  const together: FieldErrors = {}
  for (const { errors } of rejected) {
    for (const [field, messages] of Object.entries(errors))
      together[field] = [...new Set([...(together[field] ?? []), ...messages])]
  }
  return new ValidationError(
    together,
    rejected.map(({ entry }) => entry),
    Object.fromEntries(rejected.map(({ entry, errors }) => [entry, errors])),
  )
}
