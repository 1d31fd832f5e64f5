/** Records and columns that each instruction of Banestes sends, typed from CNAB 240 (July 2015), pp. 12–17 and 25–30, and CNAB 400, pp. 8–12 and 16–26. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_S,
  CNAB240_Y01,
  CNAB400_GUARANTOR,
  CNAB400_MESSAGES,
  CNAB400_TITLE,
} from './manual-pages.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'banestes-11-4',
  agency_number: '123',
  account_number: '123456',
  account_digit: '0',
}

// Number 00045001: 4×6 + 5×5 + 1×2 = 51 leaves 7, digit 4; 4×7 + 5×6 + 1×3 + 4×2 = 69 leaves 3, digit 8.
const title = columnsOf(`
  24-35 000001234560; 38-47 0004500148; 58-58 1; 59-59 1; 61-61 2; 62-62 2; 63-77 NFS 3002; 78-85 30042026; 86-100 000000000134556
  107-108 04; 109-109 A; 110-117 28022026; 196-220 PEDIDO 3002; 224-224 2; 228-229 09
`)
const interest = columnsOf('118-118 1; 119-126 05052026; 127-141 000000000000150')
const noInterest = columnsOf('118-118 3')
const discount = columnsOf('142-142 1; 143-150 25042026; 151-165 000000000003000')
const protest = columnsOf('221-221 1; 222-223 07')
const notProtested = columnsOf('221-221 3')
const rebate = columnsOf('181-195 000000000001234')
const parties = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)
const fine = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')
const guarantor = columnsOf(`
  20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO, 8; 116-130 CENTRO; 131-135 88999
  136-138 300; 139-153 FLORIANOPOLIS; 154-155 SC
`)

const row = (movement: string, ...charges: readonly Columns[]): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, Object.assign({ '16-17': movement }, title, ...charges)],
    [CNAB240_Q, { ...parties, '16-17': movement }],
  ],
})
const whole = (movement: string, more: Columns = {}) => row(movement, interest, discount, protest, more)
const withRebate = (movement: string): InstructionRow => ({
  ...whole(movement, rebate),
  entry: { value_rebate: '12,34' },
})
const withR = (each: InstructionRow): InstructionRow => ({
  ...each,
  lines: [...each.lines, [CNAB240_R, { ...fine, '16-17': each.movement }]],
})
const y01 = (movement: string) => [CNAB240_Y01, { ...guarantor, '16-17': movement }] as const

/** The message is in S, which prevails over R (Anexo XXI, p. 30). */
const entry: InstructionRow = {
  movement: '01',
  lines: [...withR(whole('01')).lines, [CNAB240_S, { '16-17': '01', '19-58': 'NAO RECEBER EM CHEQUE' }], y01('01')],
  slip: { instructions: 'Não receber em cheque' },
}

/** 9 cancels an automatic protest (Anexo XVI, p. 29). */
const cancelled = row('31', interest, discount, columnsOf('221-221 9'))

/** Numbers of a title, which a movement of nota 1 sends besides the changed field (400, p. 18). */
const numbers = columnsOf('2-3 02; 4-17 44556677000186; 18-28 00001234560; 63-72 0004500148; 108-108 1')
const title400: Columns = {
  ...numbers,
  ...columnsOf(`
    38-62 PEDIDO 3002; 93-93 2; 94-107 38001745000229; 111-120 NFS 3002; 121-126 300426; 130-139 0000134556; 143-147 00501; 148-149 11
    150-150 A; 151-156 280226; 219-220 02; 221-234 71582093000158; 235-274 OFICINA VENTO NORTE EIRELI
    275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440; 335-349 CURITIBA; 350-351 PR
  `),
}
/** 2% of fine (Anexo XVIII, p. 26), R$ 1,50 a day, a discount, and protest after 7 days (Anexo VIII, p. 20). */
const fine400 = columnsOf('73-73 1; 74-82 000000200')
const interest400 = columnsOf('162-173 000000000150')
const discount400 = columnsOf('174-179 250426; 180-192 0000000003000')
const protest400 = columnsOf('157-158 P6; 159-160 07')
/** The column is alphanumeric, with zeros without a period (Anexo VIII, p. 20). */
const noDays400 = columnsOf('159-160 00')
const rebate400 = columnsOf('206-218 0000000001234')

const row400 = (movement: string, ...charges: readonly Columns[]): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, Object.assign({ '109-110': movement }, title400, ...charges)]],
})
const whole400 = (movement: string, more: Columns = {}) =>
  row400(movement, fine400, interest400, discount400, protest400, more)
const changed = (movement: string, held: string, entry?: InstructionRow['entry']): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...numbers, ...noDays400, ...columnsOf(held), '109-110': movement }]],
  ...(entry === undefined ? {} : { entry }),
})

const repeated = {
  ...numbers,
  ...fine400,
  ...columnsOf('38-62 PEDIDO 3002; 111-120 NFS 3002; 121-126 300426; 127-139 0000000134556'),
}

const entry400: InstructionRow = {
  movement: '01',
  lines: [
    ...whole400('01').lines,
    [
      CNAB400_GUARANTOR,
      {
        ...repeated,
        ...columnsOf(`
          140-179 PARTICIPACOES TRES IRMAOS; 180-219 PRACA DA INVENCAO, 8; 220-231 CENTRO; 232-239 88999300; 240-254 FLORIANOPOLIS
          255-256 SC; 257-258 02; 259-272 38001745000229
        `),
      },
    ],
    [CNAB400_MESSAGES, { ...repeated, '140-205': 'NAO RECEBER EM CHEQUE', '206-271': 'NAO DISPENSAR JUROS' }],
  ],
  slip: { instructions: 'Não receber em cheque\nNão dispensar juros' },
}

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    // No columns for the days from which fine and interest count.
    instead: { days_for_fine: 1, days_for_interest: 1 },
    features: ['days_for_sue', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry400,
      '1002': whole400('02'),
      '1003': changed('06', '121-126 300426'),
      '1004': changed('04', '206-218 0000000001234', { value_rebate: '12,34' }),
      '1005': whole400('05'),
      '1007': changed('07', '38-62 PEDIDO 3002'),
      '1008': changed('08', '111-120 NFS 3002'),
      '1009': whole400('09'),
      '1010': row400('10', fine400, interest400, discount400, columnsOf('157-158 P7'), noDays400),
      '1018': whole400('18'),
      '1034': whole400('34'),
      '1047': row400('11', fine400, discount400, protest400),
      '1071': whole400('12'),
      '1072': row400('13', fine400, interest400, protest400),
      '1073': whole400('14'),
      '1074': whole400('15'),
      '1075': row400('16', interest400, discount400, protest400),
      '1076': whole400('17'),
      '1077': { ...whole400('19', rebate400), entry: { value_rebate: '12,34' } },
      '1078': whole400('20'),
      '1079': whole400('23'),
    },
  },
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry,
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': withRebate('04'),
      '1005': whole('05'),
      '1008': whole('21'),
      '1009': whole('09'),
      '1010': cancelled,
      '1019': row('11', interest, discount, notProtested),
      '1031': withR(whole('31')),
      '1041': cancelled,
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
      '1120': whole('21'),
    },
  },
}
