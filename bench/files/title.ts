/** Titles of a dialect, drawn from the distributions of real files; identical in every run. */
import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../../src/cobranca/index.js'
import { pathsOf } from '../../src/febraban/index.js'
import { fieldAt } from '../../src/fixed-width/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../src/return/index.js'
import { carriedIn } from '../../src/testing/return-file/carried-entries.js'
import { type NamedDialect, returnDialectNamed } from '../../src/testing/return-file/dialect-of-name.js'
import type { DialectName, FieldValues, ReturnTitleValues } from '../../src/testing/return-file/index.js'
import { titleShape } from '../../src/testing/return-file/title-shape.js'
import { writeReasons } from '../../src/testing/return-file/write-reasons.js'
import { FEE_DIGITS, type FilledField, RETURNS, type ReturnDistribution } from './distributions.js'
import { Draw, type Weights } from './draw.js'
import { cnpjOf, cpfOf, nameOf, withoutAccents } from './people.js'

export const BENEFICIARY = { name: 'COMERCIAL IPE AMARELO LTDA', tax_id: '90214367000109' }
export const MADE_ON = '2026-03-02'

/** Range of titles of a file. */
export interface Titles {
  readonly titles: number
  /** Number of the first title. */
  readonly from?: number
}

/** Returns the number of a title, in eight digits. */
export const numberOf = (i: number): string => String(i % 10 ** 8).padStart(8, '0')

/** Dates are not measured: a file has those of the last days. */
const DAYS = ['2026-02-26', '2026-02-27', '2026-03-01'] as const
const CREDITED = ['2026-03-02', '2026-03-03'] as const
const BANKS = ['001', '033', '104', '237', '341', '748', '756'] as const

/** Purposes of draws. */
const TITLE = 0
const OCCURRENCE = 1
const IS_REPEATED = 2
const REASONS = 3
const HAS_REPEATED_REASONS = 4

/** A meaning of an occurrence, with what its titles can have. */
interface Form {
  readonly meaning: OccurrenceMeaning
  readonly isSettled: boolean
  /** Columns of each entry. */
  readonly entries: ReadonlyMap<string, number>
  /**
   * Entries that the amount owed has beside the face value, if the contract decides the meaning of the paid amount. The amounts of such a title add up: otherwise
   * the payment would need review.
   */
  readonly charges: { readonly plus: readonly LineParsedEntry[]; readonly minus: readonly LineParsedEntry[] } | null
  readonly reasons: readonly string[]
}

const ENTRIES = Object.keys(LINE_PARSED_ENTRIES) as readonly LineParsedEntry[]

/** Returns the face value to which the charges of a title add its paid amount; null if the layout does not need it. */
function faceValueOf({ charges, entries }: Form, amounts: Readonly<Record<string, unknown>>): number | null {
  if (charges === null) return null
  const sum = (names: readonly LineParsedEntry[]): number =>
    names.reduce((total, name) => total + (entries.has(name) ? Number(amounts[name] ?? 0) : 0), 0)
  return Number(amounts['paid_amount']) - sum(charges.plus) + sum(charges.minus)
}

export class DrawnTitles {
  private readonly named: NamedDialect
  private readonly of: ReturnDistribution
  private readonly forms: Weights<Form>
  /** Digits before the title's number, if they identify the dialect. */
  private readonly prefix: string

  constructor(name: DialectName) {
    this.named = returnDialectNamed(name)
    this.of = RETURNS[this.named.layout]
    const example = (this.named.dialect.detectBy ?? []).flatMap((signature) =>
      'example' in signature && signature.field.endsWith('.our_number') ? [signature.example] : [],
    )[0]
    this.prefix = example?.slice(0, -numberOf(0).length) ?? ''
    const meanings = occurrenceMeanings(this.named.dialect).filter(
      ({ where, paid, evidence }) => where === null && !paid && evidence === null,
    )
    this.forms = this.of.occurrences.flatMap(([[our, kind], count]) => {
      const sameKind = meanings.filter((each) => each.kind === kind)
      // A bank without this occurrence has another one of the same kind.
      const meaning = sameKind.find(({ our_occurrence }) => our_occurrence === our) ?? sameKind[0]
      return meaning === undefined ? [] : [[this.formOf(meaning), count] as const]
    })
  }

  titleOf(i: number): ReturnTitleValues {
    const draw = new Draw(i, TITLE)
    const form = this.formAt(i)
    const { meaning, isSettled, entries } = form
    const has = (field: FilledField): boolean => draw.is(this.of.filled[field][isSettled ? 0 : 1])
    const amount = draw.digits(draw.weighted(this.of.amountDigits))
    const all = { ...this.textsOf(draw, i, entries, has), ...this.moneyOf(draw, amount, isSettled, has) }
    return {
      occurrence: meaning.occurrence,
      kind: meaning.kind,
      reasons: this.reasonsAt(i, form),
      line_parsed: Object.fromEntries(Object.entries(all).filter(([entry]) => entries.has(entry))),
      values: {
        amount: faceValueOf(form, all) ?? amount,
        due_date: has('due_date') ? draw.oneOf(DAYS) : null,
        ...this.payerOf(draw, has),
      },
    }
  }

  private formOf(meaning: OccurrenceMeaning): Form {
    const { dialect } = this.named
    const { occurrence, kind } = meaning
    const { main, roles } = titleShape(dialect, occurrence)
    const sources = dialect.titles[main]!
    // These reasons change the meaning.
    const overriding = (dialect.occurrences[occurrence]!.overrides ?? []).flatMap(({ codes }) => codes)
    const entriesOf = (paths: readonly string[]): readonly LineParsedEntry[] =>
      ENTRIES.filter((entry) => typeof sources[entry] === 'string' && paths.includes(sources[entry]))
    const { paid_amount } = sources
    const codes = dialect.reasons
      .filter(({ occurrences, field }) => occurrences.includes(occurrence) && roles.includes(field.split('.')[0]!))
      .flatMap((table) => Object.keys(table.codes))
    return {
      meaning,
      isSettled: kind === 'settled',
      entries: new Map(
        carriedIn(dialect, occurrence).map((entry) => [entry, this.columnsOf(pathsOf(sources[entry]!))] as const),
      ),
      charges:
        kind === 'settled' && typeof paid_amount === 'object' && paid_amount !== null && 'owed' in paid_amount
          ? { plus: entriesOf(paid_amount.owed.plus), minus: entriesOf(paid_amount.owed.minus) }
          : null,
      reasons: [...new Set(codes)].filter((code) => !overriding.includes(code) && this.fit(occurrence, [code])),
    }
  }

  private columnsOf(paths: readonly string[]): number {
    const { layout } = this.named.dialect
    return paths
      .map((path) => fieldAt(layout, path))
      .map(({ role, field }) => layout.records[role]!.fields[field]!)
      .reduce((sum, { from, to }) => sum + to - from + 1, 0)
  }

  /** Draws the occurrence; it is often that of the title before. */
  private formAt(i: number): Form {
    let first = i
    while (this.isRepeated(first)) first--
    return new Draw(first, OCCURRENCE).weighted(this.forms)
  }

  /** Whether a title has the occurrence of the title before. */
  private isRepeated(i: number): boolean {
    return i > 0 && new Draw(i, IS_REPEATED).is(this.of.repeated)
  }

  private textsOf(draw: Draw, i: number, entries: Form['entries'], has: (field: FilledField) => boolean) {
    const text = (entry: 'document_number' | 'control_number', prefix: string, lengths: Weights<number>): string => {
      const length = Math.min(draw.weighted(lengths), entries.get(entry) ?? 0)
      return has(entry) ? `${prefix}${numberOf(i)}`.slice(-length).padStart(length, '0') : ''
    }
    return {
      our_number: this.prefix + numberOf(i),
      document_number: text('document_number', 'NF', this.of.documentLength),
      control_number: text('control_number', 'PEDIDO-', this.of.controlLength),
      banco_recebedor: has('banco_recebedor') ? draw.oneOf(BANKS) : '',
      agencia_recebedora: has('agencia_recebedora') ? String(draw.integer(1, 3999)) : '',
      paid_at: draw.oneOf(DAYS),
      credit_at: has('credit_at') ? draw.oneOf(CREDITED) : null,
    }
  }

  /** Draws consistent amounts, in cents. */
  private moneyOf(draw: Draw, amount: number, isSettled: boolean, has: (field: FilledField) => boolean) {
    const { paid, fineDigits, discountDigits } = this.of
    const cents = (field: FilledField, digits: number): number => (has(field) ? draw.digits(digits) : 0)
    const fee = cents('bank_rate', FEE_DIGITS)
    if (!isSettled) return { bank_rate: fee }
    const change = Math.ceil(amount * draw.next() * 0.1)
    const paid_amount = amount + { equal: 0, more: change, less: -change }[draw.weighted(paid)]
    const bank_rate = fee < paid_amount ? fee : 0
    // The face value, which is the rest, stays above zero.
    const extra = (field: FilledField, digits: number): number => Math.min(paid_amount >> 2, cents(field, digits))
    return {
      paid_amount,
      bank_rate,
      credit_amount: paid_amount - bank_rate,
      billet_fine: extra('billet_fine', draw.weighted(fineDigits)),
      discount: cents('discount', draw.weighted(discountDigits)),
      value_rebate: cents('value_rebate', FEE_DIGITS),
      iof: extra('iof', FEE_DIGITS),
      other_credit: extra('other_credit', FEE_DIGITS),
    }
  }

  private payerOf(draw: Draw, has: (field: FilledField) => boolean): FieldValues {
    const name = nameOf(draw, draw.weighted(this.of.nameLength) + draw.integer(0, 4)).toUpperCase()
    const taxId = draw.is(this.of.cnpj) ? cnpjOf(draw) : cpfOf(draw)
    return {
      payer_name: has('payer_name') ? (draw.is(this.of.accents) ? name : withoutAccents(name)) : '',
      payer_tax_id: has('payer_tax_id') ? taxId : '',
    }
  }

  /** Draws the reasons; they are often those of the title before. */
  private reasonsAt(i: number, form: Form): string[] {
    const share = this.of.repeatedReasons[form.isSettled ? 0 : 1]
    let first = i
    while (this.isRepeated(first) && new Draw(first, HAS_REPEATED_REASONS).is(share)) first--
    return this.reasonsOf(new Draw(first, REASONS), form)
  }

  /** Draws reasons of the bank; the first codes of a table are more frequent. */
  private reasonsOf(draw: Draw, { meaning: { occurrence }, isSettled, reasons }: Form): string[] {
    const kept: string[] = []
    if (reasons.length === 0) return kept
    const count = draw.weighted(this.of.reasons[isSettled ? 'settled' : 'other'])
    for (let n = 0; n < count; n++) {
      const code = reasons[Math.floor(reasons.length * draw.next() ** 3)]!
      if (!kept.includes(code) && this.fit(occurrence, [...kept, code])) kept.push(code)
    }
    return kept
  }

  private fit(occurrence: string, codes: readonly string[]): boolean {
    const { dialect } = this.named
    try {
      writeReasons(dialect, occurrence, titleShape(dialect, occurrence), codes)
      return true
    } catch {
      return false
    }
  }
}
