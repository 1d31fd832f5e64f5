/** Features that only Sicredi's returns have: CNAB 400 v2.1 and CNAB 240 v1.6, both of November 2021. Lines made by hand from the pages. */
import { describe, expect, it } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../../src/return/index.js'

const line400 = (start: string, at: Readonly<Record<number, string>>, number: number): string => {
  const columns = [...start.padEnd(394)]
  for (const [from, text] of Object.entries(at)) columns.splice(Number(from) - 1, text.length, ...text)
  return columns.join('') + String(number).padStart(6, '0')
}

/** A return of one title, with this in its columns (pp. 36–38). */
function read400(at: Readonly<Record<number, string>>): ReturnRecord {
  const zeros = '0'.repeat(13)
  const title = {
    14: 'A',
    48: '262030016',
    111: '020326',
    117: 'NF1',
    147: '020326',
    153: '0000000010000',
    175: 'A',
    176: zeros.repeat(9),
    319: '0000000000',
    ...at,
  }
  const header = { 32: '91827364000529', 77: '748BANSICREDI', 95: '20260303', 111: '0000062', 390: '02.00' }
  const lines = [
    line400('02RETORNO01COBRANCA       41527', header, 1),
    line400('1', title, 2),
    line400('9274841527', {}, 3),
  ]
  const file = parseReturn(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
  expect(file.diagnostics).toEqual([])
  return file.bank_billet_discharges[0]!
}

describe('CNAB 400', () => {
  it('column 295 of 19 has the answer to the order to protest: A accepted, D discarded (p. 38)', () => {
    expect(read400({ 109: '19', 295: 'A' })).toMatchObject({
      our_occurrence: '2015',
      kind: 'changed',
      reasons: [{ code: 'A', text: 'Aceito', severity: 'information' }],
    })
    expect(read400({ 109: '19', 295: 'D' })).toMatchObject({
      our_occurrence: '2020',
      kind: 'instruction_rejected',
      reasons: [{ code: 'D', text: 'Desprezado', severity: 'rejection' }],
    })
    expect(read400({ 109: '19' })).toMatchObject({ our_occurrence: '2015', reasons: [] })
  })

  it('interest and fine have separate columns and are added up in one entry (p. 38)', () => {
    const { line_parsed } = read400({ 109: '06', 254: '0000000010321', 267: '0000000000121', 280: '0000000000200' })
    expect(line_parsed).toMatchObject({ paid_amount: '10321', billet_fine: '321', credit_amount: '', iof: '' })
  })

  it('an intention of payment has a value, but is not a payment (p. 17)', () => {
    expect(read400({ 109: '07', 254: '0000000010000' })).toMatchObject({ kind: 'info', money: false })
  })

  it('a settlement by QR Code is marked as Pix (p. 24)', () => {
    expect(read400({ 109: '06', 254: '0000000010000', 319: 'PX00000000' })).toMatchObject({
      kind: 'settled',
      pix: true,
      reasons: [{ code: 'PX', severity: 'channel' }],
    })
  })

  it('reads titles without registration; values without columns are blank (1.4, pp. 55–57)', () => {
    const record = read400({
      14: 'C0000000000',
      109: '06',
      117: '   ',
      147: '      ',
      175: ' ',
      176: `${' '.repeat(52)}${'0'.repeat(26)}0000000010000${'0'.repeat(26)}`,
      329: '20260304',
    })
    expect(record.line_parsed).toMatchObject({ bank_rate: '', other_fines: '', credit_at: '2026-03-04' })
    expect(record.fields['title']).toMatchObject({ charge_type: 'C', due_date: null, document_type: '' })
  })
})
