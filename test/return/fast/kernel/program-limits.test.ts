/** The kernel's memory has room for the program of every dialect, in every form of its lines. */
import { expect, test } from 'vitest'
import { BANKS } from '../../../../src/banks/index.js'
import { CsvEncoder } from '../../../../src/convert/output/csv-encoder.js'
import { STORED_DEFAULTS } from '../../../../src/convert/output/csv-options.js'
import { fileConstantFields, linkFieldsOf } from '../../../../src/return/fast/agreement.js'
import { jsonForm } from '../../../../src/return/fast/kernel/json-form.js'
import type { LineForm } from '../../../../src/return/fast/kernel/line-form.js'
import { lineParts } from '../../../../src/return/fast/kernel/line-parts.js'
import { Region } from '../../../../src/return/fast/kernel/program.js'
import { TitleProgram } from '../../../../src/return/fast/kernel/title-program.js'
import { regularShape, rolesOfShape } from '../../../../src/return/fast/regular-shape.js'
import { COLUMNS, type ColumnName } from '../../../../src/return/index.js'
import { titlePlan } from '../../../../src/return/meaning/title-plan.js'
import { recordOrigin } from '../../../../src/return/meaning/title-record.js'

const all = Object.keys(COLUMNS) as ColumnName[]

const rows = { ...STORED_DEFAULTS, money: 'cents' } as const
/** Quotation marks around every text, and around amounts, too: the rows with the most pieces. */
const quoted = { ...rows, delimiter: ',', quoteText: true, decimalComma: true } as const

const FORMS: readonly LineForm[] = [
  jsonForm(null),
  jsonForm(all),
  CsvEncoder.of(all, rows).lines,
  CsvEncoder.of(all, quoted).lines,
]

/** Part of the room that stays free, so that a layout can grow. */
const RESERVE = 1 / 4

const cases = BANKS.flatMap(({ number, returns }) =>
  Object.entries(returns).flatMap(([layout, dialects]) =>
    dialects.flatMap((dialect) =>
      Object.keys(dialect.titles).map((main) => ({
        name: `${number} ${layout} ${dialect.variant ?? ''} ${main}`,
        bank: number,
        layout,
        dialect,
        main,
      })),
    ),
  ),
)

test.each(cases)('$name', ({ bank, layout, dialect, main }) => {
  const shape = regularShape(dialect, main)
  if (shape === null) return
  const roles = rolesOfShape(shape)
  const isRead = linkFieldsOf(dialect.layout, shape) !== null && fileConstantFields(dialect.layout, roles) !== null
  const { variant } = dialect
  const origin = recordOrigin({ bank, layout: layout as 'cnab240', variant, file: dialect.layout, engine: undefined })
  for (const form of FORMS) {
    const program = TitleProgram.of(
      dialect,
      shape,
      form,
      lineParts(form, origin, titlePlan(dialect, main, roles).lines),
    )
    expect(program !== null).toBe(isRead)
    const size = (program?.image.bytes.length ?? 0) - Region.program
    expect(size).toBeLessThan((Region.programEnd - Region.program) * (1 - RESERVE))
  }
})
