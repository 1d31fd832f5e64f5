import { describe, expect, test } from 'vitest'
import {
  blanks,
  digits,
  type FileLayout,
  type FixedRecord,
  fieldAt,
  fileLayout,
  integer,
  key,
  LayoutError,
  type LayoutSpec,
  latin1Columns,
  literal,
  money,
  percentage,
  REAIS,
  type Records,
  record,
  text,
} from '../../../src/fixed-width/index.js'

const header = record('made.header', 10, { type: key(1, 1, '0'), rest: blanks(2, 10) }, 'made up')
const title = record(
  'made.title',
  10,
  { type: key(1, 1, '1'), occurrence: digits(2, 3), amount: money(4, 8), sequence: integer(9, 10) },
  'made up',
)
const reversal = record(
  'made.reversal',
  10,
  { type: key(1, 1, '1'), occurrence: key(2, 3, '45'), amount: money(4, 8), sequence: integer(9, 10) },
  'made up',
)
const pix = record('made.pix', 10, { type: key(1, 1, '3'), occurrence: digits(2, 3), rest: blanks(4, 10) }, 'made up')
const trailer = record('made.trailer', 10, { type: key(1, 1, '9'), total: money(2, 10) }, 'made up')

const base = {
  name: 'made.return',
  width: 10,
  records: { header, title, trailer },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
} as const

/** Defines a layout without type checks, so that wrong names reach the checks at run time. */
const define = (changes: object): FileLayout => fileLayout({ ...base, ...changes } as LayoutSpec<Records>)

const roleOf = (layout: FileLayout<never> | FileLayout, line: string): string | null =>
  layout.recognise(latin1Columns(`>>${line.padEnd(layout.width)}`), 2)

describe('a line is recognised by its key columns', () => {
  const layout = fileLayout(base)

  test('at any position in the bytes; an unknown line is null', () => {
    expect(roleOf(layout, '0')).toBe('header')
    expect(roleOf(layout, '106')).toBe('title')
    expect(roleOf(layout, '9')).toBe('trailer')
    expect(roleOf(layout, '2')).toBeNull()
    expect(roleOf(layout, '')).toBeNull()
  })

  test('a key must match, a literal need not', () => {
    const records = {
      ...base.records,
      header: record(
        'made.header',
        10,
        { type: key(1, 1, '0'), name: literal(2, 8, 'RETORNO'), rest: key(9, 10, 'XY') },
        'made up',
      ),
    }
    expect(roleOf(define({ records }), '0REMESSAXY')).toBe('header')
    expect(roleOf(define({ records }), '0RETORNOXZ')).toBeNull()
  })

  test('a record with all keys of another record and more is a special case, and is matched first', () => {
    for (const records of [
      { header, title, reversal, trailer },
      { header, reversal, title, trailer },
    ]) {
      const special = define({
        records,
        structure: { ...base.structure, titles: [{ main: 'title' }, { main: 'reversal' }] },
      })
      expect(roleOf(special, '145')).toBe('reversal')
      expect(roleOf(special, '146')).toBe('title')
      expect(roleOf(special, '1')).toBe('title')
    }
  })

  test('letters that only a special case has match in both cases', () => {
    const records = {
      header,
      title,
      trailer,
      share: record('made.share', 10, { type: key(1, 1, '1'), mark: key(2, 4, 'C P'), rest: text(5, 10) }, 'made up'),
    }
    const shares = define({
      records,
      structure: { ...base.structure, titles: [{ main: 'title', companions: { share: {} } }] },
    })
    expect(['1C P', '1c p', '1C p', '1C@P', '1CXP'].map((line) => roleOf(shares, line))).toEqual([
      'share',
      'share',
      'share',
      'title',
      'title',
    ])
  })
})

describe('an inconsistent layout throws', () => {
  test('for two records that can claim the same line', () => {
    const twin = title.as('made.twin', 'made up')
    expect(() => define({ records: { ...base.records, twin } })).toThrow(
      'made.return: title and twin could claim the same line',
    )
    // The keys are in different columns: a line may have the keys of both records.
    const other = record('made.other', 10, { rest: blanks(1, 9), type: key(10, 10, '7') }, 'made up')
    expect(() => define({ records: { ...base.records, other } })).toThrow('could claim the same line')
    // Both records have equally many keys, and share half of them.
    const half = record(
      'made.half',
      10,
      { type: key(1, 1, '1'), rest: blanks(2, 8), kind: key(9, 10, '45') },
      'made up',
    )
    expect(() => define({ records: { ...base.records, reversal, half } })).toThrow('could claim the same line')
  })

  test('for a record without a key, or of another width', () => {
    const keyless = record('made.keyless', 10, { rest: blanks(1, 10) }, 'made up')
    expect(() => define({ records: { ...base.records, keyless } })).toThrow(
      'made.return: keyless has no key to be recognised by',
    )
    const wide = record('made.wide', 11, { type: key(1, 1, '5'), rest: blanks(2, 11) }, 'made up')
    expect(() => define({ records: { ...base.records, wide } })).toThrow('made.return: wide has 11 columns, not 10')
  })

  test('for a record that is not in the structure', () => {
    expect(() => define({ records: { ...base.records, pix } })).toThrow(
      'made.return: the structure does not include pix',
    )
    const structure = { ...base.structure, loose: ['pix'] }
    expect(roleOf(define({ records: { ...base.records, pix }, structure }), '3')).toBe('pix')
  })

  test('for a structure with a record that does not exist', () => {
    const places = [
      { header: 'nobody' },
      { trailer: 'nobody' },
      { titles: [{ main: 'nobody' }] },
      { titles: [{ main: 'title', companions: { nobody: {} } }] },
      { loose: ['nobody'] },
      { lot: { header: 'nobody', trailer: 'trailer', number: 'sequence' } },
      { lot: { header: 'header', trailer: 'nobody', number: 'sequence' } },
    ]
    for (const place of places) {
      expect(() => define({ structure: { ...base.structure, ...place } })).toThrow(
        'made.return: there is no record nobody',
      )
    }
  })

  test('for a field that does not exist', () => {
    const records = { ...base.records, pix }
    const withPix = (companion: object) => ({
      ...base.structure,
      titles: [{ main: 'title', companions: { pix: companion } }],
    })
    const wrong: [path: string, changes: object][] = [
      ['title.nothing', { totals: [{ field: 'title.nothing', equals: 'file_lines' }] }],
      ['nobody.total', { totals: [{ field: 'nobody.total', equals: 'file_lines' }] }],
      ['title.value', { totals: [{ field: 'trailer.total', equals: { sum: 'title.value', over: 'file' } }] }],
      ['header.version', { version: { field: 'header.version', known: [] } }],
      ['pix.amount', { records, structure: withPix({ linkFields: ['amount'] }) }],
      ['title.rest', { records, structure: withPix({ linkFields: ['rest'] }) }],
      ['title.number', { sequence: { field: 'number', within: 'file' } }],
      ['title.lot', { structure: { ...base.structure, lot: { header: 'header', trailer: 'trailer', number: 'lot' } } }],
    ]
    for (const [path, changes] of wrong) {
      expect(() => define(changes)).toThrow(new LayoutError('made.return', `there is no field ${path}`))
    }
  })
})

test('a file constant that no record has throws', () => {
  expect(() => define({ fileConstants: ['nothing'] })).toThrow(
    new LayoutError('made.return', 'no record has a field nothing'),
  )
})

describe('a unit that depends on the code in another field', () => {
  const unitBy = (by: string, codes: readonly string[]) => ({
    by,
    codes: Object.fromEntries(codes.map((code) => [code, code === '2' ? percentage(2) : REAIS])),
  })
  const fine = record(
    'made.fine',
    10,
    { type: key(1, 1, '2'), kind: digits(2, 2, { codes: { '1': 'Valor', '2': 'Percentual' } }), value: money(3, 10) },
    'made up',
  )
  const withFine = (unit: ReturnType<typeof unitBy>, companions: object = { fine: {} }) =>
    define({
      records: { header, title, fine: fine.withUnits({ value: unit }), trailer },
      structure: { ...base.structure, titles: [{ main: 'title', companions }] },
    })

  test('may use a field of the record or of the main record', () => {
    for (const by of ['kind', 'occurrence']) expect(withFine(unitBy(by, ['1', '2'])).name).toBe('made.return')
  })

  test('throws for a field that does not exist', () => {
    const problem = 'the unit of fine.value depends on nothing, which does not exist'
    expect(() => withFine(unitBy('nothing', ['1']))).toThrow(new LayoutError('made.return', problem))
    expect(() => withFine({ by: 'kind', codes: { '1': unitBy('nothing', ['1']) } } as never)).toThrow(
      new LayoutError('made.return', problem),
    )
  })

  test('cannot use a field of the main record in a loose record', () => {
    const loose = { ...base.structure, loose: ['fine'] }
    const records = { header, title, fine: fine.withUnits({ value: unitBy('occurrence', ['1']) }), trailer }
    expect(() => define({ records, structure: loose })).toThrow(
      new LayoutError('made.return', 'the unit of fine.value depends on occurrence, which does not exist'),
    )
  })

  test('throws for a code that the field does not have, if the codes are known', () => {
    expect(() => withFine(unitBy('kind', ['1', '3']))).toThrow(
      new LayoutError('made.return', 'the unit of fine.value depends on code 3, which kind does not have'),
    )
    expect(withFine(unitBy('occurrence', ['1', '3'])).name).toBe('made.return')
  })
})

test('fieldAt resolves a path to its record and field', () => {
  const layout = fileLayout(base)
  expect(fieldAt(layout, 'title.amount')).toEqual({ role: 'title', field: 'amount' })
  for (const path of ['title', 'title.', '.amount', 'title.amount2', 'amount']) {
    expect(() => fieldAt(layout, path)).toThrow(LayoutError)
  }
})

test('a layout keeps its definition', () => {
  const layout: FileLayout<{ header: FixedRecord; title: FixedRecord; trailer: FixedRecord }> = fileLayout(base)
  expect(layout).toMatchObject({ name: 'made.return', width: 10, structure: base.structure })
  expect(layout.records.title).toBe(title)
})
