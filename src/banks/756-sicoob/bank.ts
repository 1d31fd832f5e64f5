/** Sicoob: identity, manuals, contracts, nosso número and free field. */
import { checkDigitModulo11, isZeros, MODULO_11, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

/** Sicoob (Bancoob). */
export const bank = { number: '756', name: 'Sicoob', slug: 'sicoob' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Layouts para troca de informações, Sistema de Cobrança, opção CNAB 240', version: '28/10/2019' }

/** The edition of 24/02/2017 has the same records. */
export const manual400: Manual = { title: 'Layouts para troca de informações, Sistema de Cobrança, CNAB 400', version: '28/10/2019' }

/** PDF of July 2013; the PDF of March 2015 has the same records, but no page numbers. */
export const manualBradesco400: Manual = {
  title: 'Manual para cedentes com sistema próprio e utilização do correspondente Bradesco',
  version: 'julho/2013',
}

export const manualBb240: Manual = {
  title: 'Manual para Cedentes com Sistema Próprio e utilização do Correspondente Banco do Brasil',
  version: 'dezembro/2011',
}

/** A contract with its modality: in CNAB 240 columns 50–51, within the nosso número; in CNAB 400 columns 107–108. */
export interface SicoobContract extends Contract {
  readonly modality: string
}

/**
 * Cobrança simples (carteira 1): modality 01 with registration, 02 without. Public service reference, bank contracts, for both layouts; the sheets of CNAB 400
 * print 01 and 03, «garantida caucionada» (carteira 3), for which the service has no contract.
 */
export const contracts: Readonly<Record<string, SicoobContract>> = {
  'sicoob-01': { code: '1', modality: '01', inService: { code: '01', name: '1/01 - Simples Com Registro' } },
  'sicoob-02': { code: '1', modality: '02', inService: { code: '02', name: '1/02 - Simples Sem Registro' } },
}

/** `extra1` is the beneficiary's code (código do cedente). Public service reference, wallet fields. */
export const walletFields: WalletFields = { agency_number: 4, agency_digit: 1, account_number: 8, account_digit: 1, extra1: 7 }

/** Digits of the client code in the calculation, filled up with zeros on the left. */
const CLIENT = 10

/** Modulus 11, constant 3197, over cooperative 4, client 10 and number 7. Layouts of 28/10/2019, specification sheet, l. 167. */
export const ourNumber = {
  length: 7,
  digit(number: string, { agency_number, extra1 }: Pick<PreparedWallet, 'agency_number' | 'extra1'>): string {
    return checkDigitModulo11([agency_number, extra1.padStart(CLIENT, '0'), number], MODULO_11.weights3197)
  },
}

/** Nosso número ends with its check digit. In CNAB 400 only the header has the client's code, with its own check digit. */
export const checked400: readonly CheckedField[] = [
  {
    field: 'our_number',
    of: ['agency_number', 'header.beneficiary_code', 'header.beneficiary_digit', 'our_number'],
    text: (agency_number = '', client = '', clientDigit = '', whole = '') => {
      const number = whole.slice(0, -1)
      return isZeros(whole) ? null : number + ourNumber.digit(number, { agency_number, extra1: client + clientDigit })
    },
  },
]

/** A slip always has a single instalment: the service has no others. */
const ONLY_INSTALMENT = '001'

/**
 * The free field, 25 digits: carteira 1, cooperative 4, modality 2, client 7 (`extra1`), nosso número 7 and its digit, instalment 3. Layouts of 28/10/2019,
 * sheet «02. Especificações do Boleto», l. 111–122 and 167.
 *
 * This is the free field of the carteiras 1 and 3. Carteira 9 (2025) is not supported: sources contradict each other, and no manual is available.
 */
export const freeField = ({ wallet, contract, our_number }: FreeFieldContext<SicoobContract>): string =>
  contract.code + wallet.agency_number + contract.modality + wallet.extra1 + our_number.number + our_number.digit + ONLY_INSTALMENT
