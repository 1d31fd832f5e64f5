/** Remittances of titles sold to a fund (FIDC). The layout is the fund's, whatever bank is its custodian: real files have the numbers 010, 274, 363 and 611. */
import { fileLayout } from '../../../fixed-width/index.js'
import type { DialectsByLayout } from '../../bank.js'
import type { RemittanceReading } from '../../remittance-reading.js'
import { paulistaRecords } from './paulista-records.js'
import { remittanceRecords } from './remittance-records.js'
import { counterparts, movements, NO_INTEREST, neededBy, needs, paulistaMovements } from './tables.js'
import { words } from './words.js'

/** A layout of assignments, which are written from titles of their own, not from slips. */
export interface AssignmentDialect extends RemittanceReading {
  /** Occurrence that another one demands in the same file. */
  readonly counterparts: Readonly<Record<string, string>>
  /** Column of the amount that an occurrence has. Only occurrences of a payment have `paid_amount`. */
  readonly needs: Readonly<Record<string, 'value_rebate' | 'paid_amount'>>
  /** Column that a kind of document must have, by its code. */
  readonly neededBy: Readonly<Record<string, 'cheque_bank'>>
  /** Type of interest without a rate. */
  readonly noInterest: string
}

const remittance: AssignmentDialect = {
  variant: 'FIDC',
  manual: {
    title: 'FIDC – Fundo de Investimentos de Direitos Creditórios, Troca Eletrônica Padrão – Cobrança Remessa V3 (Apex Group)',
    version: '17/07/2025',
  },
  evidence: 'family_manual_and_files',
  layout: fileLayout({
    name: 'fidc444.remittance',
    width: remittanceRecords.header.width,
    records: remittanceRecords,
    words,
    structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }], loose: ['payment'] },
    sequence: { field: 'sequence', within: 'file' },
  }),
  movements,
  counterparts,
  needs,
  neededBy,
  noInterest: NO_INTEREST,
}

/** The predecessor, of 400 columns. Its only number is that of Banco Paulista, 611 (p. 4). */
const paulista: RemittanceReading = {
  variant: 'FIDC',
  manual: { title: 'FIDC – Fundo de Investimentos de Direitos Creditórios, Troca Eletrônica Padrão – Cobrança Remessa (Fromtis, Banco Paulista)', version: '03/10/2013' },
  evidence: 'manual',
  layout: fileLayout({
    name: 'fidc400.remittance',
    width: paulistaRecords.header.width,
    records: paulistaRecords,
    words,
    structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
    sequence: { field: 'sequence', within: 'file' },
  }),
  movements: paulistaMovements,
}

export const fidc444Remittances = { cnab400: [remittance, paulista] } as const satisfies DialectsByLayout<RemittanceReading>
