/** Unidades da federação: every bank rejects others, reason 52 (FEBRABAN CNAB 240, 10.6, C047, p. 154). */
const STATES: ReadonlySet<string> = new Set([
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
])

/** Whether two capital letters are those of a state. */
export const isState = (state: string): boolean => STATES.has(state)
