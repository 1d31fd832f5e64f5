/** Reads the code columns of regular titles. */

import type { ReturnDialect } from '../../banks/index.js'
import { readField, type Values } from '../../fixed-width/index.js'
import { latin1Text } from '../../runtime/bytes.js'
import { isTrueOfCodes, mayBeAnnounced, outcomeReaderOf, type TitleOutcome } from '../meaning/title-outcome.js'
import { titlePlan } from '../meaning/title-plan.js'
import { textAt } from '../meaning/title-values.js'
import type { CodeRange } from './code-ranges.js'
import { type RegularShape, rolesOfShape } from './regular-shape.js'

/** The part of a title's meaning that depends only on its codes. */
export interface MeaningOfCodes {
  readonly outcome: TitleOutcome
  /** The results of the plan's tests of codes, in their order. */
  readonly tests: readonly boolean[]
}

/** Reads the codes of the title whose records start at these positions. Null if the codes need a diagnostic other than `unknown_reason`. */
export type ReadCodes = (bytes: Uint8Array, main: number, companion: number) => MeaningOfCodes | null

/** Returns a function that reads only the code columns of titles, with the result of the fallback reader for whole titles. */
export function codesReader(
  dialect: ReturnDialect,
  shape: RegularShape,
  bank: string,
  ranges: readonly CodeRange[],
): ReadCodes {
  const outcomes = outcomeReaderOf(dialect, bank, shape.main)
  const { tests } = titlePlan(dialect, shape.main, rolesOfShape(shape))
  const role = shape.companion?.role
  return (bytes, main, companion) => {
    const values: readonly [Values, Values] = [{}, {}]
    for (const { record, name, field, from, to } of ranges) {
      const at = record === 0 ? main : companion
      values[record][name] = readField(field, latin1Text(bytes, at + from, at + to), noFault)
    }
    const companions = role === undefined ? {} : { [role]: [{ role, values: values[1] }] }
    const title = { main: { role: shape.main, values: values[0] }, companions }
    const outcome = outcomes.read(title)
    if (outcome.isPayment === null || outcome.evidence !== null || mayBeAnnounced(dialect, title)) return null
    return {
      outcome,
      tests: tests.map((test) =>
        isTrueOfCodes(test, outcome, () => ('code' in test ? textAt(title, test.code.path) : null)),
      ),
    }
  }
}

/** The code columns of a regular title have no faults. */
const noFault = (): void => {}
