/**
 * Checks of an entry, by instruction. The rules of all banks for a title are those of FEBRABAN 240 v10.6, C047 A, reasons 17, 29 and 34, and the same in the
 * banks' tables of rejections.
 */
import { checkExcluded, checkExcludedInstruction, type EntryContext } from '../../banks/index.js'
import {
  AMOUNT_OF_ZERO,
  type AnyEntry,
  MUST_NOT_BE_BLANK,
  type OurCode,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { checkDocumentType } from '../supports.js'
import { checkDiscounts } from './discounts.js'
import { type EntryDraft, isNotGiven } from './draft.js'
import type { InstructionRules } from './entry-plans.js'
import { checkLayoutLosses } from './settle-losses.js'
import { checkSubject } from './subjects.js'

/** Throws a `ValidationError` if an entry breaks a rule. */
export type Check<Given> = (given: Given, rules: InstructionRules) => void

/** The checks of an instruction. */
export interface EntryChecks {
  /** Before the entry has a number. */
  readonly ofDraft: readonly Check<EntryDraft>[]
  readonly ofContext: readonly Check<EntryContext>[]
}

/** Whether a check is about an instruction. */
type Applies = (ourCode: OurCode) => boolean

interface CheckRow<Given> {
  readonly of: Applies
  readonly check: Check<Given>
}

const anyEntry: Applies = () => true
const registrations: Applies = (ourCode) => ourCode === '1001'
const otherInstructions: Applies = (ourCode) => ourCode !== '1001'
const changesOfDueDate: Applies = (ourCode) => ourCode === '1003'

const OF_DRAFT: readonly CheckRow<EntryDraft>[] = [
  { of: anyEntry, check: checkWallet },
  { of: anyEntry, check: (draft, { losses }) => checkLayoutLosses(losses, draft) },
  { of: anyEntry, check: checkZeroAmount },
  { of: anyEntry, check: checkNeeded },
  { of: otherInstructions, check: ({ slip }, { ourCode }) => checkSubject(ourCode, slip) },
  { of: otherInstructions, check: checkDocumentOfInstruction },
]

const OF_CONTEXT: readonly CheckRow<EntryContext>[] = [
  { of: anyEntry, check: checkRebate },
  { of: registrations, check: checkIssueDate },
  { of: registrations, check: ({ contract, slip }) => checkDocumentType(contract, slip) },
  { of: registrations, check: ({ slip }) => checkDiscounts(slip) },
  { of: registrations, check: checkDocumentOfTitle },
  { of: registrations, check: checkDemands },
  { of: changesOfDueDate, check: checkNewDueDate },
]

/** Returns the checks of an instruction. They are selected once. */
export const checksOf = (ourCode: OurCode): EntryChecks => selected.get(ourCode) ?? select(ourCode)

const selected = new Map<OurCode, EntryChecks>()

function select(ourCode: OurCode): EntryChecks {
  const of = <Given>(rows: readonly CheckRow<Given>[]) =>
    rows.filter((row) => row.of(ourCode)).map(({ check }) => check)
  const checks = { ofDraft: of(OF_DRAFT), ofContext: of(OF_CONTEXT) }
  selected.set(ourCode, checks)
  return checks
}

export function runChecks<Given>(
  checks: readonly Check<Given>[],
  given: Given,
  rules: InstructionRules,
  problems: Problems,
): void {
  for (const check of checks) {
    try {
      check(given, rules)
    } catch (error) {
      problems.note(error)
    }
  }
}

/** A slip of another wallet is sent in the remittance of that wallet. */
function checkWallet({ entry, wallet: { id } }: EntryDraft): void {
  const { bank_billet_account_id: named } = entry.slip
  if (id === null || isNotGiven(named) || String(named) === String(id)) return
  throw new ValidationError({ bank_billet_account_id: [OF_ANOTHER_WALLET] })
}

const OF_ANOTHER_WALLET = 'é de outra carteira: envie o boleto na remessa da sua'

/** The bank takes the amount zero only for some document types. */
function checkZeroAmount({ slip }: EntryDraft, { dialect: { zeroAmount } }: InstructionRules): void {
  if (slip.amount === 0 && zeroAmount?.includes(slip.document_type) !== true)
    throw new ValidationError({ amount: [AMOUNT_OF_ZERO] })
}

/** The entry has the fields that the instruction needs. */
function checkNeeded({ entry }: EntryDraft, { instruction: { needs } }: InstructionRules): void {
  if (needs === undefined) return
  const missing = needs.filter((field) => isNotGiven(entry[field]))
  if (missing.length > 0)
    throw new ValidationError(Object.fromEntries(missing.map((field) => [field, [MUST_NOT_BE_BLANK]])))
}

function checkDocumentOfInstruction({ slip }: EntryDraft, { ourCode, dialect: { excludes } }: InstructionRules): void {
  if (excludes !== undefined) checkExcludedInstruction(excludes, ourCode, slip.document_type)
}

function checkDocumentOfTitle(context: EntryContext, { dialect: { excludes } }: InstructionRules): void {
  if (excludes !== undefined) checkExcluded(excludes, context)
}

/** A rebate is less than the amount to pay, and not zero if the instruction is about it. */
function checkRebate(
  { value_rebate, slip: { amount } }: EntryContext,
  { instruction: { needs } }: InstructionRules,
): void {
  if (value_rebate === null) return
  if (value_rebate === 0 && needs?.includes('value_rebate') === true)
    throw new ValidationError({ value_rebate: ['deve ser maior que zero'] })
  if (value_rebate >= amount) throw new ValidationError({ value_rebate: ['deve ser menor que o valor do boleto'] })
}

/** A document is not issued after its due date. */
function checkIssueDate({ slip: { document_date, expire_at } }: EntryContext): void {
  if (document_date > expire_at) throw new ValidationError({ document_date: [AFTER_DUE_DATE] })
}

const AFTER_DUE_DATE = 'não pode ser depois do vencimento (sem ela, vale a data da remessa)'

/** The bank's rules for registered slips. */
function checkDemands(context: EntryContext, { dialect: { demands } }: InstructionRules): void {
  if (demands === undefined) return
  let problems: Problems | null = null
  for (const demand of demands) {
    try {
      demand(context)
    } catch (error) {
      problems ??= new Problems()
      problems.note(error)
    }
  }
  problems?.throwAny()
}

/** A changed due date does not make the title overdue: Itaú CNAB 400 July 2021, p. 41, reason 33. */
function checkNewDueDate({ slip: { expire_at }, date }: EntryContext): void {
  if (expire_at < date)
    throw new ValidationError({ expire_at: ['não pode ser anterior à data da remessa: o título ficaria vencido'] })
}

/** Whether an entry is omitted from the remittance because its slip was registered by other means. */
export const isLeftOut = ({ our_code, slip }: AnyEntry): boolean =>
  our_code === '1001' && slip?.prevent_registration === true
