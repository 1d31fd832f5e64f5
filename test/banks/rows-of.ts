/**
 * Hand-written data of each bank for the shared tests, in `test/banks/<compe>-<slug>/`. The files are found by the registry, so a new bank needs no line in a
 * shared file, but must have its own rows.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BANKS, type BankDefinition } from '../../src/banks/index.js'
import type { BankFacts } from '../remittance/dialects.js'
import type { BankInstructions } from '../remittance/instruction-rows.js'
import type { Page } from '../remittance/manual-pages.js'
import type { BankSamples } from '../samples/samples.js'
import { folderOf, remittanceDialects } from './dialects-of.js'
import type { ManualCodes } from './manual-codes.js'
import type { BankNumbers } from './numbers.js'
import type { Deviations, ReturnPages } from './printed-page.js'
import type { ReturnFacts } from './return-facts.js'

/** What each file exports. */
interface RowFiles {
  readonly 'facts.ts': { readonly FACTS: BankFacts }
  readonly 'manual-pages.ts': Readonly<Record<string, Page>>
  readonly 'return-pages.ts': { readonly RETURN_PAGES: ReturnPages; readonly DEVIATIONS?: Deviations }
  readonly 'return-facts.ts': { readonly RETURN_FACTS: ReturnFacts }
  readonly 'instruction-rows.ts': { readonly INSTRUCTIONS: BankInstructions }
  readonly 'samples.ts': { readonly SAMPLES: BankSamples }
  readonly 'manual-codes.ts': { readonly MANUAL_CODES: ManualCodes }
  readonly 'numbers.ts': { readonly NUMBERS: BankNumbers }
}

/** A bank, and one of its files. */
export interface BankRows<Rows> {
  readonly bank: BankDefinition
  readonly rows: Rows
}

/** Whether a bank's folder has a file. */
export const hasFile = (bank: BankDefinition, file: string): boolean =>
  existsSync(join(import.meta.dirname, folderOf(bank), file))

/** The banks that write remittances, which must have hand-written data of them. */
export const WRITING_BANKS: readonly BankDefinition[] = BANKS.filter((bank) => remittanceDialects([bank]).length > 0)

/**
 * One file of each bank.
 *
 * @throws when a bank has no such file
 */
export function rowsOf<File extends keyof RowFiles>(
  file: File,
  banks: readonly BankDefinition[] = WRITING_BANKS,
): Promise<readonly BankRows<RowFiles[File]>[]> {
  return Promise.all(
    banks.map(async (bank) => {
      const path = `test/banks/${folderOf(bank)}/${file}`
      if (!hasFile(bank, file)) throw new Error(`${bank.name} has no ${path}: see CONTRIBUTING.md, «Adding a bank»`)
      return { bank, rows: await import(new URL(`./${folderOf(bank)}/${file}`, import.meta.url).href) }
    }),
  )
}
