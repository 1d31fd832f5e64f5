/**
 * Codes of Grafeno's platform: occurrences and reasons of Grafeno, CNAB 400, retorno, May 2022, pp. 9–14; movements of Grafeno, CNAB 444, May 2022, p. 12,
 * and Vórtx, CNAB 400, V1.0 (08/2025), p. 14. The list of 02 is printed without its heading (p. 10).
 */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../../febraban/index.js'
import type { Movement } from '../../remittance-dialect.js'
import { dailyOccurrences400, events400, reasons400 } from '../bradesco400/index.js'
import { patchOccurrences, patchReasons, withReasons } from '../patch.js'

const MANUAL = 'Grafeno, CNAB 400, retorno, maio/2022'

const GUARANTOR_UNKNOWN = 'Pagador/avalista não informado'

export const reasons: readonly ReasonTable[] = patchReasons(reasons400, MANUAL, {}, {
  '02': {
    page: 'p. 10',
    only: '01 02 03 04 15 17 21 24 27 43 45 46 47 48 50 53 54 86 87',
    reworded: { '53': 'Nº de inscrição do Pagador/avalista inválidos (CPF/CNPJ)', '54': GUARANTOR_UNKNOWN },
  },
  '03': { page: 'pp. 10–11', only: '02 03 04 05 07 08 09 10 13 16 18 20 21 22 23 24 27 28 29 34 44 45 46 47 48 49 50 59 63 65 79 80 86' },
  '06': { page: 'p. 11', only: '15 18' },
  '09': { page: 'p. 11', only: '10' },
  '10': { page: 'p. 11' },
  '17': { page: 'p. 11' },
  '24': { page: 'p. 11' },
  '27': { page: 'pp. 11–12', only: '02 04 07 08 09 10 15 16 18 20 40 42 45 46 47 48 60 77 85 86' },
  '28': {
    page: 'p. 12',
    only: '02 12 13 14 15 16 17 18 19 20 40 41 43 45 99',
    reworded: { '13': 'Tarifa título pago' },
  },
  '30': {
    page: 'pp. 12–13',
    only: '01 04 05 08 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 42 43 46 48 53 54 57 58 60 79 80 85 88 91',
    reworded: { '53': 'Tipo/Número de inscrição do pagador/avalista inválidos', '54': GUARANTOR_UNKNOWN },
  },
  '32': {
    page: 'p. 14',
    only: '01 02 04 05 08 10 15 16 17 18 20 21 22 23 24 26 27 28 29 30 31 33 34 36 45 46 47 48 50 52 53 60 65 66 85 86',
    reworded: { '53': 'Tipo de inscrição do pagador avalista inválidos' },
  },
})

export const occurrences: OccurrenceTable = withReasons(
  patchOccurrences(dailyOccurrences400, {
    only: '02 03 06 09 10 11 12 13 14 17 18 21 22 24 27 28 29 30 32 33 40',
    added: { '77': { text: 'Grafeno Titularidades', our_occurrence: null, why: { pt: 'o manual não explica este serviço da plataforma', en: 'the manual does not explain this service of the platform' } } },
  }),
  reasons,
)

/** No Pix, no notary. */
export const events: EventOccurrences = {
  ...events400,
  paid_by_pix: ['06'],
  paid_at_notary: null,
  protest_ordered: null,
  in_notary: null,
  withdrawn: null,
}

/** Title 109–110. The manual prints neither the confirmation of an order to protest or of its end, nor the columns that each movement reads. */
export const movements = {
  '01': { text: 'Remessa',                                                confirmedBy: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                        confirmedBy: ['09', '10'], rejectedBy: ['27'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                confirmedBy: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '06': { text: 'Alteração de vencimento',                                confirmedBy: ['14'],                        our_code: '1003' },
  '07': { text: 'Atualização/Inclusão do Número de Controle do Participante', confirmedBy: ['21'],                    our_code: '1007', also: ['1122'] },
  '08': { text: 'Atualização Número de Documento (Seu Número)',           confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1008', also: ['1120'] },
  '09': { text: 'Instrução para protesto',                                confirmedBy: null,                          our_code: '1009' },
  '10': { text: 'Atualização/Inclusão da Chave da NF',                    confirmedBy: ['33'], rejectedBy: ['30'],       our_code: null }, // no code of the service changes the key
  '19': { text: 'Desistência/Cancelamento de protesto',                   confirmedBy: null,                          our_code: '1018' },
  '23': { text: 'Instrução para Grafeno Titularidades',                   confirmedBy: ['77'],                        our_code: null }, // a service of the platform
} as const satisfies Readonly<Record<string, Movement>>
