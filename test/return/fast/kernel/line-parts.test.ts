/** Lines of JSON in parts: constants of the file, texts of the outcome, and slots for the values of each title. */
import { expect, test } from 'vitest'
import { LINE_PARSED_ENTRIES } from '../../../../src/cobranca/index.js'
import { jsonForm } from '../../../../src/return/fast/kernel/json-form.js'
import { isBlock, type LinePart, lineParts, renderedText } from '../../../../src/return/fast/kernel/line-parts.js'
import type { ColumnName } from '../../../../src/return/index.js'
import type { TitleOutcome } from '../../../../src/return/meaning/title-outcome.js'
import type { LineOfTitle } from '../../../../src/return/meaning/title-plan.js'
import type { RecordOrigin } from '../../../../src/return/meaning/title-record.js'

const origin = { bank: '341', layout: 'cnab400', file: { width: 400 } } as unknown as RecordOrigin
const wide = { bank: '756', layout: 'cnab240', file: { width: 240 } } as unknown as RecordOrigin

test.each<[readonly ColumnName[], readonly LinePart[]]>([
  [['our_number'], ['{"our_number":', { parsed: 'our_number' }, '}\n']],
  [['bank', 'layout', 'variant', 'extra'], ['{"bank":"341","layout":"cnab400","variant":null,"extra":null}\n']],
  [
    ['line', 'line_raw', 'our_number', 'date_of_occurrence'],
    [
      '{"line":',
      { line: 'number' },
      ',"line_raw":',
      { line: 'raw' },
      ',"our_number":',
      { parsed: 'our_number' },
      ',"date_of_occurrence":',
      { parsed: 'paid_at' },
      '}\n',
    ],
  ],
  [
    ['bank', 'kind', 'money', 'paid_amount', 'occurrence_error', 'error_code', 'layout'],
    [
      { block: ['{"bank":"341","kind":', { outcome: 'kind' }, ',"money":', { outcome: 'money' }, ',"paid_amount":'] },
      { parsed: 'paid_amount' },
      {
        block: [
          ',"occurrence_error":',
          { outcome: 'errorCode' },
          ',"error_code":',
          { outcome: 'errorCode' },
          ',"layout":"cnab400"}',
          '\n',
        ],
      },
    ],
  ],
])('the parts of a line with the fields %j', (fields, parts) => {
  expect(lineParts(jsonForm(fields), origin, [])).toEqual(parts)
})

test('the field variant is the name of the variant', () => {
  expect(lineParts(jsonForm(['variant']), { ...origin, variant: 'other' }, [])).toEqual(['{"variant":"other"}\n'])
})

/** The parts of whole records as one text, with slots in angle brackets. */
const recordText = (origin: RecordOrigin, lines: readonly LineOfTitle[]): string =>
  lineParts(jsonForm(null), origin, lines)
    .flatMap((part): readonly (string | object)[] => (isBlock(part) ? part.block : [part]))
    .map((piece) => (typeof piece === 'string' ? piece : `<${Object.values(piece)[0]}>`))
    .join('')

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES)
  .map((entry) => {
    const slot = { event_type: 'occurrence', error_code: 'errorCode' }[entry] ?? entry
    return `"${entry}":<${slot}>`
  })
  .join()

test.each<[string, RecordOrigin, readonly LineOfTitle[], string]>([
  ['of 400 columns', origin, [], ''],
  ['of 240 columns', wide, [{ entry: 'line_t', role: 'segment_t' }], ',"line_t":<segment_t>'],
  [
    'of two lines of 240',
    wide,
    [
      { entry: 'line_t', role: 'segment_t' },
      { entry: 'line_u', role: 'segment_u' },
    ],
    ',"line_t":<segment_t>,"line_u":<segment_u>',
  ],
])('the parts of a whole record %s', (_, from, linesOfTitle, lines) => {
  const { bank, layout } = from
  expect(recordText(from, linesOfTitle)).toBe(
    `{"bank":"${bank}","layout":"${layout}","line":<number>,"our_occurrence":<our_occurrence>,"kind":<kind>,` +
      '"money":<money>,"final":<final>,"pix":<pix>,"date_of_occurrence":<paid_at>,"occurrence":<occurrence>,' +
      '"occurrence_detail":<occurrence_detail>,"occurrence_error":<errorCode>,"occurrence_error_detail":<errorDetail>,' +
      `"reasons":<reasons>,"needs_review":[],"line_parsed":{${ENTRIES}${lines}},"line_raw":<raw>}\n`,
  )
})

test('the values of an outcome are rendered as JSON, block by block', () => {
  const outcome = { kind: 'settled', money: false, errorCode: '', occurrence_detail: null, reasons: [{ code: '"' }] }
  const blocks = [
    { block: ['{"kind":', { outcome: 'kind' }, ',"detail":', { outcome: 'occurrence_detail' }, ','] },
    { block: [{ outcome: 'errorCode' }, { outcome: 'reasons' }, { outcome: 'money' }] },
  ] as const
  expect(blocks.map((block) => renderedText(jsonForm(null), block, outcome as unknown as TitleOutcome, true))).toEqual([
    '{"kind":"settled","detail":null,',
    '""[{"code":"\\""}]true',
  ])
})
