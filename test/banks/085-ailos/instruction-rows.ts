/** Records and columns that each instruction of Ailos sends, typed from CNAB 240, January 2023, pp. 16–26 and 31–36: the manual names no omitted columns. */
import { type BankInstructions, BENEFICIARY } from '../../remittance/instruction-rows.js'
import { columnsOf } from '../../remittance/manual-pages.js'
import { segments240 } from '../febraban240/instruction-rows.js'
import { SEGMENT_S } from './manual-pages.js'

const { sent, whole, withRebate, withR, stopped, interest, discount, protest } = segments240(
  '085',
  columnsOf('18-22 00101; 23-23 5; 24-35 000000077777; 36-36 8; 38-57 00777778000045001; 225-227'),
  {
    // Interest counts from the due date, the discount up to it (C019, C022, p. 34).
    interest: columnsOf('119-126 01052026'),
    discount: columnsOf('143-150 30042026'),
    // «Não pode conter caracteres especiais no arquivo remessa» (homologação, p. 1).
    q: { '74-113': 'AVENIDA DOS PINHEIRAIS 10500' },
  },
)

/** C026, p. 35: 1 protests, 2 lists, 3 neither. */
const listed = columnsOf('221-221 2; 222-223 30')

/** R holds only the fine; S has the message (p. 17; homologação, p. 2). */
const entry = withR(whole('01'))
const message = columnsOf('16-17 01; 18-18 3; 19-58 NAO RECEBER EM CHEQUE')

export const INSTRUCTIONS: BankInstructions = {
  cnab240: {
    wallet: {
      ...BENEFICIARY,
      bank_contract_slug: 'ailos-bs-1',
      agency_number: '0101',
      agency_digit: '5',
      account_number: '77777',
      account_digit: '8',
      extra1: '101104',
    },
    instead: { days_for_interest: 1, days_for_discount: 0 },
    features: ['days_for_sue', 'days_for_negativation', 'divergent_payment', 'bank_dispatch'],
    writeOffSendsAll: true,
    rows: {
      '1001': {
        ...entry,
        lines: [...entry.lines, [SEGMENT_S, message]],
        slip: { instructions: 'Não receber em cheque' },
      },
      '1002': whole('02'),
      '1003': whole('06'),
      '1004': withRebate('04'),
      '1005': whole('05'),
      '1009': whole('09'),
      '1010': stopped('41'),
      '1013': whole('31'),
      '1019': stopped('11'),
      '1041': stopped('41'),
      '1066': { ...sent('93', [interest, discount, listed]), slip: { days_for_sue: null, days_for_negativation: 30 } },
      '1067': stopped('41'),
      '1068': stopped('94'),
      '1069': stopped('94'),
      '1071': whole('07'),
      '1072': sent('08', [interest, protest]),
      '1078': stopped('10'),
      '1115': whole('90'),
      '1117': whole('96'),
      '1118': stopped('41'),
      '1151': whole('80'),
    },
  },
}
