/** Records and columns that each instruction of Banco do Nordeste sends, typed from v2.0 (July 2011), pp. 5–8 and 12–13. */
import { type BankInstructions, BENEFICIARY, type InstructionRow } from '../../remittance/instruction-rows.js'
import { type Columns, columnsOf } from '../../remittance/manual-pages.js'
import { CHANGE, TITLE } from './manual-pages.js'

// Number 0045001: 1×2 + 0×3 + 0×4 + 5×5 + 4×6 = 51 leaves 7, digit 4.
const identified = columnsOf('18-21 0152; 24-30 0023457; 31-31 8; 63-69 0045001; 70-70 4; 108-108 4')

const title: Columns = {
  ...identified,
  ...columnsOf(`
    32-33 02; 38-62 PEDIDO 3002; 111-120 NFS 3002; 121-126 300426; 127-139 0000000134556; 148-149 06; 150-150 S; 151-156 280226
    161-173 0000000000150; 174-179 250426; 180-192 0000000003000; 219-220 02; 221-234 71582093000158
    235-274 OFICINA VENTO NORTE EIRELI; 275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR; 327-334 83999440
    335-349 CURITIBA; 350-351 PR; 352-391 PARTICIPACOES TRES IRMAOS; 392-393 07; 394-394 0
  `),
}

const whole = (movement: string, more: Columns = {}): InstructionRow => ({
  movement,
  lines: [[TITLE, { ...title, ...more, '109-110': movement }]],
})

const change = (held: string): InstructionRow => ({
  movement: '31',
  lines: [[CHANGE, { ...identified, ...columnsOf(held), '109-110': '31' }]],
})

const NAME = '235-274 OFICINA VENTO NORTE EIRELI'
const ADDRESS = '275-314 AVENIDA DOS PINHEIRAIS, 10500; 315-326 DISTRITO NOR'
const ZIPCODE = '327-334 83999440'
const STATE = '350-351 PR'
const TAX_ID = '219-220 02; 221-234 71582093000158'
const DISCOUNT = '174-179 250426; 180-192 0000000003000'
const PAYER = [NAME, ADDRESS, ZIPCODE, STATE, TAX_ID].join('; ')

export const INSTRUCTIONS: BankInstructions = {
  cnab400: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'bnb-bs-21',
      agency_number: '152',
      account_number: '23457',
      account_digit: '8',
      extra1: '17',
    },
    // No columns for the days from which fine and interest count.
    instead: { days_for_fine: 1, days_for_interest: 1 },
    features: ['second_discount', 'days_for_sue'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        ...whole('01', columnsOf('81-86 280426; 87-99 0000000001000')),
        slip: { second_discount_value: '10,00', days_for_second_discount: 2 },
      },
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': { ...whole('04', { '206-218': '0000000001234' }), entry: { value_rebate: '12,34' } },
      '1007': whole('07'),
      '1008': whole('08'),
      '1009': whole('09'),
      '1010': whole('10', { '392-393': '99' }),
      '1012': change(NAME),
      '1013': change(ADDRESS),
      '1015': change(STATE),
      '1020': change(TAX_ID),
      '1031': change(`${PAYER}; ${DISCOUNT}; 148-149 06; 150-150 S; 151-156 280226`),
      '1038': change(ZIPCODE),
      '1073': change(DISCOUNT),
      '1079': change(PAYER),
      '1085': whole('32'),
      '1086': whole('33'),
      '1103': change(DISCOUNT),
      '1123': change('148-149 06'),
    },
  },
}
