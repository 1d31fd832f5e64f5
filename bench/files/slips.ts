/** Slips as a program has them: a CSV and a wallet for `cnab remit`, and their remittance for `cnab simulate`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRemittance } from '../../src/index.js'
import { entries, GENERATED_AT, WALLETS } from '../entries.js'

export interface SlipFiles {
  readonly csv: string
  readonly wallet: string
  readonly remittance: string
}

export const slipFilesIn = (folder: string): SlipFiles => ({
  csv: join(folder, 'slips.csv'),
  wallet: join(folder, 'wallet.json'),
  remittance: join(folder, 'slips.rem'),
})

/** Writes the same slips in each form, for Itaú, CNAB 400. Amounts are in reais, with a comma. */
export function writeSlips(count: number, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const paths = slipFilesIn(folder)
  const wallet = WALLETS.itau400
  const all = [...entries({ wallet, from: 0, to: count })]
  writeFileSync(paths.wallet, JSON.stringify(wallet))
  writeFileSync(paths.remittance, buildRemittance({ wallet, entries: all, generated_at: GENERATED_AT }).bytes)
  const rows = all.map(({ our_code, slip }): Readonly<Record<string, unknown>> => ({ our_code, ...slip }))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(';'))
  writeFileSync(paths.csv, `${[names.join(';'), ...lines].join('\r\n')}\r\n`)
}
