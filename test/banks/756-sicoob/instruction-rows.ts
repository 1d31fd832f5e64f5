/** Records and columns that each instruction of Sicoob sends, typed from the layouts of 28/10/2019. */
import type { BankInstructions, InstructionRow, InstructionTable } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R, CNAB240_S, CNAB400_TITLE } from './manual-pages.js'

// Sicoob, layouts of 28/10/2019, sheet of the remittance: movements l. 74, 120, 146, 179. The manual names no omitted columns.

/** Number 0045001, its digit 4 by constant 3197 over 3157 0000123456 0045001; one instalment, modality 01, form A4 (l. 80). */
const p756: Columns = {
  '18-22': '03157',
  '23-23': '7',
  '24-35': '000000081235',
  '36-36': '8',
  '38-57': '000045001401014',
  '58-58': '1',
  '61-61': '2',
  '62-62': '2',
  '63-77': 'NFS 3002',
  '78-85': '30042026',
  '86-100': '000000000134556',
  '107-108': '04',
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
  '228-229': '09',
}
const q756: Columns = {
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
/** The columns without some of them, which are zeros or blanks. */
const without = (columns: Columns, ...left: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !left.includes(name)))

const fine756: Columns = { '66-66': '2', '67-74': '03052026', '75-89': '000000000000200' }

const sicoob = (
  movement: string,
  more: { p?: Columns; r?: Columns | null; s?: Columns; title?: Columns; fine?: Columns } = {},
): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, { ...(more.title ?? p756), '16-17': movement, ...more.p }],
    [CNAB240_Q, { ...q756, '16-17': movement }],
    ...(more.r === null ? [] : [[CNAB240_R, { ...(more.fine ?? fine756), '16-17': movement, ...more.r }] as const]),
    ...(more.s === undefined ? [] : [[CNAB240_S, { ...more.s, '16-17': movement }] as const]),
  ],
})

const cancelled756 = sicoob('31', { p: { '221-221': '9' }, title: without(p756, '222-223') })

export const cnab240: InstructionTable = {
  wallet: {
    bank_contract_slug: 'sicoob-01',
    next_our_number: 1,
    kind: 'cnab240',
    agency_number: '3157',
    agency_digit: '7',
    account_number: '81235',
    account_digit: '8',
    extra1: '123456',
    beneficiary_name: 'Oficina Modelo',
    beneficiary_cnpj_cpf: '44.556.677/0001-86',
  },
  // R has three discounts, but P 224–227 (write-off) is always zero and blank (l. 105–106).
  features: ['third_discount', 'days_for_sue', 'days_for_negativation'],
  writeOffSendsAll: true,
  rows: {
    '1001': {
      ...sicoob('01', { s: { '19-58': 'NAO RECEBER EM CHEQUE' } }),
      slip: { instructions: 'Não receber em cheque' },
    },
    '1002': sicoob('02', { r: null }),
    '1003': sicoob('06'),
    '1004': { ...sicoob('04', { p: { '181-195': '000000000001234' } }), entry: { value_rebate: '12,34' } },
    '1005': sicoob('05'),
    // l. 103: 31 with 9 cancels the future protest or negativation, without days.
    '1010': cancelled756,
    '1041': cancelled756,
    '1067': cancelled756,
    '1118': cancelled756,
    // l. 103: 1 protests, 8 lists: the movement decides, regardless of other deadlines of the slip.
    '1009': { ...sicoob('09'), slip: { days_for_negativation: 12 } },
    '1019': sicoob('11'),
    '1031': sicoob('31'),
    // l. 94: 0 is exempt of interest, even if the slip has one; l. 153: of the fine.
    '1047': sicoob('13', { title: without(p756, '118-118', '119-126', '127-141') }),
    '1066': { ...sicoob('45', { p: { '221-221': '8', '222-223': '12' } }), slip: { days_for_negativation: 12 } },
    '1068': sicoob('46'),
    '1069': sicoob('46'),
    '1074': sicoob('14'),
    '1075': sicoob('15', { fine: {} }),
    '1076': sicoob('12'),
    '1078': sicoob('10'),
    '1079': sicoob('23'),
    '1106': sicoob('20'),
    // l. 160: data limite de pagamento.
    '1107': { ...sicoob('19', { r: { '200-207': '15062026' } }), entry: { payment_limit_at: '2026-06-15' } },
  },
}

// Sheet of the remittance of CNAB 400: movements l. 52. It names no omitted columns either.

/** 2% of fine; R$ 1,50 a day of R$ 1.345,56 are 3,3443% a month (l. 64–65); no instruction exists for 7 days (l. 62), which are in 392–393 (l. 80). */
const title400: Columns = {
  '2-3': '02',
  '4-17': '44556677000186',
  '18-21': '3157',
  '22-22': '7',
  '23-30': '00081235',
  '31-31': '8',
  '38-62': 'PEDIDO 3002',
  '63-74': '000000450014',
  '82-82': 'A',
  '106-106': '2',
  '107-108': '01',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '143-146': '3157',
  '147-147': '7',
  '148-149': '12',
  '150-150': '1',
  '151-156': '280226',
  '161-166': '033443',
  '167-172': '020000',
  '173-173': '2',
  '174-179': '250426',
  '180-192': '0000000003000',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-311': 'AVENIDA DOS PINHEIRAIS, 10500',
  '312-326': 'DISTRITO NORTE',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '352-391': 'PARTICIPACOES TRES IRMAOS 38001745000229',
  '392-393': '07',
}

const sicoob400 = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...title400, '109-110': movement, ...more }]],
})

export const cnab400: InstructionTable = {
  wallet: { ...cnab240.wallet, kind: 'cnab400' },
  // No column has the first day of fine and interest.
  instead: { days_for_fine: 1, days_for_interest: 1 },
  features: ['days_for_sue', 'days_for_revoke'],
  writeOffSendsAll: true,
  rows: {
    '1001': sicoob400('01'),
    '1002': sicoob400('02'),
    '1003': sicoob400('06'),
    '1004': { ...sicoob400('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': sicoob400('05'),
    '1008': sicoob400('08'),
    '1009': sicoob400('09'),
    '1031': sicoob400('31'),
    '1034': sicoob400('34'),
    // No interest, even if the slip has one.
    '1047': { movement: '11', lines: [[CNAB400_TITLE, { ...without(title400, '161-166'), '109-110': '11' }]] },
    '1078': sicoob400('10'),
    '1099': sicoob400('12'),
  },
}

export const INSTRUCTIONS: BankInstructions = { cnab240, cnab400 }
