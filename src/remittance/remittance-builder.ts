import {
  checkExcluded,
  checkExcludedInstruction,
  correspondentTitle,
  type EntryContext,
  type FileContext,
  type Instruction,
  type NeededField,
  type OurNumber,
  type RecordValues,
  type RemittanceDialect,
  variantOf,
} from '../banks/index.js'
import {
  ADDRESS_SEPARATORS,
  BLANK,
  ENTRY_NAMES,
  type Entry,
  errorOfEntries,
  fromReais,
  isDate,
  isOurCode,
  isValidationError,
  type MoneyInput,
  notADate,
  type OurCode,
  type PreparedSlip,
  Problems,
  parseMoney,
  prepareSlip,
  type Slip,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { restoreFastTexts } from '../code/fast-texts.js'
import { plainConstructor } from '../code/plain-objects.js'
import { addressSeparatorsOf } from './address-separators.js'
import { checkObject, checkOptions } from './check-input.js'
import {
  checkDiscounts,
  checkIssueDate,
  checkNewDueDate,
  checkRebate,
  checkZeroAmount,
  isLeftOut,
} from './check-registration.js'
import { checkSubject } from './check-subject.js'
import { checkEvidence, checkSupported, unsupportedFeaturesOf } from './check-supported.js'
import { CutIdentifiers } from './cut-identifiers.js'
import { DueDates } from './due-dates.js'
import { FileWriter, type RecordPlan } from './file-writer.js'
import type { CutText } from './fit-text.js'
import { noteMissing } from './missing-columns.js'
import { nextFileNumber } from './next-file-number.js'
import { configured, type OpenedWallet, openWallet, walletKey } from './open-wallet.js'
import { OurNumbers } from './our-numbers.js'
import { isVariant, type RecordStep, stepsOf, type WrittenRecord } from './record-steps.js'
import type {
  RemittanceOptions,
  RemittanceRecord,
  RemittanceSummary,
  RemittanceWarning,
  TextChange,
} from './remittance.js'
import { noteRounded } from './rounded-charges.js'
import { warnOfSlip } from './slip-warnings.js'
import { checkAvailable, checkDocumentType, ofOtherFile, unsupported } from './supports.js'
import { TextChanges, type TextLocation } from './text-changes.js'
import { UnreadFields } from './unread-fields.js'
import { checkUnsent, noteUnsent } from './unsent-parts.js'
import { recordOf, Written, type WrittenEntry } from './written-entries.js'

/** An entry as written in the file. */
export interface AddedEntry {
  readonly record: RemittanceRecord
  readonly changes: readonly TextChange[]
  readonly warnings: readonly RemittanceWarning[]
}

/**
 * Builds a remittance file entry by entry, for more slips than fit in memory.
 *
 * @example
 * const builder = new RemittanceBuilder(wallet)
 * for await (const entry of entries) { builder.add(entry); if (builder.pending > 1e6) await file.write(builder.take()) }
 * await file.write(builder.finish())
 */
export class RemittanceBuilder {
  private opened: OpenedWallet
  private numbers: OurNumbers
  /** The numbers of each wallet, which its further lots continue. */
  private numbersByWallet = new Map<string, OurNumbers>()
  private readonly generatedAt: string
  private writer!: FileWriter
  /** Features without columns in the layout, as bits. */
  private unsupported = 0
  private separators = ADDRESS_SEPARATORS
  /** Changes since the last `takeChanges`. */
  private changes = new TextChanges()
  private changesOfHeaders: readonly TextChange[] = []
  private warnings: RemittanceWarning[] = []
  private readonly dueDates: DueDates
  /** Fields of the current slip that its records hold, as bits. */
  private carried = 0
  /** Values of the first record of the current entry. */
  private main: RecordValues = {}
  private readonly cutIdentifiers = new CutIdentifiers()
  private readonly note = (location: TextLocation, text: string): void => {
    if (this.isReported || this.at === null) this.changes.note(this.at, location, text)
  }
  private readonly noteFitted = (location: TextLocation, text: string, cut: CutText | null): void => {
    if (cut !== null && location.identifier !== undefined) this.cutIdentifiers.add(location.identifier, cut)
    this.note(location, text)
  }
  /** Position of the current entry; null while headers are written. */
  private at: number | null = null
  /** Planned instructions by code. Codes are digits, which a Map finds faster than an object. */
  private readonly planned = new Map<OurCode, PlannedInstruction>()
  private count = 0
  private readonly strict: boolean
  /** Whether the changes and warnings of entries are recorded. */
  private isReported = true
  /** Whether numbers of money are reais. */
  private readonly inReais: boolean
  private added = 0
  private finished = false

  /**
   * @param expected expected number of entries, if known
   * @throws {ValidationError} if a field that the bank needs is missing or invalid, or the bank or contract is unknown
   */
  constructor(
    wallet: Wallet,
    options: Omit<RemittanceOptions, 'partial'> = {},
    private readonly expected = 0,
  ) {
    checkOptions(options)
    restoreFastTexts()
    this.inReais = options.money === 'reais'
    this.opened = openWallet(this.inCents(wallet), options.generated_at)
    this.generatedAt = `${this.opened.file.date}T${this.opened.file.time}`
    this.strict = options.strict ?? false
    this.numbers = this.numbersOf(this.opened, wallet)
    this.dueDates = new DueDates(this.opened.file.date)
    this.begin()
  }

  /** Begins the file of the current dialect. */
  private begin(): void {
    const { layout, charges } = this.opened.dialect
    const { header } = layout.structure
    const noted = this.changes.length
    if (this.strict) checkEvidence(this.opened)
    this.unsupported = unsupportedFeaturesOf(this.opened.dialect)
    this.separators = addressSeparatorsOf(this.opened.dialect)
    this.planned.clear()
    this.writer = new FileWriter(layout, this.noteFitted, this.expected, charges)
    this.at = null
    this.writer.writeHeader(this.writer.planOf(header), this.valuesOfFile(header))
    this.openLot()
    this.changesOfHeaders = this.takeHeaderChanges(noted)
  }

  /** Texts of the headers that changed. */
  get headerChanges(): readonly TextChange[] {
    return this.changesOfHeaders
  }

  /**
   * Begins another lot of the same file (CNAB 240), for another agreement or account of the same beneficiary. A wallet that had a lot before continues
   * its numbers.
   *
   * @returns the next nosso número of the wallet of the closed lot, to be stored, and texts of the new header that changed
   * @throws {ValidationError} when the wallet is of another bank or layout, or the layout has no lots; the file stays as it was
   */
  nextLot(wallet: Wallet): { readonly next_our_number: string | null; readonly changes: readonly TextChange[] } {
    this.checkUnfinished()
    const next = openWallet(this.inCents(wallet), this.generatedAt)
    const { bank, layout, dialect, file } = this.opened
    if (next.bank !== bank || next.layout !== layout) {
      throw new ValidationError({
        bank_contract_slug: ['deve ser do mesmo banco e layout em todos os lotes do arquivo'],
      })
    }
    if (next.dialect !== dialect) {
      throw new ValidationError({ bank_contract_slug: ['é de outra variante do layout: envie em outro arquivo'] })
    }
    if (dialect.layout.structure.lot === undefined)
      throw new ValidationError({ kind: ['não tem lotes: envie um arquivo por carteira'] })
    const { opened, numbers } = this
    const noted = this.changes.length
    const numbersByWallet = new Map(this.numbersByWallet)
    try {
      this.writer.setMark()
      this.closeLot()
      this.opened = { ...next, file: { ...next.file, remittance_number: file.remittance_number } }
      this.numbers = this.numbersOf(this.opened, wallet)
      this.openLot()
      return { next_our_number: numbers.next(), changes: this.takeHeaderChanges(noted) }
    } catch (error) {
      this.writer.rollBack()
      this.changes.truncate(noted)
      Object.assign(this, { opened, numbers, numbersByWallet })
      throw error
    }
  }

  /**
   * Adds all records of an entry.
   *
   * @param accept called before the entry is added; if it throws, the entry is not added
   * @returns null for an entry that is left out because its slip was registered by other means
   * @throws {ValidationError} with all errors of the entry; the file stays as it was
   */
  add(entry: Entry, accept?: (record: RemittanceRecord) => void): AddedEntry | null {
    const written = this.write(entry, accept && ((written) => accept(this.recordOf(written))))
    if (written === null) return null
    const changes = this.changes.length === 0 ? NONE : this.takeChanges().list()
    return { record: this.recordOf(written), changes, warnings: this.takeWarnings() }
  }

  /**
   * The same; the changes stay for `takeChanges`.
   *
   * @internal
   */
  write(entry: Entry, accept: (written: WrittenEntry) => void = acceptAny): WrittenEntry | null {
    this.checkUnfinished()
    const position = this.count++
    try {
      return this.addAt(position, entry, accept)
    } catch (error) {
      if (isValidationError(error)) throw errorOfEntries(new Map([[position, error.errors]]))
      throw error
    }
  }

  /**
   * Returns the texts that changed since the last call.
   *
   * @internal
   */
  takeChanges(): TextChanges {
    const { changes } = this
    this.changes = new TextChanges()
    return changes
  }

  /**
   * Returns the warnings since the last call.
   *
   * @internal
   */
  takeWarnings(): readonly RemittanceWarning[] {
    const { warnings } = this
    if (warnings.length > 0) this.warnings = []
    return warnings
  }

  /**
   * From now on, records no changes and warnings of entries, which nobody reads.
   *
   * @internal
   */
  reportNothing(): void {
    // A strict remittance refuses changes.
    this.isReported = this.strict
  }

  /**
   * The dialect of the file. The first entry may change it.
   *
   * @internal
   */
  get dialect(): RemittanceDialect {
    return this.opened.dialect
  }

  /** Returns the record of the last entry. Copies its lines, whose place is used again after `take`. */
  private recordOf(written: WrittenEntry): RemittanceRecord {
    return recordOf(written, this.dialect, this.writer.copyOf(written.start, written.end))
  }

  private inCents<T extends object>(given: T): T {
    return this.inReais ? fromReais(given) : given
  }

  private addAt(position: number, given: Entry, accept: (written: WrittenEntry) => void): WrittenEntry | null {
    checkObject('entry', given, 'our_code e slip')
    const entry = this.inCents(given)
    const misspelt = ENTRY_NAMES.misspeltIn(entry)
    if (misspelt !== null) throw new ValidationError(misspelt)
    const isEntry = entry.our_code === '1001'
    if (isLeftOut(entry)) return null
    const usual = this.planned.get(entry.our_code) ?? this.newlyPlanned(entry.our_code)
    const { dialect, bank, layoutName, file, id, anyDueDay } = this.opened
    this.at = position
    checkAvailable(file.contract, bank.name, entry.our_code)
    const asked = configured(this.opened, entry.slip)
    const slip = prepareSlip(asked, file.date, this.separators)
    this.carried = 0
    this.main = NOTHING_WRITTEN
    this.cutIdentifiers.clear()
    const { instruction, steps } = (slip.pix === null ? null : usual.withPix) ?? usual
    const movement = (isEntry ? file.contract.registration : undefined) ?? instruction.movement
    const problems = new Problems()
    if (id !== null) problems.attempt(checkWallet, entry.slip, id)
    problems.attempt(checkSupported, this.unsupported, entry.our_code, slip, layoutName)
    if (slip.amount === 0) problems.attempt(checkZeroAmount, slip, dialect)
    if (instruction.needs !== undefined) problems.attempt(checkNeeded, entry, instruction.needs)
    if (!isEntry) problems.attempt(checkSubject, entry.our_code, slip)
    if (!isEntry && dialect.excludes !== undefined)
      problems.attempt(checkExcludedInstruction, dialect.excludes, entry.our_code, slip.document_type)
    const value_rebate = isBlank(entry.value_rebate) ? null : problems.attempt(rebateOf, entry.value_rebate)
    const payment_limit_at = isBlank(entry.payment_limit_at)
      ? null
      : problems.attempt(paymentLimitOf, entry.payment_limit_at)
    const numbered = this.numbers.mark()
    const noted = this.changes.length
    this.writer.setMark()
    try {
      const our_number = problems.attempt(numberOf, this.numbers, slip, isEntry) ?? NO_NUMBER
      const correspondent_number =
        file.contract.correspondent === undefined
          ? null
          : (problems.attempt(correspondentNumber, file, slip, our_number) ?? null)
      const context = new NewContext(
        file,
        slip,
        our_number,
        correspondent_number,
        entry,
        movement,
        value_rebate ?? null,
        payment_limit_at ?? null,
      )
      const before = this.writer.lines
      const start = this.writer.size
      if (value_rebate != null) problems.attempt(checkRebate, value_rebate, slip, instruction)
      if (isEntry) this.checkRegistration(context, problems)
      if (entry.our_code === CHANGE_OF_DUE_DATE) problems.attempt(checkNewDueDate, slip, file.date)
      const unread = UnreadFields.of(context)
      this.writeRecords(unread?.context ?? context, steps, problems)
      if (this.cutIdentifiers.any) problems.add(this.cutIdentifiers.errors(asked, layoutName))
      problems.throwAny()
      unread?.check(layoutName)
      if (!isEntry) checkUnsent(steps, context, layoutName)
      if (!isEntry && this.isReported) noteUnsent(steps, context, this.note)
      if (isEntry && this.isReported && dialect.unsupportedFields !== undefined)
        this.reportUnsupported(dialect.unsupportedFields(context))
      if (this.strict && this.changes.length > noted) throw changedTexts(this.changes.list(noted))
      if (isEntry && this.isReported) noteMissing(this.carried, asked, this.note)
      const written = new Written(
        position,
        entry,
        id ?? entry.slip.bank_billet_account_id ?? null,
        movement,
        dialect.movements[movement]?.text ?? null,
        our_number,
        before,
        this.writer.lines,
        start,
        this.writer.size,
      )
      accept(written)
      if (this.isReported && (isEntry || entry.our_code === CHANGE_OF_DUE_DATE))
        this.dueDates.warn(this.warnings, position, slip.expire_at, anyDueDay)
      if (this.isReported) warnOfSlip(this.warnings, position, asked, steps, context, dialect)
      this.added++
      return written
    } catch (error) {
      this.numbers.restore(numbered)
      this.writer.rollBack()
      this.changes.truncate(noted)
      throw error
    }
  }

  /** Number of bytes that can be taken; 0 before `finish` if the header counts the lines of the file (BRB). */
  get pending(): number {
    return this.writer.pending
  }

  /** Takes the bytes built so far; none before `finish` if the header counts the lines of the file (BRB). */
  take(): Uint8Array {
    return this.writer.take()
  }

  /**
   * Writes the trailers, and takes the rest of the bytes.
   *
   * @throws {ValidationError} if the file has no entry: banks reject files without titles
   */
  finish(): Uint8Array {
    this.checkUnfinished()
    if (this.added === 0) throw new ValidationError({ entries: [this.count === 0 ? BLANK : NOTHING_TO_SEND] })
    this.finished = true
    this.closeLot()
    const { trailer } = this.opened.dialect.layout.structure
    if (trailer !== undefined) this.writeFileRecord(trailer)
    this.writer.finish()
    if (this.opened.dialect.endMark === true) this.writer.endMark()
    return this.writer.takeLast()
  }

  /** File name and numbers. The next numbers are final after the last entry. */
  get summary(): RemittanceSummary {
    const { bank, layout, dialect, file } = this.opened
    return {
      bank: bank.number,
      bank_name: bank.name,
      layout,
      ...variantOf(dialect),
      direction: 'remittance',
      filename: dialect.filename(file),
      remittance_number: file.remittance_number,
      next_our_number: this.numbers.next(),
      next_remittance_number: nextFileNumber(dialect, file),
    }
  }

  private numbersOf({ dialect, file }: OpenedWallet, wallet: Wallet): OurNumbers {
    const key = walletKey(wallet)
    const numbers = this.numbersByWallet.get(key) ?? new OurNumbers(dialect.ourNumber, file, wallet.next_our_number)
    this.numbersByWallet.set(key, numbers)
    return numbers
  }

  private checkUnfinished(): void {
    if (this.finished) throw new Error('the remittance is finished: nothing can come behind its trailer')
  }

  /** @throws {ValidationError} when the layout has no such instruction, or it goes in another file than the entries before it */
  private newlyPlanned(ourCode: OurCode): PlannedInstruction {
    if (!isOurCode(ourCode) || !Object.hasOwn(this.opened.dialect.instructions, ourCode)) this.changeFile(ourCode)
    const usual = this.opened.dialect.instructions[ourCode]!
    const withPix = usual.withPix === undefined ? null : this.plan(usual.withPix, null)
    const planned = this.plan(usual, withPix)
    this.planned.set(ourCode, planned)
    return planned
  }

  /** Begins the file that takes an instruction. The first entry decides which file it is, if a bank takes its instructions in two. */
  private changeFile(ourCode: OurCode): void {
    const { dialect, otherFile, bank, layout } = this.opened
    if (otherFile === undefined || !isOurCode(ourCode) || !Object.hasOwn(otherFile.instructions, ourCode))
      throw unsupported(bank.name, layout, ourCode, movementNamed(dialect, ourCode))
    if (this.added > 0) throw ofOtherFile(bank.name, ourCode)
    this.opened = { ...this.opened, dialect: otherFile, otherFile: dialect }
    this.begin()
  }

  private plan(instruction: Instruction, withPix: PlannedInstruction | null): PlannedInstruction {
    const steps = stepsOf(this.opened.dialect, instruction.records).map((step) => ({
      step,
      plan: this.writer.planOf(step.role, step.record),
    }))
    return { instruction, steps, withPix }
  }

  private checkRegistration(context: EntryContext, problems: Problems): void {
    problems.attempt(checkIssueDate, context.slip)
    problems.attempt(checkDocumentType, context.contract, context.slip)
    if (context.slip.discounts.length > 0) problems.attempt(checkDiscounts, context.slip)
    const { demands, excludes } = this.opened.dialect
    if (excludes !== undefined) problems.attempt(checkExcluded, excludes, context)
    if (demands !== undefined) for (const demand of demands) problems.attempt(demand, context)
  }

  private writeRecords(context: EntryContext, steps: readonly PlannedStep[], problems: Problems): void {
    for (const { step, plan } of steps) {
      if (step.when !== null && !step.when(context)) continue
      const made = problems.attempt(step.make, context)
      if (made === undefined) continue
      if (!Array.isArray(made)) this.writeRecord(context.slip, step, plan, made as WrittenRecord, problems)
      else for (const one of made) this.writeRecord(context.slip, step, plan, one, problems)
    }
  }

  private writeRecord(
    slip: PreparedSlip,
    step: RecordStep,
    plan: RecordPlan,
    made: WrittenRecord,
    problems: Problems,
  ): void {
    const given = isVariant(made) ? made.values : made
    const written = isVariant(made) && !step.isNamed ? this.writer.planOf(step.role, made.variant) : plan
    const values = step.sent === null ? given : step.sent(given)
    if (this.main === NOTHING_WRITTEN) this.main = values
    this.carried |= written.carried(values)
    if (this.isReported && written.chargeColumns.length > 0)
      noteRounded(slip, written.chargeColumns, values, this.main, this.note)
    problems.attempt(write, this.writer, written, values)
  }

  private openLot(): void {
    const lot = this.opened.dialect.layout.structure.lot
    if (lot === undefined) return
    this.writer.openLot()
    this.writeFileRecord(lot.header)
  }

  private closeLot(): void {
    const lot = this.opened.dialect.layout.structure.lot
    if (lot === undefined) return
    this.writeFileRecord(lot.trailer)
    this.writer.closeLot()
  }

  private writeFileRecord(role: string): void {
    this.at = null
    this.writer.write(this.writer.planOf(role), this.valuesOfFile(role))
  }

  private valuesOfFile(role: string): RecordValues {
    const { dialect, file } = this.opened
    return dialect.file[role]?.(file) ?? {}
  }

  /** @param noted number of changes before the headers */
  private takeHeaderChanges(noted: number): readonly TextChange[] {
    const changes = this.changes.list(noted)
    this.changes.truncate(noted)
    if (this.strict && changes.length > 0) throw changedTexts(changes)
    return changes
  }

  private reportUnsupported(texts: Readonly<Record<string, string>>): void {
    for (const field in texts) {
      const from = texts[field]!
      if (from !== '') this.changes.note(this.at, { name: `slip.${field}`, field: null }, from)
    }
  }
}

/** An instruction, planned for this file. */
interface PlannedInstruction {
  readonly instruction: Instruction
  readonly steps: readonly PlannedStep[]
  /** The instruction that replaces it for a slip with Pix. */
  readonly withPix: PlannedInstruction | null
}

/** Records of one role of an instruction, and how they are written. */
interface PlannedStep {
  readonly step: RecordStep
  readonly plan: RecordPlan
}

const NewContext = plainConstructor<
  EntryContext,
  [
    FileContext,
    PreparedSlip,
    OurNumber,
    correspondent_number: OurNumber | null,
    Entry,
    movement: string,
    value_rebate: number | null,
    payment_limit_at: string | null,
  ]
>(function (file, slip, our_number, correspondent_number, entry, movement, value_rebate, payment_limit_at) {
  this.wallet = file.wallet
  this.contract = file.contract
  this.date = file.date
  this.time = file.time
  this.remittance_number = file.remittance_number
  this.slip = slip
  this.our_number = our_number
  this.correspondent_number = correspondent_number
  this.our_code = entry.our_code
  this.movement = movement
  this.value_rebate = value_rebate
  this.instruction_code = entry.instruction_code ?? null
  this.payment_limit_at = payment_limit_at
})

const write = (writer: FileWriter, plan: RecordPlan, values: RecordValues): void => writer.write(plan, values)

const correspondentNumber = (
  { wallet, contract }: FileContext,
  slip: PreparedSlip,
  our_number: OurNumber,
): OurNumber | null => correspondentTitle({ wallet, contract, slip, our_number })?.our_number ?? null

const numberOf = (numbers: OurNumbers, slip: PreparedSlip, isEntry: boolean): OurNumber => numbers.of(slip, isEntry)

const NONE: readonly TextChange[] = []

const NOTHING_WRITTEN: RecordValues = {}

const CHANGE_OF_DUE_DATE: OurCode = '1003'

const acceptAny = (): void => {}

const NOTHING_TO_SEND = 'não há nada a enviar: todos os boletos já foram registrados por outro meio'

/** Used after an invalid number, to find the other errors of the entry. */
const NO_NUMBER = { prefix: '', number: '', digit: '' }

/** The instruction of a bank's own code, such as `'01'` or `1`. */
function movementNamed({ movements }: RemittanceDialect, given: unknown): OurCode | null {
  const code = String(given).padStart(2, '0')
  return Object.hasOwn(movements, code) ? movements[code]!.our_code : null
}

const rebateOf = (rebate: MoneyInput): number => parseMoney(rebate, { field: 'value_rebate' })

function paymentLimitOf(limit: string): string {
  if (!isDate(limit)) throw new ValidationError({ payment_limit_at: [notADate(limit)] })
  return limit
}

/** Checks that a slip belongs to this wallet. */
function checkWallet({ bank_billet_account_id: named }: Slip, id: string | number): void {
  if (isBlank(named) || String(named) === String(id)) return
  throw new ValidationError({ bank_billet_account_id: [OF_ANOTHER_WALLET] })
}

const OF_ANOTHER_WALLET = 'é de outra carteira: envie o boleto na remessa da sua'

function checkNeeded(entry: Entry, needs: readonly NeededField[]): void {
  const missing = needs.filter((field) => isBlank(entry[field]))
  if (missing.length > 0) throw new ValidationError(Object.fromEntries(missing.map((field) => [field, [BLANK]])))
}

const isBlank = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

function changedTexts(changes: readonly TextChange[]): ValidationError {
  const errors: Record<string, string[]> = {}
  for (const { field, to, cut } of changes)
    errors[field] = [to === '' ? 'não seria enviado' : cut ? `seria cortado para «${to}»` : `seria trocado por «${to}»`]
  return new ValidationError(errors)
}
