/** Records and columns that each instruction of Cresol's CNAB 400 sends, typed from version 2.0 (08/2021), pp. 6–8. */
import type { InstructionRow, InstructionTable } from '../../../remittance/instruction-rows.js'
import type { Columns } from '../../../remittance/manual-pages.js'
import { CNAB400_TITLE } from './manual-pages.js'

/** Number 00000045001 of carteira 09: 9×7 + 4×6 + 5×5 + 1×2 = 114; 114 mod 11 = 4; digit 7. */
const title: Columns = {
  '38-62': 'PEDIDO 3002',
  '71-81': '00000045001',
  '82-82': '7',
  '93-93': '2',
  '111-120': 'NFS 3002',
  '121-126': '300426',
  '127-139': '0000000134556',
  '148-149': '04',
  '151-156': '280226',
  '219-220': '02',
  '221-234': '71582093000158',
  '235-274': 'OFICINA VENTO NORTE EIRELI',
  '275-314': 'AVENIDA DOS PINHEIRAIS, 10500',
  '327-331': '83999',
  '332-334': '440',
}

const charges: Columns = {
  '66-66': '2',
  '67-70': '0200',
  '161-173': '0000000000150',
  '174-179': '250426',
  '180-192': '0000000003000',
}

/**
 * The rows of a bank.
 *
 * @param company columns 21–37: zero, carteira, agency, account and its digit
 */
export function cresol400Instructions(wallet: InstructionTable['wallet'], company: string): InstructionTable {
  const row = (movement: string, more: Columns = {}, entry?: InstructionRow['entry']): InstructionRow => ({
    movement,
    lines: [[CNAB400_TITLE, { ...title, '21-37': company, '109-110': movement, ...more }]],
    ...(entry === undefined ? {} : { entry }),
  })
  const rebate = (movement: string) => row(movement, { '206-218': '0000000001234' }, { value_rebate: '12,34' })
  return {
    wallet,
    // No columns for the aceite, for days, nor for deadlines.
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1, days_for_sue: null },
    features: ['bank_dispatch'],
    // Every instruction sends the espécie.
    writeOffSendsAll: true,
    rows: {
      '1001': { ...row('01', { ...charges, '93-93': '1' }), slip: { dispatch_type: 2 } },
      '1002': row('02'),
      '1003': row('06'),
      '1004': rebate('04'),
      '1005': rebate('05'),
      '1009': row('09'),
      '1019': row('11'),
      '1078': row('10'),
    },
  }
}
