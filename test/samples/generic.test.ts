/** Generic reading of the real files of described banks: as many titles as their own dialects read, in CNAB 240 with the same paid amounts, or a refusal. */
import { describe, expect, test } from 'vitest'
import { fitsDialect } from '../../src/banks/fits-dialect.js'
import { genericBank } from '../../src/banks/generic-bank.js'
import { FileHead, identify, isUnsupportedFileError } from '../../src/febraban/index.js'
import { parseFile, type Title } from '../../src/fixed-width/index.js'
import { parseReturn, type ReturnFile } from '../../src/return/index.js'
import { bytesOf, isHere, isRemittance, SUITE, samples } from './samples.js'

/** Banks whose paid amount leaves out the interest, which FEBRABAN's includes (Banrisul, nota 1). Generic reading cannot know it; its warning is for this. */
const WITHOUT_INTEREST: ReadonlySet<string> = new Set(['041'])

function ownReading(bytes: Buffer): ReturnFile | null {
  try {
    const file = parseReturn(bytes)
    return file.variant === 'GENÉRICO' ? null : file
  } catch (error) {
    if (isUnsupportedFileError(error)) return null
    throw error
  }
}

/** Titles as the generic dialect reads them; null if it refuses the file. */
function genericTitles(bytes: Buffer, layout: ReturnFile['layout']): readonly Title[] | null {
  const dialect = genericBank('998').returns[layout]![0]
  const hasWidth = identify(bytes).width === dialect.layout.width
  if (!hasWidth || !fitsDialect(dialect, new FileHead(bytes).linesOfFirstFile)) return null
  return parseFile(dialect.layout, bytes).parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
}

const files = samples
  .filter((sample) => !isRemittance(sample))
  .flatMap((sample) => {
    const own = ownReading(bytesOf(sample))
    return own === null ? [] : [{ name: sample.name, own, titles: genericTitles(bytesOf(sample), own.layout) }]
  })

describe.skipIf(!isHere)(SUITE, () => {
  test.each(files.filter(({ titles }) => titles !== null))('$name', ({ own, titles }) => {
    expect(titles).toHaveLength(own.bank_billet_discharges.length)
    if (own.layout === 'cnab400' || WITHOUT_INTEREST.has(own.bank)) return
    const paid = titles!.map(({ companions }) => companions['segment_u']?.[0]?.values?.['paid_amount'] ?? '')
    // Itaú's column has the credit. Generic reading cannot know that a zero there is not the paid amount.
    if (own.diagnostics.some(({ code }) => code === 'paid_amount_unknown')) return
    expect(paid.map(String)).toEqual(own.bank_billet_discharges.map(({ line_parsed }) => line_parsed.paid_amount))
  })

  test('some files are read, and files of layouts of their own are refused', () => {
    const refused = files.filter(({ titles }) => titles === null).map(({ own }) => own.bank)
    expect(files.length - refused.length).toBeGreaterThan(50)
    // Inter and BV have columns of their own; Unicred's return too.
    for (const bank of ['077', '655', '136']) expect(refused).toContain(bank)
  })
})
