/**
 * Titles of BMP on Grafeno's platform. Remittances of 444 columns: Layout do arquivo – CNAB444, May 2022, pp. 3–15; returns of 400: CNAB400 retorno, May
 * 2022, pp. 3–14. Evidence: manuals. The real file of 444 columns under this number is an assignment of receivables, not cobrança.
 */
import { blanks, digits, integer, text, zeros } from '../../../fixed-width/index.js'
import { type Bradesco400RemittanceRecords, type Bradesco400ReturnRecords, bradesco400Return, ourNumber } from '../../families/bradesco400/index.js'
import * as grafeno from '../../families/grafeno400/index.js'
import { withUnused } from '../../families/unused.js'
import type { Contract } from '../../remittance-dialect.js'
import { bank, walletFields } from '../bank.js'

/** The manual names no carteiras (p. 12). The service has no contract of this platform: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'bmp-grafeno-bs': { code: '', codeIn: 'extra1' } }

/** 355–381 of the split are printed with size 37. */
const returnRecords = ({ header, title, split, trailer }: Bradesco400ReturnRecords) => ({
  header: header.replace([101, 108], { recording_density: text(101, 108) }),
  title: withUnused(title, [18, 20], [63, 70], [83, 108], [174, 175], [189, 201], [215, 227], [293, 295], [305, 318], [329, 394]),
  split: grafeno.returnSplit(split),
  trailer: withUnused(trailer, [40, 57], [160, 394]),
})

/** The key of the invoice goes before the sequence. */
const NFE_KEY = { nfe_key: digits(395, 438), sequence: integer(439, 444) }
const BLANKS = { reserved_444: blanks(395, 438), sequence: integer(439, 444) }
const ZEROS = { reserved_444: zeros(395, 438), sequence: integer(439, 444) }

const remittanceRecords = (records: Bradesco400RemittanceRecords) => {
  const { header, message, guarantor, trailer } = records
  return {
    header: header.extend([395, 444], BLANKS),
    title: grafeno.remittanceTitle(records, bank).extend([395, 444], NFE_KEY),
    // 2: only an e-mail.
    message: message.extend([2, 444], { email: text(2, 438, { case: 'keep' }), sequence: integer(439, 444) }),
    split: grafeno.remittanceSplit(records).extend([395, 444], ZEROS),
    guarantor: guarantor.extend([395, 444], ZEROS),
    trailer: trailer.extend([395, 444], BLANKS),
  }
}

/** Grafeno's returns have blanks in the columns of the density; BMP's have the density. */
export const return400OfGrafeno = bradesco400Return({
  bank,
  variant: 'grafeno',
  detectBy: [{ field: 'header.recording_density', values: [''] }],
  records: returnRecords,
  printed: {
    name: 'bmp400.grafeno',
    manual: 'Grafeno, CNAB 400, retorno, maio/2022',
    pages: { header: 'p. 3', title: 'pp. 4–5', split: 'pp. 6–7', trailer: 'p. 8' },
  },
  manual: { title: 'Cobrança Bancária por Remessa – Layout do arquivo retorno CNAB400 (Grafeno)', version: 'Maio 2022' },
  evidence: 'manual',
  occurrences: grafeno.occurrences,
  reasons: grafeno.reasons,
  events: grafeno.events,
})

export const remittance444OfGrafeno = grafeno.grafeno400Remittance({
  bank,
  nameInFile: 'BMPMONEYPLUS',
  layoutName: 'CNAB 444 da Grafeno',
  layoutSource: 'pp. 5–6',
  variant: 'grafeno',
  records: remittanceRecords,
  printed: {
    name: 'bmp444.grafeno',
    manual: 'Grafeno, CNAB 444, maio/2022',
    pages: { header: 'p. 4', title: 'pp. 5–6 e 12–15', message: 'p. 7', split: 'pp. 8–9', guarantor: 'p. 10', trailer: 'p. 11' },
  },
  manual: { title: 'Cobrança Bancária por Remessa – Layout do arquivo CNAB444 (Grafeno)', version: 'Maio 2022' },
  contracts,
  wallet: { ...walletFields, extra1: 2 },
  // Grafeno gives larger numbers (p. 12).
  ourNumber: { ...ourNumber, maxValue: '50000000000' },
  features: ['nfe_key'],
})
