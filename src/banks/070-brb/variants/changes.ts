/** BRB, Manual e Leiautes, version 077 (June 2019), sheet Comandos: files 075, «arquivo de manutenções», with instructions about registered titles. */
import type { OurCode } from '../../../cobranca/index.js'
import { cnab400Remittance } from '../../families/core400/index.js'
import { type EntryContext, instructionsOf, type RecordValues } from '../../remittance-dialect.js'
import { accountOf, bank, contracts, manual, ourNumber, walletFields, withoutLetters } from '../bank.js'
import { filename, headerValues } from '../remittance.js'
import { changeRecords } from '../remittance-records.js'
import { changeMovements } from '../remittance-tables.js'
import { words } from '../words.js'

const { header: _header, ...commands } = changeRecords

const ROLES = Object.keys(commands) as readonly (keyof typeof commands)[]

/** Record of each instruction; the manual prints too little about the content of the others. */
const RECORDS: Readonly<Partial<Record<OurCode, keyof typeof commands>>> = {
  '1002': 'write_off',
  '1003': 'due_date',
  '1012': 'payer_name',
  '1013': 'payer_address',
  '1014': 'payer_city',
  '1015': 'payer_state',
  '1020': 'payer_tax_id',
  '1038': 'payer_zipcode',
}

/** The column of the changed data gets its usual value. */
const change = ({ wallet, contract }: EntryContext): RecordValues<typeof changeRecords.write_off> => ({
  beneficiary_code: accountOf(wallet),
  our_number_prefix: contract.code,
})

export const changes400 = cnab400Remittance({
  bank,
  variant: 'MANUTENÇÕES',
  // Files of the layout of 2014 have the same header, and records 01.
  detectBy: [
    { field: 'header.file_layout', values: ['075'] },
    { field: 'write_off.record_type', also: ROLES.map((role) => `${role}.record_type`), values: ['02'] },
  ],
  manual,
  evidence: 'manual',
  layout: {
    words,
    records: changeRecords,
    titles: ROLES.map((main) => ({ main })),
    totals: [{ field: 'header.record_count', equals: 'file_lines' }],
  },
  contracts,
  wallet: walletFields,
  withoutLetters,
  ourNumber,
  file: { header: headerValues },
  records: Object.fromEntries(Object.values(RECORDS).map((role) => [role, change])),
  movements: changeMovements,
  instructions: instructionsOf(changeMovements, (_movement, ourCode) => {
    const role = RECORDS[ourCode]
    return role === undefined ? null : { [role]: 'all' }
  }),
  features: [],
  deadlines: { layout: 'CNAB 400 do BRB', source: 'planilha Comandos', ranges: {} },
  // Row 9.
  distinctHeaders: true,
  filename,
})
