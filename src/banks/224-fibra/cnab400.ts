/** Fibra, CNAB 400, August 2021: the layout of AUTBANK, with the bank's occurrences (pp. 15–16) and reasons (pp. 16–19). */
import { zeros } from '../../fixed-width/index.js'
import { type Autbank400RemittanceRecords, autbank400Remittance, autbank400Return } from '../families/autbank400/index.js'
import { bank, contracts, manual400 } from './bank.js'

const MANUAL = 'Fibra, CNAB 400 (08/2021)'

export const return400 = autbank400Return({
  bank,
  manual: manual400,
  evidence: 'manual_and_files',
  paidWithMora: true, // the title with mora in a real file
  printed: { manual: MANUAL, pages: { header: 'p. 13', title: 'pp. 14–15', trailer: 'p. 19' } },
  reasons: { '03': { page: 'pp. 16–18' }, '15': { page: 'p. 18' }, '16': { page: 'pp. 18–19' } },
})

/** Instrução 1 (nota 9, p. 8). Instrução 2 is zeros (p. 5). */
const instructions = {
  '00': 'Sem instrução',
  '09': 'Protestar, com prazo em 392–393',
  '10': 'Não anexar dias de protesto ao título',
} as const

const PROTEST: keyof typeof instructions = '09'

const records = ({ title }: Autbank400RemittanceRecords) => ({
  title: title.replace([159, 160], { reserved_instruction: zeros(159, 160) }).withCodes({ first_instruction: instructions }),
})

export const remittance400 = autbank400Remittance({
  bank,
  bankName: 'BANCO FIBRA S.A',
  layoutName: 'CNAB 400 do Fibra',
  deadlineSource: '392–393, p. 6',
  manual: manual400,
  evidence: 'manual',
  printed: { manual: MANUAL, pages: { header: 'p. 4', title: 'pp. 5–6', guarantor: 'p. 10', messages: 'p. 10', invoices: 'p. 11', trailer: 'p. 11' } },
  records,
  contracts,
  unpadded: ['extra3'],
  // Nota 4, p. 7.
  movements: { only: '01 02 04 06 09 18' },
  instructionCodes: instructions,
  protestInstruction: PROTEST,
})
