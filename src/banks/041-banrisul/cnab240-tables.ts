/**
 * Banrisul, CNAB 240 version 10.3, 23 June 2023: movements pp. 20–21, codes of the records pp. 21–24 and 36, occurrences pp. 25–26, reasons pp. 26–30:
 * FEBRABAN's tables with the additional codes AB, AC and RI. The letters among the codes of carteira, espécie and currency come from October 2013 (pp. 10–13).
 */
import { type EventOccurrences, type OccurrenceTable, type ReasonTable, without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Banrisul, CNAB 240 versão 10.3 (23/06/2023)'
const FIELD = 'segment_t.reason_codes'

const inTransit = { text: 'Cobrança a Creditar (em trânsito)', our_occurrence: '2082' } as const

/** C047-E, p. 30. */
export const notaryReasons240 = {
  '70': 'Título não selecionado por erro no CNPJ/CPF ou endereço',
  '76': 'Banco aguarda cópia autenticada do documento',
  '77': 'Título selecionado falta seu número',
  '78': 'Título rejeitado pelo cartório por estar irregular',
  '79': 'Título não selecionado - praça não atendida',
  '80': 'Cartório aguarda autorização para protestar por edital',
  '90': 'Protesto sustado por solicitação do Beneficiário',
  '91': 'Protesto sustado por alteração no vencimento',
  '92': 'Aponte cobrado de título sustado',
  '93': 'Protesto sustado por alteração no prazo do protesto',
  '95': 'Entidade Pública',
  '97': 'Título em cartório',
} as const

const AT_NOTARY = 'Situação do Título – Cartório'

/** The reason holds the situation (C047-E). */
export const atNotary240 = {
  text: AT_NOTARY,
  our_occurrence: null,
  why: { pt: 'a situação está no motivo; nenhum código unificado cobre todas', en: 'the reason holds the situation; no unified code covers all situations' },
  overrides: [
    { field: FIELD, codes: ['97'],       means: { text: AT_NOTARY, our_occurrence: '2081' } },
    { field: FIELD, codes: ['80'],       means: { text: AT_NOTARY, our_occurrence: '2079' } },
    { field: FIELD, codes: ['90'],       means: { text: AT_NOTARY, our_occurrence: '2041' } },
    { field: FIELD, codes: ['91', '93'], means: { text: AT_NOTARY, our_occurrence: '2080' } },
    { field: FIELD, codes: ['92'],       means: { text: AT_NOTARY, our_occurrence: '2087' } },
  ],
} as const satisfies OccurrenceTable[string]

/** C044, pp. 25–26. */
export const occurrences240: OccurrenceTable = patchOccurrences(without(febraban.occurrences240, '93', '94'), {
  reworded: {
    '23': 'Remessa a Cartório (Confirmação da Entrada em Cartório)',
    '38': 'Confirmação de alteração do Prazo Limite de Recebimento (a data deve ser informada no campo 28.3.p)',
  },
  added: {
    'AB': inTransit,
    'AC': atNotary240,
    'RI': { text: 'Retorno Intradia Banrisul', our_occurrence: '2082', doubt: { pt: 'um pagamento que pode não ser confirmado à noite (p. 26): não há código unificado para isto, e ele não movimenta dinheiro', en: 'a payment that may fail to be confirmed at night (p. 26): no unified code for it, and it is never booked' } },
  },
})

/** C047-A, pp. 26–28. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: Object.keys(without(febraban.rejectionReasons240, 'P3', 'P5', 'P6', 'P7', 'P8', 'P9')).join(' '),
  reworded: {
    '63': 'Entrada para Título já cadastrado',
    '89': 'e-mail/SMS devolvido - e-mail ou celular incorreto',
    '94': 'Código da Carteira inválido para envio e-mail.',
    '97': 'Rejeição da alteração do prazo limite de recebimento (a data deve ser informada no campo 28.3.p)',
    'P1': 'Registrado com QR Code PIX',
    'P2': 'Registrado sem QR Code PIX',
    'P4': 'Chave PIX – sem cadastro na DICT',
  },
})

/** C047-C, p. 29. */
const channels = patch<string>(febraban.settlementReasons240, { reworded: { '31': 'Liquidação em Banco correspondente' } })

/** C047-D, p. 29: reasons of AB; in 2013 (p. 25) also of 06 and 17. */
export const transitChannels240 = {
  '01': 'Por Saldo - Reservado',
  '02': 'Por Conta (Parcial)',
  '03': 'No próprio Banco',
  '04': 'Compensação Eletrônica',
  '05': 'Compensação Convencional',
  '06': 'Por Meio Eletrônico',
  '07': 'Reservado',
  '08': 'Em Cartório',
} as const

/** C047, T 214–223, pp. 26–30. The reasons of a confirmed entry are information. The manual prints no list for RI: its payments have that of payments, C047-C, which has Pix and the correspondents. */
export const reasons240: readonly ReasonTable[] = [
  { occurrences: ['03', '26', '30'], field: FIELD, codeWidth: 2, severity: 'rejection',   codes: rejections,                  source: `${MANUAL}, C047-A, pp. 26–28` },
  { occurrences: ['02'],             field: FIELD, codeWidth: 2, severity: 'information', codes: rejections,                  source: `${MANUAL}, C047-A, pp. 26–28` },
  { occurrences: ['28'],             field: FIELD, codeWidth: 2, severity: 'fee',         codes: febraban.feeReasons240,      source: `${MANUAL}, C047-B, pp. 28–29` },
  { occurrences: ['06', '09', '17', 'RI'], field: FIELD, codeWidth: 2, severity: 'channel', codes: channels,                  source: `${MANUAL}, C047-C, p. 29`, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: FIELD, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240, source: `${MANUAL}, C047-C, p. 29` },
  { occurrences: ['AB'],             field: FIELD, codeWidth: 2, severity: 'channel',     codes: transitChannels240,          source: `${MANUAL}, C047-D, p. 29` },
  { occurrences: ['AC'],             field: FIELD, codeWidth: 2, severity: 'information', codes: notaryReasons240,            source: `${MANUAL}, C047-E, p. 30` },
  { occurrences: ['29'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: febraban.payerOccurrences, source: `${MANUAL}, A001, pp. 19–20` },
]

export const events240: EventOccurrences = { ...febraban.events240, in_notary: ['AC', '97'] }

/** «Não tratado» (C004, pp. 20–21): not sent. */
const untreated = ({ text }: Movement): Movement => ({ text, confirmedBy: null, our_code: null })
const { movements240: base } = febraban

/**
 * C004, P 16–17, pp. 20–21, and the unified instruction. 04 adds the amount to the rebate that the bank has, 05 subtracts it (2013, p. 9). 43 is not sent: the
 * manual names no column for the new carteira.
 */
export const movements240 = {
  ...without(base, '61'),
  '05': { ...base['05'], needs: ['value_rebate'] },
  '09': { ...base['09'], text: 'Protestar Imediatamente' },
  '12': { ...base['12'], text: 'Alteração de Valor/Percentual/Data de Juros de Mora' },
  '14': { ...base['14'], text: 'Alteração de Valor/Percentual/Data de Multa' },
  '49': { ...base['49'], our_code: '1149' },
  '19': untreated(base['19']),
  '20': untreated(base['20']),
  '21': untreated(base['21']),
  '30': untreated(base['30']),
  '31': untreated(base['31']),
  '33': untreated(base['33']),
  '34': untreated(base['34']),
  '35': untreated(base['35']),
  '40': untreated(base['40']),
  '41': untreated(base['41']),
  '42': untreated(base['42']),
  '44': untreated(base['44']),
  '45': untreated(base['45']),
  '46': untreated(base['46']),
  '47': untreated(base['47']),
} as const satisfies Readonly<Record<string, Movement>>

/** C006, p. 21; letters: 2013, p. 10. */
export const chargeTypes240 = {
  ...without(febraban.chargeTypes, '6'),
  'B': 'Cobrança Caucionada CGB Especial (8355.01)',
  'D': 'Cobrança CSB (8258.67)',
  'E': 'Cobrança Caucionada Câmbio (8156.24)',
  'F': 'Cobrança Vendor (8152.17)',
  'G': 'BBH (8155.43)',
  'H': 'Cobrança Caucionada em Dólar (8157.05)',
  'I': 'Cobrança Caucionada Compror (8351.96)',
  'J': 'Cobrança Caucionada NPR (8352.77)',
  'K': 'Cobrança simples INCC-M (8153.06 – 8556.34)',
  'N': 'Capital de Giro CGB ICM (6130.96)',
  'O': 'Desconto de Cheque (6035.03)',
  'P': 'CDCI Eletrônico – PF (6033.68)',
  'Q': 'CDCI Eletrônico – PJ (6034.30)',
  'R': 'Desconto de Duplicata (6030.15)',
  'S': 'Vendor Eletrônico (6032.79)',
  'T': 'Leasing (8151.36)',
  'U': 'CSB e CCB sem registro (8058.07 e 8059.98)',
} as const

/** C009 and C010, p. 21. */
export const dispatchTypes240 = { '1': febraban.dispatchTypes['1'], '2': febraban.dispatchTypes['2'] } as const
export const distributionTypes240 = {
  '1': febraban.distributionTypes['1'],
  '2': febraban.distributionTypes['2'],
  'P': 'Banco registra e cliente distribui boleto em QR Code PIX',
} as const

/** C015, p. 22, without the codes that are «não tratado»; letters: 2013, p. 11. */
export const documentTypes240 = patch<string>(febraban.documentTypes240, {
  only: '02 03 04 05 07 12 22 31 32 99',
  added: { 'AA': 'CCB', 'AB': 'Cobrança Direta', 'AC': 'Cobrança Escritural', 'AD': 'Título de terceiros' },
})

/** C021, p. 23. */
export const discountTypes240 = without(febraban.discountTypes, '4', '6')

/** C026, p. 23. */
export const sueCodes240 = { '1': febraban.sueCodes['1'], '3': febraban.sueCodes['3'], '9': febraban.sueCodes['9'] } as const

/** C028, p. 24. */
export const revokeCodes240 = without(febraban.revokeCodes, '2')

/** C030, p. 24. */
export const chargeKinds240 = {
  '0000805076': 'Cobrança simples com registro',
  '0000805157': 'Cobrança simples seguradoras',
  '0000805238': 'Cobrança simples financeiras',
  '0000815470': 'Cobrança Partilhada',
  '0000825468': 'Cobrança simples dólar',
  '0000603015': 'Desconto de títulos',
} as const

/** G065, p. 36, without the codes that are «não tratado»; letters and 07: 2013, p. 13. */
export const currencies240 = patch<string>(febraban.currencies, {
  only: '02 05 06 07 09 11',
  added: { 'AA': 'CUB-RS', 'AB': 'IGPM-93', 'AC': 'INCC-M' },
})
