/** Records and columns that each instruction of BRB sends, typed from the Manual e Leiautes, version 077 (June 2019), sheets Leiaute Remessa 077 and Comandos. */
import type { SlipFeature } from '../../../src/cobranca/index.js'
import type { BankInstructions, InstructionRow } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { CHANGE, GUARANTOR, TITLE } from './manual-pages.js'

const wallet = {
  bank_contract_slug: 'brb-bs-2',
  next_our_number: 1,
  agency_number: '58',
  account_number: '600200',
  account_digit: '6',
  beneficiary_name: 'Oficina Modelo',
  beneficiary_cnpj_cpf: '44.556.677/0001-86',
}

/** No column for the acceptance; the decimals of a fine are not printed. */
const instead = { acceptance: 'N', fine_type: null, fine_percentage: null, days_for_fine: null } as const

const features: readonly SlipFeature[] = [
  'second_discount',
  'third_discount',
  'days_for_sue',
  'days_for_revoke',
  'divergent_payment',
  'payment_count',
  'bank_dispatch',
]

// 204500107084: modality 2, number 045001, 070. D1 over 0000586002006 2045001 070: 1+8+3+2+3+2+4+1+1+7 … leaves 2, 8; D2: 4 (sheet Cálculo D1 e D2).
const change = (movement: string, content?: string): InstructionRow => ({
  movement,
  lines: [
    [
      CHANGE,
      {
        ...columnsOf(`3-12 0586002006; 13-24 204500107084; 25-26 ${movement}`),
        ...(content === undefined ? {} : { '27-66': content }),
      },
    ],
  ],
})

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet,
    instead,
    features,
    writeOffSendsAll: true,
    rows: {
      '1001': {
        movement: '01',
        lines: [
          [
            TITLE,
            columnsOf(`
              6-15 0586002006; 16-27 204500107084; 28-52 NFS 3002; 53-97 OFICINA VENTO NORTE EIRELI
              98-157 AVENIDA DOS PINHEIRAIS, 10500; 158-172 DISTRITO NORTE; 173-194 CURITIBA; 195-196 PR; 197-204 83999440
              205-205 2; 206-219 71582093000158; 225-226 22; 227-228 02; 229-229 2; 230-233 0058; 234-241 28022026; 243-250 30042026
              251-265 000000000134556; 293-295 004; 296-297 12; 298-307 0000000150; 308-308 1; 309-318 0000003000; 319-326 25042026
              386-388 007; 389-390 02
            `),
          ],
          [GUARANTOR, columnsOf('3-47 PARTICIPACOES TRES IRMAOS; 48-48 2; 49-62 38001745000229')],
        ],
      },
    },
  },
  'cnab400 MANUTENÇÕES': {
    wallet,
    instead,
    features,
    writeOffSendsAll: false,
    rows: {
      '1002': change('02'),
      '1003': change('06', '30042026'),
      '1012': change('12', 'OFICINA VENTO NORTE EIRELI'),
      '1013': change('13', 'AVENIDA DOS PINHEIRAIS, 10500'),
      '1014': change('14', 'CURITIBA'),
      '1015': change('15', 'PR'),
      '1020': change('20', '71582093000158'),
      '1038': change('38', '83999440'),
    },
  },
}
