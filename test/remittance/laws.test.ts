/**
 * Properties of remittances, for every bank and layout of the registry. The `facts.ts` of each bank has the expected contents, computed without the
 * library. Counters and sums are computed here from the columns of the lines: FEBRABAN 10.6, pp. 13–18, and columns 395–400 of CNAB 400.
 */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConfirmed } from '../../src/banks/index.js'
import type { Entry, FieldErrors } from '../../src/cobranca/index.js'
import { addDays, isValidationError } from '../../src/cobranca/index.js'
import { emitFile, type FileLine, parseFile, type Title } from '../../src/fixed-width/index.js'
import { buildRemittance, type Remittance, RemittanceBuilder } from '../../src/remittance/index.js'
import { USUAL_DAY } from '../../src/testing/arbitraries/dates.js'
import { runs, someOf } from '../runs.js'
import {
  amountOf,
  countedLength,
  DIALECTS,
  type Dialect,
  type Drawn,
  type DrawnEntry,
  date,
  entryOf,
  factsOf,
  fileOf,
  isLeftOut,
  percentage,
  slipOf,
  walletOf,
  widthOf,
} from './arbitraries.js'
import { type ChargeFacts, type DialectFacts, type Facts, withNumberInStreet } from './dialects.js'

test('the facts.ts of each bank has a row for every dialect of the registry', () => {
  expect(DIALECTS.length).toBeGreaterThan(0)
  for (const { name, facts } of DIALECTS) {
    expect(facts, `${name} has no row in FACTS`).toBeDefined()
    expect(facts!.units, `${name} has no units`).toBeDefined()
  }
})

const build = ({ wallet, drawn, generated_at }: Drawn): Remittance =>
  buildRemittance({ wallet, entries: drawn.map(({ entry }) => entry), generated_at })

/** Entries that are in the file, with their position in the input. */
const sentOf = ({ drawn }: Drawn): (DrawnEntry & { readonly position: number })[] =>
  drawn.map((each, position) => ({ ...each, position })).filter((each) => !isLeftOut(each))

const linesOf = ({ content }: Remittance): string[] => content.split('\r\n').slice(0, -1)

/** Bytes after the last line end. */
const endOf = ({ dialect }: Dialect): string => (dialect.endMark === true ? '\x1a' : '')

/** Columns of a line, numbered as in a manual: from 1, both included. */
const columns = (line: string, from: number, to: number): string => line.slice(from - 1, to)
const number = (line: string, from: number, to: number): number => Number(columns(line, from, to))

function titlesOf({ dialect }: Dialect, { bytes }: Remittance): Title[] {
  return parseFile(dialect.layout, bytes).parts.flatMap((part) => (part.type === 'title' ? [part.title] : []))
}

/** Value of `record.field` in a title. For `record` alone: null if the title does not have the record. */
function heldBy(title: Title, path: string): unknown {
  const [role, field] = path.split('.') as [string, string?]
  const line = title.main.role === role ? title.main : title.companions[role]?.[0]
  if (field === undefined) return line === undefined ? null : 'there'
  return line === undefined ? undefined : line.values?.[field]
}

/** Whether a title is written in a variant that the descriptor of the record cannot read. */
const isVariant = ({ facts: row }: Dialect, { entry, facts }: DrawnEntry): boolean =>
  entry.our_code === '1001' && row?.variant?.isOf(facts) === true

/** Files of each dialect, for each law. */
const RUNS = runs(2, 1)

/** Columns of a line's number in CNAB 400, if they are not 395–400. Grafeno CNAB 444: 439–444. */
const SEQUENCES_400: Readonly<Record<string, readonly [number, number]>> = { '274/cnab400 grafeno': [439, 444] }

/** `nothing-lost.test.ts` tests texts without columns in the layout; the bank's own tests cover the columns of variants. */
const inRecords = ({ dialect: { layout } }: Dialect, { changes }: Remittance) =>
  changes.filter(({ field }) => {
    const [role, name] = field.split('.') as [string, string]
    return layout.records[role]?.fields[name] !== undefined
  })

const law = (dialect: Dialect, check: (remittance: Remittance, drawn: Drawn) => void): void =>
  fc.assert(
    fc.property(fileOf(dialect), (drawn) => {
      check(build(drawn), drawn)
    }),
    RUNS,
  )

function errorsOf(call: () => unknown): FieldErrors | null {
  try {
    call()
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
  return null
}

/** Fields for which some layouts have no columns; in strict mode they are not errors. */
const OF_NO_COLUMNS = [
  'slip.customer_neighborhood',
  'slip.customer_city_name',
  'slip.customer_state',
  'slip.document_date',
]

describe.each(someOf(DIALECTS, 3).map((dialect) => ({ ...dialect, self: dialect })))(
  '$name',
  ({ self, dialect, layout, facts: row }) => {
    const { width, structure, records } = dialect.layout
    const headerWidth = records[structure.header]!.width
    const is240 = layout === 'cnab240'

    describe('lines of the file', () => {
      test('each line has exactly the width of the layout and ends in CR LF, for any text', () => {
        law(self, (remittance) => {
          const { content, bytes } = remittance
          expect(content.endsWith(`\r\n${endOf(self)}`)).toBe(true)
          expect(content.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
          const [header, ...others] = linesOf(remittance).map((line) => line.length)
          expect(header).toBe(headerWidth)
          expect([...new Set(others)]).toEqual([width])
          expect(bytes.length).toBe(headerWidth + 2 + others.length * (width + 2) + endOf(self).length)
        })
      })

      test('content and bytes are the same, and have only printable ASCII', () => {
        law(self, (remittance) => {
          expect(linesOf(remittance).join('')).toMatch(/^[\x20-\x7e]*$/)
          expect(Buffer.from(remittance.bytes).toString('utf8')).toBe(remittance.content)
        })
      })

      test.skipIf(dialect.layout.sequence === undefined)('lines are numbered from 1, without gaps', () => {
        law(self, (remittance) => {
          const lines = linesOf(remittance)
          // Some records repeat the number of their title.
          const isNumbered = ({ role }: FileLine) =>
            role !== null && dialect.layout.records[role]!.fields['title_sequence'] === undefined
          const details = is240
            ? lines.filter((line) => columns(line, 8, 8) === '3')
            : parseFile(dialect.layout, remittance.bytes)
                .lines.filter(isNumbered)
                .map(({ raw }) => raw)
          const [from, to] = is240 ? [9, 13] : (SEQUENCES_400[self.name] ?? [395, 400])
          const numbers = details.map((line) => number(line, from, to))
          expect(numbers).toEqual(details.map((_, i) => i + 1))
        })
      })

      test.skipIf(structure.trailer === undefined)(
        'the file has a header, titles and a trailer; in CNAB 240 the titles are in lots',
        () => {
          law(self, (remittance) => {
            const types = linesOf(remittance).map((line) => (is240 ? columns(line, 8, 8) : columns(line, 1, 1)))
            expect(types.join('')).toMatch(is240 ? /^013+59$/ : /^0[1-8]+9$/)
          })
        },
      )

      test.runIf(is240)(
        'lines of a lot have the number of the lot; header and trailer of the file have 0000 and 9999',
        () => {
          law(self, (remittance) => {
            const lots = linesOf(remittance).map((line) => columns(line, 4, 7))
            expect(lots).toEqual(['0000', ...lots.slice(1, -1).map(() => '0001'), '9999'])
          })
        },
      )
    })

    describe('counters and sums', () => {
      test.runIf(is240)('the trailers count the lines of lot and file, and the lots', () => {
        law(self, (remittance) => {
          const lines = linesOf(remittance)
          const [lot, file] = lines.slice(-2) as [string, string]
          expect(number(lot, 18, 23)).toBe(lines.filter((line) => columns(line, 4, 7) === '0001').length)
          if (row?.hasNoFileCounts === true) {
            expect(number(file, 18, 35)).toBe(0)
            return
          }
          expect(number(file, 18, 23)).toBe(lines.filter((line) => columns(line, 8, 8) === '1').length)
          expect(number(file, 24, 29)).toBe(lines.length)
        })
      })

      test.runIf(structure.trailer === undefined)('without a trailer, the header counts the lines of the file', () => {
        law(self, (remittance) => {
          const [total] = dialect.layout.totals!
          const { from, to } = records[structure.header]!.fields[total!.field.slice(structure.header.length + 1)]!
          expect(number(linesOf(remittance)[0]!, from, to)).toBe(linesOf(remittance).length)
        })
      })

      test.runIf(row?.amountSum !== undefined)(
        'the trailer of the lot has the number and the exact total of its titles',
        () => {
          law(self, (remittance, drawn) => {
            const lot = linesOf(remittance).at(-2)!
            const amounts = sentOf(drawn).map(({ facts }) => facts.amount)
            expect(number(lot, ...row!.titleCount!)).toBe(amounts.length)
            const sum = amounts.reduce((total, amount) => total.plus(amount), new Decimal(0))
            expect(new Decimal(columns(lot, ...row!.amountSum!)).equals(sum)).toBe(true)
          })
        },
      )

      test('the total of the titles is the total of the slips', () => {
        law(self, (remittance, drawn) => {
          const sum = (amounts: unknown[]) =>
            amounts.reduce<Decimal>((total, amount) => total.plus(amount as number), new Decimal(0))
          const written = titlesOf(self, remittance).map(({ main }) => main.values?.['amount'])
          const given = sentOf(drawn).map(({ facts }) => facts.amount)
          expect(sum(written).toFixed()).toBe(sum(given).toFixed())
        })
      })
    })

    describe('reading the file back', () => {
      test('returns no diagnostics and no faults, and the same bytes are written again', () => {
        law(self, (remittance, drawn) => {
          const read = parseFile(dialect.layout, remittance.bytes)
          expect(Buffer.from(emitFile(read)).equals(Buffer.from(remittance.bytes))).toBe(true)
          const sent = sentOf(drawn)
          const variants = remittance.records.filter((_, i) => isVariant(self, sent[i]!)).flatMap(({ lines }) => lines)
          expect(read.diagnostics.filter(({ line }) => line === null || !variants.includes(line))).toEqual([])
          for (const { number, faults, role } of read.lines.filter(({ raw }) => raw !== '')) {
            expect(role).not.toBeNull()
            if (!variants.includes(number)) expect(faults).toEqual([])
          }
        })
      })

      test('returns one title per entry, in the given order, on the reported lines', () => {
        law(self, (remittance, drawn) => {
          const sent = sentOf(drawn)
          const titles = titlesOf(self, remittance)
          expect(remittance.records.map(({ entry, our_code }) => [entry, our_code])).toEqual(
            sent.map(({ position, entry }) => [position, entry.our_code]),
          )
          expect(remittance.skipped).toEqual(drawn.drawn.flatMap((each, i) => (isLeftOut(each) ? [i] : [])))
          expect(remittance.rejected).toEqual([])
          expect(
            titles.map(({ main, companions }) =>
              [main, ...Object.values(companions).flat()].map((line) => line.number),
            ),
          ).toEqual(remittance.records.map(({ lines }) => lines))
        })
      })

      test('returns the nosso número of the slip, or else the next of the wallet, which increases by one per title', () => {
        law(self, (remittance, drawn) => {
          const { length, counted } = dialect.ourNumber
          const contract = dialect.contracts[drawn.wallet.bank_contract_slug]!
          let next = Number(drawn.wallet.next_our_number ?? 1)
          const titles = titlesOf(self, remittance)
          sentOf(drawn).forEach(({ facts, entry }, i) => {
            const isBanks = contract.bankNumbers === true && entry.our_code === '1001'
            const { our_number, processed_our_number_raw } = remittance.records[i]!
            if (facts.ourNumber === null && !isBanks && counted !== undefined) {
              // The tests of each bank check the digits before the wallet's own digits.
              expect(our_number.slice(-counted.length)).toBe(String(next++).padStart(counted.length, '0'))
            } else {
              const given = facts.ourNumber ?? (isBanks ? '0' : String(next++))
              expect(our_number).toBe(given.padStart(length, '0'))
            }
            expect(our_number).toHaveLength(length)
            // The number follows a prefix (agreement, modality) and precedes the check digit, if there are any.
            const whole = `${our_number}[0-9PX]{${dialect.ourNumber.digitLength ?? 1}}`
            expect(processed_our_number_raw).toMatch(
              new RegExp(`^${dialect.ourNumber.prefix ? '[0-9]*' : ''}${whole}$`),
            )
            const written = String(titles[i]!.main.values?.['our_number'])
            const isOfBank = isBanks && /^0*$/.test(our_number)
            expect(processed_our_number_raw.includes(written) || isOfBank).toBe(true)
          })
          const isOfBank = contract.bankNumbers === true && drawn.wallet.next_our_number === undefined
          expect(remittance.next_our_number).toBe(isOfBank ? null : String(next).padStart(countedLength(dialect), '0'))
        })
      })

      // `file-numbers.test.ts` has the numbers after the largest.
      test('returns the file number of the wallet, which increases by one', () => {
        law(self, (remittance, { wallet }) => {
          const number = Number(wallet.next_remittance_number ?? 1)
          const isLast = remittance.next_remittance_number === 1 && /^9+$/.test(String(number))
          expect(remittance).toMatchObject({
            remittance_number: number,
            next_remittance_number: isLast ? 1 : number + 1,
          })
        })
      })

      test('returns the agency of the beneficiary and the date of the file, if the header has columns for them', () => {
        law(self, (remittance, { wallet, generated_at }) => {
          const { lines } = parseFile(dialect.layout, remittance.bytes)
          const { values } = lines[0]!
          const isNamed = values?.['agency_number'] !== undefined
          expect(values).toMatchObject({
            // Some banks identify the beneficiary by a code of the company instead.
            ...(isNamed
              ? { agency_number: String(wallet.agency_number).padStart(widthOf(self, 'header', 'agency_number'), '0') }
              : {}),
            // In the manuals of some banks this field is blank.
            ...(values?.['generation_date'] === undefined ? {} : { generation_date: generated_at.slice(0, 10) }),
          })
          if (values?.['generation_time'] !== undefined) expect(values['generation_time']).toBe(generated_at.slice(11))
        })
      })

      test('returns every value of the slip, with charges in the unit of the bank', () => {
        law(self, (remittance, drawn) => {
          const titles = titlesOf(self, remittance)
          sentOf(drawn).forEach(({ facts, entry }, i) => {
            const isEntry = entry.our_code === '1001'
            const expected = row === undefined ? {} : isEntry ? row.entry(facts) : row.writeOff(facts)
            const written = Object.fromEntries(Object.keys(expected).map((path) => [path, heldBy(titles[i]!, path)]))
            expect(written).toEqual(expected)
            if (isEntry && facts.documentDate === null && titles[i]!.main.values?.['document_date'] !== undefined) {
              expect(titles[i]!.main.values?.['document_date']).toBe(drawn.generated_at.slice(0, 10))
            }
          })
        })
      })

      test.runIf(row?.variant !== undefined)(
        'a title in a variant has its values in the columns of the variant',
        () => {
          law(self, (remittance, drawn) => {
            const lines = linesOf(remittance)
            sentOf(drawn).forEach((each, i) => {
              if (!isVariant(self, each)) return
              const line = lines[remittance.records[i]!.lines[0]! - 1]!
              const expected = row!.variant!.columns(each.facts)
              const written = Object.entries(expected).map(([what, [from, to]]) => [
                what,
                [from, to, columns(line, from, to)],
              ])
              expect(Object.fromEntries(written)).toEqual(expected)
            })
          })
        },
      )
    })

    describe('texts', () => {
      /** Every text of the file that comes from a wallet or slip: the given text, and the written text. */
      function textsOf(
        remittance: Remittance,
        drawn: Drawn,
      ): { entry: number | null; field: string; from: string; to: string }[] {
        const { lines } = parseFile(dialect.layout, remittance.bytes)
        const titles = titlesOf(self, remittance)
        const entryOf = new Map(
          titles.flatMap(({ main, companions }, i) =>
            [main, ...Object.values(companions).flat()].map(
              ({ number }) => [number, sentOf(drawn)[i]!.position] as const,
            ),
          ),
        )
        const names = lines.flatMap(({ number, role, values }) =>
          values?.['beneficiary_name'] === undefined
            ? []
            : [
                {
                  entry: entryOf.get(number) ?? null,
                  field: `${role}.beneficiary_name`,
                  from: drawn.wallet.beneficiary_name,
                  to: String(values['beneficiary_name']),
                },
              ],
        )
        const entries = sentOf(drawn).flatMap(({ facts, entry, position }, i) =>
          row === undefined || (entry.our_code !== '1001' && !row.writeOffHasTexts)
            ? []
            : Object.entries(givenTexts(row, entry.our_code, facts)).map(([field, from]) => ({
                entry: position,
                field,
                from,
                to: String(heldBy(titles[i]!, field)),
              })),
        )
        return [...names, ...entries]
      }

      /** The texts of an entry, before their letters are those of the file. A layout without commas has a blank between street and number. */
      function givenTexts(row: DialectFacts, our_code: string, facts: Facts): Readonly<Record<string, string>> {
        const of = (drawn: Facts) => (our_code === '1001' ? undefined : row.writeOffTexts?.(drawn)) ?? row.texts(drawn)
        const withBlanks = of(withNumberInStreet(facts))
        return Object.fromEntries(
          Object.entries(of(facts)).map(([field, text]) => [
            field,
            row.marks?.(field).includes(',') === false ? withBlanks[field]! : text,
          ]),
        )
      }

      /** The text in capital letters, with single blanks, trimmed: differences that are not changes. */
      const inCapitals = (text: string): string =>
        text
          .trim()
          .replace(/ +/g, ' ')
          .replace(/[a-z]/g, (letter) => letter.toUpperCase())

      /** Replaces each character that the bank does not accept by a blank. */
      function marked(field: string, text: string): string {
        const marks = row?.marks?.(field)
        return marks === undefined
          ? text
          : Array.from(text, (char) => (/[A-Za-z0-9 ]/.test(char) || marks.includes(char) ? char : ' ')).join('')
      }

      const byField = <T extends { entry: number | null; field: string }>(list: readonly T[]): T[] =>
        [...list].sort((a, b) => (a.entry ?? -1) - (b.entry ?? -1) || a.field.localeCompare(b.field))

      test('texts have capital letters and single blanks; an ASCII text is cut to the width of its columns', () => {
        law(self, (remittance, drawn) => {
          for (const { field, from, to } of textsOf(remittance, drawn)) {
            expect(to).toMatch(/^(?:[\x21-\x60\x7b-\x7e]+(?: [\x21-\x60\x7b-\x7e]+)*)?$/)
            const [role, name] = field.split('.') as [string, string]
            const column = dialect.layout.records[role]!.fields[name]!
            if (/^[\x20-\x7e]*$/.test(from)) {
              expect(to).toBe(
                inCapitals(marked(field, from))
                  .slice(0, column.maxLength ?? column.to - column.from + 1)
                  .trimEnd(),
              )
            }
          }
        })
      })

      test('Portuguese letters lose their accents', () => {
        const name = fc
          .array(
            fc.constantFrom('José', 'da', 'Conceição', 'Ângela', 'Müller', 'Inês', 'Águas', 'À', 'Õ', 'ÍÚ', 'Lingüiça'),
            { minLength: 1 },
          )
          .map((words) => words.join(' '))
        fc.assert(
          fc.property(walletOf(self), entryOf(self), name, (wallet, drawn, customer_person_name) => {
            const entry: Entry = {
              our_code: '1001',
              slip: { ...drawn.entry.slip, customer_person_name, our_number: null, prevent_registration: false },
            }
            const remittance = buildRemittance({ wallet, entries: [entry], generated_at: USUAL_DAY })
            const written = [titlesOf(self, remittance)[0]!].flatMap(({ main, companions }) =>
              [main, ...Object.values(companions).flat()].flatMap(({ values }) => values?.['payer_name'] ?? []),
            )
            const plain = customer_person_name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
            expect(written).toHaveLength(1)
            expect(plain.startsWith(String(written[0]))).toBe(true)
            expect(String(written[0]).length).toBeGreaterThan(Math.min(plain.length, 30) - 2)
          }),
          RUNS,
        )
      })

      test('exactly the changed texts are reported; changes of case and blanks are not', () => {
        law(self, (remittance, drawn) => {
          const changed = textsOf(remittance, drawn).filter(({ from, to }) => inCapitals(from) !== to)
          expect(byField(inRecords(self, remittance)).map(({ cut: _, ...change }) => change)).toEqual(byField(changed))
        })
      })

      test('the field `cut` of a change is true if part of the text is missing', () => {
        law(self, (remittance) => {
          for (const { field, from, to, cut } of inRecords(self, remittance)) {
            const [role, name] = field.split('.') as [string, string]
            const column = dialect.layout.records[role]!.fields[name]!
            const room = column.maxLength ?? column.to - column.from + 1
            if (cut) expect([...from.normalize('NFC')].length).toBeGreaterThan(0)
            // If the text is shorter than the columns, only blanks can have been cut.
            if (to.length < room - 1) expect(cut).toBe(false)
            if (/^[\x20-\x7e]*$/.test(from) && marked(field, from) === from) expect(cut).toBe(true)
          }
        })
      })

      // A strict remittance of an unconfirmed layout is an error for any slip: test/remittance/evidence.test.ts.
      test.runIf(isConfirmed(self.dialect.evidence))('strict reports exactly these changes as errors', () => {
        fc.assert(
          fc.property(fileOf(self), ({ wallet, drawn, generated_at }) => {
            const entries = drawn.map(({ entry }) => entry)
            const loose = buildRemittance({ wallet, entries, generated_at })
            const errors = errorsOf(() => buildRemittance({ wallet, entries, generated_at, strict: true }))
            // Headers are checked first: their errors are thrown before any entry is checked.
            const headers = loose.changes.filter(({ entry }) => entry === null)
            const refused =
              headers.length > 0 ? headers : loose.changes.filter(({ field }) => !OF_NO_COLUMNS.includes(field))
            expect(new Set(Object.keys(errors ?? {}))).toEqual(new Set(refused.map(({ field }) => field)))
            if (refused.length === 0) expect(errors).toBeNull()
          }),
          RUNS,
        )
      })
    })

    describe('charges never become zero', () => {
      const smallest = fc
        .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 4, max: 9 }))
        .map(([n, zeros]) => new Decimal(n).div(`1e${zeros}`).toFixed())
      const small: fc.Arbitrary<ChargeFacts> = fc.record({
        kind: fc.constant('percentage' as const),
        percentage: fc.oneof(smallest, percentage),
        days: fc.constant(1),
      })

      /** A slip with one charge, and no other value that can be an error. */
      const withOne = (field: 'fine' | 'interest' | 'discount') =>
        fc
          .tuple(factsOf(self), small, fc.oneof(fc.integer({ min: 1, max: 10_000 }), amountOf(self)))
          // A discount of 100% is an error itself.
          .filter(
            ([, charge]) => field !== 'discount' || charge.kind !== 'percentage' || Number(charge.percentage) < 100,
          )
          .map(([facts, charge, amount]): Facts => {
            const plain = { ...facts, amount, fine: null, interest: null, discounts: [] }
            const charged = field === 'discount' ? { ...plain, discounts: [charge] } : { ...plain, [field]: charge }
            return row?.within?.(charged) ?? charged
          })

      test.runIf(row !== undefined).each(['fine', 'interest', 'discount'] as const)(
        '%s in percent is written above zero, or is an error with the name of the field',
        (field) => {
          fc.assert(
            fc.property(
              walletOf(self),
              withOne(field).chain((facts) => slipOf(facts).map((slip) => ({ facts, slip }))),
              (wallet, { facts, slip }) => {
                const charge = field === 'discount' ? facts.discounts[0] : facts[field]
                // The layout has no columns for the charge.
                if (charge == null) return
                const expected = row!.units[field](charge, facts.amount)
                const errors = errorsOf(() => {
                  const entries = [{ our_code: '1001', slip: { ...slip, our_number: null } }] as const
                  const remittance = buildRemittance({ wallet, entries, generated_at: USUAL_DAY })
                  const [title] = titlesOf(self, remittance)
                  const records = [title!.main, ...Object.values(title!.companions).flat()]
                  // Some layouts have separate columns for the percentage; Inter's interest leaves them zero. Optional records may repeat the charge.
                  const written = records.flatMap(
                    ({ values }) => values?.[`${field}_percentage`] || (values?.[`${field}_value`] ?? []),
                  )
                  expect([...new Set(written)]).toEqual([expected])
                })
                if (expected === 0) expect(Object.keys(errors ?? {})).toEqual([`${field}_percentage`])
                else expect(errors).toBeNull()
              },
            ),
            RUNS,
          )
        },
      )
    })

    describe('independent entries', () => {
      test('an invalid entry does not change the file of the other entries', () => {
        const position = fc.nat({ max: 6 })
        const spoilt = fc.constantFrom<Partial<Entry['slip']>>(
          { amount: '1234.34' },
          { our_number: '9'.repeat(30) },
          { customer_cnpj_cpf: '123' },
          { amount: 9_007_199_254_740_991 },
          { document_type: '43' },
        )
        fc.assert(
          fc.property(
            fileOf(self),
            entryOf(self),
            position,
            spoilt,
            ({ wallet, drawn, generated_at }, other, at, wrong) => {
              const entries = drawn.map(({ entry }) => entry)
              const invalid = {
                our_code: '1001',
                slip: { ...other.entry.slip, ...wrong, prevent_registration: false },
              } as Entry
              const where = Math.min(at, entries.length)
              const partial = buildRemittance({
                wallet,
                entries: entries.toSpliced(where, 0, invalid),
                generated_at,
                partial: true,
              })
              const whole = buildRemittance({ wallet, entries, generated_at })
              expect(partial.content).toBe(whole.content)
              expect(partial.next_our_number).toBe(whole.next_our_number)
              expect(partial.rejected.map(({ entry }) => entry)).toEqual([where])
              // If the amount is too large, its percentages may be too large as well.
              expect(Object.keys(partial.rejected[0]!.errors)).toEqual(expect.arrayContaining(Object.keys(wrong)))
              expect(partial.records.map(({ entry }) => entry)).toEqual(
                whole.records.map(({ entry }) => (entry < where ? entry : entry + 1)),
              )
              expect(
                errorsOf(() =>
                  buildRemittance({ wallet, entries: entries.toSpliced(where, 0, invalid), generated_at }),
                ),
              ).not.toBeNull()
            },
          ),
          RUNS,
        )
      })

      test('bytes taken while building are the bytes of the whole file', () => {
        fc.assert(
          fc.property(fileOf(self), fc.infiniteStream(fc.boolean()), ({ wallet, drawn, generated_at }, takes) => {
            const builder = new RemittanceBuilder(wallet, { generated_at })
            const taken: Uint8Array[] = []
            for (const { entry } of drawn) {
              builder.add(entry)
              if (takes.next().value === true) taken.push(builder.take())
            }
            taken.push(builder.finish())
            const whole = buildRemittance({ wallet, entries: drawn.map(({ entry }) => entry), generated_at })
            expect(Buffer.concat(taken).toString('latin1')).toBe(whole.content)
            expect(builder.summary).toMatchObject({ next_our_number: whole.next_our_number, filename: whole.filename })
          }),
          RUNS,
        )
      })

      test('building twice gives the same file: there is no shared state', () => {
        law(self, (remittance, drawn) => {
          expect({ ...build(drawn), bytes: null }).toEqual({ ...remittance, bytes: null })
        })
      })

      test('the input is not changed', () => {
        law(self, (_, drawn) => {
          const frozen = structuredClone({ ...drawn.wallet, next_our_number: drawn.wallet.next_our_number ?? null })
          build(drawn)
          expect({ ...drawn.wallet, next_our_number: drawn.wallet.next_our_number ?? null }).toEqual(frozen)
        })
      })
    })

    test('due dates at the end of any month and on 29 February are read back', () => {
      fc.assert(
        fc.property(walletOf(self), factsOf(self), date, (wallet, facts, due) => {
          // Years of two digits end in 2079, and CrediSIS' last day of payment is 999 days after the due date.
          fc.pre(due < '2076')
          // A discount would end before the document is issued, on the day before the due date.
          const plain = { ...facts, due, documentDate: null, discounts: [], ourNumber: null }
          const [slip] = fc.sample(slipOf(plain), { numRuns: 1, seed: 1 })
          const generated_at = addDays(due, -1)
          const remittance = buildRemittance({ wallet, entries: [{ our_code: '1001', slip: slip! }], generated_at })
          const [title] = titlesOf(self, remittance)
          expect(title!.main.values?.['due_date']).toBe(due)
        }),
        RUNS,
      )
    })
  },
)
