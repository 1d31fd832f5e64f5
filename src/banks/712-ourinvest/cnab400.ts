/** Ourinvest, CNAB 400, version 1.5 (September 2023), pp. 6–9 and 27–33: Bradesco's records, with the payer's city and state, the NF-e and his e-mail. */
import { blanks, digits, integer, text } from '../../fixed-width/index.js'
import * as bradesco from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { bank, contracts, manual, walletFields } from './bank.js'
import { documentTypes, MANUAL, movements, returnCodes } from './tables.js'

/** 167–173 is a misprint of 169–173 (p. 28). The manual has no record for the split, which p. 4 mentions. */
const returnRecords = ({ header, title }: bradesco.Bradesco400ReturnRecords) => ({
  header: header
    .replace([101, 394], {
      reserved_1:        blanks(101, 108),  // Branco
      system_id:         text(109, 110),    // Identificação do sistema: MX
      remittance_number: integer(111, 117), // Nº sequencial de remessa
      reserved_2:        blanks(118, 394),  // Branco
    }),
  title: withUnused(title, [83, 108], [174, 175], [215, 227], [293, 295], [302, 318], [329, 394]),
})

const remittanceRecords = ({ title, message }: bradesco.Bradesco400RemittanceRecords) => ({
  // 93 is printed as zeros (p. 7) and with the codes 1 and 2 (pp. 12–13); 105–108 as zeros of size 3 (p. 7), and as a blank, a 2 and two columns «não
  // preencher» (p. 13); 335–349 with 14 columns, and as 2 + 4 + 9 (p. 14).
  title: withUnused(title, [2, 20])
    .withUnused({
      zeros: ['debit_bank', 'debit_registration', 'split_indicator', 'debit_notice', 'payment_count', 'first_instruction', 'second_instruction', 'iof'],
    })
    .replace([275, 326], {
      payer_address: text(275, 312), // Endereço completo
      payer_city:    text(313, 324), // Cidade do pagador
      payer_state:   text(325, 326), // UF do pagador
    }),
  // Tipo 2 (opcional). Messages are of slips that the bank issues.
  message: message
    .replace([82, 394], {
      nfe_key:     digits(82, 125),                  // Número da chave da nota fiscal
      message_2:   text(126, 241),                   // Mensagem 2
      payer_email: text(242, 321, { case: 'keep' }), // E-mail do sacado
      reserved_1:  blanks(322, 394),                 // Brancos
    }),
})

export const return400 = bradesco.bradesco400Return({
  bank,
  records: returnRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 27', title: 'pp. 28–29', trailer: 'pp. 30–31' } },
  manual,
  evidence: 'manual_and_files',
  ...returnCodes,
})

export const remittance400 = bradesco.bradesco400Remittance({
  bank,
  nameInFile: 'BANCO OURINVEST',
  records: remittanceRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 6', title: 'pp. 7–8 e 10–14', message: 'p. 9', trailer: 'p. 9' } },
  message: {
    when: ({ slip }) => slip.nfe_key !== null || slip.payer_email !== '',
    values: ({ slip }) => ({ nfe_key: slip.nfe_key ?? undefined, payer_email: slip.payer_email }),
  },
  manual,
  evidence: 'manual',
  contracts,
  wallet: walletFields,
  movements,
  documentTypes,
  ...bradesco.withoutInstructions('CNAB 400 do Ourinvest', '157–160, p. 8'),
  features: ['bank_dispatch', 'nfe_key'],
  // 0D0A behind each record, and 1A behind the trailer (p. 4).
  endMark: true,
  filename: bradesco.cbFilename,
})
