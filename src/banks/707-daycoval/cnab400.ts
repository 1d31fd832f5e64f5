/**
 * Daycoval, CNAB 400, September 2023: the layout of AUTBANK without fine, interest, days of protest and the guarantor's record, and with nosso número in eight
 * columns. Each carteira has its own manual with the same columns; the pages are those of carteira 6.
 */
import type { PreparedWallet } from '../../cobranca/index.js'
import { blanks, date, digits, literal } from '../../fixed-width/index.js'
import { noRebateAtEntry } from '../demands.js'
import { type Autbank400Contract, type Autbank400RemittanceRecords, autbank400Remittance, autbank400Return, barCodeFields, documentTypesIn, ourNumber as familyNumber } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'
import { occurrences, reasons } from './tables.js'

const MANUAL = 'Daycoval, CNAB 400, carteira 6 (09/2023)'

/** The last eight digits of AUTBANK's number (carteira 6, p. 18, nota 2). Files have no check digit; that of a number of the bank follows no printed rule. */
export const ourNumber = {
  length: 8,
  digit: (number: string, wallet: Pick<PreparedWallet, 'agency_number'>, contract: Pick<Autbank400Contract, 'code' | 'bankNumbers'>): string =>
    contract.bankNumbers === true ? '0' : familyNumber.digit(number, wallet, contract),
}

/** The manual prints 01 for the bank's code in the trailer (p. 13); a published file with replaced data has 707. */
export const return400 = autbank400Return({
  bank,
  manual: manual400,
  evidence: 'manual',
  printed: { manual: MANUAL, pages: { header: 'p. 10', title: 'pp. 11–12', trailer: 'p. 13' } },
  occurrences,
  reasons,
  // The number and its digit in 63–73 (nota 2, p. 14), after two zeros, have the length of remittances. Nota 2 of carteira 3 (p. 8) prints 63–70 also for
  // returns.
  ourNumber: { length: ourNumber.length, leadingZeros: 2 },
  // «Data de gravação da fita» (p. 12; carteira 3, p. 13), also for settlements: neither manual prints a date of credit.
  records: ({ title }) => ({ title: title.replace([386, 391], { recording_date: date(386, 391, 'DDMMYY') }) }),
})

const records = ({ title, messages, invoices }: Autbank400RemittanceRecords) => ({
  title: title
    .replace([63, 107], {
      our_number: digits(63, 70),    // Nosso número, sem DV (nota 2)
      reserved_1: blanks(71, 83),    // Brancos
      reserved_5: blanks(84, 107),   // Uso do banco: brancos
    })
    .replace([150, 150], { acceptance: literal(150, 150, 'N') }) // Aceite: não aceito
    .withUnused({ zeros: ['first_instruction', 'second_instruction', 'interest_value', 'iof', 'days_for_sue'] }),
  messages: messages.replace([279, 394], { reserved_2: blanks(279, 394) }),
  invoices: invoices.replace([82, 394], { reserved_1: blanks(82, 394) }),
})

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'BANCO DAYCOVAL',
  layoutName: 'CNAB 400 do Daycoval',
  deadlineSource: '392–393, p. 6: zeros',
  manual: manual400,
  evidence: 'manual_and_files',
  printed: { manual: MANUAL, pages: { header: 'p. 3', title: 'pp. 4–6', messages: 'p. 9', invoices: 'p. 9', trailer: 'p. 6' } },
  records,
  // «Header: primeiro e único no arquivo» (p. 2 of both).
  oneHeader: true,
  // «Não deverá haver caracteres especiais como…» (p. 2 of both): without # @ & $ \ < > % _ and *.
  marks: "!'()+,-./:;=?[]{|}",
  // 111–120, «não enviar duplicidades» (p. 4 of carteira 6, p. 5 of carteira 3).
  onlyOnce: ['document_number'],
  contracts,
  // The agency is needed for the check digit of nosso número.
  wallet: { agency_number: 4, extra3: 20 },
  barCodeFields,
  unpadded: ['extra3'],
  ourNumber,
  // Carteira 6, nota 4, p. 7; carteira 3, nota 4, p. 8.
  movements: { only: '01 02 04 06 09 10 18' },
  documentTypes: documentTypesIn('01 05 12 99'),
  instructionCodes: {},
  // Type 4 also needs number, date and value of the invoice (carteira 6, p. 9), which a slip does not have.
  features: [],
  // Zeros in 206–218 of an entry (carteira 6, p. 5).
  demands: [noRebateAtEntry],
})
