/** Records and columns that each instruction of Caixa sends, typed from its manuals. */
import type { BankInstructions, InstructionRow, InstructionTable } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R, CNAB240_Y53, CNAB400_TITLE } from './manual-pages.js'

// CNAB 240, 67.118 v029: movements p. 48, columns pp. 23–33, data that 31 changes pp. 17–18. Every movement sends P and Q (p. 16).

/** Agency 3157-3 (weights 5432: 3*5+1*4+5*3+7*2 = 48, remainder 4, digit 7); beneficiary 123456, followed by a zero. */
const p104: Columns = {
  '18-22': '03157',
  '23-23': '7',
  '24-30': '1234560',
  '41-42': '14',
  '43-57': '000000000045001',
  '58-58': '1',
  '61-61': '2',
  '62-62': '0',
  '63-73': 'NFS 3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '04',
  '109-109': 'A',
  '110-117': '28022026',
  '196-220': 'PEDIDO 3002',
}
const interest104: Columns = { '118-118': '1', '119-126': '05052026', '127-141': '000000000000150' }
const discount104: Columns = { '142-142': '1', '143-150': '25042026', '151-165': '000000000003000' }
const protest104: Columns = { '221-221': '1', '222-223': '07', '224-224': '2' }
const q104: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS 10500',
  '114-128': 'DISTRITO NORTE',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
}
const guarantor104: Columns = { '154-154': '2', '155-169': '038001745000229', '170-209': 'PARTICIPACOES TRES IRMAOS' }
const fine104: Columns = { '66-66': '2', '67-74': '03052026', '75-89': '000000000000200' }
/** R without further discounts (code 0), and with a fine. */
const r104: Columns = fine104

/** An instruction with only the columns that identify the title, and its own columns. */
const plain = (movement: string, p: Columns = {}): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, { ...p104, '16-17': movement, ...p }],
    [CNAB240_Q, { ...q104, '16-17': movement }],
  ],
})

/** 31 with all that it may change, without what it removes; the bank does not reissue the billet (61). */
const change = (
  charges: Columns = { ...interest104, ...discount104 },
  r: Columns = r104,
  deadline: Columns = protest104,
): InstructionRow => ({
  movement: '31',
  lines: [
    [CNAB240_P, { ...p104, ...charges, ...deadline, '16-17': '31', '61-61': '5' }],
    [CNAB240_Q, { ...q104, ...guarantor104, '16-17': '31' }],
    [CNAB240_R, { ...r, '16-17': '31' }],
  ],
})

/** C093: any value; C095: the kind of limit is still 2. */
const anyValue = { '20-21': '01', '22-23': '01', '24-24': '2', '40-40': '2' }

const limits: InstructionRow = {
  movement: '48',
  lines: [
    [CNAB240_P, { ...p104, '16-17': '48', '61-61': '5', '240-240': '2' }],
    [CNAB240_Q, { ...q104, '16-17': '48' }],
    [CNAB240_Y53, { ...anyValue, '16-17': '48' }],
  ],
  slip: { divergent_payment_type: 1 },
}

const ROWS: InstructionTable['rows'] = {
  '1001': {
    movement: '01',
    lines: [
      [CNAB240_P, { ...p104, ...interest104, ...discount104, ...protest104, '16-17': '01', '240-240': '2' }],
      [CNAB240_Q, { ...q104, ...guarantor104, '16-17': '01' }],
      [CNAB240_R, { ...r104, '16-17': '01', '100-139': 'NAO RECEBER EM CHEQUE' }],
      [CNAB240_Y53, { ...anyValue, '16-17': '01' }],
    ],
    slip: { instructions: 'Não receber em cheque', divergent_payment_type: 1 },
  },
  '1002': plain('02'),
  '1003': plain('06'),
  '1004': { ...plain('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
  '1005': plain('05'),
  '1008': change(),
  '1009': plain('09', protest104),
  '1012': change(),
  '1013': change(),
  '1014': change(),
  '1015': change(),
  '1017': change(),
  '1018': plain('11'),
  '1019': plain('11'),
  '1028': plain('47', { '61-61': '5' }),
  '1031': change(),
  '1038': change(),
  // Zeros are «isento» (C020, p. 50).
  // C018, p. 50: 3 is exempt.
  '1047': change({ ...discount104, '118-118': '3' }),
  '1071': {
    movement: '07',
    lines: [
      [CNAB240_P, { ...p104, ...discount104, '16-17': '07' }],
      [CNAB240_Q, { ...q104, '16-17': '07' }],
      [CNAB240_R, { '16-17': '07' }],
    ],
  },
  '1072': plain('08'),
  '1073': change(),
  '1074': change(),
  // Blank is «sem multa» (G073, p. 74).
  '1075': change(undefined, {}),
  '1076': change(),
  '1078': plain('10'),
  '1079': change(),
  '1080': change(),
  // P. 32: 33 without Y-50 removes the split.
  '1094': plain('33'),
  '1095': {
    ...change(undefined, undefined, { '221-221': '3', '224-224': '1', '225-227': '020' }),
    slip: { days_for_sue: null, days_for_revoke: 20 },
  },
  '1097': plain('09', protest104),
  '1101': change(),
  '1120': change(),
  '1129': change(interest104),
  '1148': limits,
  '1149': limits,
}

export const cnab240: InstructionTable = {
  wallet: {
    bank_contract_slug: 'caixa-rg',
    next_our_number: 1,
    kind: 'cnab240',
    agency_number: '3157',
    account_number: '81235',
    account_digit: '8',
    extra1: '123456',
    beneficiary_name: 'Oficina Modelo',
    beneficiary_cnpj_cpf: '44.556.677/0001-86',
  },
  features: ['third_discount', 'days_for_sue', 'days_for_revoke', 'divergent_payment', 'bank_dispatch'],
  writeOffSendsAll: true,
  rows: ROWS,
}

/** The same with the seven positions of the code in 24–30. */
const withSevenDigits = (row: InstructionRow): InstructionRow => ({
  ...row,
  lines: row.lines.map(([page, columns]) => [page, page === CNAB240_P ? { ...columns, '24-30': '1100123' } : columns]),
})

export const cnab240SevenDigits: InstructionTable = {
  ...cnab240,
  wallet: { ...cnab240.wallet, extra1: '1100123' },
  rows: Object.fromEntries(Object.entries(ROWS).map(([code, row]) => [code, withSevenDigits(row)])),
}

// CNAB 400, 67.126 v015: movements and what each changes, NE017, pp. 37–38; columns pp. 20–21. 13 is of v029.

/** Obs. 2: company, number and value. The code of six digits begins in 22 (NE004 A1, p. 34). */
const title400: Columns = { '21-27': ' 123456', '57-58': '14', '59-73': '000000000045001', '127-139': '0000000134556' }
const interest400: Columns = { '78-83': '050526', '161-173': '0000000000150' }
const discount400: Columns = { '84-84': '1', '174-179': '250426', '180-192': '0000000003000' }
/** 2% of R$ 1.345,56 are R$ 26,91. */
const fine400: Columns = { '352-357': '030526', '358-367': '0000002691' }
const protest400: Columns = { '157-158': '01', '392-393': '07' }
const texts400: Columns = {
  '32-56': 'PEDIDO 3002',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS 10500',
  '315-326': 'DISTRITO NOR',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '368-389': 'PARTICIPACOES TRES IRM',
}

const row400 = (movement: string, columns: Columns = {}): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...title400, '109-110': movement, ...columns }]],
})

/** Obs. 6: all data that may be changed; a removed charge is zeros. */
const change400 = (...charges: Columns[]): InstructionRow =>
  row400('09', Object.assign({}, texts400, protest400, ...charges))
const anything400 = change400(interest400, discount400, fine400)

const returned: Pick<InstructionRow, 'slip'> = { slip: { days_for_sue: null, days_for_revoke: 20 } }

const ROWS_400: InstructionTable['rows'] = {
  '1001': row400('01', {
    ...texts400,
    ...interest400,
    ...discount400,
    ...fine400,
    ...protest400,
    '28-28': '2',
    '76-76': '1',
    '148-149': '03',
    '150-150': 'A',
  }),
  '1002': row400('02'),
  '1003': row400('05', { '121-126': '300426' }),
  '1004': { ...row400('03', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
  '1005': { ...row400('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
  '1007': row400('06', { '32-56': 'PEDIDO 3002' }),
  '1008': anything400,
  '1012': anything400,
  '1013': anything400,
  '1014': anything400,
  '1015': anything400,
  '1017': row400('07', protest400),
  '1028': row400('13'),
  '1031': anything400,
  '1038': anything400,
  '1047': change400(discount400, fine400),
  '1073': anything400,
  '1074': anything400,
  '1075': change400(interest400, discount400),
  '1076': anything400,
  '1079': anything400,
  '1080': anything400,
  '1095': { ...row400('08', { '157-158': '02', '392-393': '20' }), ...returned },
  '1096': { ...row400('11', { '157-158': '02', '392-393': '20' }), ...returned },
  '1097': row400('12', protest400),
  '1101': anything400,
  '1120': anything400,
  '1129': change400(interest400, fine400),
}

export const cnab400: InstructionTable = {
  wallet: { ...cnab240.wallet, kind: 'cnab400' },
  features: ['days_for_sue', 'days_for_revoke', 'bank_dispatch'],
  writeOffSendsAll: false,
  rows: ROWS_400,
}

export const cnab400SevenDigits: InstructionTable = {
  ...cnab400,
  wallet: { ...cnab400.wallet, extra1: '1100123' },
  rows: Object.fromEntries(
    Object.entries(ROWS_400).map(([code, row]) => [
      code,
      { ...row, lines: row.lines.map(([page, columns]) => [page, { ...columns, '21-27': '1100123' }] as const) },
    ]),
  ),
}

export const INSTRUCTIONS: BankInstructions = {
  cnab240,
  'cnab240 7 dígitos': cnab240SevenDigits,
  cnab400,
  'cnab400 7 dígitos': cnab400SevenDigits,
}
