/** Portuguese messages have Portuguese names of fields and records. Machines read the English ones. */
import { describe, expect, test } from 'vitest'
import { fidc444Remittances } from '../../src/banks/families/fidc444/index.js'
import { genericReturns } from '../../src/banks/generic/index.js'
import {
  diagnostic,
  diagnosticMessage,
  portugueseField,
  portuguesePath,
  portugueseRecord,
} from '../../src/fixed-width/index.js'
import { PORTUGUESE_FIELDS } from '../../src/fixed-width/words/portuguese-fields.js'
import { PORTUGUESE_RECORDS } from '../../src/fixed-width/words/portuguese-records.js'
import { formerDialects, remittanceDialects, returnDialects } from './dialects-of.js'

const { cnab240 = [], cnab400 = [] } = genericReturns({
  number: '999',
  slug: 'banco',
  name: 'Banco',
})
const others = [...cnab240, ...cnab400, ...fidc444Remittances.cnab400].map((dialect) => ({ name: 'other', dialect }))

const records = [...returnDialects(), ...remittanceDialects(), ...formerDialects(), ...others].flatMap(
  ({ name, dialect }) =>
    Object.entries(dialect.layout.records).map(([role, { fields }]) => ({ name, role, fields: Object.keys(fields) })),
)
const fields = new Set(records.flatMap((record) => record.fields))
const roles = new Set(records.map(({ role }) => role))

describe('every layout', () => {
  test('has a name for each field', () => {
    expect([...fields].filter((field) => portugueseField(field) === null)).toEqual([])
  })

  test('has a name for each record', () => {
    expect([...roles].filter((role) => portugueseRecord(role) === null)).toEqual([])
    expect(Object.values(PORTUGUESE_RECORDS).filter((name) => !/^d[aeo] /.test(name))).toEqual([])
  })

  test('has two names for two fields of a record', () => {
    const same = records.flatMap(({ name, role, fields }) => {
      const names = fields.map((field) => portugueseField(field)!)
      return fields.flatMap((field, i) =>
        names.indexOf(names[i]!) < i ? [`${name} ${role}: ${fields[names.indexOf(names[i]!)]}, ${field}`] : [],
      )
    })
    expect(same).toEqual([])
  })
})

test('no name is without a field or record', () => {
  const used = (names: Readonly<Record<string, string>>, given: ReadonlySet<string>) => {
    const patterns = new Set(
      [...given].flatMap((name) => [
        name,
        name.replace(/\d+/, '#'),
        name.replace(/_?\d+$/, ''),
        name.replace(/_?\d+$/, '').replace(/\d+/, '#'),
      ]),
    )
    return Object.keys(names).filter((name) => !patterns.has(name))
  }
  expect(used(PORTUGUESE_FIELDS, fields)).toEqual([])
  expect(used(PORTUGUESE_RECORDS, roles)).toEqual([])
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
