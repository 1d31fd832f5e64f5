/** Caixa, CNAB 400 SIGCB, 67.126 v029 (2024): deadlines. */
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { digitsInto } from '../into-fields.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import type { CaixaContract } from './bank.js'
import { remittanceTitle400 } from './cnab400.js'
import { checkDeadlines, sueDays } from './rules.js'

export type CaixaContext = EntryContext<CaixaContract>

export type CaixaTitle = RecordValues<typeof remittanceTitle400>

export const MAX_RETURN_DAYS = 99

/** 00 is taken for 01 (NE025). */
export const deadlines400: Deadlines = {
  layout: 'CNAB 400 da Caixa',
  source: 'NE024 e NE025, p. 40',
  ranges: {
    days_for_sue: sueDays('01'),
    days_for_revoke: [{ from: 1, to: MAX_RETURN_DAYS, kind: 'calendar', code: '02' }],
  },
}

/** Movements about a single deadline (NE017, obs. 6). */
const ABOUT: Readonly<Record<string, 'days_for_sue' | 'days_for_revoke'>> = {
  '07': 'days_for_sue',
  '08': 'days_for_revoke',
  '11': 'days_for_revoke',
  '12': 'days_for_sue',
}

/** A registration, and the change of other data. */
export const SENDS_SLIP: readonly string[] = ['01', '09']

export const SENDS_DEADLINE: readonly string[] = [...SENDS_SLIP, ...Object.keys(ABOUT)]

/**
 * The instruction is either protest or return; Caixa treats any other as return. Without protest and return the days are blank, and Caixa returns the title
 * after its own five days; zeros would return it one day after the due date (NE024, NE025, p. 40).
 */
export function deadline({ slip, movement }: CaixaContext): Pick<CaixaTitle, 'first_instruction' | 'deadline_days'> {
  const only = ABOUT[movement]
  if (only === undefined) checkDeadlines(slip)
  const isProtest = only !== 'days_for_revoke' && slip.days_for_sue !== null
  const first_instruction = isProtest ? '01' : '02'
  checkNamedCodes(slip, { first_instruction, second_instruction: '' }, 'CNAB 400 da Caixa')
  const field = isProtest ? 'days_for_sue' : 'days_for_revoke'
  return {
    first_instruction,
    deadline_days:
      slip[field] === null
        ? NO_DAYS
        : digitsInto(remittanceTitle400.fields.deadline_days, deadlineDays(slip, field, deadlines400)),
  }
}

const NO_DAYS = ''

export const hasNoDeadline = (context: CaixaContext): boolean =>
  SENDS_DEADLINE.includes(context.movement) && deadline(context).deadline_days === NO_DAYS
