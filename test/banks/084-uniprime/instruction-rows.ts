/** Records and columns that each instruction of Sisprime sends: CNAB 400, version 2.0 (07/2019), pp. 4–6; CNAB 240, remittance 2.0 (12/2022), pp. 5–11. */
import type { Slip } from '../../../src/cobranca/index.js'
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { CHARGES, rowsOf, SLIP } from '../families/bradesco400/instruction-rows.js'
import { segments240 } from '../febraban240/instruction-rows.js'
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
  ...BENEFICIARY,
  bank_contract_slug: 'uniprime-bs-09',
  agency_number: '6',
  account_number: '159760',
  account_digit: '6',
  extra3: '4466911',
}

/** P 58 and 59, the acceptance and the currency are constants of the page; R has 01 for every movement (pp. 5–10). Q has the beneficiary (p. 9). */
const own = columnsOf(`
  18-22 00006; 23-23 1; 24-35 000000159760; 36-36 6; 38-48 00000045001; 49-49 7
  58-58; 59-59; 63-77; 68-77 NFS 3002; 109-109; 224-224; 225-227 000; 228-229
`)
const { whole, withRebate, withR, stopped, sent, interest, discount } = segments240('084', own, {
  pages: { p: SEGMENT_P, q: SEGMENT_Q, r: SEGMENT_R },
  q: columnsOf('154-154 2; 155-169 044556677000186; 170-209 OFICINA MODELO'),
  r: columnsOf('16-17'),
})

const entry = withR(whole('01'), { '100-139': 'NAO RECEBER EM CHEQUE' })

/** P. 7: 1, protestar em dias corridos; 3, não protestar nem negativar; 8, negativar em dias corridos. */
const LISTING = columnsOf('221-221 8; 222-223 05')

/** Instead of the protest of the slip. */
const listed: Partial<Slip> = { days_for_sue: null, days_for_negativation: 5 }

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
        ...entry,
        lines: [...entry.lines, [SEGMENT_Y03, columnsOf('20-79 Contas@vento-norte.com.br; 80-80 N')]],
        slip: { instructions: 'Não receber em cheque', customer_email: 'Contas@vento-norte.com.br' },
      },
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': withRebate('04'),
      '1005': whole('05'),
      '1009': whole('09'),
      '1078': stopped('18'),
      '1019': stopped('19'),
      '1031': whole('31'),
      '1066': sent('45', [interest, discount, LISTING], { slip: listed }),
      '1068': stopped('47'),
      '1069': stopped('47'),
    },
  },
}
