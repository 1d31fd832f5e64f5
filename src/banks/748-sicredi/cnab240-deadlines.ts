/** Sicredi, CNAB 240, version 1.6 of November 2021: deadlines. */
import type { Deadlines } from '../deadlines.js'
import type { EntryContext } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { automaticDays, checkAutomatic } from './rules.js'

export const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Sicredi',
  source: '36.3P e 37.3P, p. 39',
  ranges: { days_for_sue: automaticDays('1'), days_for_negativation: automaticDays('8') },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

/** «Utilizar sempre 1»; days «000» (p. 40). */
export const NO_REVOKE = '1'

/** Checks the automatic protest or negativation, which share one field (p. 39). */
export function checkedProtest({ slip, wallet }: EntryContext): undefined {
  checkAutomatic(slip, wallet)
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
}
