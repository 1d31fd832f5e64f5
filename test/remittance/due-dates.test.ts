/** Due dates that a bank accepts, but that may be mistakes, are reported in `warnings`. Calendar of 2026: 7 March is a Saturday, 21 April Tiradentes. */
import { describe, expect, test } from 'vitest'
import {
  buildRemittance,
  buildRemittances,
  RemittanceBuilder,
  streamRemittance,
  validateSlip,
} from '../../src/remittance/index.js'
import { entry, generated_at, itau400, pending, sicoob240 } from './made-up.js'

const warningsOf = (expire_at: string, wallet: object = {}, our_code: '1001' | '1002' | '1003' = '1001') =>
  buildRemittance({
    wallet: { ...sicoob240, ...wallet },
    entries: [entry({ expire_at, our_number: '5', document_date: '2026-01-02' }, our_code)],
    generated_at,
  }).warnings.map(({ code }) => code)

describe('a due date', () => {
  test.each([
    ['2026-03-06', []],
    ['2026-03-07', ['due_on_weekend']],
    ['2026-03-08', ['due_on_weekend']],
    ['2026-04-21', ['due_on_holiday']],
    // The last business day of the year, a Thursday, and the day before it.
    ['2026-12-31', ['due_on_last_banking_day']],
    ['2026-12-30', []],
    ['2026-03-02', []],
    ['2026-02-27', ['overdue']],
    ['2026-02-28', ['due_on_weekend', 'overdue']],
    ['2026-02-17', ['due_on_holiday', 'overdue']],
  ])('%s has the warnings %j', (expire_at, codes) => {
    expect(warningsOf(expire_at)).toEqual(codes)
    if (!codes.includes('overdue' as never)) expect(warningsOf(expire_at, {}, '1003')).toEqual(codes)
  })

  test('may be any day if the wallet allows it, but not in the past', () => {
    const wallet = { allow_expiration_on_weekends: true }
    expect(warningsOf('2026-03-07', wallet)).toEqual([])
    expect(warningsOf('2026-12-31', wallet)).toEqual([])
    expect(warningsOf('2026-02-28', wallet)).toEqual(['overdue'])
  })

  test('that an instruction does not set has no warning: an overdue slip is written off', () => {
    expect(warningsOf('2026-02-28', {}, '1002')).toEqual([])
  })
})

test('a warning has entry, field and value, and explains the consequence', () => {
  const entries = [entry(), entry({ expire_at: '2026-03-07' })]
  expect(buildRemittance({ wallet: itau400, entries, generated_at }).warnings).toEqual([
    {
      entry: 1,
      code: 'due_on_weekend',
      field: 'expire_at',
      value: '2026-03-07',
      message: 'cai num fim de semana: o pagamento vale até o próximo dia útil',
    },
  ])
})

test('a due date on the last business day of the year is reported when the slip is created', () => {
  const { warnings } = validateSlip(entry({ expire_at: '2026-12-31' }).slip, itau400, { generated_at })
  expect(warnings).toEqual([
    {
      code: 'due_on_last_banking_day',
      field: 'expire_at',
      value: '2026-12-31',
      message:
        'cai no último dia útil do ano, em que os bancos não atendem o público: por costume, o pagamento vale até o próximo dia útil',
    },
  ])
})

test('an omitted entry has no warning', () => {
  const entries = [entry({ expire_at: '2026-03-07', amount: '' }), entry()]
  expect(buildRemittance({ wallet: itau400, entries, generated_at, partial: true }).warnings).toEqual([])
})

test('positions are those of the given list', () => {
  const list = [pending(itau400), pending(sicoob240, { expire_at: '2026-03-07' }), pending(itau400)]
  const [first, second] = buildRemittances(list, { generated_at })
  expect([first!.warnings, second!.warnings.map((warning) => warning.entry)]).toEqual([[], [1]])
})

test('a builder returns them with the entry, a stream with its record', async () => {
  const late = entry({ expire_at: '2026-03-07' })
  const builder = new RemittanceBuilder(itau400, { generated_at })
  expect(builder.add(entry())!.warnings).toEqual([])
  expect(builder.add(late)!.warnings.map((warning) => warning.entry)).toEqual([1])
  expect(builder.add(entry())!.warnings).toEqual([])
  const counts: number[] = []
  const stream = streamRemittance({
    wallet: itau400,
    entries: [entry(), late],
    generated_at,
    onRecord: (_record, _changes, warnings) => counts.push(warnings.length),
  })
  for await (const _ of stream);
  expect(counts).toEqual([0, 1])
})
