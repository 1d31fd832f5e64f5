import { expectTypeOf, test } from 'vitest'
import type { OccurrenceKind } from '../../../src/cobranca/index.js'
import { parseReturn, ReturnReader, type ReturnRecord, readReturn } from '../../../src/return/index.js'
import type { Reason } from '../../../src/return/meaning/return-record.js'

const bytes = new Uint8Array()

test('flat records have exactly the fields of the list', () => {
  const { bank_billet_discharges } = parseReturn(bytes, {
    fields: ['our_number', 'kind', 'paid_at', 'variant', 'line'],
  })
  expectTypeOf(bank_billet_discharges).toEqualTypeOf<
    readonly {
      readonly our_number: string
      readonly kind: OccurrenceKind
      readonly paid_at: string | null
      readonly variant: string | null
      readonly line: number
    }[]
  >()
  expectTypeOf(readReturn(bytes, { fields: ['money'], since: '2026-03-01' }).batches()).toEqualTypeOf<
    AsyncGenerator<{ readonly money: boolean }[], void, undefined>
  >()
  expectTypeOf(new ReturnReader({ fields: ['reasons'] }).push(bytes)).toEqualTypeOf<
    { readonly reasons: readonly Reason[] }[]
  >()
})

test('without fields, records are whole', () => {
  expectTypeOf(parseReturn(bytes, { kinds: ['settled'] }).bank_billet_discharges).toEqualTypeOf<
    readonly ReturnRecord[]
  >()
  expectTypeOf(new ReturnReader().push(bytes)).toEqualTypeOf<ReturnRecord[]>()
})

test('fields accepts only names of columns', () => {
  // @ts-expect-error line_parsed is not a column
  parseReturn(bytes, { fields: ['line_parsed'] })
  // @ts-expect-error the field does not exist
  parseReturn(bytes, { fields: ['nosso_numero'] })
})
