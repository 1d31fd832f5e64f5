/**
 * Sofisa, CNAB 444 (PDF of May 2019): the layout of AUTBANK, with the bank's occurrences (p. 14) and the key of the invoice in 401–444, after the sequence. The
 * manual prints all records with 400 columns except the title of remittances (p. 5); all lines of a real remittance have 400. Both widths are read and written.
 */
import { type Records, reserved, text, zeros } from '../../fixed-width/index.js'
import { type Autbank400RemittanceRecords, autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { widened } from '../families/wider-records.js'
import { bank, contracts400, contracts444, manual444 } from './bank.js'

const MANUAL = 'Sofisa, CNAB 444 (PDF de 05/2019)'

const VARIANT = '444'

/** Names of records of 444 columns. */
const WIDE = { name: 'sofisa444' }

const withTail = <R extends Records>(records: R) => widened(records, [401, 444], { tail: reserved(401, 444) })

const ofReturns = {
  bank,
  manual: manual444,
  printed: { manual: MANUAL, pages: { header: 'p. 12', title: 'pp. 12–13', trailer: 'p. 17' } },
  reasons: {
    '03': {
      page: 'pp. 15–16',
      without: 'JK JQ JS JT KC KD KE KF KG ZQ ZR ZS ZT ZU',
      added: {
        AG: 'Movto não permitido para título À Vista/Contra Apresentação',
        AH: 'Cancelamento de Valores Inválidos',
        AK: 'Título pertence a outro cliente',
        AT: 'Valor Pago Inválido',
        AY: 'Título em Aberto e Vencido para acatar protesto',
        BA: 'Banco Correspondente Recebedor não é o Cobrador Atual',
        BB: 'Título deve estar em cartório para baixar',
      },
    },
    '15': { page: 'p. 16' },
    '16': { page: 'pp. 16–17', without: 'BA BB IX' },
  },
} as const

export const return400 = autbank400Return({ ...ofReturns, evidence: 'manual' })

/**
 * By p. 3 returns have 444 columns, but the pages print 400: any content of the further columns is kept. A return with blanks in these columns is read as
 * `return400`.
 */
export const return444 = autbank400Return({
  ...ofReturns,
  variant: VARIANT,
  evidence: 'manual',
  printed: { ...ofReturns.printed, ...WIDE },
  records: withTail,
})

/** Instruções are zeros (p. 5), although nota 9 has codes for them. */
const records = ({ title }: Autbank400RemittanceRecords) => ({ title: title.replace([157, 160], { reserved_instructions: zeros(157, 160) }) })

const ofRemittances = {
  bank,
  bankName: 'BANCO SOFISA SA',
  deadlineSource: '392–393, p. 5',
  manual: manual444,
  printed: { manual: MANUAL, pages: { header: 'p. 4', title: 'pp. 4–5', guarantor: 'p. 9', messages: 'p. 9', invoices: 'p. 10', trailer: 'p. 11' } },
  lettered: ['extra3'],
  // Nota 4, p. 6.
  movements: { only: '01 02 04-10 18' },
  instructionCodes: {},
} as const

export const remittance400 = autbank400Remittance({ ...ofRemittances, layoutName: 'CNAB 400 do Sofisa', evidence: 'manual_and_files', records, contracts: contracts400 })

export const remittance444 = autbank400Remittance({
  ...ofRemittances,
  layoutName: 'CNAB 444 do Sofisa',
  variant: VARIANT,
  evidence: 'manual',
  printed: { ...ofRemittances.printed, ...WIDE },
  records: (family) => ({ ...withTail(family), title: records(family).title.extend([401, 444], { nfe_key: text(401, 444) }) }),
  contracts: contracts444,
})
