import fc from 'fast-check'

/** So many cases for a property, or as many as FC_RUNS says. */
export const runs = (cases: number): { numRuns: number } => ({
  numRuns: fc.readConfigureGlobal().numRuns ?? Math.ceil(cases),
})
