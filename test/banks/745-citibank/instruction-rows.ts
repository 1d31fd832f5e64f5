/** Records and columns that each instruction of Citibank sends, typed from the manual of CNAB 400 (version 1.16), pp. 4–7. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { TITLE } from './manual-pages.js'

// Number 00000045001: 1×2 + 5×5 + 4×6 = 51 leaves 7, digit 4.
const title = columnsOf(`
  2-3 02; 4-17 44556677000186; 18-37 00000000123456789112; 38-62 PEDIDO 3002; 63-64 02; 65-76 000000450014; 108-108 1
  111-120 NFS 3002; 121-126 300426; 127-139 0000000134556; 148-149 07; 150-150 N; 151-156 280226; 157-158 06; 159-160 07
  161-173 0000000000150; 174-179 250426; 180-192 0000000003000; 219-220 02; 221-234 71582093000158
  235-274 OFICINA VENTO NORTE EIRELI; 275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440
  335-349 CURITIBA; 350-351 PR; 352-391 PARTICIPACOES TRES IRMAOS; 394-394 9
`)

/** The manual does not name columns that an instruction omits. */
const row = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...title, ...more, '109-110': movement }]],
})

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      bank_contract_slug: 'citibank-bs-3',
      next_our_number: 1,
      agency_number: '1',
      extra1: '0123456789',
      extra3: '00000000123456789112',
      beneficiary_name: 'Oficina Modelo',
      beneficiary_cnpj_cpf: '44.556.677/0001-86',
    },
    // No columns for a fine and for the day from which interest counts; only the acceptance N, and only duplicatas mercantis.
    instead: {
      document_type: '02',
      acceptance: 'N',
      fine_type: null,
      fine_percentage: null,
      days_for_fine: null,
      days_for_interest: 1,
    },
    features: ['second_discount', 'bank_dispatch', 'days_for_sue', 'days_for_negativation', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        ...row('01', columnsOf('83-88 280426; 89-101 0000000001000')),
        slip: { second_discount_value: '10,00', days_for_second_discount: 2 },
      },
      '1002': row('02'),
      '1003': row('06'),
      '1004': { ...row('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
      '1009': row('09'),
      '1018': row('10'),
      '1066': row('29'),
      '1068': row('39'),
      '1071': row('07'),
    },
  },
}
