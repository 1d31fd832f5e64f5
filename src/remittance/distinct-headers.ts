import type { Wallet } from '../cobranca/index.js'
import { latin1Text } from '../runtime/bytes.js'
import { buildBytes } from './build-remittance.js'
import { needsDistinctHeaders } from './open-wallet.js'
import type { RemittanceInput } from './remittance.js'
import { generationOf } from './sao-paulo-now.js'
import type { RemittanceOfBytes } from './with-content.js'

const LINE_END = 13

/** Builds remittances whose headers differ, for banks that reject a file whose header equals that of an earlier file. */
export class DistinctHeaders {
  private readonly taken = new Set<string>()

  /** Builds a remittance of one wallet, dated as many seconds later as there are files with the same header. */
  build(input: RemittanceInput & { readonly wallet: Wallet }): RemittanceOfBytes {
    const remittance = buildBytes(input)
    if (!needsDistinctHeaders(input.wallet)) return remittance
    const { bytes } = remittance
    const header = latin1Text(bytes.subarray(0, bytes.indexOf(LINE_END)))
    if (this.taken.has(header)) return this.build({ ...input, generated_at: secondAfter(input.generated_at) })
    this.taken.add(header)
    return remittance
  }
}

function secondAfter(generatedAt: string | undefined): string {
  const { date, time } = generationOf(generatedAt)
  // The local time has no offset: it is calculated as if it were UTC.
  return new Date(Date.parse(`${date}T${time}Z`) + 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)
}
