/** Records and columns that each instruction of Matera sends, typed from C6's CNAB 400, v2.2 (June 2022), pp. 6–9 and 14–15. */
import type { InstructionRow, InstructionTable } from '../../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../../remittance/manual-pages.js'
import { MESSAGES, TITLE } from './manual-pages.js'

/** Columns that do not depend on the bank. */
const title = columnsOf(`
  2-3 02; 4-17 44556677000186; 38-62 PEDIDO 3002; 63-73 00000045001; 111-120 NFS 3002
  121-126 300426; 127-139 0000000134556; 148-149 02; 150-150 A; 151-156 280226; 161-173 0000000000150; 174-179 250426
  180-192 0000000003000; 193-198 030526; 219-220 02; 221-234 71582093000158; 235-274 OFICINA VENTO NORTE EIRELI
  275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440; 335-349 CURITIBA; 350-351 PR
  352-381 PARTICIPACOES TRES IRMAOS; 382-382 2; 383-384 02; 386-391 050526; 392-393 07
`)

const KEY = '35260344556677000186550010000030021000030029'

const messages = columnsOf(`
  2-81 NAO RECEBER EM CHEQUE; 366-375 NFS 3002; 376-381 300426; 382-394 0000000134556
`)

/** Instructions of the family, for a bank that does not accept all of them. */
type Ours = '1010' | '1034'

/** Differences of a bank from the family. */
export interface Difference {
  /** Instructions that the bank does not accept. */
  readonly without?: readonly Ours[]
  /** No columns for the key of an invoice. */
  readonly noInvoice?: true
}

/**
 * The rows of a bank.
 *
 * @param own the bank's own columns of a title: digit of the nosso número, bank, carteira
 */
export function matera400Instructions(
  wallet: InstructionTable['wallet'],
  own: Columns,
  { without = [], noInvoice }: Difference = {},
): InstructionTable {
  const row = (movement: string, more: Columns = {}): InstructionRow => ({
    movement,
    lines: [[TITLE, { ...title, ...own, ...more, '109-110': movement }]],
  })
  const otherData = row('31')
  const rows: InstructionTable['rows'] = {
    '1001': {
      movement: '01',
      lines: [...row('01').lines, [MESSAGES, noInvoice === true ? messages : { ...messages, '322-365': KEY }]],
      slip: { instructions: 'Não receber em cheque', ...(noInvoice === true ? {} : { nfe_key: KEY }) },
    },
    '1002': row('02'),
    '1003': row('06'),
    '1004': { ...row('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
    '1005': row('05'),
    '1007': row('07'),
    '1008': otherData,
    '1009': row('09'),
    '1010': row('10'),
    '1013': otherData,
    '1014': otherData,
    '1015': otherData,
    '1017': otherData,
    '1019': row('19'),
    '1028': otherData,
    '1031': otherData,
    '1034': row('34'),
    '1038': otherData,
    '1073': otherData,
    '1074': otherData,
    '1076': otherData,
    '1078': row('18'),
    '1103': otherData,
  }
  return {
    wallet,
    features: ['days_for_sue', ...(noInvoice === true ? [] : (['nfe_key'] as const))],
    writeOffSendsAll: true,
    rows: Object.fromEntries(Object.entries(rows).filter(([ours]) => !without.includes(ours as Ours))),
  }
}
