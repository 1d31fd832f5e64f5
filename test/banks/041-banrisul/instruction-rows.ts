/** Records and columns that each instruction of Banrisul sends, typed from CNAB 240 version 10.3 (23/06/2023), pp. 7–14 and 20–24. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_S,
  CNAB240_Y01,
  CNAB240_Y53,
  CNAB400_GUARANTOR,
  CNAB400_MESSAGES,
  CNAB400_TITLE,
} from './manual-pages.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'banrisul-bs-4-2',
  agency_number: '1102',
  account_number: '3512345678',
  account_digit: '9',
  extra1: '9000150',
  extra2: '46',
}

// Number 00045001: 2 + 0 + 0 + 5 + 8 = 15, digit 5; 5×2 + 1×3 + 5×6 + 4×7 = 71 leaves 5, digit 6.
const title = columnsOf(`
  38-57 0004500156; 58-58 1; 59-59 1; 60-60 1; 61-61 2; 62-62 2; 63-75 NFS 3002; 78-85 30042026; 86-100 000000000134556
  107-108 04; 109-109 A; 110-117 28022026; 196-220 PEDIDO 3002; 225-227 000; 228-229 09; 230-239 0000805076; 240-240 1
`)
const interest = columnsOf('118-118 1; 119-126 05052026; 127-141 000000000000150')
const noInterest = columnsOf('118-118 3')
const discount = columnsOf('142-142 1; 143-150 25042026; 151-165 000000000003000')
const protest = columnsOf('221-221 1; 222-223 07')
const atOnce = columnsOf('221-221 1')
const notProtested = columnsOf('221-221 3')
const rebate = columnsOf('181-195 000000000001234')
const payer = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS 10500
  129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
`)
const fine = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')
const guarantor = columnsOf(`
  20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO 8; 131-135 88999; 136-138 300
  139-153 FLORIANOPOLIS; 154-155 SC
`)
const limits = columnsOf('20-21 02; 22-23 01; 24-24 2; 25-39 000000000150000; 40-40 2; 41-55 000000000100000')

const row = (movement: string, ...charges: readonly Columns[]): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, Object.assign({ '16-17': movement }, title, ...charges)],
    [CNAB240_Q, { ...payer, '16-17': movement }],
  ],
})
const whole = (movement: string, more: Columns = {}) => row(movement, interest, discount, protest, more)
const withRebate = (movement: string): InstructionRow => ({
  ...row(movement, interest, discount, protest, rebate),
  entry: { value_rebate: '12,34' },
})
const withR = (each: InstructionRow): InstructionRow => ({
  ...each,
  lines: [...each.lines, [CNAB240_R, { ...fine, '16-17': each.movement }]],
})
const y01 = (movement: string) => [CNAB240_Y01, { ...guarantor, '16-17': movement }] as const

/** Only Y-01 has the guarantor (p. 8); S has the message. */
const entry: InstructionRow = {
  movement: '01',
  lines: [
    ...withR(whole('01')).lines,
    [CNAB240_S, { '16-17': '01', '18-18': '3', '19-58': 'NAO RECEBER EM CHEQUE' }],
    y01('01'),
  ],
  slip: { instructions: 'Não receber em cheque.' },
}

const ofLimits = (movement: string): InstructionRow => ({
  movement,
  lines: [...whole(movement).lines, [CNAB240_Y53, { ...limits, '16-17': movement }]],
  slip: {
    divergent_payment_type: 2,
    divergent_payment_value_type: 1,
    divergent_payment_minimum_value: '1.000,00',
    divergent_payment_maximum_value: '1.500,00',
  },
})

// CNAB 400 (12/2020), pp. 6–13: the manual names no omitted columns.

const title400 = columnsOf(`
  18-30 1102900015046; 38-62 PEDIDO 3002; 63-72 0004500156; 108-108 1; 111-120 NFS 3002; 121-126 300426
  127-139 0000000134556; 148-149 08; 150-150 A; 151-156 280226; 161-161 0; 162-173 000000000150
  174-179 250426; 180-192 0000000003000; 219-220 02; 221-234 71582093000158; 235-269 OFICINA VENTO NORTE EIRELI
  275-314 AVENIDA DOS PINHEIRAIS 10500; 327-334 83999440; 335-349 CURITIBA; 350-351 PR
`)
/** 2,0% after three days, and protest after seven. */
const fine400 = columnsOf('322-324 020; 325-326 03')
const both400 = columnsOf('157-158 09; 159-160 18; 370-371 07')
const row400 = (movement: string, more: Columns = both400): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...title400, ...fine400, ...more, '109-110': movement }]],
})
const rebate400 = (movement: string): InstructionRow => ({
  ...row400(movement, { ...both400, '206-218': '0000000001234' }),
  entry: { value_rebate: '12,34' },
})
const fineAlone = columnsOf('157-158 18')

/** The bank prints the slip of a third party, whose tax id and name are also in 73–104 (p. 8), and the message on its back (p. 13). */
const entry400: InstructionRow = {
  movement: '01',
  lines: [
    [
      CNAB400_TITLE,
      {
        ...title400,
        ...fine400,
        ...both400,
        '73-104': '38001745000229 PARTICIPACOES TRE',
        '109-110': '01',
        '148-149': '09',
      },
    ],
    [
      CNAB400_GUARANTOR,
      columnsOf(`
        18-30 1102900015046; 63-72 0004500156; 148-149 09; 219-220 02; 221-234 38001745000229
        235-274 PARTICIPACOES TRES IRMAOS; 275-314 PRACA DA INVENCAO 8; 327-334 88999300
      `),
    ],
    [
      CNAB400_MESSAGES,
      columnsOf(`
        2-3 02; 4-17 44556677000186; 18-30 1102900015046; 38-62 PEDIDO 3002; 63-72 0004500156; 108-108 1; 111-111 1
        112-201 NAO RECEBER EM CHEQUE
      `),
    ],
  ],
  slip: { dispatch_type: 2, instructions: 'Não receber em cheque.' },
}

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    // Only duplicatas mercantis; interest counts from the due date.
    instead: { document_type: '02', days_for_interest: 1 },
    features: ['days_for_sue', 'days_for_revoke', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry400,
      '1002': row400('02'),
      '1003': row400('06'),
      '1004': rebate400('04'),
      '1005': rebate400('05'),
      '1007': row400('07'),
      '1008': row400('08'),
      '1009': row400('09', fineAlone),
      '1012': row400('18'),
      '1013': row400('19'),
      '1014': row400('20'),
      '1017': row400('16'),
      '1018': row400('10', fineAlone),
      '1038': row400('21'),
    },
  },
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    features: ['second_discount', 'days_for_sue', 'days_for_revoke', 'divergent_payment', 'pix', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry,
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': withRebate('04'),
      '1005': withRebate('05'),
      '1007': whole('22'),
      '1009': row('09', interest, discount, atOnce),
      '1011': row('03', interest, discount, atOnce),
      '1019': row('11', interest, discount, notProtested),
      '1047': row('13', noInterest, discount, protest),
      '1071': withR(whole('07')),
      '1072': row('08', interest, protest),
      '1073': withR(whole('16')),
      '1074': withR(whole('14')),
      '1075': whole('15'),
      '1076': whole('12'),
      '1077': withRebate('18'),
      '1078': row('10', interest, discount, notProtested),
      '1079': whole('23'),
      '1080': { movement: '24', lines: [...whole('24').lines, y01('24')] },
      '1122': whole('22'),
      '1129': row('17', interest, protest),
      '1148': ofLimits('48'),
      '1149': ofLimits('49'),
    },
  },
}
