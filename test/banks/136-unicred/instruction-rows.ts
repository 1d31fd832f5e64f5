/** Records and columns that each instruction of Unicred sends, typed from CNAB 400, 17 November 2021, pp. 8–19; CNAB 240, 15 December 2020, pp. 10–16 and 23. */
import type { OurCode } from '../../../src/cobranca/index.js'
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import {
  CNAB240_P,
  CNAB240_Q,
  CNAB240_R,
  CNAB240_S,
  CNAB240_Y01,
  CNAB240_Y03,
  GUARANTOR,
  MESSAGES,
  TITLE,
} from './manual-pages.js'

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

const p = columnsOf(`
  18-22 03415; 23-23 7; 24-35 000000120486; 36-36 5; 38-48 00000450014; 57-58 21; 63-77 NFS 3002; 78-85 30042026
  86-100 000000000134556; 107-107 N; 109-109 N; 110-117 28022026; 118-118 1; 127-141 000000000000150; 142-142 1
  143-150 25042026; 151-165 000000000003000; 196-220 PEDIDO 3002; 221-221 3; 228-229 09
`)

const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)

const y01 = columnsOf(`
  16-17 01; 20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO, 8; 116-130 CENTRO
  131-135 88999; 136-138 300; 139-153 FLORIANOPOLIS; 154-155 SC
`)

const y03 = columnsOf('20-79 Contas@vento-norte.com.br; 80-80 N')
const EMAIL = { customer_email: 'Contas@vento-norte.com.br' } as const

const protest240 = columnsOf('221-221 1; 222-223 07')

const row240 = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, { ...p, ...more, '16-17': movement }],
    [CNAB240_Q, { ...q, '16-17': movement }],
  ],
})

/** Alterações, p. 3: a change of the payer's data sends Y-03. */
const ofPayer: InstructionRow = {
  movement: '23',
  lines: [...row240('23').lines, [CNAB240_Y03, { ...y03, '16-17': '23' }]],
  slip: EMAIL,
}

const PAYER: readonly OurCode[] = ['1012', '1013', '1014', '1015', '1020', '1038', '1079', '1099', '1101']

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'unicred-bs-21',
  agency_number: '3415',
  agency_digit: '7',
  account_number: '120486',
  account_digit: '5',
  extra1: '120486',
  extra2: '415',
}

/** No acceptance (CNAB 240, C016, p. 25), and charges from the day after the due date (C020 and C077, pp. 25 and 27; CNAB 400, pp. 11 and 14). */
const instead = { acceptance: 'N', days_for_fine: 1, days_for_interest: 1 } as const

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    instead,
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
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    instead,
    features: ['days_for_sue'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [
          ...row240('01', protest240).lines,
          [
            CNAB240_R,
            columnsOf(
              '16-17 01; 66-66 2; 75-89 000000000000200; 100-139 NAO RECEBER EM CHEQUE; 140-179 NAO CONCEDER PRAZO',
            ),
          ],
          [CNAB240_S, columnsOf('16-17 01; 179-218 TERCEIRA')],
          [CNAB240_Y01, y01],
          [CNAB240_Y03, { ...y03, '16-17': '01' }],
        ],
        slip: { ...EMAIL, instructions: 'Não receber em cheque\nNão conceder prazo\nTerceira' },
      },
      '1002': row240('02'),
      '1003': row240('06'),
      '1004': { ...row240('04', { '181-195': '000000000001234' }), entry: { value_rebate: '12,34' } },
      '1005': row240('05'),
      '1008': row240('22'),
      '1009': row240('09'),
      '1010': row240('26'),
      '1017': row240('26', protest240),
      '1018': row240('11'),
      '1019': row240('11'),
      '1041': row240('26'),
      '1078': row240('25'),
      '1120': row240('22'),
      '1121': row240('22'),
      '1151': row240('26', protest240),
      ...Object.fromEntries(PAYER.map((ourCode) => [ourCode, ofPayer])),
    },
  },
}
