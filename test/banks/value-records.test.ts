/** Records of returns with the values of payments. */
import { expect, test } from 'vitest'
import { isRequired } from '../../src/fixed-width/index.js'
import { occurrenceMeanings } from '../../src/return/index.js'
import { fieldsOfPlan, titlePlan } from '../../src/return/meaning/title-plan.js'
import { returnDialects } from './dialects-of.js'

// A payment whose amount is lost with a line must be an error: the reader reports a required record, never an optional one.
test.each(returnDialects())('a payment is incomplete without the record of its amount: $name', ({ dialect }) => {
  const payments = occurrenceMeanings(dialect).filter(({ kind, money }) => kind === 'settled' && money)
  expect(payments.length).toBeGreaterThan(0)
  for (const { main, companions = {} } of dialect.layout.structure.titles) {
    const roles = new Set(fieldsOfPlan(titlePlan(dialect, main), ['paid_amount']).map(({ role }) => role))
    roles.delete(main)
    for (const role of roles)
      for (const { occurrence } of payments)
        expect(
          isRequired(companions[role]!, () => occurrence),
          `${main} ${occurrence}`,
        ).toBe(true)
  }
})
