/** Records and columns that each instruction of Banestes sends, typed from CNAB 240 (July 2015), pp. 12–17 and 25–30. */
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { CNAB240_P, CNAB240_Q, CNAB240_R, CNAB240_S, CNAB240_Y01 } from './manual-pages.js'

const wallet = {
  bank_contract_slug: 'banestes-11-4',
  next_our_number: 1,
  agency_number: '123',
  account_number: '1234560',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

// Number 00045001: 4×6 + 5×5 + 1×2 = 51 leaves 7, digit 4; 4×7 + 5×6 + 1×3 + 4×2 = 69 leaves 3, digit 8.
const title = columnsOf(`
  24-35 000001234560; 38-47 0004500148; 58-58 1; 59-59 1; 61-61 2; 62-62 2; 63-77 NFS 3002; 78-85 30042026; 86-100 000000000134556
  107-108 04; 109-109 A; 110-117 28022026; 196-220 PEDIDO 3002; 224-224 2; 228-229 09
`)
const interest = columnsOf('118-118 1; 119-126 05052026; 127-141 000000000000150')
const noInterest = columnsOf('118-118 3')
const discount = columnsOf('142-142 1; 143-150 25042026; 151-165 000000000003000')
const protest = columnsOf('221-221 1; 222-223 07')
const notProtested = columnsOf('221-221 3')
const rebate = columnsOf('181-195 000000000001234')
const parties = columnsOf(`
  18-18 2; 19-33 071582093000158; 34-73 OFICINA VENTO NORTE EIRELI; 74-113 AVENIDA DOS PINHEIRAIS, 10500
  114-128 DISTRITO NORTE; 129-133 83999; 134-136 440; 137-151 CURITIBA; 152-153 PR
  154-154 2; 155-169 038001745000229; 170-209 PARTICIPACOES TRES IRMAOS
`)
const fine = columnsOf('66-66 2; 67-74 03052026; 75-89 000000000000200')
const guarantor = columnsOf(`
  20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO, 8; 116-130 CENTRO; 131-135 88999
  136-138 300; 139-153 FLORIANOPOLIS; 154-155 SC
`)

const row = (movement: string, ...charges: readonly Columns[]): InstructionRow => ({
  movement,
  lines: [
    [CNAB240_P, Object.assign({ '16-17': movement }, title, ...charges)],
    [CNAB240_Q, { ...parties, '16-17': movement }],
  ],
})
const whole = (movement: string, more: Columns = {}) => row(movement, interest, discount, protest, more)
const withRebate = (movement: string): InstructionRow => ({
  ...whole(movement, rebate),
  entry: { value_rebate: '12,34' },
})
const withR = (each: InstructionRow): InstructionRow => ({
  ...each,
  lines: [...each.lines, [CNAB240_R, { ...fine, '16-17': each.movement }]],
})
const y01 = (movement: string) => [CNAB240_Y01, { ...guarantor, '16-17': movement }] as const

/** The message is in S, which prevails over R (Anexo XXI, p. 30). */
const entry: InstructionRow = {
  movement: '01',
  lines: [...withR(whole('01')).lines, [CNAB240_S, { '16-17': '01', '19-58': 'NAO RECEBER EM CHEQUE' }], y01('01')],
  slip: { instructions: 'Não receber em cheque' },
}

/** 9 cancels an automatic protest (Anexo XVI, p. 29). */
const cancelled = row('31', interest, discount, columnsOf('221-221 9'))

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: { ...wallet, kind: 'cnab240' },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'days_for_revoke'],
    writeOffSendsAll: true,
    rows: {
      '1001': entry,
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': withRebate('04'),
      '1005': whole('05'),
      '1008': whole('21'),
      '1009': whole('09'),
      '1010': cancelled,
      '1019': row('11', interest, discount, notProtested),
      '1031': withR(whole('31')),
      '1041': cancelled,
      '1047': row('13', noInterest, discount, protest),
      '1071': withR(whole('07')),
      '1072': row('08', interest, protest),
      '1073': withR(whole('16')),
      '1074': withR(whole('14')),
      '1075': whole('15'),
      '1076': whole('12'),
      '1077': withRebate('18'),
      '1078': row('10', interest, discount, notProtested),
      '1079': whole('23'),
      '1080': { movement: '24', lines: [...whole('24').lines, y01('24')] },
      '1120': whole('21'),
    },
  },
}
