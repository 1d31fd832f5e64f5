/** Itaú's free field. Cobrança CNAB 400, July 2021, pp. 65–66; carteiras of 15 positions, annex 5, p. 79. */
import { BLANK, checkDigitModulo10, ONLY_DIGITS, ValidationError } from '../../cobranca/index.js'
import type { FreeFieldContext } from '../free-field.js'

/** Carteiras whose title is known by nosso número and seu número together, 8 + 7 (p. 79). */
const FIFTEEN_POSITIONS = ['107', '122', '142', '143', '196', '198']

const DOCUMENT = 7
const CLIENT = 5

/**
 * 25 digits: carteira 3, nosso número 8 and its digit, agency 4, account 5 and its digit, three zeros.
 *
 * Carteiras of 15 positions: carteira 3, nosso número 8, seu número 7, client code 5, digit of all that, one zero. The client code (código do
 * cliente, given by the bank) is the wallet's `extra1`, which no other carteira of Itaú uses.
 *
 * @throws {ValidationError} under `account_digit`, `document_number` or `extra1` when it is not digits, or too many
 */
export function freeField({ wallet, contract, our_number, document_number }: FreeFieldContext): string {
  if (!FIFTEEN_POSITIONS.includes(contract.code)) {
    const accountDigit = padded(wallet.account_digit, 1, 'account_digit')
    return `${contract.code}${our_number.number}${our_number.digit}${wallet.agency_number}${wallet.account_number}${accountDigit}000`
  }
  const document = padded(document_number, DOCUMENT, 'document_number')
  const client = padded(wallet.extra1, CLIENT, 'extra1')
  const fields = contract.code + our_number.number + document + client
  return `${fields}${checkDigitModulo10(fields)}0`
}

/** A number with zeros on its left: they are not counted. */
function padded(text: string, length: number, field: string): string {
  const refuse = (message: string): never => {
    throw new ValidationError({ [field]: [message] })
  }
  if (text === '') return refuse(BLANK)
  if (!/^\d+$/.test(text)) return refuse(ONLY_DIGITS)
  const digits = text.replace(/^0+(?=.)/, '')
  return digits.length > length ? refuse(`tem no máximo ${length} algarismos no código de barras desta carteira`) : digits.padStart(length, '0')
}
