/** What a layout is held to when it is defined, of the records too that only stand in for another. */
import { expect, test } from 'vitest'
import { fileLayout, type LayoutSpec, type Records } from '../../src/fixed-width/index.js'
import { remittanceDialects, returnDialects } from './dialects-of.js'

const STAND_INS = [...returnDialects(), ...remittanceDialects()].flatMap(({ dialect }) =>
  Object.entries(dialect.alternatives ?? {}).flatMap(([role, records]) =>
    records.map((record) => ({ name: record.name, role, record, layout: dialect.layout })),
  ),
)

test.each(STAND_INS)(
  '$name: what its numbers are is told by fields and codes that there are',
  ({ role, record, layout }) => {
    const records = { ...layout.records, [role]: record }
    expect(fileLayout({ ...layout, records } as LayoutSpec<Records>).records[role]).toBe(record)
  },
)
