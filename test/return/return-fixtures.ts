/** The files of `fixtures/`, as `cnab-cobranca/testing/fixtures` returns them. */
import { type Fixture, fixtures, type RemittanceFixture, type ReturnFixture } from '../../src/testing/fixtures/index.js'

export type { ExpectedDiagnostic } from '../../src/testing/fixtures/index.js'

export const returnFixtures: readonly ReturnFixture[] = fixtures({ direction: 'return' })

/** Remittances are in the same folders, with the extension `.rem` in their names. */
export const remittanceFixtures: readonly RemittanceFixture[] = fixtures({ direction: 'remittance' }).map((each) => ({
  ...each,
  name: `${each.name}.rem`,
}))

export function returnFixture(name: string): ReturnFixture {
  const found: Fixture | undefined = returnFixtures.find((fixture) => fixture.name === name)
  if (found === undefined) throw new Error(`there is no fixture ${name}`)
  return found
}
