import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { autbank400Instructions } from '../families/autbank400/instruction-rows.js'
import { febrabanRows, rowsFor } from '../febraban240/instruction-rows.js'
import { CNAB240_SEGMENT_P, CNAB240_SEGMENT_R, CNAB240_SEGMENT_Y01 } from './manual-pages.js'

const wallet = {
  ...BENEFICIARY,
  bank_contract_slug: 'abc-bs-121',
  agency_number: '0001',
  account_number: '7001234',
  account_digit: '0',
  extra1: '7001234',
  extra3: 'S00197001234',
}

/** 0001 121 0000045001, weights 2 and 1 from the right: 2 + 5 + 8 of the number, 2 + 2 + 2 of the carteira, 1 of the agency: 22; digit 8. */
const own = { '18-37': 'S00197001234', '63-73': '00000450018', '108-108': '6', '140-142': '246' }

/** 0001 110 0000045001: 2 + 5 + 8 of the number, 1 + 2 of the carteira, 1 of the agency: 19; digit 1. CNAB 240 (05/2020), p. 15. */
const ownP = columnsOf('18-37 S00197001234; 38-38 5; 44-46 110; 47-57 00000450011; 240-240 1')

/** 2,0000% (C035, p. 36). */
const ownFine = columnsOf('75-89 000000000020000')

const febraban = febrabanRows('246', ownP, { pages: { p: CNAB240_SEGMENT_P, r: CNAB240_SEGMENT_R }, r: ownFine })

const guarantor = columnsOf(`
  16-17 01; 20-20 2; 21-35 038001745000229; 36-75 PARTICIPACOES TRES IRMAOS; 76-115 PRACA DA INVENCAO, 8; 116-130 CENTRO
  131-135 88999; 136-138 300; 139-153 FLORIANOPOLIS; 154-155 SC
`)

export const INSTRUCTIONS: BankInstructions = {
  cnab400: autbank400Instructions(wallet, own, { noInvoices: true }),
  cnab240: {
    wallet: { ...wallet, bank_contract_slug: 'abc-bs-110', kind: 'cnab240' },
    features: ['second_discount', 'third_discount', 'days_for_sue', 'divergent_payment', 'payment_count'],
    writeOffSendsAll: true,
    // C004 (p. 30); 1093, 1094, 1148 and 1149 are not sent.
    rows: {
      ...rowsFor(febraban, '1002', '1003', '1004', '1005', '1009', '1019', '1028', '1031', '1071', '1072', '1078'),
      '1001': { ...febraban['1001'], lines: [...febraban['1001'].lines, [CNAB240_SEGMENT_Y01, guarantor]] },
    },
  },
}
