/** Caixa, CNAB 240 SIGCB, 67.118 v029 (October 2022): the two widths of the beneficiary's code, by the versions of files and lots. */
import type { RemittanceDialect } from '../remittance-dialect.js'
import type { remittanceRecords240 } from './cnab240.js'

/**
 * Versions of lots (G030, p. 70), by the columns of the beneficiary's code. If one beneficiary receives for others, a file may contain lots of both layouts
 * (G007, p. 67). The layout of the file header is used for the whole file; a lot of the other layout is reported.
 */
export const SIX_DIGITS = { known: ['030', '060'], ofOther: ['037', '067'] } as const

export const SEVEN_DIGITS = { known: SIX_DIGITS.ofOther, ofOther: SIX_DIGITS.known } as const

/** Versions of returns and of remittances with seven columns (G019, p. 69). */
export const WITH_SEVEN_DIGITS = ['047', '107'] as const

export const sevenDigits = {
  variant: '7 dígitos',
  detectBy: [{ field: 'header.file_layout_version', values: WITH_SEVEN_DIGITS }],
} as const

/**
 * Differences between the two editions: the columns of the beneficiary's code in records and header (G007, pp. 66–67), and the versions (G019 and G030, pp.
 * 68–70).
 */
export interface Edition240 extends Pick<RemittanceDialect, 'evidence'> {
  readonly name: string
  readonly records: typeof remittanceRecords240
  readonly digits: 6 | 7
  readonly versions: readonly [string, ...string[]]
  readonly lotVersions: { readonly known: readonly string[]; readonly ofOther: readonly string[] }
  readonly lotVersion?: string
}
