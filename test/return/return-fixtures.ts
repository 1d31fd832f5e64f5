/** The files of `fixtures/`: those that `cnab-cobranca/testing/fixtures` gives. */
import { type Fixture, fixtures, type RemittanceFixture, type ReturnFixture } from '../../src/testing/fixtures/index.js'

export type { ExpectedDiagnostic } from '../../src/testing/fixtures/index.js'

export const returnFixtures: readonly ReturnFixture[] = fixtures({ direction: 'return' })

/** Named with their `.rem`, beside the returns. */
export const remittanceFixtures: readonly RemittanceFixture[] = fixtures({ direction: 'remittance' }).map((each) => ({
  ...each,
  name: `${each.name}.rem`,
}))

export function returnFixture(name: string): ReturnFixture {
  const found: Fixture | undefined = returnFixtures.find((fixture) => fixture.name === name)
  if (found === undefined) throw new Error(`there is no fixture ${name}`)
  return found
}
