/** The wallet of a return: whose title a record is. */
import { bankOf, dialectNamed, type ReturnDialect } from '../banks/index.js'
import type { Wallet } from '../cobranca/index.js'
import type { ReturnFile, ReturnHeader, ReturnRecord } from '../return/index.js'
import { DialectWallets } from './dialect-wallets.js'
import { matchOf, NO_WALLET, type WalletMatch } from './wallet-match.js'
import { bankOfWallet, walletNumbers } from './wallet-numbers.js'

/**
 * Returns the wallet of a return record or file, by the columns with which the bank identifies it: agency and account in most layouts, the beneficiary's code
 * at Caixa and Banrisul, the agreement at Banco do Brasil, the company's code at the banks of AUTBANK's layout.
 *
 * A wallet matches if none of the columns contradicts it, and one of them, other than the agency, confirms it. Leading zeros do not count. If wallets of both
 * layouts match, those of the record's layout are chosen. The wallet of a file is the wallet of all its records; if they differ, they are the `candidates`.
 *
 * @param header header of the record's file, for banks that identify the wallet only there (C6)
 * @example
 * const { wallet } = walletOf(parseReturn(bytes), wallets)
 */
export function walletOf<W extends Wallet>(
  subject: ReturnFile | ReturnRecord,
  wallets: readonly W[],
  header: ReturnHeader | null = null,
): WalletMatch<W> {
  const finder = new WalletFinder(wallets)
  return 'bank_billet_discharges' in subject ? finder.ofFile(subject) : finder.of(subject, header)
}

/** Finds the wallets of many records. Records with the same columns are looked up once. */
export class WalletFinder<W extends Wallet> {
  private readonly ofDialects = new Map<ReturnDialect, DialectWallets<W>>()
  private readonly ofBanks = new Map<string, readonly W[]>()

  constructor(private readonly wallets: readonly W[]) {}

  ofFile({ bank_billet_discharges: records, header }: ReturnFile): WalletMatch<W> {
    const found = new Set<W>()
    for (const record of records) {
      for (const wallet of this.of(record, header).candidates) found.add(wallet)
    }
    return matchOf([...found])
  }

  of(record: ReturnRecord, header: ReturnHeader | null): WalletMatch<W> {
    const bank = bankOf(record.bank)
    const dialect = dialectNamed(bank?.returns[record.layout], record.variant)
    if (bank === undefined || dialect === undefined) return NO_WALLET
    let wallets = this.ofDialects.get(dialect)
    if (wallets === undefined) {
      wallets = new DialectWallets(
        dialect,
        record.layout,
        this.ofBank(record.bank).map((wallet) => ({ wallet, numbers: walletNumbers(wallet, bank, record.layout) })),
      )
      this.ofDialects.set(dialect, wallets)
    }
    return wallets.of(record, header)
  }

  /** @param number COMPE number */
  ofBank(number: string): readonly W[] {
    let wallets = this.ofBanks.get(number)
    if (wallets === undefined) {
      const bank = bankOf(number)
      wallets = this.wallets.filter((wallet) => bankOfWallet(wallet) === bank)
      this.ofBanks.set(number, wallets)
    }
    return wallets
  }
}
