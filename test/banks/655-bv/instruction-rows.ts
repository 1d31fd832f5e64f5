/** Records and columns that each instruction of BV sends, typed from CNAB 400 6.2 (August 2024), pp. 4–6, 13–15 and 18–21. */
import type { Slip } from '../../../src/cobranca/index.js'
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { EMAIL, FINE, TITLE } from './manual-pages.js'

const identity = columnsOf(`
  2-3 02; 4-17 44556677000186; 20-29 0001234567; 38-62 PEDIDO 3002; 73-75 300; 94-106 0000000134556
`)

/** The number that the bank gave the title: 4×6 + 5×5 + 1×2 = 51 leaves 7, digit 4. An entry has zeros (nota 3, p. 13). */
const NUMBERED: Partial<Slip> = { our_number: '45001' }
const number = columnsOf('63-72 0000450014')

/** Nota 6, p. 14: columns of each instruction, besides nosso número. */
const row = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...identity, ...number, ...more, '76-77': movement }]],
  slip: NUMBERED,
})

const range: Partial<Slip> = {
  divergent_payment_type: 2,
  divergent_payment_value_type: 2,
  divergent_payment_minimum_percentage: '50',
  divergent_payment_maximum_percentage: '120,5',
  divergent_payment_limit: 3,
}
const LIMITS = columnsOf('25-25 2; 26-37 000000005000; 39-50 000000012050; 52-53 03')

const limits = (movement: string): InstructionRow => ({
  movement,
  lines: [...row(movement).lines, [FINE, LIMITS]],
  slip: { ...NUMBERED, ...range },
})

/** The fine of 2% counts from 3 May, after 2 May (nota 16, p. 18); protest after seven days (nota 7, p. 15). */
const entry: InstructionRow = {
  movement: '01',
  lines: [
    [
      TITLE,
      {
        ...identity,
        ...columnsOf(`
          76-77 01; 78-87 NFS 3002; 88-93 300426; 115-116 08; 117-117 A; 118-123 280226; 124-125 81
          137-137 4; 138-150 0000000000150; 151-156 250426; 157-169 0000000003000; 170-170 1; 196-197 02; 198-211 71582093000158
          212-251 OFICINA VENTO NORTE EIRELI; 252-288 AVENIDA DOS PINHEIRAIS, 10500; 292-303 DISTRITO NOR; 304-311 83999440
          312-326 CURITIBA; 327-328 PR; 369-374 300426; 375-376 07
        `),
      },
    ],
    [FINE, { ...columnsOf('2-2 2; 3-10 02052026; 11-23 0000000000200'), ...LIMITS }],
    [EMAIL, columnsOf('2-3 01; 4-107 contato@exemplo.com.br')],
  ],
  slip: { ...range, customer_email: 'contato@exemplo.com.br', dispatch_type: 2 },
}

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      // Record 2 does not follow 48, the registration of carteiras 400 and 500 (p. 5).
      bank_contract_slug: 'bv-bs-300',
      agency_number: '1',
      extra3: '1234567',
    },
    // Interest counts from the due date.
    instead: { days_for_interest: 1, our_number: null },
    asking: {
      divergent_payment: range,
      payment_count: { divergent_payment_type: 1, payment_count: 3 },
      bank_dispatch: { customer_email: 'contato@exemplo.com.br' },
    },
    features: ['days_for_sue', 'days_for_revoke', 'divergent_payment', 'payment_count', 'bank_dispatch'],
    writeOffSendsAll: false,
    rows: {
      '1001': entry,
      '1002': row('02'),
      '1003': row('08', columnsOf('88-93 300426')),
      '1004': { ...row('04', columnsOf('183-195 0000000001234')), entry: { value_rebate: '12,34' } },
      '1009': row('36'),
      '1010': row('10'),
      '1018': row('18'),
      '1028': row('07'),
      '1041': row('18'),
      '1095': { ...row('11', columnsOf('375-376 40')), slip: { ...NUMBERED, days_for_revoke: 40 } },
      '1148': limits('12'),
      '1149': limits('13'),
    },
  },
}
