/** Records and columns that each instruction of Santander sends, typed from its manuals: H7800 version 2.36 (CNAB 400), H7815 version 8.4 (CNAB 240). */
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
  CNAB240_Y53,
  CNAB400_MESSAGE,
  CNAB400_PAYMENT,
  CNAB400_TITLE,
} from './manual-pages.js'

const wallet: Wallet = {
  bank_contract_slug: 'santander-bs-101',
  next_our_number: 1,
  agency_number: '842',
  account_number: '13004567',
  account_digit: '8',
  extra1: '282033',
  extra3: '',
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
}

/** Limits between which payments of another value are accepted. */
const between: Partial<Slip> = {
  divergent_payment_type: 2,
  divergent_payment_minimum_value: '100,00',
  divergent_payment_maximum_value: '2.000,00',
  payment_count: 3,
}

// Number 45001: 1×2 + 5×6 + 4×7 … = 1×2 + 0×3 + 0×4 + 5×5 + 4×6 = 51; 51 mod 11 = 7; digit 4 (nota 3; H7815, nota 15).

/**
 * The account 013004567-8: eight positions, then the last one with the check digit (nota 2, pp. 20–23). The conta movimento comes from the transmission code.
 */
const account400: Columns = {
  '18-21': '0842',
  '22-29': '01300999',
  '30-37': '01300456',
  '383-383': 'I',
  '384-385': '78',
}

/** An instruction sends all columns of the title. The fine of 2% comes after 02/05 (nota 4); interest from the due date. */
const slip400: Columns = {
  ...account400,
  '2-3': '02',
  '4-17': '90214367000109',
  '38-62': 'PEDIDO 3002',
  '63-70': '00450014',
  '78-78': '4',
  '79-82': '0200',
  '102-107': '020526',
  '108-108': '5',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '06',
  '150-150': 'A',
  '151-156': '280226',
  '157-158': '06',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '315-326': 'DISTRITO NOR',
  '327-331': '83999',
  '332-334': '440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '392-393': '07',
}

const title400 = (movement: string, more: Columns = {}): ExpectedLine => [
  CNAB400_TITLE,
  { ...slip400, '109-110': movement, ...more },
]
const row400 = (movement: string, more?: Columns): InstructionRow => ({ movement, lines: [title400(movement, more)] })

/** Nota 16: 02 between minimum and maximum; nota 17: three payments; nota 18: values. */
const limits400: ExpectedLine = [
  CNAB400_PAYMENT,
  { '2-3': '02', '4-5': '03', '6-6': '2', '7-19': '0000000200000', '25-37': '0000000010000' },
]

const cnab400: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab400', extra3: '08420130099901300456' },
  instead: { days_for_interest: 1 },
  features: [
    'second_discount',
    'days_for_sue',
    'days_for_revoke',
    'divergent_payment',
    'payment_count',
    'pix',
    'pix_txid',
  ],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        title400('01'),
        [
          CNAB400_MESSAGE,
          { ...account400, '48-49': '01', '50-99': 'NAO RECEBER EM CHEQUE', '100-101': '02', '152-153': '03' },
        ],
      ],
      slip: { instructions: 'Não receber em cheque' },
    },
    '1002': row400('02'),
    '1003': row400('06'),
    '1004': { ...row400('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': row400('05'),
    '1007': row400('07'),
    '1008': row400('08'),
    '1009': row400('09'),
    '1018': row400('18'),
    // Only for a credit card slip, 19, or a proposal, 08 (notas 10 and 24).
    '1028': { ...row400('47', { '148-149': '19' }), slip: { document_type: '35' } },
    '1098': row400('07'),
    '1122': row400('07'),
    // Error 383: with a record of type 8.
    '1148': { movement: '48', lines: [title400('48'), limits400], slip: between },
    '1149': { movement: '49', lines: [title400('49'), limits400], slip: between },
  },
}

/**
 * Interest of R$ 1,50 a day, after four days of tolerance (notas 21 and 22); protest after 7 days, write-off by the beneficiary's profile (notas 25 and 26).
 */
const slip240: Columns = {
  '18-21': '0842',
  '22-22': '7',
  '23-31': '013004567',
  '32-32': '8',
  '45-57': '0000000450014',
  '58-58': '5',
  '59-59': '1',
  '60-60': '1',
  '63-77': 'NFS 3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '04',
  '109-109': 'A',
  '110-117': '28022026',
  '118-118': '5',
  '119-126': '04052026',
  '127-141': '000000000000150',
  '142-142': '1',
  '143-150': '25042026',
  '151-165': '000000000003000',
  '196-220': 'PEDIDO 3002',
  '221-221': '1',
  '222-223': '07',
  '224-224': '3',
}
const q240: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  '114-128': 'DISTRITO NORTE',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
  '154-154': '2',
  '155-169': '038001745000229',
  '170-209': 'PARTICIPACOES TRES IRMAOS',
}

const p240 = (movement: string, more: Columns = {}): ExpectedLine => [
  CNAB240_P,
  { ...slip240, '16-17': movement, ...more },
]
const row240 = (movement: string, more?: Columns): InstructionRow => ({ movement, lines: [p240(movement, more)] })

/** Y-53, notas 46 to 48. */
const y53 = (movement: string): ExpectedLine => [
  CNAB240_Y53,
  {
    '16-17': movement,
    '20-21': '02',
    '22-23': '03',
    '24-24': '2',
    '25-39': '000000000200000',
    '40-40': '2',
    '41-55': '000000000010000',
  },
]

export const cnab240: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab240', agency_digit: '7', extra3: '084200000282033' },
  // Y-53 has the number of payments, and must also have their type.
  asking: { payment_count: between },
  features: [
    'third_discount',
    'days_for_sue',
    'days_for_revoke',
    'divergent_payment',
    'payment_count',
    'pix',
    'pix_txid',
  ],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        p240('01'),
        [CNAB240_Q, { '16-17': '01', ...q240 }],
        // The fine is charged after the day of R 67–74 (nota 32).
        [CNAB240_R, { '16-17': '01', '66-66': '2', '67-74': '02052026', '75-89': '000000000000200' }],
        [CNAB240_S, { '16-17': '01', '19-58': 'NAO RECEBER EM CHEQUE' }],
      ],
      slip: { instructions: 'Não receber em cheque' },
    },
    // P alone (pp. 4 and 31).
    '1002': row240('02'),
    '1003': row240('06'),
    '1004': { ...row240('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': row240('05'),
    '1007': row240('07'),
    '1008': row240('08'),
    '1009': row240('09'),
    '1010': row240('98'),
    '1017': row240('31'),
    '1018': row240('18'),
    // Only for a credit card slip, 31, or a proposal, 32 (notas 18 and 20).
    '1028': { ...row240('47', { '107-108': '32' }), slip: { document_type: '36' } },
    '1031': row240('31'),
    '1071': row240('10'),
    '1072': row240('11'),
    '1098': row240('07'),
    '1122': row240('07'),
    // 40-A, Z7: with Y-53.
    '1148': { movement: '48', lines: [p240('48'), y53('48')], slip: between },
    '1149': { movement: '49', lines: [p240('49'), y53('49')], slip: between },
  },
}

export const INSTRUCTIONS: BankInstructions = { cnab240, cnab400 }
