/** Returns of a Pix agreement, CNAB 400: CBR643, July 2023, pp. 12–13, 20–21 and 23–28. Lines made by hand from the pages. */
import { describe, expect, test } from 'vitest'
import { occurrences400 } from '../../../src/banks/001-bb/cnab400-tables.js'
import type { OccurrenceOverride } from '../../../src/febraban/index.js'
import { parseReturn, paymentFrom } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'
import { withColumns } from '../../changed-fixture.js'
import { titleWith } from '../changed-lines.js'

const FILE = '001-bb/cnab400/settlements'

/** The first title with a comando, a natureza and a channel. */
const title = (command: string, nature: string, channel = '00') =>
  titleWith(FILE, 2, [
    [87, nature],
    [109, command],
    [393, channel],
  ])!

describe('47, alteração de valor nominal (p. 20)', () => {
  test.each(['08', '40', '50', '53', '55', '83', '85', '86', '87'])('%s refuses the change', (reason) => {
    expect(title('47', reason)).toMatchObject({
      our_occurrence: '2020',
      kind: 'instruction_rejected',
      final: false,
      money: false,
      reasons: [{ code: reason, severity: 'rejection', text: expect.any(String) }],
    })
  })

  test('only 61 is printed as its confirmation: another reason is a doubtful change', () => {
    for (const reason of ['61', '00'])
      expect(title('47', reason)).toMatchObject({ our_occurrence: '2124', kind: 'changed', money: false })
    const { doubt, overrides } = occurrences400['47'] as { doubt?: object; overrides: readonly OccurrenceOverride[] }
    expect(doubt).toBeDefined()
    expect(overrides.find(({ codes }) => codes.includes('61'))!.means).not.toHaveProperty('doubt')
    expect(title('47', '61').reasons).toEqual([
      { code: '61', text: 'Confirmação de alteração do valor nominal do boleto', severity: 'information' },
    ])
  })
})

test('61, registrado QR Code Pix (p. 23), changes nothing', () => {
  expect(title('61', '00')).toMatchObject({
    our_occurrence: null,
    kind: 'info',
    occurrence_detail: 'Registrado QR Code Pix',
  })
})

describe('93, baixa operacional (pp. 21, 24 and 26)', () => {
  test.each([
    ['01', 'Baixa Operacional BB'],
    ['02', 'Baixa Operacional Outros Bancos'],
    ['10', 'Cancelamento de Baixa Operacional'],
  ])('%s: %s, never booked', (reason, text) => {
    const record = title('93', reason, '61')
    expect(record).toMatchObject({ our_occurrence: '2158', kind: 'info', money: false, pix: true })
    expect(record.reasons).toEqual([
      { code: reason, text, severity: 'information' },
      { code: '61', text: 'Liquidação Pix', severity: 'channel' },
    ])
    expect(paymentFrom(record)).toBeNull()
  })
})

test.each(['06', '07', '08', '15', '46'])('%s with channel 61 is a Pix (p. 26)', (command) => {
  expect(title(command, '01', '61')).toMatchObject({
    pix: true,
    reasons: [{ code: '01' }, { code: '61', text: 'Pix' }],
  })
  expect(title(command, '01', '08').pix).toBe(false)
})

// P. 20.
test.each([
  ['86', 'Comando de alteração indevido para a carteira'],
  ['87', 'Código de Movimento Inválido'],
  ['89', 'Rejeição da alteração dos dados do pagador'],
])('03 with %s: %s', (reason, text) => {
  expect(title('03', reason)).toMatchObject({ kind: 'instruction_rejected', reasons: [{ code: reason, text }] })
})

describe('records of type 5', () => {
  /** The file with a record after its first title, and the later lines with new numbers. */
  const withDetail = (columns: Readonly<Record<number, string>>) => {
    const lines = Buffer.from(fixture(FILE).bytes).toString('latin1').split('\r\n')
    const all = lines.toSpliced(2, 0, ' '.repeat(400))
    const numbered = all.map((line, i) => (line === '' ? line : line.slice(0, 394) + String(i + 1).padStart(6, '0')))
    return parseReturn(withColumns(Buffer.from(numbered.join('\r\n'), 'latin1'), 3, columns))
  }

  test('service 08: three discounts (pp. 12–13)', () => {
    const { diagnostics, bank_billet_discharges } = withDetail({
      1: '5080005032600000000000010006032600000000000020007032600000000000030',
      68: '0',
    })
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(bank_billet_discharges[0]!.extra).toMatchObject({
      discounts: [
        {
          discount_date: '2026-03-05',
          discount_value: 100,
          second_discount_date: '2026-03-06',
          second_discount_value: 200,
          third_discount_date: '2026-03-07',
          third_discount_value: 300,
        },
      ],
    })
  })

  // Nota 27 (p. 28) prints three digits for the two columns: the text is kept.
  test.each(['00', '10', '95'])('service 10: the result of the QR Code in 4–5, %s (p. 12)', (result) => {
    const { diagnostics, bank_billet_discharges } = withDetail({
      1: `510${result}`,
      141: 'pix.example.com/qr/v2/0001',
      218: 'TXIDFICTICIO0001',
    })
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(bank_billet_discharges[0]!.extra).toMatchObject({
      pix: [{ qr_code_result: result, pix_url: 'pix.example.com/qr/v2/0001', txid: 'TXIDFICTICIO0001' }],
    })
  })
})
