/**
 * Checks of an entry, by instruction. The rules of all banks for a title are those of FEBRABAN 240 v10.6, C047 A, reasons 17, 29 and 34, and the same in the
 * banks' tables of rejections.
 */
import {
  checkExcluded,
  checkExcludedInstruction,
  type EntryContext,
  type Instruction,
  type RemittanceDialect,
} from '../../banks/index.js'
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
import type { InstructionRules } from './instruction-rules.js'
import { checkLayoutLosses } from './layout-losses.js'
import { isNotGiven, type PreparedEntry } from './prepared-entry.js'
import { checkSubject } from './subjects.js'

/** Throws a `ValidationError` if an entry breaks a rule. */
export type Check<Given> = (given: Given) => void

/** The checks of an instruction. */
export interface EntryChecks {
  /** Before the entry has a number. */
  readonly ofDraft: readonly Check<PreparedEntry>[]
  readonly ofContext: readonly Check<EntryContext>[]
}

/** Returns a check of an instruction; null if nothing is to be checked. */
type CheckOf<Given> = (rules: InstructionRules) => Check<Given> | null

const REGISTRATION: OurCode = '1001'
const CHANGE_OF_DUE_DATE: OurCode = '1003'

const OF_DRAFT: readonly CheckOf<PreparedEntry>[] = [
  () => checkWallet,
  ({ losses }) => (losses.ofLayout.length === 0 ? null : (draft) => checkLayoutLosses(losses, draft)),
  ({ dialect: { zeroAmount = [] } }) => zeroAmountCheck(zeroAmount),
  ({ instruction: { needs } }) => (needs === undefined ? null : (draft) => checkNeeded(needs, draft)),
  ({ ourCode }) => (ourCode === REGISTRATION ? null : ({ slip }) => checkSubject(ourCode, slip)),
  ({ ourCode, dialect: { excludes } }) =>
    ourCode === REGISTRATION || excludes === undefined
      ? null
      : ({ slip }) => checkExcludedInstruction(excludes, ourCode, slip.document_type),
]

const OF_CONTEXT: readonly CheckOf<EntryContext>[] = [
  ({ instruction: { needs = [] } }) => rebateCheck(needs.includes('value_rebate')),
  ofRegistration(() => checkIssueDate),
  ofRegistration(
    () =>
      ({ contract, slip }) =>
        checkDocumentType(contract, slip),
  ),
  ofRegistration(
    () =>
      ({ slip }) =>
        checkDiscounts(slip),
  ),
  ofRegistration(({ excludes }) => (excludes === undefined ? null : (context) => checkExcluded(excludes, context))),
  ofRegistration(({ demands }) => (demands === undefined ? null : (context) => checkDemands(demands, context))),
  ({ ourCode }) => (ourCode === CHANGE_OF_DUE_DATE ? checkNewDueDate : null),
]

/** A check of registrations, by their dialect. */
function ofRegistration(of: (dialect: RemittanceDialect) => Check<EntryContext> | null): CheckOf<EntryContext> {
  return ({ ourCode, dialect }) => (ourCode === REGISTRATION ? of(dialect) : null)
}

/** Returns the checks of an instruction. */
export function checksOf(rules: InstructionRules): EntryChecks {
  const checks = <Given>(all: readonly CheckOf<Given>[]) => all.flatMap((of) => of(rules) ?? [])
  return { ofDraft: checks(OF_DRAFT), ofContext: checks(OF_CONTEXT) }
}

export function runChecks<Given>(checks: readonly Check<Given>[], given: Given, problems: Problems): void {
  for (const check of checks) {
    try {
      check(given)
    } catch (error) {
      problems.note(error)
    }
  }
}

/** A slip of another wallet is sent in the remittance of that wallet. */
function checkWallet({ entry, wallet: { id } }: PreparedEntry): void {
  const { bank_billet_account_id: named } = entry.slip
  if (id === null || isNotGiven(named) || String(named) === String(id)) return
  throw new ValidationError({ bank_billet_account_id: [OF_ANOTHER_WALLET] })
}

const OF_ANOTHER_WALLET = 'é de outra carteira: envie o boleto na remessa da sua'

/** The bank takes the amount zero only for some document types. */
const zeroAmountCheck =
  (documentTypes: readonly unknown[]): Check<PreparedEntry> =>
  ({ slip }) => {
    if (slip.amount === 0 && !documentTypes.includes(slip.document_type))
      throw new ValidationError({ amount: [AMOUNT_OF_ZERO] })
  }

/** The entry has the fields that the instruction needs. */
function checkNeeded(needs: NonNullable<Instruction['needs']>, { entry }: PreparedEntry): void {
  const missing = needs.filter((field) => isNotGiven(entry[field]))
  if (missing.length > 0)
    throw new ValidationError(Object.fromEntries(missing.map((field) => [field, [MUST_NOT_BE_BLANK]])))
}

/** A rebate is less than the amount to pay, and not zero if the instruction is about it. */
const rebateCheck =
  (isNeeded: boolean): Check<EntryContext> =>
  ({ value_rebate, slip: { amount } }) => {
    if (value_rebate === null) return
    if (value_rebate === 0 && isNeeded) throw new ValidationError({ value_rebate: ['deve ser maior que zero'] })
    if (value_rebate >= amount) throw new ValidationError({ value_rebate: ['deve ser menor que o valor do boleto'] })
  }

/** A document is not issued after its due date. */
function checkIssueDate({ slip: { document_date, expire_at } }: EntryContext): void {
  if (document_date > expire_at) throw new ValidationError({ document_date: [AFTER_DUE_DATE] })
}

const AFTER_DUE_DATE = 'não pode ser depois do vencimento (sem ela, vale a data da remessa)'

/** The bank's rules for registered slips. */
function checkDemands(demands: NonNullable<RemittanceDialect['demands']>, context: EntryContext): void {
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
