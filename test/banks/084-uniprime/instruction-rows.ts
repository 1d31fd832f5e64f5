/** Records and columns that each instruction of Sisprime sends: CNAB 400, version 2.0 (07/2019), pp. 4–6; CNAB 240, remittance 2.0 (12/2022), pp. 5–11. */
import type { Slip } from '../../../src/cobranca/index.js'
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { CHARGES, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { MESSAGE_400, SEGMENT_P, SEGMENT_Q, SEGMENT_R, SEGMENT_Y03, TITLE_400 } from './manual-pages.js'

const { '327-331': _cep, '332-334': _suffix, ...common } = SLIP

/** Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7. */
const title: Columns = {
  ...common,
  '21-37': '00090000601597606',
  '82-82': '7',
  '93-93': '2',
  '327-334': '83999440',
  '335-354': 'DISTRITO NORTE',
  '355-392': 'CURITIBA',
  '393-394': 'PR',
}

const wallet = {
  bank_contract_slug: 'uniprime-bs-09',
  next_our_number: 1,
  agency_number: '6',
  account_number: '159760',
  account_digit: '6',
  extra3: '4466911',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

const p = columnsOf(`
  18-22 00006; 23-23 1; 24-35 000000159760; 36-36 6; 38-48 00000045001; 49-49 7
  60-60 1; 61-61 2; 62-62 2; 68-77 NFS 3002; 78-85 30042026; 86-100 000000000134556; 107-108 04; 110-117 28022026
  118-118 1; 119-126 05052026; 127-141 000000000000150; 142-142 1; 143-150 25042026; 151-165 000000000003000
  196-220 PEDIDO 3002; 225-227 000
`)
const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 044556677000186; 170-209 OFICINA MODELO
`)

/** P. 7: 1, protestar em dias corridos; 3, não protestar nem negativar; 8, negativar em dias corridos. */
const PROTEST = columnsOf('221-221 1; 222-223 07')
const NONE = columnsOf('221-221 3')
const LISTING = columnsOf('221-221 8; 222-223 05')

/** Instead of the protest of the slip. */
const listed: Partial<Slip> = { days_for_sue: null, days_for_negativation: 5 }

const row = (movement: string, days: Columns = PROTEST, more: Partial<InstructionRow> = {}): InstructionRow => ({
  movement,
  lines: [
    [SEGMENT_P, { ...p, ...days, '16-17': movement }],
    [SEGMENT_Q, { ...q, '16-17': movement }],
  ],
  ...more,
})

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['bank_dispatch'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      ...rowsOf(TITLE_400, title, { '1002': '02', '1003': '06', '1004': '04', '1005': '05' }),
      '1001': {
        movement: '01',
        lines: [
          [TITLE_400, { ...title, ...CHARGES, '109-110': '01' }],
          [MESSAGE_400, { '2-81': 'NAO RECEBER EM CHEQUE' }],
        ],
        slip: { instructions: 'Não receber em cheque' },
      },
      '1031': { movement: '31', lines: [[TITLE_400, { ...title, ...CHARGES, '109-110': '31' }]] },
    },
  },
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240', agency_digit: '1' },
    instead: { acceptance: 'N' },
    features: ['days_for_sue', 'days_for_negativation', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [
          ...row('01').lines,
          [SEGMENT_R, columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200; 100-139 NAO RECEBER EM CHEQUE')],
          [SEGMENT_Y03, columnsOf('20-79 Contas@vento-norte.com.br; 80-80 N')],
        ],
        slip: { instructions: 'Não receber em cheque', customer_email: 'Contas@vento-norte.com.br' },
      },
      '1002': row('02'),
      '1003': row('06'),
      '1004': row('04', { ...PROTEST, '181-195': '000000000001234' }, { entry: { value_rebate: '12,34' } }),
      '1005': row('05'),
      '1009': row('09'),
      '1078': row('18', NONE),
      '1019': row('19', NONE),
      '1031': row('31'),
      '1066': row('45', LISTING, { slip: listed }),
      '1068': row('47', NONE),
      '1069': row('47', NONE),
    },
  },
}
