/** Regular titles as flat objects with the selected fields. */
import type { ColumnName } from '../../columns/columns.js'
import { type FieldSource, fieldSource } from '../field-source.js'
import type { TitleKind } from '../regular-title.js'
import { compiledKind } from './compiled-title.js'
import { entryOf } from './record-emission.js'
import type { TitleSource } from './title-source.js'

export const flatKind = (fields: readonly ColumnName[]): TitleKind =>
  compiledKind({
    name: `flat ${fields.join()}`,
    prepare(title, origin) {
      const properties = fields.map((name) => `${name}: ${expressionOf(title, fieldSource(origin, name))}`)
      return {
        emission: {
          needsText: fields.includes('line_raw'),
          statements: [`const made = { ${properties.join(', ')} }`],
        },
      }
    },
  })

function expressionOf(title: TitleSource, source: FieldSource): string {
  if ('constant' in source) return JSON.stringify(source.constant)
  if ('outcome' in source) return source.outcome === 'money' ? 'money' : `o.outcome.${source.outcome}`
  if ('slip' in source) return title.slip(source.slip)
  if ('parsed' in source) return entryOf(title, source.parsed)
  if (source.line === 'number') return 'line'
  const { main, companion } = title
  return companion === null ? main.line : `${main.line} + '\\n' + ${companion.line}`
}
