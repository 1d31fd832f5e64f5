/**
 * Columns whose meaning a code in the same record decides: such columns are a separate main record, with the code as a key. Safra, Layout CNAB 400 (12/2017),
 * p. 13: with 16 as first instruction, 206–211 is the day of the fine and 212–215 its percentage, in the columns of the rebate. The layout here is made of
 * Bradesco's.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remittanceRecords } from '../../src/banks/families/bradesco400/remittance-records.js'
import { cnab400Remittance } from '../../src/banks/families/core400/index.js'
import { bankOf, type EntryContext, type RemittanceDialect } from '../../src/banks/index.js'
import { addDays, type Wallet } from '../../src/cobranca/index.js'
import { date, key, money, parseFile, percentage, zeros } from '../../src/fixed-width/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { entry, generated_at, itau400 } from '../remittance/made-up.js'

const bradesco = bankOf('237')!
const remittances = bradesco.remittances as unknown as { cnab400: RemittanceDialect[] }
const [usual] = remittances.cnab400

const family = remittanceRecords(bradesco)
const records = {
  header: family.header,
  title: family.title,
  title_fine: family.title.replace([157, 158], { first_instruction: key(157, 158, '16') }).replace([206, 218], {
    rebate_fine_date: date(206, 211, 'DDMMYY'),
    rebate_fine_percentage: money(212, 215, { unit: percentage(2) }),
    rebate_zeros: zeros(216, 218),
  }),
  trailer: family.trailer,
}

const hasFine = ({ slip }: EntryContext): boolean => slip.fine !== null
const codes = { acceptance: 'N', document_type: '01' }

const dialect = cnab400Remittance({
  bank: bradesco,
  manual: { title: 'made up', version: '1' },
  evidence: 'manual',
  variant: 'fine',
  layout: { records, titles: [{ main: 'title' }, { main: 'title_fine' }] },
  contracts: { 'bradesco-fine-09': { code: '09' } },
  wallet: { agency_number: 4, account_number: 7, account_digit: 1 },
  ourNumber: usual!.ourNumber,
  movements: usual!.movements,
  instructions: { '1001': { movement: '01', records: { title: 'all', title_fine: 'all' } } },
  records: {
    title: { when: (context) => !hasFine(context), values: () => codes },
    title_fine: {
      when: hasFine,
      values: ({ slip }) => ({
        ...codes,
        rebate_fine_date: addDays(slip.expire_at!, slip.fine!.days),
        rebate_fine_percentage: 250,
      }),
    },
  },
  deadlines: { layout: 'made up', source: 'p. 1', ranges: {} },
  features: [],
})

beforeAll(() => {
  remittances.cnab400.push(dialect)
})
afterAll(() => {
  remittances.cnab400.splice(1)
})

const wallet: Wallet = {
  ...itau400,
  bank_contract_slug: 'bradesco-fine-09',
  agency_number: '1234',
  account_number: '1234567',
  account_digit: '8',
}

test('a title with a fine has its day and percentage in these columns, other titles the rebate; each is read correctly', () => {
  const fine = { fine_type: 1, fine_percentage: '2,50', days_for_fine: 1 } as const
  const { bytes } = buildRemittance({
    wallet,
    entries: [entry(fine), { ...entry(), value_rebate: '10,52' }],
    generated_at,
  })
  const [, withFine, withRebate] = Buffer.from(bytes).toString('latin1').split('\r\n')
  // Due on 30 April 2026.
  expect(withFine!.slice(156, 158) + withFine!.slice(205, 218)).toBe('160105260250000')
  expect(withRebate!.slice(156, 158) + withRebate!.slice(205, 218)).toBe('000000000001052')
  const { parts, diagnostics } = parseFile(dialect.layout, bytes)
  expect(diagnostics).toEqual([])
  expect(parts.flatMap((part) => (part.type === 'title' ? [part.title.main.values] : []))).toMatchObject([
    { rebate_fine_date: '2026-05-01', rebate_fine_percentage: 250 },
    { value_rebate: 1052, first_instruction: '00' },
  ])
})
