/** Records and columns that each instruction of CrediSIS sends: CNAB 240 (April 2017), pp. 11–15 and 26–29; CNAB 400 (version 1.1), pp. 8–11 and 20–29. */
import type { BankInstructions, ExpectedLine, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { DETAILS, SEGMENT_P, SEGMENT_Q, SEGMENT_R, SEGMENT_S, SEGMENT_Y01, TITLE } from './manual-pages.js'

const p = columnsOf(`
  18-22 00003; 24-35 000000012345; 36-36 6; 38-57 09780003004321045001; 58-58 1; 59-59 1; 61-61 2; 63-77 NFS 3002; 78-85 30042026
  86-100 000000000134556; 101-105 00003; 107-108 03; 109-109 A; 110-117 28022026; 118-118 1; 119-126 05052026
  127-141 000000000015000; 142-142 1; 143-150 25042026; 151-165 000000000300000; 196-220 PEDIDO 3002; 221-221 1; 222-223 07; 228-229 09
`)
const q = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500; 114-128 DISTRITO NORTE
  129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR; 213-232 09780003004321045001
`)
const r = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000020000')
const guarantor = columnsOf(`
  20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO, 8; 116-130 CENTRO; 131-135 88999
  136-138 300; 139-153 FLORIANOPOLIS; 154-155 SC
`)

const segments = (movement: string, ...more: readonly ExpectedLine[]): InstructionRow => ({
  movement,
  lines: [
    [SEGMENT_P, { ...p, '16-17': movement }],
    [SEGMENT_Q, { ...q, '16-17': movement }],
    [SEGMENT_R, { ...r, '16-17': movement }],
    ...more,
    [SEGMENT_Y01, { ...guarantor, '16-17': movement }],
  ],
})

const title = columnsOf(`
  2-3 02; 4-17 44556677000186; 18-21 0003; 22-29 00012345; 30-30 6; 57-76 09780003004321045001; 79-84 020326; 95-96 03; 97-97 2
  98-99 07; 100-101 01; 111-120 NFS 3002; 121-126 300426; 127-139 0000000134556; 140-145 290626; 151-156 280226; 158-159 02
  160-173 71582093000158; 174-213 OFICINA VENTO NORTE EIRELI; 214-238 OFICINA VENTO NORTE EIREL; 239-273 AVENIDA DOS PINHEIRAIS 10500
  280-304 DISTRITO NORTE; 305-329 CURITIBA; 330-331 PR; 332-339 83999440
`)
const details = columnsOf(`
  2-3 02; 4-17 38001745000229; 18-57 PARTICIPACOES TRES IRMAOS; 58-92 PRACA DA INVENCAO 8; 124-148 CENTRO; 149-173 FLORIANOPOLIS
  174-175 SC; 176-183 88999300; 285-299 000000000015000; 300-300 F; 301-301 2; 302-303 04; 304-318 000000000020000; 319-319 P
  320-320 2; 321-322 02; 323-328 250426; 329-341 0000000300000; 342-342 F; 362-362 I; 382-382 I
`)

const row = (movement: string, own: Columns = {}, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [
    [TITLE, { ...title, ...own, '77-78': movement }],
    [DETAILS, { ...details, ...more }],
  ],
})

/** A cancellation has blanks instead of the value (RM.D.18, p. 23). */
const CANCELLED: Columns = { '127-139': '             ' }

const wallet = {
  bank_contract_slug: 'credisis-bs-18',
  next_our_number: 1,
  agency_number: '0003',
  account_number: '12345',
  account_digit: '6',
  extra1: '4321',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

const MESSAGE = { instructions: 'Não receber em cheque' } as const

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    // Discounts end before the due date.
    instead: { document_type: '02', days_for_discount: 5 },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'days_for_negativation'],
    writeOffSendsAll: true,
    rows: {
      '1001': { ...segments('01', [SEGMENT_S, { '16-17': '01', '21-160': 'NAO RECEBER EM CHEQUE' }]), slip: MESSAGE },
      '1002': segments('50'),
      '1003': segments('31'),
      '1028': segments('31'),
      '1031': segments('31'),
      '1073': segments('31'),
      '1074': segments('31'),
      '1076': segments('31'),
      '1130': segments('51'),
    },
  },
  cnab400: {
    wallet,
    // No columns for the acceptance and the control number.
    instead: { document_type: '02', acceptance: 'N', control_number: '', days_for_revoke: 60, days_for_discount: 5 },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'days_for_negativation', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': { ...row('01', {}, { '185-283': 'NAO RECEBER EM CHEQUE' }), slip: MESSAGE },
      '1002': row('02'),
      '1003': row('04'),
      '1028': row('04'),
      '1031': row('04'),
      '1073': row('04'),
      '1074': row('04'),
      '1076': row('04'),
      '1130': row('03', CANCELLED),
    },
  },
}
