/** BMP, CNAB 400, version 10 (May 2024), pp. 6–18 and 33–45 of the file: Bradesco's records, with the guarantor's tax id apart and the payer's city and state. */
import { blanks, integer, text } from '../../fixed-width/index.js'
import * as bradesco from '../families/bradesco400/index.js'
import { withUnused } from '../families/unused.js'
import { bank, CARTEIRA, contracts, manual, walletFields } from './bank.js'
import { documentTypes, MANUAL, movements, returnCodes } from './tables.js'

/** Bradesco's, of carteira 09 (pp. 13–14). For remainder 1 the digit is P, as in the real file and on p. 13; the example of p. 14 has 0. */
const ourNumber = { length: bradesco.ourNumber.length, digit: (number: string): string => bradesco.ourNumber.digit(number, undefined, { code: CARTEIRA }) }

/** Uso da empresa: 15 columns, «caso contrário o registro será invalidado» (p. 12). */
const CONTROL = {
  control_number: text(38, 52), // Nº controle do participante
  unused_53:      text(53, 62), // Brancos (uso futuro)
}

const returnRecords = ({ title, trailer }: bradesco.Bradesco400ReturnRecords) => ({
  title: withUnused(title, [83, 108], [174, 175], [189, 227], [280, 295], [305, 318], [329, 394])
    .replace([38, 62], CONTROL)
    .replace([71, 81], { our_number: text(71, 81, { numeric: true }) }), // sem os zeros à esquerda, nem o dígito (p. 37)
  trailer: withUnused(trailer, [40, 57], [160, 394]),
})

const remittanceRecords = ({ title, message }: bradesco.Bradesco400RemittanceRecords) => ({
  title: withUnused(title, [7, 7], [20, 20], [95, 105], [107, 108], [315, 326])
    .replace([38, 62], CONTROL)
    .withUnused({ zeros: ['debit_notice', 'first_instruction', 'second_instruction', 'iof'] })
    .replace([335, 394], {
      guarantor_tax_id_type: text(335, 335, { numeric: true }), // Tipo sacador/avalista: 0 isento, 1 CPF, 2 CNPJ, 3 PIS/PASEP, 9 outros; branco sem sacador
      guarantor_tax_id:      text(336, 350), // Identificador do sacador/avalista
      guarantor_name:        text(351, 394), // Nome/razão social do sacador/avalista
    }),
  // Tipo 2 (opcional): its sequence is that of its title (nota 2).
  message: message.replace([322, 400], {
    payer_number:       text(322, 327),    // Número do endereço na rua
    payer_neighborhood: text(328, 347),    // Bairro do pagador
    payer_state:        text(348, 349),    // UF do pagador
    payer_city:         text(350, 379),    // Cidade do pagador
    reserved_1:         blanks(380, 394),  // Branco
    title_sequence:     integer(395, 400), // Nº sequencial do registro tipo 1
  }),
})

/** Title of a real file: city and state of the payer in place of the guarantor. */
const { title: ownTitle } = remittanceRecords(bradesco.remittanceRecords(bank))
const titleWithCity = ownTitle
  .replace([335, 394], {
    payer_city:  text(335, 349), // Cidade do pagador
    payer_state: text(350, 351), // UF do pagador
    unused_352:  text(352, 394),
  })
  .as('bmp400.remittance.title_with_city', MANUAL)

export const return400 = bradesco.bradesco400Return({
  bank,
  records: returnRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 33', title: 'pp. 34–35', trailer: 'pp. 36–37' } },
  manual,
  evidence: 'manual',
  ourNumber: { length: ourNumber.length, digitLength: 0, withoutZeros: true },
  projections: { title: { our_number: 'title.our_number', processed_our_number_raw: 'title.our_number' } },
  ...returnCodes,
})

export const remittance400 = bradesco.bradesco400Remittance({
  bank,
  records: remittanceRecords,
  printed: { manual: MANUAL, pages: { header: 'p. 6', title: 'pp. 7–9 e 11–18', message: 'p. 10', trailer: 'p. 10' } },
  sendsSlip: Object.keys(movements),
  title: ({ slip: { guarantor } }) => ({
    guarantor_tax_id_type: guarantor === null ? '' : guarantor.tax_id_type === 'cpf' ? '1' : '2',
    guarantor_tax_id: guarantor?.tax_id ?? '',
  }),
  hasMessages: bradesco.issuedByAny,
  message: { when: () => true, values: () => ({}) },
  manual,
  evidence: 'manual_and_files',
  contracts,
  wallet: walletFields,
  ourNumber,
  movements,
  documentTypes,
  ...bradesco.withoutInstructions('CNAB 400 da BMP', '157–160, p. 8'),
  features: [],
  alternatives: { title: [titleWithCity] },
  // 0D0A behind each record, and 1A behind the trailer (p. 5).
  endMark: true,
  // P. 4.
  filename: ({ date, remittance_number }) => `CB${bradesco.dayAndMonth({ date })}${String(remittance_number).padStart(7, '0')}.REM`,
})
