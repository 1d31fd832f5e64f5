import fc from 'fast-check'

/** However many cases a property asks for, it draws them for so long: what a mutant breaks is mostly seen at once. */
const MILLISECONDS = Number(process.env['MILLISECONDS'] ?? 150)

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  interruptAfterTimeLimit: MILLISECONDS,
  markInterruptAsFailure: false,
})
