/** Portuguese messages have Portuguese names of fields and records. Machines read the English ones. */
import { expect, test } from 'vitest'
import { diagnostic, diagnosticMessage, portuguesePath, portugueseRecord } from '../../src/fixed-width/index.js'
import { rowNamed } from '../../src/fixed-width/words/named.js'
import { PORTUGUESE_RECORDS } from '../../src/fixed-width/words/portuguese-records.js'
import { formerDialects, otherDialects, remittanceDialects, returnDialects } from './dialects-of.js'

const roles = new Set(
  [...returnDialects(), ...remittanceDialects(), ...formerDialects(), ...otherDialects()].flatMap(({ dialect }) =>
    Object.keys(dialect.layout.records),
  ),
)

test('every record of every layout has a name, and every name a record', () => {
  expect([...roles].filter((role) => portugueseRecord(role) === null)).toEqual([])
  expect(Object.values(PORTUGUESE_RECORDS).filter((name) => !/^d[aeo] /.test(name))).toEqual([])
  const used = new Set([...roles].map((role) => rowNamed(PORTUGUESE_RECORDS, role)?.key))
  expect(Object.keys(PORTUGUESE_RECORDS).filter((key) => !used.has(key))).toEqual([])
})

test.each([
  ['trailer.record_count', '«quantidade de registros» do trailer'],
  ['segment_q_payer_bank_36.payer_name', '«nome do pagador» do segmento Q (banco do pagador 36)'],
  ['segment_y04.pix_key_or_url', '«chave Pix ou URL» do segmento Y04'],
  ['split.split_12_value', '«valor do rateio 12» do registro de rateio'],
  ['title.message_2', '«mensagem 2» do título'],
  ['segment_u1.reserved_3', '«campo reservado 3» do segmento U1'],
  // Of a layout of the caller
  ['record.my_field', 'record.my_field'],
  ['trailer.constructor', 'trailer.constructor'],
])('%s is %s', (path, name) => expect(portuguesePath(path)).toBe(name))

test('a diagnostic has the Portuguese name in its message, and the path in `field` and in English', () => {
  const found = diagnostic('total_mismatch', { field: 'trailer.record_count', got: '12', expected: '13' })
  expect(found).toMatchObject({
    field: 'trailer.record_count',
    message: 'O total «quantidade de registros» do trailer informa 12, mas o arquivo contém 13.',
  })
  expect(diagnosticMessage(found, 'en')).toBe('The total trailer.record_count is 12, but the file contains 13.')
})

test('records are named in messages, too', () => {
  const { message, expected } = diagnostic('orphan_companion', { got: 'segment_u', expected: 'segment_t ou title' })
  expect(expected).toBe('segment_t ou title')
  expect(message).toMatch(/^Registro do segmento U sem o registro do segmento T ou do título a que pertence;/)
  expect(diagnostic('missing_companion', { expected: 'fine' }).message).toMatch(
    /^Falta o registro de multa deste título/,
  )
})
