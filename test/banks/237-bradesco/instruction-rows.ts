/** Records and columns that each instruction of Bradesco sends, typed from CNAB 400, version 17 (28/09/2020), and CNAB 240, version 06 (07/2017). */
import type { Slip, SplitAccount } from '../../../src/cobranca/index.js'
import {
  type BankInstructions,
  BENEFICIARY,
  type ExpectedLine,
  type InstructionRow,
  type InstructionTable,
} from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_S,
  CNAB240_Y01,
  CNAB240_Y50,
  CNAB400_GUARANTOR,
  CNAB400_MESSAGE,
  CNAB400_SPLIT,
  CNAB400_TITLE,
  CNAB400_TRANSFER,
} from './manual-pages.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'bradesco-bs-09',
  agency_number: '3157',
  agency_digit: '6',
  account_number: '81235',
  account_digit: '8',
  extra3: '4466911',
}

const splitAccount: SplitAccount = {
  bank_number: '237',
  agency_number: '1284',
  agency_digit: '5',
  account_number: '57316',
  account_digit: 'P',
  cnpj_cpf: '299.792.458-83',
  name: 'Sócio Fictício',
  amount: '100,01',
  floating: 2,
}
const withSplit: Partial<Slip> = { split_payment: true, split_accounts: [splitAccount] }

// CNAB 400. Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7 (pp. 17–18).

/** The columns of every instruction: no automatic debit, the client prints; DS is 12. */
const title400: Columns = {
  '7-7': '0',
  '20-20': '0',
  '21-37': '00090315700812358',
  '38-62': 'PEDIDO 3002',
  '71-81': '00000045001',
  '82-82': '7',
  '93-93': '2',
  '94-94': 'N',
  '106-106': '2',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '12',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '327-331': '83999',
  '332-334': '440',
}

/** Columns that only an entry and 31 send: 2% of fine, R$ 1.50 a day, a discount, protest after 7 days, the guarantor. */
const charges400: Columns = {
  '66-66': '2',
  '67-70': '0200',
  '157-158': '06',
  '159-160': '07',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
  '335-349': '038001745000229',
  '352-394': 'PARTICIPACOES TRES IRMAOS',
}

const end400: Columns = {
  '367-369': '009',
  '370-374': '03157',
  '375-381': '0081235',
  '382-382': '8',
  '383-393': '00000045001',
  '394-394': '7',
}

const guarantor400: ExpectedLine = [
  CNAB400_GUARANTOR,
  {
    '2-46': 'PRACA DA INVENCAO, 8',
    '47-51': '88999',
    '52-54': '300',
    '55-74': 'FLORIANOPOLIS',
    '75-76': 'SC',
    ...end400,
  },
]

const splits400: ExpectedLine = [
  CNAB400_SPLIT,
  {
    '2-17': '0090315700812358',
    '18-29': '000000450017',
    // Value of the registration, share in reais (p. 23).
    '30-30': '2',
    '31-31': '2',
    '44-46': '237',
    '47-51': '01284',
    '52-52': '5',
    '53-64': '000000057316',
    '65-65': 'P',
    '66-80': '000000000010001',
    '81-120': 'SOCIO FICTICIO',
    '152-157': '1',
    '158-160': '002',
  },
]

const line400 = (movement: string, more: Columns = {}): ExpectedLine => [
  CNAB400_TITLE,
  { ...title400, '109-110': movement, ...more },
]
const alone400 = (movement: string, more?: Columns): InstructionRow => ({ movement, lines: [line400(movement, more)] })
const whole400 = (more: Columns = {}): InstructionRow => ({
  movement: '31',
  lines: [line400('31', { ...charges400, ...more }), guarantor400],
})
/** P. 19: 9999 in 157–160 cancels the automatic protest or listing. */
const cancelled400 = whole400({ '157-158': '99', '159-160': '99' })

export const cnab400: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab400' },
  // P. 10: aceite is always N; there is no date of fine and interest.
  instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1 },
  // No columns for divergent payment, Pix (which depends on the contract) or the NF-e.
  features: [
    'third_discount',
    'days_for_sue',
    'days_for_revoke',
    'days_for_negativation',
    'payment_count',
    'split',
    'bank_dispatch',
  ],
  // Every instruction sends the espécie.
  writeOffSendsAll: true,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        line400('01', { ...charges400, '93-93': '1', '105-105': 'R' }),
        [
          CNAB400_MESSAGE,
          {
            '2-81': 'NAO RECEBER EM CHEQUE',
            '322-327': '280426',
            '328-340': '0000000001000',
            '341-346': '290426',
            '347-359': '0000000000500',
            ...end400,
          },
        ],
        splits400,
        guarantor400,
      ],
      slip: {
        ...withSplit,
        dispatch_type: 2,
        instructions: 'Não receber em cheque',
        second_discount_value: '10,00',
        days_for_second_discount: 2,
        third_discount_value: '5,00',
        days_for_third_discount: 1,
      },
    },
    '1002': alone400('02'),
    '1003': alone400('06'),
    '1004': { ...alone400('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': { ...alone400('05', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1007': alone400('07'),
    '1008': alone400('08'),
    '1009': alone400('09'),
    '1010': cancelled400,
    '1011': alone400('03'),
    '1019': alone400('19'),
    '1021': alone400('21'),
    '1022': alone400('22'),
    '1023': {
      movement: '23',
      lines: [
        line400('23'),
        [CNAB400_TRANSFER, { '2-4': '009', '5-9': '03157', '10-16': '0081235', '17-27': '00000045001', '28-28': '7' }],
      ],
    },
    '1024': alone400('24'),
    '1028': alone400('20'),
    '1031': whole400(),
    '1041': cancelled400,
    '1066': alone400('45'),
    '1067': cancelled400,
    '1068': alone400('47'),
    '1069': alone400('47'),
    '1078': alone400('18'),
    '1080': whole400(),
    '1093': { movement: '68', lines: [line400('68', { '105-105': 'R' }), splits400], slip: withSplit },
    // P. 22: no record of type 3.
    '1094': { ...alone400('69'), slip: withSplit },
    '1118': cancelled400,
    '1120': alone400('08'),
    '1122': alone400('07'),
  },
}

// CNAB 240: C004, p. 21; the segments, pp. 13–17.

const p240: Columns = {
  '18-22': '03157',
  '23-23': '6',
  '24-35': '000000081235',
  '36-36': '8',
  '38-40': '009',
  '46-56': '00000045001',
  '57-57': '7',
  '58-58': '1',
  '59-59': '1',
  '60-60': '1',
  '61-61': '2',
  '62-62': '2',
  '63-77': 'NFS 3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '04',
  '109-109': 'A',
  '110-117': '28022026',
  '196-220': 'PEDIDO 3002',
  '225-227': '000',
  '228-229': '09',
}
/** C018: 1 is R$ a day. */
const interest240: Columns = { '118-118': '1', '119-126': '05052026', '127-141': '000000000000150' }
/** C021: 1 is a value. */
const discount240: Columns = { '142-142': '1', '143-150': '25042026', '151-165': '000000000003000' }
/** C028: 2 does not write off. */
const charges240: Columns = { ...interest240, ...discount240, '224-224': '2' }
/** C026: 1 protests. */
const protest240: Columns = { '221-221': '1', '222-223': '07' }

const payer240: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  '114-128': 'DISTRITO NORTE',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
}
const parties240: Columns = {
  ...payer240,
  '154-154': '2',
  '155-169': '038001745000229',
  '170-209': 'PARTICIPACOES TRES IRMAOS',
}
/** G073: 2 is a percentage. */
const fine240: Columns = { '66-66': '2', '67-74': '03052026', '75-89': '000000000000200' }

const p = (movement: string, more: Columns = {}): ExpectedLine => [CNAB240_P, { ...p240, '16-17': movement, ...more }]
const q = (movement: string, columns = payer240): ExpectedLine => [CNAB240_Q, { '16-17': movement, ...columns }]
/** C039, p. 26: 2 sends no notice of a debit in account; 0 would count as 3, which sends one. */
const r = (movement: string, columns: Columns = {}): ExpectedLine => [
  CNAB240_R,
  { '16-17': movement, '231-231': '2', ...columns },
]
const y01 = (movement: string): ExpectedLine => [
  CNAB240_Y01,
  {
    '16-17': movement,
    '20-20': '2',
    '21-35': '038001745000229',
    '36-75': 'PARTICIPACOES TRES IRMAOS',
    '76-115': 'PRACA DA INVENCAO, 8',
    '116-130': 'CENTRO',
    '131-135': '88999',
    '136-138': '300',
    '139-153': 'FLORIANOPOLIS',
    '154-155': 'SC',
  },
]
const y50 = (movement: string): ExpectedLine => [
  CNAB240_Y50,
  {
    '16-17': movement,
    '20-24': '03157',
    '25-25': '6',
    '26-37': '000000081235',
    '38-38': '8',
    '40-42': '009',
    '48-58': '00000045001',
    '59-59': '7',
    // C061, C062: the title's value, a share in reais.
    '60-60': '2',
    '61-61': '2',
    '62-76': '000000000010001',
    '77-79': '237',
    '80-84': '01284',
    '85-85': '5',
    '86-97': '000000057316',
    '98-98': 'P',
    '100-139': 'SOCIO FICTICIO',
    '140-145': '1',
    '146-148': '002',
  },
]

const alone240 = (movement: string, more?: Columns): InstructionRow => ({
  movement,
  lines: [p(movement, more), q(movement)],
})
const whole240 = (more: Columns): InstructionRow => ({
  movement: '31',
  lines: [p('31', { ...charges240, ...more }), q('31', parties240), r('31', fine240), y01('31')],
})
/** C026: 9 cancels the automatic protest or listing, only with 31. */
const cancelled240 = whole240({ '221-221': '9' })

const secondDiscount: Partial<Slip> = { second_discount_value: '10,00', days_for_second_discount: 2 }
const secondDiscount240: Columns = { '18-18': '1', '19-26': '28042026', '27-41': '000000000001000' }

export const cnab240: InstructionTable = {
  wallet: { ...wallet, kind: 'cnab240' },
  features: [
    'third_discount',
    'days_for_sue',
    'days_for_revoke',
    'days_for_negativation',
    'payment_count',
    'split',
    'bank_dispatch',
  ],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      movement: '01',
      lines: [
        p('01', { ...charges240, ...protest240, '61-61': '1', '62-62': '1' }),
        q('01', parties240),
        r('01', { ...fine240, ...secondDiscount240, '90-99': '03' }),
        [
          CNAB240_S,
          { '16-17': '01', '19-58': 'NAO RECEBER EM CHEQUE', '59-98': 'SEGUNDA LINHA', '99-138': 'TERCEIRA LINHA' },
        ],
        y01('01'),
        y50('01'),
      ],
      slip: {
        ...withSplit,
        ...secondDiscount,
        payment_count: 3,
        dispatch_type: 2,
        instructions: 'Não receber em cheque\nSegunda linha\nTerceira linha',
      },
    },
    '1002': alone240('02'),
    '1003': alone240('06'),
    '1004': { ...alone240('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': alone240('05'),
    '1007': alone240('22'),
    '1008': alone240('21'),
    '1009': alone240('09'),
    '1010': cancelled240,
    '1011': alone240('03'),
    '1019': alone240('11'),
    '1031': whole240(protest240),
    '1041': cancelled240,
    '1047': alone240('13', { '118-118': '3' }),
    '1066': alone240('45'),
    '1067': cancelled240,
    '1068': alone240('47'),
    '1069': alone240('47'),
    '1071': {
      movement: '07',
      lines: [p('07', discount240), q('07'), r('07', secondDiscount240)],
      slip: secondDiscount,
    },
    '1073': alone240('16', discount240),
    '1074': { movement: '14', lines: [p('14'), q('14'), r('14', fine240)] },
    // The slip itself still has a fine.
    '1075': { movement: '15', lines: [p('15'), q('15'), r('15')] },
    '1076': alone240('12', interest240),
    '1077': { ...alone240('18', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
    '1078': alone240('10'),
    '1079': alone240('23'),
    '1080': { movement: '24', lines: [p('24'), q('24', parties240), y01('24')] },
    '1093': { movement: '33', lines: [p('33'), q('33'), y50('33')], slip: withSplit },
    '1094': { ...alone240('34'), slip: withSplit },
    '1118': cancelled240,
    '1120': alone240('21'),
    '1122': alone240('22'),
    '1123': alone240('42'),
  },
}

export const INSTRUCTIONS: BankInstructions = { cnab400, cnab240 }
