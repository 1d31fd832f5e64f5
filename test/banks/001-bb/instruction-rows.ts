/** Records and columns that each instruction of Banco do Brasil sends, typed from its manuals: CNAB 400 (CBR641), August 2020, with June 2024; CNAB 240, February 2021. */
import type { OurCode, Wallet } from '../../../src/cobranca/index.js'
import type {
  BankInstructions,
  ExpectedLine,
  InstructionRow,
  InstructionTable,
} from '../../remittance/instruction-rows.js'
import type { Columns, Page } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB400_BUREAU,
  CNAB400_FINE,
  CNAB400_TITLE,
  CNAB400_TITLE_OLD,
  CNAB400_TITLE_OLD_WITH_CODE,
  CNAB400_TITLE_OLD_WITH_DAYS,
  CNAB400_TITLE_WITH_CODE,
  CNAB400_TITLE_WITH_DAYS,
} from './manual-pages.js'

const wallet = {
  next_our_number: 1,
  agency_number: '1584',
  agency_digit: '9',
  account_number: '210169',
  account_digit: '6',
  beneficiary_name: 'Comercial Ipê Amarelo Ltda',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
} as const

/** No grace for interest (CNAB 240 28.3P, p. 13): it counts from the day after the due date. */
const instead = { days_for_interest: 1 } as const

const negativation = { days_for_sue: null, days_for_negativation: 12 } as const
const limit = { payment_limit_at: '2026-06-15' } as const

// CNAB 400: movements, nota 20 (p. 20; 47 of 2024); the record, pp. 6–7. The manual names no columns that an instruction omits.

/** From 107 on: columns that every movement sends. */
const common400: Columns = {
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '12',
  '150-150': 'A',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-271': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '315-326': 'DISTRITO NOR',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
}

const discount400: Columns = { '174-179': '250426', '180-192': '0000000003000' }

/** Pages of a detail, and the positions of its columns up to 101. */
interface Detail {
  readonly title: Page
  readonly withCode: Page
  readonly withDays: Page
  readonly columns: Columns
  readonly guarantor: string
}

function table400(bb: Wallet, { title, withCode, withDays, columns, guarantor }: Detail): InstructionTable {
  const held = (movement: string, more: Columns): Columns => ({
    ...columns,
    ...common400,
    '109-110': movement,
    ...more,
  })
  const line = (movement: string, more: Columns = {}): ExpectedLine => [title, held(movement, more)]
  const row = (movement: string, more?: Columns): InstructionRow => ({ movement, lines: [line(movement, more)] })
  const onPage = (page: Page, movement: string, more: Columns = {}): InstructionRow => ({
    movement,
    lines: [[page, held(movement, more)]],
  })
  const fine = onPage(withCode, '35', { '174-174': '2', '175-180': '030526', '181-192': '000000000200' })
  const party = row('12')
  const bureau: ExpectedLine = [CNAB400_BUREAU, { '4-5': '10' }]
  const unlisted: InstructionRow = {
    movement: '86',
    lines: [line('86', { '157-158': '88' }), bureau],
    slip: negativation,
  }
  const rows: Partial<Record<OurCode, InstructionRow>> = {
    '1001': {
      movement: '01',
      lines: [
        line('01', {
          ...discount400,
          // Nota 9 a: 06, and the days in 392–393 (nota 34).
          '157-158': '06',
          '161-173': '0000000000150',
          '392-393': '07',
          [guarantor]: 'A',
          // Nota 13 c: name 352–372, CNPJ 374–377, its number 378–391.
          '352-391': 'PARTICIPACOES TRES IR CNPJ38001745000229',
        }),
        // Notas 15 to 17: 2%, from the third day on.
        [CNAB400_FINE, { '4-4': '2', '5-10': '030526', '11-22': '000000000200' }],
      ],
    },
    // Nota 9 b: 44 baixar, 42 devolver, 46 entregar franco de pagamento.
    '1002': row('02', { '157-158': '44' }),
    '1085': row('02', { '157-158': '42' }),
    '1086': row('02', { '157-158': '46' }),
    '1003': row('06'),
    '1004': { ...row('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': row('05'),
    '1007': row('07'),
    '1122': row('07'),
    '1008': row('08'),
    '1120': row('08'),
    // Nota 9 c: the code is the days.
    '1009': row('09', { '157-158': '07' }),
    '1018': row('10'),
    '1028': row('47'),
    '1047': row('11'),
    '1101': party,
    '1012': party,
    '1013': party,
    '1014': party,
    '1015': party,
    '1038': party,
    // Notas 9 d, 34 and 40.
    '1066': { movement: '85', lines: [line('85', { '157-158': '88', '392-393': '12' }), bureau], slip: negativation },
    '1068': unlisted,
    '1069': unlisted,
    '1071': row('31', discount400),
    '1129': row('32'),
    '1072': row('32'),
    '1102': row('33', discount400),
    '1073': row('33', discount400),
    '1103': row('34', discount400),
    // Nota 11 c to e.
    '1150': fine,
    '1104': fine,
    '1074': fine,
    '1075': onPage(withCode, '36', { '174-174': '9' }),
    '1076': onPage(withCode, '16', { '174-174': '1', '181-192': '000000000150' }),
    '1106': onPage(withDays, '38'),
    // 30/04 to 15/06.
    '1107': { ...onPage(withDays, '39', { '174-176': '046' }), entry: limit },
    '1100': row('03'),
    '1105': row('37'),
  }
  return {
    wallet: { ...bb, kind: 'cnab400' },
    instead,
    features: ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation', 'pix', 'bank_dispatch'],
    // Only the record of the e-mail requests it.
    asking: { bank_dispatch: { customer_email: 'pagador@correio.example' } },
    writeOffSendsAll: true,
    rows,
  }
}

const beneficiary: Columns = {
  '2-3': '02',
  '4-17': '90214367000109',
  '18-21': '1584',
  '22-22': '9',
  '23-30': '00210169',
  '31-31': '6',
}

/** Agreement 1474166 and number: 17 digits (nota 6). */
const cnab400 = table400(
  { ...wallet, bank_contract_slug: 'bb-bs-17-35', extra1: '1474166' },
  {
    title: CNAB400_TITLE,
    withCode: CNAB400_TITLE_WITH_CODE,
    withDays: CNAB400_TITLE_WITH_DAYS,
    guarantor: '88-88',
    columns: {
      ...beneficiary,
      '32-38': '1474166',
      '39-63': 'PEDIDO 3002',
      '64-80': '14741660000045001',
      '92-94': '035',
      '107-108': '17',
    },
  },
)

const old400 = (slug: string, agreement: string, number: string, digit: string, code: string): InstructionTable =>
  table400(
    { ...wallet, bank_contract_slug: slug, extra1: agreement },
    {
      title: CNAB400_TITLE_OLD,
      withCode: CNAB400_TITLE_OLD_WITH_CODE,
      withDays: CNAB400_TITLE_OLD_WITH_DAYS,
      guarantor: '82-82',
      columns: {
        ...beneficiary,
        '32-37': agreement.padStart(6, '0'),
        '38-62': 'PEDIDO 3002',
        '63-73': number,
        '74-74': digit,
        '86-88': '019',
        '107-108': code,
      },
    },
  )

// CNAB 240: movements, 07.3P, p. 9. The manual names no columns that an instruction omits.

/** Up to 220: columns that every movement sends. */
const p240: Columns = {
  '18-22': '01584',
  '23-23': '9',
  '24-35': '000000210169',
  '36-36': '6',
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
}
const q240: Columns = {
  '18-18': '2',
  '19-33': '071582093000158',
  '34-73': 'OFICINA VENTO NORTE EIRELI',
  '74-113': 'AVENIDA DOS PINHEIRAIS, 10500',
  // 12.3Q: 12 are treated; 19.3Q: 21.
  '114-128': 'DISTRITO NOR',
  '129-133': '83999',
  '134-136': '440',
  '137-151': 'CURITIBA',
  '152-153': 'PR',
  '154-154': '2',
  '155-169': '038001745000229',
  '170-209': 'PARTICIPACOES TRES IR',
}

/** 29.3P: R$ 1,50 a day, from the day after the due date. */
const interest240: Columns = { '118-118': '1', '119-126': '01052026', '127-141': '000000000000150' }
const discount240: Columns = { '142-142': '1', '143-150': '25042026', '151-165': '000000000003000' }
const protest240: Columns = { '221-221': '1', '222-223': '07' }
const fine240: Columns = { '66-66': '2', '67-74': '01052026', '75-89': '000000000000200' }
const noFine240: Columns = { '66-66': '0' }

function table240(bb: Wallet, numbered: Columns): InstructionTable {
  const row = (movement: string, p: Columns = {}, r: Columns | null = null): InstructionRow => ({
    movement,
    lines: [
      [CNAB240_P, { ...p240, ...numbered, '16-17': movement, ...p }],
      [CNAB240_Q, { ...q240, '16-17': movement }],
      ...(r === null ? [] : [[CNAB240_R, { '16-17': movement, ...r }] as const]),
    ],
  })
  // 08.3R and 11.3R are digits, zeros without a discount.
  const fine = row('14', {}, fine240)
  const party = row('23')
  const unlisted = { ...row('46', { '221-221': '8' }), slip: negativation }
  const rows: Partial<Record<OurCode, InstructionRow>> = {
    '1001': row('01', { ...interest240, ...discount240, ...protest240 }, fine240),
    '1002': row('02'),
    '1003': row('06'),
    '1004': { ...row('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': row('05'),
    '1007': row('22'),
    '1122': row('22'),
    '1008': row('21'),
    '1120': row('21'),
    '1009': row('09', protest240),
    '1018': row('10'),
    '1028': row('47'),
    '1030': row('30'),
    '1031': row('31', { ...interest240, ...discount240, ...protest240 }, fine240),
    // FEBRABAN C018: 3 is exempt.
    '1047': row('13', { '118-118': '3' }),
    '1101': party,
    '1012': party,
    '1013': party,
    '1014': party,
    '1015': party,
    '1038': party,
    '1066': { ...row('45', { '221-221': '8', '222-223': '12' }), slip: negativation },
    '1068': unlisted,
    '1069': unlisted,
    '1071': row('07', discount240),
    '1072': row('08'),
    '1102': row('16', discount240),
    '1073': row('16', discount240),
    '1103': row('34', discount240),
    '1104': fine,
    '1150': fine,
    '1074': fine,
    '1075': row('15', {}, noFine240),
    '1076': row('12', interest240),
    '1106': row('20'),
    // 39.3P: days after the due date.
    '1107': { ...row('19', { '225-227': '046' }), entry: limit },
  }
  return {
    wallet: { ...bb, kind: 'cnab240' },
    // 15.3R, p. 17: no later fine.
    instead: { ...instead, days_for_fine: 1 },
    features: ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows,
  }
}

const cnab240Of = (slug: string, extra1: string, number: string, chargeType: string): InstructionTable =>
  table240({ ...wallet, bank_contract_slug: slug, extra1 }, { '38-57': number, '58-58': chargeType })

export const INSTRUCTIONS: BankInstructions = {
  cnab400,
  // Check digits by hand, modulus 11 of anexo XI: 1234 0045001 by 7 8 9 2 3 4 5 6 7 8 9 is 7 + 16 + 27 + 8 + 0 + 0 + 20 + 30 + 0 + 0 + 9 = 117, and 7 over.
  'cnab400 convenio-4': old400('bb-bs-17-19', '1234', '12340045001', '7', '17'),
  // 123456 45001: 7 + 16 + 27 + 8 + 15 + 24 + 20 + 30 + 0 + 0 + 9 = 156, and 2 over.
  'cnab400 convenio-6': old400('bb-bs-18-19-6-5', '123456', '12345645001', '2', '18'),
  cnab240: cnab240Of('bb-bs-17-35', '1474166', '14741660000045001', '7'),
  'cnab240 convenio-4': cnab240Of('bb-bs-17-19', '1234', '123400450017', '7'),
  'cnab240 convenio-6': cnab240Of('bb-bs-18-19-6-5', '123456', '123456450012', '1'),
  'cnab240 convenio-6-livre': cnab240Of('bb-bs-18-19-6-17', '123456', '00000000000045001', '1'),
  'cnab240 convenio-8': cnab240Of('bb-bs-18-19-8', '12387989', '12387989000045001', '1'),
}
