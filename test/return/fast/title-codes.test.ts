/** The code columns alone give the same meaning as all values of a title. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReturnDialect } from '../../../src/banks/index.js'
import { codecOf, ReadLine, type Title } from '../../../src/fixed-width/index.js'
import { codeRanges } from '../../../src/return/fast/code-ranges.js'
import { type RegularShape, regularShape, rolesOfShape } from '../../../src/return/fast/regular-shape.js'
import { codesReader } from '../../../src/return/fast/title-codes.js'
import { knownOutcomes } from '../../../src/return/meaning/known-outcomes.js'
import type { CodesTest } from '../../../src/return/meaning/plan-expressions.js'
import { isTrueOfCodes, mayBeAnnounced } from '../../../src/return/meaning/title-outcome.js'
import { titlePlan } from '../../../src/return/meaning/title-plan.js'
import { textAt } from '../../../src/return/meaning/title-values.js'
import { type DialectOf, returnDialects } from '../../banks/dialects-of.js'
import { runs, someOf } from '../../runs.js'

const SOURCE = { before: '', after: '', terminator: '', charset: 'latin1' } as const

/** The meaning of the codes of a title whose lines are read completely, as the fallback reader does; null if it needs diagnostics. */
function expected({ dialect, bank }: DialectOf<ReturnDialect>, shape: RegularShape, bytes: Buffer) {
  const { width, records } = dialect.layout
  const [main, companion] = rolesOfShape(shape).map((role, i) => {
    const raw = bytes.toString('latin1', 1 + i * width, 1 + (i + 1) * width)
    const codec = codecOf(records[role]!)
    return new ReadLine(0, 0, raw, role, codec, codec.row(raw, bytes, 1 + i * width, []), [], SOURCE)
  }) as [ReadLine, ReadLine?]
  const companions = companion === undefined ? {} : { [companion.role!]: [companion] }
  const title: Title<ReadLine> = { main, companions }
  const outcome = knownOutcomes(dialect, bank.number, shape.main).of(title)
  if (outcome.isPayment === null || outcome.evidence !== null || mayBeAnnounced(dialect, title)) return null
  const { tests } = titlePlan(dialect, shape.main, rolesOfShape(shape))
  const codeOf = (test: CodesTest) => ('code' in test ? textAt(title, test.code.path) : null)
  return { outcome, tests: tests.map((test) => isTrueOfCodes(test, outcome, () => codeOf(test))) }
}

describe.each(someOf(returnDialects(), 40))('$name', (of) => {
  const { dialect, bank } = of
  const shapes = Object.keys(dialect.titles).flatMap((main) => regularShape(dialect, main) ?? [])
  const occurrence = fc.constantFrom(...Object.keys(dialect.occurrences))
  const reasons = dialect.reasons.flatMap(({ codes }) => Object.keys(codes))
  const code = fc.constantFrom('00', '  ', '1', 'a1', 'Z', '\u00e7', ...reasons.slice(0, 200), ...reasons.slice(-200))
  const codes = fc.array(fc.oneof(code, occurrence), { maxLength: 5 }).map((parts) => parts.join(''))

  test.each(shapes.map((shape) => [shape.main, shape] as const))('titles of %s', (_, shape) => {
    const { width } = dialect.layout
    const ranges = codeRanges(dialect, shape)
    const read = codesReader(dialect, shape, bank.number, ranges)
    const contents = fc.tuple(...ranges.map(() => fc.oneof(codes, occurrence)))
    fc.assert(
      fc.property(contents, (contents) => {
        const bytes = Buffer.alloc(1 + 2 * width, ' ')
        ranges.forEach(({ record, from, to }, i) => {
          bytes.write(contents[i]!.padEnd(to - from).slice(0, to - from), 1 + record * width + from, 'latin1')
        })
        expect(read(bytes, 1, 1 + width)).toEqual(expected(of, shape, bytes))
      }),
      runs(20, 6),
    )
  })
})
