/**
 * Vórtx, CNAB 400, V1.0 (August 2025), pp. 4–16: remittances of Grafeno's platform. Returns have Bradesco's columns and the platform's codes, checked with a
 * real file.
 */
import { rejectionCodes240 } from '../../febraban/index.js'
import { blanks, digits, text } from '../../fixed-width/index.js'
import { type Bradesco400RemittanceRecords, type Bradesco400ReturnRecords, bradesco400Return, checkedBy, issuedByAny, occurrences400 } from '../families/bradesco400/index.js'
import * as grafeno from '../families/grafeno400/index.js'
import { withUnused } from '../families/unused.js'
import type { Movement } from '../remittance-dialect.js'
import { bank, contracts, manual, ourNumber, returnManual, walletFields } from './bank.js'

const MANUAL = 'Vórtx, CNAB 400, V1.0 (08/2025)'

const checked = checkedBy(ourNumber)

const ACCOUNT = { account_number: digits(30, 37) } // Conta corrente, sem dígito

/** 329–394 of the title are unused on the platform (Grafeno, retorno, May 2022, p. 5): the real file has 0065 in 369–372 of each title, and no notary. */
const returnRecords = ({ header, title, trailer }: Bradesco400ReturnRecords) => ({
  header: withUnused(header, [386, 394]),
  title: withUnused(title, [329, 394]).replace([30, 37], ACCOUNT).as(title.name, title.source),
  trailer,
})

const remittanceRecords = (records: Bradesco400RemittanceRecords) => {
  const { header, message, guarantor, trailer } = records
  return {
    header: header.as(header.name, `${MANUAL}, p. 4`),
    title: grafeno.remittanceTitle(records, bank)
      .replace([30, 37], ACCOUNT)
      .replace([221, 234], { payer_tax_id: text(221, 234, { align: 'right' }) }) // CPF com brancos à esquerda (p. 14)
      .replace([350, 394], { guarantor_name: text(350, 394) }) // nome do sacador avalista, 45 posições (p. 15)
      .as(records.title.name, `${MANUAL}, pp. 5–7 e 13–15`),
    // Type 2: an e-mail or a message; the content shows which. The page prints DDMMAAAA for the six columns 322–327 and 341–346.
    message: message
      .replace([2, 321], { email: text(2, 321, { case: 'keep' }) })
      .replace([360, 394], { reserved_1: blanks(360, 394) })
      .as(message.name, `${MANUAL}, p. 8`),
    split: grafeno.remittanceSplit(records).replace([10, 17], { account_number: digits(10, 17) }).as(records.split.name, `${MANUAL}, pp. 9–10`),
    guarantor: guarantor.replace([375, 382], { account_number: digits(375, 382) }).as(guarantor.name, `${MANUAL}, p. 11`),
    trailer: trailer.as(trailer.name, `${MANUAL}, p. 12`),
  }
}

/** The platform's movements and 33. In the real file 19 confirms the protest, as in Bradesco's layout. */
const movements: Readonly<Record<string, Movement>> = {
  ...grafeno.movements,
  '09': { ...grafeno.movements['09'], confirmedBy: ['19'] },
  '33': { text: 'Devolução Titularidades', confirmedBy: null, our_code: null }, // a service of the platform
}

export const return400 = bradesco400Return({
  bank,
  records: returnRecords,
  manual: returnManual,
  evidence: 'family_manual_and_files',
  checked,
  occurrences: { ...grafeno.occurrences, '19': { text: occurrences400['19']!.text, our_occurrence: '2015' } },
  reasons: grafeno.reasons,
  rejectionCodes: rejectionCodes240,
  events: { ...grafeno.events, protest_ordered: ['19'] },
})

export const remittance400 = grafeno.grafeno400Remittance({
  bank,
  nameInFile: 'VORTX DTVM',
  layoutName: 'CNAB 400 da Vórtx',
  layoutSource: 'pp. 5–7',
  records: remittanceRecords,
  manual,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: ({ wallet }) => ({ company_code: wallet.account_number }) },
  hasMessages: issuedByAny,
  movements,
  features: ['third_discount'],
})
