/** Records and columns that each instruction of Sicredi sends, typed from its manuals: CNAB 400, version 2.1, and CNAB 240, version 1.6, both of November 2021. */
import type { Slip, Wallet } from '../../../src/cobranca/index.js'
import type {
  BankInstructions,
  ExpectedLine,
  InstructionRow,
  InstructionTable,
} from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_S,
  CNAB240_Y01,
  CNAB240_Y04,
  CNAB400_GUARANTOR,
  CNAB400_MESSAGES,
  CNAB400_PIX,
  CNAB400_TITLE,
} from './manual-pages.js'

const wallet: Wallet = {
  bank_contract_slug: 'sicredi-bs-a1',
  next_our_number: 1,
  agency_number: '165',
  account_number: '623',
  account_digit: '8',
  extra1: '2',
  extra2: '2',
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
}

/** The manual's own number 07/200003-1 (400, p. 6), complete; no blank in seu número (p. 28); a fine from the day after the due date (p. 28). */
const instead: Partial<Slip> = {
  our_number: '07200003',
  document_number: 'NFS/3002',
  days_for_fine: 1,
  pix_key: null,
}

/** Also interest from the day after the due date (p. 29). */
const instead400: Partial<Slip> = { ...instead, days_for_interest: 1 }

// CNAB 400: instructions pp. 16–17, the title pp. 26–30. The manual names no omitted columns.

const t400: Columns = {
  '2-2': 'A',
  '3-3': 'A',
  '4-4': 'A',
  '17-17': 'A',
  '18-18': 'A',
  '19-19': 'A',
  '48-56': '072000031',
  '63-70': '20260302',
  '72-72': 'N',
  '74-74': 'B',
  '93-96': '0200',
  '111-120': 'NFS/3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '149-149': 'J',
  '150-150': 'S',
  '151-156': '280226',
  '157-158': '06',
  '159-160': '07',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
  '219-219': '2',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS 10500',
  '327-334': '83999440',
  '340-353': '38001745000229',
  '354-394': 'PARTICIPACOES TRES IRMAOS',
}

const guarantor400: ExpectedLine = [
  CNAB400_GUARANTOR,
  {
    '2-16': '000000072000031',
    '17-26': 'NFS/3002',
    '32-45': '38001745000229',
    '46-86': 'PARTICIPACOES TRES IRMAOS',
    '87-131': 'PRACA DA INVENCAO 8',
    '132-151': 'FLORIANOPOLIS',
    '152-159': '88999300',
    '160-161': 'SC',
  },
]

const sicredi400 = (movement: string, columns: Columns = {}): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...t400, '109-110': movement, ...columns }]],
})

const without = (columns: Columns, ...spans: string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([span]) => !spans.includes(span)))

export const cnab400: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab400' },
  instead: instead400,
  features: ['third_discount', 'days_for_sue', 'days_for_negativation', 'pix', 'pix_txid', 'bank_dispatch'],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        [CNAB400_TITLE, { ...t400, '6-6': 'H', '109-110': '01' }],
        [CNAB400_MESSAGES, { '13-21': '072000031', '22-101': 'NAO RECEBER EM CHEQUE', '342-351': 'NFS/3002' }],
        guarantor400,
        // P. 35: aligned right with zeros on the left; the txid is aligned right and keeps its case.
        [
          CNAB400_PIX,
          { '2-16': '000000072000031', '31-40': '00NFS/3002', '41-75': `${' '.repeat(9)}${'aB'.repeat(13)}` },
        ],
      ],
      slip: { instructions: 'Não receber em cheque', pix_enabled: true, pix_txid: 'aB'.repeat(13) },
    },
    '1002': sicredi400('02'),
    '1003': sicredi400('06'),
    '1004': { ...sicredi400('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': sicredi400('05'),
    '1009': sicredi400('09'),
    '1019': sicredi400('19'),
    // P. 17: the letter of the changed field. E and G cancel the automatic protest and negativation.
    '1041': {
      movement: '31',
      lines: [[CNAB400_TITLE, { ...without(t400, '157-158', '159-160'), '109-110': '31', '71-71': 'E' }]],
    },
    '1066': sicredi400('45'),
    '1068': sicredi400('75'),
    '1069': sicredi400('75'),
    '1073': sicredi400('31', { '71-71': 'A' }),
    '1076': sicredi400('31', { '71-71': 'B' }),
    '1078': sicredi400('18'),
    '1103': sicredi400('31', { '71-71': 'D' }),
    '1118': {
      movement: '31',
      lines: [[CNAB400_TITLE, { ...without(t400, '157-158', '159-160'), '109-110': '31', '71-71': 'G' }]],
      slip: { days_for_sue: null, days_for_negativation: 12 },
    },
  },
}

// CNAB 240: movements p. 33; P pp. 32–40, Q pp. 40–43, R pp. 43–48. Instructions send P, Q, R and Y (p. 29).

const p240: Columns = {
  '18-22': '00165',
  '24-35': '000000000623',
  '36-36': '8',
  '38-57': '072000031',
  '60-60': '1',
  '61-61': '2',
  '62-62': '2',
  '63-77': 'NFS/3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '05',
  '109-109': 'A',
  '110-117': '28022026',
  '118-118': '1',
  '119-126': '05052026',
  '127-141': '000000000000150',
  '142-142': '1',
  '143-150': '25042026',
  '151-165': '000000000003000',
  '196-220': 'PEDIDO 3002',
  '221-221': '1',
  '222-223': '07',
}
const q240: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  '129-136': '83999440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
  '154-154': '2',
  '155-169': '038001745000229',
  '170-209': 'PARTICIPACOES TRES IRMAOS',
}
/** P. 46: from the due date. */
const fine240: Columns = { '66-66': '2', '67-74': '30042026', '75-89': '000000000000200' }

const sicredi240 = (movement: string, p: Columns = p240, more: readonly ExpectedLine[] = []): InstructionRow => ({
  movement,
  lines: [[CNAB240_P, { ...p, '16-17': movement }], [CNAB240_Q, { ...q240, '16-17': movement }], ...more],
})

const withR = (movement: string): InstructionRow =>
  sicredi240(movement, p240, [[CNAB240_R, { ...fine240, '16-17': movement }]])

const withoutDiscount = without(p240, '142-142', '143-150', '151-165')
const withoutInterest = without(p240, '118-118', '119-126', '127-141')
const cancelled = { ...without(p240, '222-223'), '221-221': '9' }

export const cnab240: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab240' },
  instead: { ...instead, pix_enabled: false, pix_key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' },
  features: ['third_discount', 'days_for_sue', 'days_for_negativation', 'pix', 'pix_txid', 'bank_dispatch'],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      ...sicredi240('01', p240, [
        [CNAB240_R, { ...fine240, '16-17': '01' }],
        [CNAB240_S, { '16-17': '01', '19-20': '01', '21-58': 'NAO RECEBER EM CHEQUE' }],
        [
          CNAB240_Y01,
          {
            '16-17': '01',
            '20-20': '2',
            '21-35': '038001745000229',
            '36-75': 'PARTICIPACOES TRES IRMAOS',
            '76-115': 'PRACA DA INVENCAO, 8',
            '131-138': '88999300',
            '139-153': 'FLORIANOPOLIS',
            '154-155': 'SC',
          },
        ],
        [CNAB240_Y04, { '16-17': '01', '82-158': '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', '159-193': 'aB'.repeat(13) }],
      ]),
      slip: { instructions: 'Não receber em cheque', pix_enabled: true, pix_txid: 'aB'.repeat(13) },
    },
    '1002': sicredi240('02'),
    '1003': sicredi240('06'),
    '1004': {
      ...sicredi240('04', { ...p240, '181-195': '000000000001234' }),
      entry: { value_rebate: '12,34' },
    },
    '1005': sicredi240('05'),
    '1009': sicredi240('09'),
    '1019': sicredi240('11'),
    '1031': withR('31'),
    // P. 39: 9 cancels the automatic protest or negativation.
    '1041': sicredi240('31', cancelled),
    '1047': sicredi240('13', withoutInterest),
    '1066': sicredi240('45'),
    '1068': sicredi240('75'),
    '1069': sicredi240('75'),
    '1071': withR('07'),
    '1072': sicredi240('08', withoutDiscount),
    '1073': withR('16'),
    '1076': sicredi240('12'),
    '1078': sicredi240('10'),
    '1118': sicredi240('31', cancelled),
    '1129': sicredi240('17', withoutDiscount),
  },
}

export const INSTRUCTIONS: BankInstructions = { cnab400, cnab240 }
