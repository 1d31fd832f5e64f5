/** Settles batches of records with the answers of a look-up. */
import { isDate, type Wallet } from '../cobranca/index.js'
import { type KeyRules, keyRulesOf, type ReturnHeader, type ReturnRecord } from '../return/index.js'
import type { CentsOfDay } from './booked.js'
import { failed, LookupError, type Question } from './lookup.js'
import { isAskedFor, keysOfRecord, keyTexts, uniqueKeyOf } from './match-keys.js'
import type { SettleSettings } from './settle-options.js'
import type { SettledRecord, SlipToSettle } from './settled-record.js'
import { type AskedRecord, type Found, idsOf, Settler } from './settler.js'
import { SlipFinder } from './slip-finder.js'
import type { Id } from './slip-to-find.js'

/** Records of a batch. Databases take some thousands of keys in a query. */
export const RECORDS_OF_BATCH = 1000

/** Work that asks a look-up. */
export type LookupWork<T> = Generator<Question, T, unknown>

export class LookupSettler<S extends SlipToSettle, W extends Wallet> {
  /** The answers of the batch, by key. */
  private booked: BookedByKey = new Map()
  private readonly settler: Settler<S, W>

  constructor(settings: Omit<SettleSettings<W>, 'booked'>) {
    const books = {
      has: (key: string) => this.booked.has(key),
      net: (key: string) => this.booked.get(key) ?? 0,
    }
    this.settler = new Settler<S, W>({ ...settings, booked: books })
  }

  get lists(): Settler<S, W>['lists'] {
    return this.settler.lists
  }

  *settle(records: readonly ReturnRecord[], header: ReturnHeader | null): LookupWork<readonly SettledRecord<S, W>[]> {
    if (records.length === 0) return []
    const asked = records.map((record) => this.settler.ask(record, header))
    const found = yield* this.found(asked)
    this.booked = yield* bookedUnder(this.settler.bookKeysOf(asked), linesOf(records))
    return asked.map((each, i) => this.settler.settle(each, found[i]!))
  }

  /** Asks for the slips by nosso número first. Most records need no other key. */
  private *found(asked: readonly AskedRecord<W>[]): LookupWork<readonly Found<S>[]> {
    const lines = linesOf(asked.map(({ record }) => record))
    const slips = new SlipsOfBatch<S>(asked)
    yield* slips.find(asked.flatMap(numberKeys), lines)
    const found = asked.map((each) => this.settler.find(each, slips.finder))
    const missed = [...asked.keys()].filter((i) => isMissed(found[i]!))
    yield* slips.find(
      missed.flatMap((i) => otherKeys(asked[i]!)),
      lines,
    )
    for (const i of missed) found[i] = withoutWaiting(this.settler.find(asked[i]!, slips.finder))
    return found
  }
}

/** The slips of a batch. */
class SlipsOfBatch<S extends SlipToSettle> {
  readonly finder = new SlipFinder<S>([])
  private readonly rules: ReadonlySet<KeyRules>
  private readonly owners = new Map<string, Id>()

  constructor(asked: readonly AskedRecord<Wallet>[]) {
    this.rules = new Set(asked.flatMap(({ record }) => rulesOf(record) ?? []))
  }

  *find(keys: readonly string[], lines: Question['lines']): LookupWork<void> {
    const asked = new Set(keys)
    if (asked.size === 0) return
    const question: Question = { name: 'slips', keys: [...asked], lines }
    for (const slip of listOf<S>(question, yield question)) {
      this.check(slip, asked, question)
      this.finder.set(slip)
    }
  }

  private check(slip: S, asked: ReadonlySet<string>, question: Question): void {
    if (typeof slip !== 'object' || slip === null || slip.id == null)
      throw new LookupError(question, 'a resposta tem um boleto sem id')
    const rules = [...this.rules]
    if (!rules.some((each) => isAskedFor(each, slip, asked)))
      throw new LookupError(question, `o boleto ${slip.id} não tem nenhuma das chaves pedidas`)
    for (const each of rules) {
      const key = uniqueKeyOf(each, slip)
      const owner = key === null ? undefined : this.owners.get(key)
      if (owner !== undefined && String(owner) !== String(slip.id))
        throw new LookupError(question, `os boletos ${owner} e ${slip.id} têm o mesmo nosso número: ${key}`)
      if (key !== null) this.owners.set(key, slip.id)
    }
  }
}

/** Bookings by key. */
type BookedByKey = ReadonlyMap<string, readonly CentsOfDay[]>

/** Asks what is booked under the keys of the batch. */
function* bookedUnder(keys: readonly string[], lines: Question['lines']): LookupWork<BookedByKey> {
  const question: Question = { name: 'booked', keys, lines }
  const asked = new Set(keys)
  const booked = new Map<string, readonly CentsOfDay[]>()
  for (const row of listOf<BookedRow>(question, yield question)) {
    const [key, cents, day = null] = Array.isArray(row) ? (row as BookedRow) : []
    if (!asked.has(key!)) throw new LookupError(question, `a chave ${key} não foi pedida`)
    if (cents !== null && !Number.isSafeInteger(cents))
      throw new LookupError(question, `o valor de ${key} deve ser um número inteiro de centavos ou null`)
    if (day !== null && !isDate(day)) throw new LookupError(question, `a data de ${key} deve ter o formato AAAA-MM-DD`)
    const others = booked.get(key!)
    if (others?.some((other) => other[1] === day))
      throw new LookupError(question, `a chave ${key} vem duas vezes${day === null ? '' : ` com a data ${day}`}`)
    booked.set(key!, [...(others ?? []), [cents as number | null, day]])
  }
  return booked
}

type BookedRow = readonly [key?: string, cents?: number | null, day?: string | null]

function listOf<T>(question: Question, answer: unknown): readonly T[] {
  if (typeof answer !== 'object' || answer === null || !(Symbol.iterator in answer))
    throw new LookupError(question, 'a resposta deve ser uma lista')
  try {
    return [...(answer as Iterable<T>)]
  } catch (cause) {
    // A generator reads from the database only now.
    throw failed(question, cause)
  }
}

const linesOf = (records: readonly ReturnRecord[]): Question['lines'] => [records[0]!.line, records.at(-1)!.line]

const rulesOf = ({ bank, layout, variant }: ReturnRecord): KeyRules | null => keyRulesOf(bank, layout, variant)

/** The keys of nosso número of a record; without a number, none. */
function numberKeys({ record, match }: AskedRecord<Wallet>): readonly string[] {
  const rules = rulesOf(record)
  if (rules === null || match?.reason === 'none') return []
  return keysOfRecord(keyTexts(rules, record, ['our_number']), match && idsOf(match.candidates))
}

/** The keys of a record whose slip has not been found by nosso número: of its texts, and of the same number in other wallets. */
function otherKeys({ record, match }: AskedRecord<Wallet>): readonly string[] {
  const rules = rulesOf(record)!
  return [
    ...keysOfRecord(keyTexts(rules, record, ['document_number', 'control_number']), match && idsOf(match.candidates)),
    ...(match === null ? [] : keyTexts(rules, record, ['our_number'])),
  ]
}

/** Whether other keys may find the slip, or more slips. By other keys than nosso número, only some of the slips have been asked for. */
const isMissed = (found: Found<unknown>): boolean =>
  'reason' in found ? found.reason !== 'no_wallet' && found.reason !== 'no_number' : found.matched_by !== 'our_number'

/** Whether slips of the wallet wait for a number of the bank is not known: the slips of the batch are not all of them. */
const withoutWaiting = <S>(found: Found<S>): Found<S> =>
  'reason' in found && found.reason === 'number_of_bank' ? { ...found, reason: 'no_slip' } : found
