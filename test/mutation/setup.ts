import fc from 'fast-check'

/** Limits the time of each property, regardless of its number of cases: most mutants fail at once. */
const MILLISECONDS = Number(process.env['MILLISECONDS'] ?? 150)

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  interruptAfterTimeLimit: MILLISECONDS,
  markInterruptAsFailure: false,
})
