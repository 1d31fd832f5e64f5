/** The titles of the benchmark can be written in every dialect: the writer refuses a title that would be read with other values, or with an ambiguous amount. */
import { describe, expect, test } from 'vitest'
import { DrawnTitles } from '../../bench/files/title.js'
import { returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import { ownValues } from '../../src/testing/return-file/field-layers.js'
import { returnDialectNames } from '../../src/testing/return-file/index.js'
import { TitleWriter } from '../../src/testing/return-file/title-writer.js'
import { someOf } from '../runs.js'

const TITLES = 200

const nameOf = ({ bank, layout, variant }: ReturnType<typeof returnDialectNames>[number]): string =>
  [bank, layout, variant ?? ''].join(' ')

describe.each(someOf(returnDialectNames(), 4).map((dialect) => ({ dialect, name: nameOf(dialect) })))(
  '$name',
  ({ dialect }) => {
    test('drawn titles are written as they are drawn', () => {
      const named = returnDialectNamed(dialect)
      const titles = new DrawnTitles(dialect)
      const writer = new TitleWriter(named)
      const context = { layers: [ownValues(named)], headers: {} }
      const read = Array.from({ length: TITLES }, (_, i) => writer.plan(titles.titleOf(i), context).read)
      expect(read.filter(({ kind }) => kind === 'settled').length).toBeGreaterThan(0)
    })
  },
)
