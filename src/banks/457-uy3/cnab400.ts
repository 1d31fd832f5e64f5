/** UY3, CNAB 400, July 2024, pp. 2–15: Bradesco's records, and one of the payer. */
import { digits, integer, key, record, reserved, text } from '../../fixed-width/index.js'
import * as bradesco from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { bank, contracts, manual, walletFields } from './bank.js'
import { documentTypes, instructions, MANUAL, movements, returnCodes } from './tables.js'

/** Positions 2 to 4 of the trailer are printed as 20 and 1. */
const returnRecords = ({ title, trailer }: bradesco.Bradesco400ReturnRecords) => ({
  title: withUnused(title, [18, 20], [83, 105], [106, 107], [174, 175], [202, 227], [302, 318]),
  trailer: withUnused(trailer, [8, 39], [92, 103], [121, 137], [189, 394]),
})

/** Dados do pagador, tipo 8 (opcional), p. 7. The bank sends the slip to the e-mail (p. 23). */
const payer = record(
  'uy3400.remittance.payer',
  400,
  {
    record_type:   key(1, 1, '8'),                  // Identificação do registro
    payer_address: text(2, 46),                     // Endereço do pagador
    payer_zipcode: digits(47, 54),                  // CEP do pagador
    payer_city:    text(55, 74),                    // Cidade do pagador
    payer_state:   text(75, 76),                    // UF do pagador
    payer_email:   text(77, 156, { case: 'keep' }), // E-mail do pagador
    reserved_1:    reserved(157, 394),              // Reservado para uso futuro
    sequence:      integer(395, 400),               // Número sequencial do registro
  },
  `${MANUAL}, p. 7`,
)

export const return400 = bradesco.bradesco400Return({
  bank,
  records: returnRecords,
  printed: { manual: MANUAL, pages: { header: 'pp. 8–9', title: 'pp. 9–11', trailer: 'pp. 14–15' } },
  manual,
  evidence: 'manual',
  ...returnCodes,
})

export const remittance400 = bradesco.bradesco400Remittance({
  bank,
  manual,
  evidence: 'manual',
  // 315–326 and 327–334 are printed with sizes that overlap, and 335–394 without its parts: Bradesco's. Type 7 is the beneficiary that 23 moves a title to.
  records: ({ title }) => ({ title: withUnused(title, [2, 20], [94, 108], [140, 147], [193, 205]) }),
  printed: { manual: MANUAL, pages: { header: 'p. 2', title: 'pp. 3–5', guarantor: 'pp. 6–7 e 23', trailer: 'p. 8' } },
  own: {
    guarantor: {},
    payer: { record: payer, values: { when: ({ slip }) => slip.payer_email !== '', values: ({ slip }) => ({ payer_email: slip.payer_email }) } },
  },
  contracts,
  wallet: walletFields,
  movements,
  documentTypes,
  instructionCodes: instructions,
  // «Mínimo 3 dias úteis» (pp. 4 and 23): the manual counts in working days only, so that calendar days are refused.
  deadlines: bradesco.protestFrom(3, 'working', 'CNAB 400 da UY3', '157–160, p. 4, e p. 23'),
  features: ['bank_dispatch'],
})
