import { instructionOf, type RecordValues, variantOf } from '../banks/index.js'
import { type OurCode, ValidationError, type Wallet } from '../cobranca/index.js'
import { type EntryPlan, EntryPlans } from './entry/entry-plans.js'
import { Sent } from './entry/sent.js'
import { checkNoChanges, FileReport, type ReportState } from './file-report.js'
import { FileWriter, type WriterState } from './file-writer.js'
import { nextFileNumber } from './next-file-number.js'
import { type OpenedWallet, openWallet, walletKey } from './open-wallet.js'
import { OurNumbers } from './our-numbers.js'
import type { RemittanceSummary, TextChange } from './remittance.js'
import { checkEvidence, movementNamed, ofOtherFile, unsupported } from './supports.js'

/** State of a file, to which it can be restored. */
export interface Savepoint {
  readonly opened: OpenedWallet
  readonly numbers: OurNumbers
  readonly following: number | bigint | null
  /** The first entry may begin another file, with its own writer, plans and header. */
  readonly begun: BegunFile
  readonly writer: WriterState
  readonly report: ReportState
}

/** The parts of a file that its dialect decides. */
interface BegunFile {
  readonly writer: FileWriter
  readonly plans: EntryPlans
  readonly headerChanges: readonly TextChange[]
}

/** A remittance file: its bytes, the wallet of its current lot with its numbers, and the report. */
export class OpenRemittance {
  private opened: OpenedWallet
  private currentNumbers: OurNumbers
  /** The numbers of each wallet, which its further lots continue. */
  private readonly numbersByWallet = new Map<string, OurNumbers>()
  private begun!: BegunFile
  private readonly generatedAt: string
  readonly report = new FileReport()

  /**
   * @param expected expected number of entries; 0 if it is not known
   * @throws {ValidationError} if a field that the bank needs is missing or invalid, or the bank or contract is unknown
   */
  constructor(
    wallet: Wallet,
    generatedAt: string | undefined,
    private readonly strict: boolean,
    private readonly expected: number,
  ) {
    this.opened = openWallet(wallet, generatedAt)
    this.generatedAt = `${this.opened.file.date}T${this.opened.file.time}`
    this.currentNumbers = this.numbersOf(this.opened, wallet)
    this.keepNumbers(wallet)
    this.begin()
  }

  /** The wallet of the current lot. */
  get wallet(): OpenedWallet {
    return this.opened
  }

  get numbers(): OurNumbers {
    return this.currentNumbers
  }

  get writer(): FileWriter {
    return this.begun.writer
  }

  /** Texts of the headers that changed. */
  get headerChanges(): readonly TextChange[] {
    return this.begun.headerChanges
  }

  /** Begins the file of the current dialect. */
  private begin(): void {
    const { layout } = this.opened.dialect
    const { header } = layout.structure
    const noted = this.report.state()
    if (this.strict) checkEvidence(this.opened)
    const writer = new FileWriter(layout, this.expected)
    this.begun = { writer, plans: new EntryPlans(this.opened.dialect, writer), headerChanges: [] }
    this.writer.writeHeader(this.writer.planOf(header), this.valuesOfFile(header), this.textsOfFile())
    this.openLot()
    this.begun = { ...this.begun, headerChanges: this.takeHeaderChanges(noted) }
  }

  /**
   * Returns how an instruction is written. The first entry decides which file it is, if a bank takes its instructions in two.
   *
   * @param isEmpty whether the file has no entry
   * @throws {ValidationError} when the layout has no such instruction, or it goes in another file than the entries before it
   */
  planOf(ourCode: OurCode, isEmpty: boolean): EntryPlan {
    const plan = this.begun.plans.of(ourCode)
    if (plan !== null) return plan
    const { dialect, otherFile, bank, layout } = this.opened
    if (otherFile === undefined || instructionOf(otherFile, ourCode) === null)
      throw unsupported(bank.name, layout, ourCode, movementNamed(dialect, ourCode))
    if (!isEmpty) throw ofOtherFile(bank.name, ourCode)
    this.opened = { ...this.opened, dialect: otherFile, otherFile: dialect }
    this.begin()
    return this.begun.plans.of(ourCode)!
  }

  /**
   * Begins another lot.
   *
   * @returns the next nosso número of the wallet of the closed lot, and texts of the new header that changed
   * @throws {ValidationError} when the wallet is of another bank or layout, or the layout has no lots; the file stays as it was
   */
  nextLot(wallet: Wallet): { readonly next_our_number: string | null; readonly changes: readonly TextChange[] } {
    const next = openWallet(wallet, this.generatedAt)
    this.checkNextLot(next)
    const savepoint = this.savepoint()
    try {
      const next_our_number = this.numbers.next()
      this.closeLot()
      this.opened = { ...next, file: { ...next.file, remittance_number: this.opened.file.remittance_number } }
      this.currentNumbers = this.numbersOf(this.opened, wallet)
      this.openLot()
      const changes = this.takeHeaderChanges(savepoint.report)
      this.keepNumbers(wallet)
      return { next_our_number, changes }
    } catch (error) {
      this.restore(savepoint)
      throw error
    }
  }

  private checkNextLot(next: OpenedWallet): void {
    const { bank, layout, dialect } = this.opened
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
  }

  /** Returns the current state of the file that was begun, its bytes, the numbers, the lot and the report. Only the last savepoint can be restored. */
  savepoint(): Savepoint {
    return {
      opened: this.opened,
      numbers: this.numbers,
      following: this.numbers.mark(),
      begun: this.begun,
      writer: this.writer.state(),
      report: this.report.state(),
    }
  }

  /** Restores the last savepoint, if nothing was taken since. */
  restore({ opened, numbers, following, begun, writer, report }: Savepoint): void {
    this.opened = opened
    this.begun = begun
    this.currentNumbers = numbers
    numbers.restore(following)
    this.writer.restore(writer)
    this.report.restore(report)
  }

  /** Writes the trailers, and takes the rest of the bytes. */
  finish(): Uint8Array {
    this.closeLot()
    const { layout, endMark } = this.opened.dialect
    const { trailer } = layout.structure
    if (trailer !== undefined) this.writeFileRecord(trailer)
    this.writer.finish()
    if (endMark === true) this.writer.endMark()
    return this.writer.takeLast()
  }

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
    const known = this.numbersByWallet.get(walletKey(wallet))
    return known ?? new OurNumbers(dialect.ourNumber, file, wallet.next_our_number)
  }

  private keepNumbers(wallet: Wallet): void {
    this.numbersByWallet.set(walletKey(wallet), this.numbers)
  }

  private openLot(): void {
    const { lot } = this.opened.dialect.layout.structure
    if (lot === undefined) return
    this.writer.openLot()
    this.writeFileRecord(lot.header)
  }

  private closeLot(): void {
    const { lot } = this.opened.dialect.layout.structure
    if (lot === undefined) return
    this.writeFileRecord(lot.trailer)
    this.writer.closeLot()
  }

  private writeFileRecord(role: string): void {
    this.writer.write(this.writer.planOf(role), this.valuesOfFile(role), this.textsOfFile())
  }

  private textsOfFile(): Sent {
    return new Sent(null, this.report)
  }

  private valuesOfFile(role: string): RecordValues {
    const { dialect, file } = this.opened
    return dialect.file[role]?.(file) ?? {}
  }

  /** @param noted state of the report before the headers */
  private takeHeaderChanges(noted: ReportState): readonly TextChange[] {
    const changes = this.report.changesSince(noted)
    this.report.restore(noted)
    if (this.strict) checkNoChanges(changes)
    return changes
  }
}
