/** Records and columns that each instruction of Unicred sends, typed from CNAB 400, 17 November 2021, pp. 8–19. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { GUARANTOR, MESSAGES, TITLE } from './manual-pages.js'

/** 0000045001: 1 x 2 + 5 x 5 + 4 x 6 = 51, remainder 7, digit 4. */
const title = columnsOf(`
  2-6 03415; 7-7 7; 8-19 000000120486; 20-20 5; 22-24 021; 38-62 PEDIDO 3002; 94-94 2; 95-104 0000000200; 105-105 1; 106-106 N
  111-120 NFS 3002; 121-126 300426; 127-139 0000000134556; 150-150 1; 151-156 280226; 158-158 3; 161-173 0000000000150
  174-179 250426; 180-192 0000000003000; 193-203 00000450014; 219-220 02; 221-234 71582093000158
  235-274 OFICINA VENTO NORTE EIRELI; 275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440
  335-354 CURITIBA; 355-356 PR; 357-394 PARTICIPACOES TRES IRMAOS
`)

const guarantor = columnsOf(`
  122-123 02; 124-137 38001745000229; 138-177 PRACA DA INVENCAO, 8; 178-189 CENTRO; 190-197 88999300
  198-212 FLORIANOPOLIS; 213-214 SC
`)

const messages = columnsOf('95-134 NAO RECEBER EM CHEQUE; 225-264 NAO CONCEDER PRAZO')

const protest = columnsOf('158-158 1; 159-160 07')

const row = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...title, ...more, '109-110': movement }]],
})

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      bank_contract_slug: 'unicred-bs-21',
      next_our_number: 1,
      agency_number: '3415',
      agency_digit: '7',
      account_number: '120486',
      account_digit: '5',
      extra1: '120486',
      extra2: '415',
      beneficiary_name: 'Oficina Modelo',
      beneficiary_cnpj_cpf: '44.556.677/0001-86',
    },
    instead: { acceptance: 'N', days_for_fine: 1, days_for_interest: 1 },
    features: ['days_for_sue'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [...row('01', protest).lines, [GUARANTOR, guarantor], [MESSAGES, messages]],
        slip: { instructions: 'Não receber em cheque\nNão conceder prazo' },
      },
      '1002': row('02'),
      '1003': row('06'),
      '1004': { ...row('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
      '1005': row('05'),
      '1008': row('22'),
      '1009': row('09'),
      '1010': row('26'),
      '1012': row('23'),
      '1013': row('23'),
      '1014': row('23'),
      '1015': row('23'),
      '1017': row('26', protest),
      '1018': row('11'),
      '1019': row('11'),
      '1020': row('23'),
      '1038': row('23'),
      '1041': row('26'),
      '1078': row('25'),
      '1079': row('23'),
      '1099': row('23'),
      '1101': row('23'),
      '1120': row('22'),
      '1121': row('22'),
      '1151': row('26', protest),
    },
  },
}
