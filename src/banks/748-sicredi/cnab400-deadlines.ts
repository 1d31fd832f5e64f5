/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: deadlines and demands. */
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorHasAnotherTaxId, guarantorIsNotPayer } from '../demands.js'
import type { Demand, EntryContext, RecordValues } from '../remittance-dialect.js'
import type { SicrediContract } from './bank.js'
import type { remittanceTitle } from './cnab400.js'
import { automaticDays, checkAutomatic } from './rules.js'

export type SicrediContext = EntryContext<SicrediContract>

export type SicrediTitle = RecordValues<typeof remittanceTitle>

export const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Sicredi',
  source: 'título 157–160 e 193–196, pp. 29–30',
  ranges: { days_for_sue: automaticDays('06'), days_for_negativation: automaticDays('06') },
}

/** CNAB 400 v2.1: the final beneficiary has a CPF or CNPJ other than the beneficiary's (pp. 30 and 33), and is another person than the payer (p. 33; reason I1, p. 23). */
export const demands400: readonly Demand[] = [guarantorIsNotPayer, guarantorHasAnotherTaxId]

const NOT = '00'

const AUTOMATIC = '06'

const NOT_AUTOMATIC: SicrediTitle = {
  sue_instruction: NOT,
  days_for_sue: 0,
  negativation_instruction: NOT,
  days_for_negativation: 0,
}

/** Automatic protest and negativation (pp. 28–29); none if the instruction cancels them, even if the slip has them. */
export function automatic({ slip, wallet, our_code }: SicrediContext): SicrediTitle {
  if (our_code === '1041' || our_code === '1118') return NOT_AUTOMATIC
  checkAutomatic(slip, wallet)
  return {
    sue_instruction: slip.days_for_sue === null ? NOT : AUTOMATIC,
    days_for_sue: deadlineDays(slip, 'days_for_sue', deadlines400),
    negativation_instruction: slip.days_for_negativation === null ? NOT : AUTOMATIC,
    days_for_negativation: deadlineDays(slip, 'days_for_negativation', deadlines400),
  }
}
