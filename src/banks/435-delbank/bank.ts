/**
 * Delbank, formerly Delcred: identity and contracts. The bank has no public manual; the manual is AUTBANK's, with its history up to 14 December 2018. A real
 * return has AUTBANK's records and check digit, and eduardokum/laravel-boleto (Delbank.php) writes AUTBANK's remittance.
 */
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Autbank400Contract } from '../families/autbank400/index.js'

export const bank = { number: '435', name: 'Delbank', slug: 'delbank' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Novo CNAB 400 (AUTBANK), manual do Banco Rendimento', version: 'histórico até 14/12/2018' }

/**
 * Carteira 121 is 6 in files, 112 is 1 (Delbank.php). The real return has 112; by C092 of ABC Brasil's CNAB 240 (p. 52) the bank prints its slips. By notas 3
 * and 7 (pp. 6–7) the bank prints and numbers the titles of 1, but Delbank.php writes a number. The service has no contract of this bank: the slugs are ours.
 */
export const contracts: Readonly<Record<string, Autbank400Contract>> = {
  'delbank-bs-121': { code: '121', inFile: '6' },
  'delbank-bs-112': { code: '112', inFile: '1', bankNumbers: true },
}
