/** Old names of the public API: each warns once in a process, and names the new one. They are removed in the next minor version. */

/** Old and new name by the code of the warning. The table of the changelog has the same names. */
export const DEPRECATIONS = {
  CNAB_READ: ['read(chunk)', 'push(chunk)'],
  CNAB_FINISH: ['finish()', 'end()'],
  CNAB_DETECT: ['detect(bytes)', 'detectFile(bytes)'],
  CNAB_DIAGNOSTIC_MESSAGE: ['diagnosticMessage(d, language)', 'messageOf(d, language)'],
  CNAB_CSV_OPTIONS: [
    'rawText, delimiter, bom, decimalComma, quoteText',
    'csv: { formulas, delimiter, bom, decimal, quoteText }',
  ],
  CNAB_SUPPORTS: ['supports(bank, layout, ourCode)', 'supportsInstruction(bank, layout, ourCode)'],
} as const satisfies Record<string, readonly [old: string, name: string]>

export type DeprecationCode = keyof typeof DEPRECATIONS

const warned = new Set<DeprecationCode>()

/** Lets each old name warn again. For tests, which share a process. */
export const forgetWarnings = (): void => warned.clear()

/** Emits a `DeprecationWarning` of the process, the first time that an old name is used. Does nothing in runtimes without such warnings. */
export function warnDeprecated(code: DeprecationCode): void {
  if (warned.has(code)) return
  warned.add(code)
  const [old, name] = DEPRECATIONS[code]
  globalThis.process?.emitWarning?.(`use ${name} em vez de ${old}: a forma antiga será removida`, {
    type: 'DeprecationWarning',
    code,
  })
}
