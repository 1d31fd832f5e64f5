import type { EntryContext, FileContext } from '../banks/index.js'
import {
  BLANK,
  type Entry,
  isOurCode,
  parseMoney,
  prepareSlip,
  ValidationError,
  type Wallet,
} from '../cobranca/index.js'
import { checkCarried } from './check-carried.js'
import { FileWriter } from './file-writer.js'
import { openWallet } from './open-wallet.js'
import { OurNumbers } from './our-numbers.js'
import type { RemittanceOptions, RemittanceRecord, RemittanceSummary, TextChange } from './remittance.js'
import { unsupported } from './supports.js'

/**
 * Builds one remittance file entry by entry: for more slips than should be in memory at once.
 *
 * @example
 * const builder = new RemittanceBuilder(wallet)
 * for await (const entry of entries) { builder.add(entry); if (builder.pending > 1e6) await file.write(builder.take()) }
 * await file.write(builder.finish())
 */
export class RemittanceBuilder {
  private readonly opened: ReturnType<typeof openWallet>
  private readonly numbers: OurNumbers
  private readonly writer: FileWriter
  private changesOfEntry: Omit<TextChange, 'entry'>[] = []
  private count = 0
  private readonly strict: boolean

  /**
   * @throws {ValidationError} when the wallet lacks what its bank needs, or its bank or contract is not known
   */
  constructor(wallet: Wallet, options: Omit<RemittanceOptions, 'partial'> = {}) {
    this.opened = openWallet(wallet, options.generated_at)
    this.strict = options.strict ?? false
    const { dialect, file } = this.opened
    this.numbers = new OurNumbers(dialect.ourNumber, file.wallet, file.contract, wallet.next_our_number)
    this.writer = new FileWriter(dialect.layout, (role, { field, from, to, cut }) =>
      this.changesOfEntry.push({ field: `${role}.${field}`, from, to, cut }),
    )
    const { structure } = dialect.layout
    this.writeFileRecord(structure.header)
    if (structure.lot !== undefined) {
      this.writer.openLot()
      this.writeFileRecord(structure.lot.header)
    }
    this.headerChanges = this.takeChanges(null)
  }

  /** Texts of the headers that could not go as they were. */
  readonly headerChanges: readonly TextChange[]

  /**
   * Adds an entry; all of its records, or none.
   *
   * @returns null for an entry that is left out because its slip was registered by other means
   * @throws {ValidationError} with every problem of the entry; the file stays as it was
   */
  add(entry: Entry): { readonly record: RemittanceRecord; readonly changes: readonly TextChange[] } | null {
    const position = this.count++
    const { dialect, bank, layout, file } = this.opened
    const isEntry = entry.our_code === '1001'
    if (isEntry && entry.slip?.prevent_registration === true) return null
    const usual = isOurCode(entry.our_code) ? dialect.instructions[entry.our_code] : undefined
    if (usual === undefined) throw unsupported(bank.name, layout, entry.our_code)
    const slip = prepareSlip(entry.slip, file.date)
    const instruction = (slip.pix === null ? undefined : usual.withPix) ?? usual
    if (isEntry) checkCarried(dialect, slip, `${layout.toUpperCase()} de ${bank.name}`)
    for (const field of instruction.needs ?? [])
      if (isBlank(entry[field])) throw new ValidationError({ [field]: [BLANK] })
    const numbered = this.numbers.mark()
    try {
      return this.writer.atomically(() => {
        const context: EntryContext = {
          ...file,
          slip,
          our_number: this.numbers.of(slip, isEntry),
          movement: instruction.movement,
          value_rebate: entry.value_rebate == null ? null : parseMoney(entry.value_rebate, { field: 'value_rebate' }),
          instruction_code: entry.instruction_code ?? null,
        }
        const lines = this.writeRecords(context, instruction.records)
        const changes = this.takeChanges(position)
        if (this.strict && changes.length > 0) throw changedTexts(changes)
        const { number, digit } = context.our_number
        const record: RemittanceRecord = {
          entry: position,
          our_code: entry.our_code,
          occurrence: instruction.movement,
          our_number: number,
          processed_our_number_raw: number + digit,
          lines,
        }
        return { record, changes }
      })
    } catch (error) {
      this.numbers.restore(numbered)
      this.changesOfEntry = []
      throw error
    }
  }

  /** Bytes that can be taken. */
  get pending(): number {
    return this.writer.pending
  }

  /** Takes the bytes built so far. */
  take(): Uint8Array {
    return this.writer.take()
  }

  /** Writes the trailers, and takes the rest of the bytes. */
  finish(): Uint8Array {
    const { structure } = this.opened.dialect.layout
    if (structure.lot !== undefined) {
      this.writeFileRecord(structure.lot.trailer)
      this.writer.closeLot()
    }
    this.writeFileRecord(structure.trailer)
    return this.writer.take()
  }

  /** What is known of the file. Its next numbers are final once the last entry is in. */
  get summary(): RemittanceSummary {
    const { bank, layout, dialect, file } = this.opened
    return {
      bank: bank.number,
      bank_name: bank.name,
      layout,
      direction: 'remittance',
      filename: dialect.filename(file),
      remittance_number: file.remittance_number,
      next_our_number: this.numbers.next(),
      next_remittance_number: file.remittance_number + 1,
    }
  }

  private writeRecords(
    context: EntryContext,
    shape: Readonly<Record<string, 'all' | readonly string[] | undefined>>,
  ): number[] {
    const { dialect } = this.opened
    const lines: number[] = []
    for (const [role, fields] of Object.entries(shape)) {
      const writer = dialect.records[role]
      if (writer === undefined || fields === undefined) continue
      if (typeof writer !== 'function' && fields === 'all' && !writer.when(context)) continue
      const written = typeof writer === 'function' ? writer(context) : writer.values(context)
      for (const one of Array.isArray(written) ? written : [written]) {
        const [record, values] = 'variant' in one ? [one.variant, one.values] : [dialect.layout.records[role]!, one]
        lines.push(this.writer.write(role, fields === 'all' ? values : only(fields, values), record))
      }
    }
    return lines
  }

  private writeFileRecord(role: string): void {
    const file: FileContext = this.opened.file
    this.writer.write(role, this.opened.dialect.file[role]?.(file) ?? {})
  }

  private takeChanges(entry: number | null): TextChange[] {
    const changes = this.changesOfEntry.map((change) => ({ entry, ...change }))
    this.changesOfEntry = []
    return changes
  }
}

/** The movement goes in every record; of the rest, only what the instruction names. */
const ALWAYS = ['movement', 'bank_code']

const only = (fields: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => ALWAYS.includes(name) || fields.includes(name)))

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

function changedTexts(changes: readonly TextChange[]): ValidationError {
  const errors: Record<string, string[]> = {}
  for (const { field, to, cut } of changes)
    errors[field] = [cut ? `seria cortado para «${to}»` : `seria trocado por «${to}»`]
  return new ValidationError(errors)
}
