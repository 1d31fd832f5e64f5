import { detectDialect } from '../../banks/dialect.js'
import { FileHead } from '../../febraban/index.js'
import { FileWriter } from '../../remittance/file-writer.js'
import type { NamedDialect } from './dialect-of-name.js'
import { layeredValues, ownValues } from './field-layers.js'

/**
 * Returns whether a return file generated on a given day is read by its dialect. Some variants are detected by the date in the header: until 2011
 * Santander's number was Banespa's.
 *
 * @param day `YYYY-MM-DD`
 */
export function isDayOf(named: NamedDialect, day: string): boolean {
  const { bank, layout, dialect } = named
  const dated = bank.returns[layout]!.filter((each) => each !== dialect && isDetectedByDay(each))
  if (dated.length === 0) return true
  const { header } = dialect.layout.structure
  const writer = new FileWriter(dialect.layout)
  const layers = [{ [dialect.header.generated_at]: day }, ownValues(named)]
  writer.write(writer.planOf(header), layeredValues(dialect.layout, header, layers))
  const head = writer.takeLast()
  return dated.every((each) => detectDialect([dialect, each], new FileHead(head)) === dialect)
}

const isDetectedByDay = ({ detectBy = [], header }: NamedDialect['dialect']): boolean =>
  detectBy.some((signature) => 'field' in signature && signature.field === header.generated_at)
