/** Records and columns that each instruction sends: carteira 6 (September 2023), pp. 4–9. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import type { Columns } from '../../remittance/manual-pages.js'
import { CNAB400_MESSAGES, CNAB400_TITLE } from './manual-pages.js'

const title: Columns = {
  '2-3': '02',
  '4-17': '44556677000186',
  '18-37': '190600743770600',
  '38-62': 'PEDIDO 3002',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '140-142': '707',
  '148-149': '12',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-264': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '315-326': 'DISTRITO NOR',
  '327-334': '83999440',
  '335-349': 'CURITIBA',
  '350-351': 'PR',
  '352-381': 'PARTICIPACOES TRES IRMAOS',
  '394-394': '0',
}

/** Fields of the rows' slip for which Daycoval has no columns. */
const instead = {
  acceptance: 'N',
  fine_type: null,
  fine_percentage: null,
  days_for_fine: null,
  interest_type: null,
  interest_value: null,
  days_for_interest: null,
  days_for_sue: null,
} as const

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'daycoval-bs-121',
  agency_number: '0001',
  account_number: '7001234',
  account_digit: '0',
  extra3: '190600743770600',
}

const row = (movement: string, columns: Columns = {}, entry?: InstructionRow['entry']): InstructionRow => ({
  movement,
  lines: [[CNAB400_TITLE, { ...title, '63-70': '00045001', '108-108': '6', '109-110': movement, ...columns }]],
  ...(entry === undefined ? {} : { entry }),
})

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    instead,
    features: [],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [
          ...row('01', { '174-179': '250426', '180-192': '0000000003000' }).lines,
          [CNAB400_MESSAGES, { '3-71': 'NAO RECEBER EM CHEQUE' }],
        ],
        slip: { instructions: 'Não receber em cheque' },
      },
      '1002': row('02'),
      '1003': row('06'),
      '1004': row('04', { '206-218': '0000000001234' }, { value_rebate: '12,34' }),
      '1009': row('09'),
      '1010': row('10'),
      '1018': row('18'),
    },
  },
}
