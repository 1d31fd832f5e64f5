import { describe, expectTypeOf, test } from 'vitest'
import {
  blanks,
  digits,
  type FieldPath,
  type FileLayout,
  fileLayout,
  integer,
  key,
  money,
  type RoleValues,
  record,
} from '../../../src/fixed-width/index.js'

const records = {
  header: record('made.header', 10, { type: key(1, 1, '0'), version: digits(2, 4), rest: blanks(5, 10) }, 'made up'),
  title: record('made.title', 10, { type: key(1, 1, '1'), amount: money(2, 8), sequence: integer(9, 10) }, 'made up'),
  trailer: record('made.trailer', 10, { type: key(1, 1, '9'), total: money(2, 10) }, 'made up'),
}
const structure = { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] } as const
const base = { name: 'made.return', width: 10, records, structure } as const
const layout = fileLayout(base)

describe('a path of a field', () => {
  test('is a role and a field with a value, not a key or filler', () => {
    expectTypeOf<FieldPath<typeof records>>().toEqualTypeOf<
      'header.version' | 'title.amount' | 'title.sequence' | 'trailer.total'
    >()
  })

  test('must exist if a layout uses it', () => {
    // @ts-expect-error the trailer does not have the field
    fileLayout({ ...base, totals: [{ field: 'trailer.count', equals: 'file_lines' }] })
    // @ts-expect-error the record does not exist
    fileLayout({ ...base, totals: [{ field: 'nobody.total', equals: 'file_lines' }] })
    // @ts-expect-error a filler has no version
    fileLayout({ ...base, version: { field: 'header.rest', known: [] } })
  })
})

describe('the structure of a layout', () => {
  test('has only records of the layout', () => {
    // @ts-expect-error the record does not exist
    fileLayout({ ...base, structure: { ...structure, header: 'nobody' } })
    // @ts-expect-error the record does not exist
    fileLayout({ ...base, structure: { ...structure, titles: [{ main: 'nobody' }] } })
    // @ts-expect-error the record does not exist
    fileLayout({ ...base, structure: { ...structure, titles: [{ main: 'title', companions: { nobody: {} } }] } })
  })

  test('has only known measures', () => {
    // @ts-expect-error the measure does not exist
    fileLayout({ ...base, totals: [{ field: 'trailer.total', equals: 'file_amount' }] })
  })
})

test('the values of a role are those of its record', () => {
  expectTypeOf<RoleValues<typeof layout, 'title'>>().toEqualTypeOf<{ amount: number | null; sequence: number | null }>()
  expectTypeOf<RoleValues<typeof layout, 'nobody'>>().toBeNever()
})

test('every layout is assignable to FileLayout', () => {
  expectTypeOf(layout).toExtend<FileLayout>()
})
