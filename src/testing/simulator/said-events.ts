/** By which occurrence a bank says each thing that happens: the unified ones that mean it, the nearest first. */
import type { ReturnDialect } from '../../banks/index.js'
import type { OurCode, OurOccurrence } from '../../cobranca/index.js'
import { type OccurrenceMeaning, occurrenceMeanings } from '../../return/index.js'

/** What happens to a title. */
export const TITLE_EVENTS = {
  registered: ['2001', '2223', '2221'],
  // Banco do Brasil's CNAB 400 has one code for whatever it refuses.
  rejected: ['2002', '2140', '2190'],
  paid: ['2028', '2003', '2144'],
  paid_partially: ['2029', '2096'],
  paid_at_notary: ['2035', '2076'],
  paid_after_write_off: ['2014', '2145'],
  written_off: ['2099', '2150', '2073', '2133', '2004', '2074', '2008', '2097', '2126'],
  protest_ordered: ['2015', '2070'],
  sent_to_notary: ['2017', '2134', '2210', '2164', '2040'],
  in_notary: ['2081', '2101'],
  protested: ['2019', '2098', '2243'],
  withdrawn: ['2018', '2109', '2154', '2041', '2016'],
} as const satisfies Readonly<Record<string, readonly OurOccurrence[]>>

export type TitleEvent = keyof typeof TITLE_EVENTS

/** What is said of an instruction. */
export type InstructionEvent = 'accepted' | 'refused'

/** How an instruction is said to be carried out, where the bank has an occurrence for it alone. */
const ACCEPTED: Readonly<Partial<Record<OurCode, readonly OurOccurrence[]>>> = {
  '1002': ['2004', '2074', '2008', '2126', '2097'],
  '1003': ['2012', '2006', '2193'],
  '1004': ['2010', '2033'],
  '1005': ['2011', '2034'],
  '1009': ['2015', '2070'],
  '1010': ['2163', '2016'],
  '1011': ['2107', '2199', '2015'],
  '1012': ['2038', '2065'],
  '1013': ['2039', '2065'],
  '1020': ['2055', '2065'],
  '1018': ['2016', '2041'],
  '1019': ['2016', '2041'],
  '1028': ['2124'],
  '1047': ['2042', '2207'],
  '1048': ['2036', '2204'],
  '1071': ['2061', '2045'],
  '1072': ['2062', '2046'],
  '1074': ['2049', '2203'],
  '1075': ['2050', '2202'],
  '1076': ['2036', '2204'],
  '1077': ['2010', '2033'],
  '1078': ['2016', '2041'],
  '1079': ['2065'],
  '1080': ['2066'],
  '1099': ['2065'],
  '1101': ['2065'],
  '1106': ['2052'],
  '1107': ['2053'],
  '1120': ['2043'],
  '1122': ['2054'],
  '1129': ['2046', '2062'],
}

/** Where it has none: that other data changed. */
const ANY_CHANGE: readonly OurOccurrence[] = ['2021']

const REFUSED: readonly OurOccurrence[] = ['2020', '2024', '2190', '2215', '2162']
const REFUSED_WRITE_OFF: readonly OurOccurrence[] = ['2005', '2212']
const REFUSED_DUE_DATE: readonly OurOccurrence[] = ['2007']

const ASKS_WRITE_OFF: readonly (OurCode | null)[] = ['1002']
const ASKS_DUE_DATE: readonly (OurCode | null)[] = ['1003']

/** The occurrences by which one dialect speaks. */
export class Speech {
  private readonly meanings: readonly OccurrenceMeaning[]

  constructor(dialect: ReturnDialect) {
    this.meanings = occurrenceMeanings(dialect)
  }

  /** How the bank says what happened to a title; null when it cannot. A payment that it has no occurrence of its own for is an ordinary one. */
  of(event: TitleEvent): OccurrenceMeaning | null {
    const exact = this.first(TITLE_EVENTS[event])
    if (exact !== null || !PAID_IN_FULL.includes(event)) return exact
    return (
      this.first(TITLE_EVENTS.paid) ??
      this.meanings.find(({ kind, money, final }) => kind === 'settled' && money && final) ??
      null
    )
  }

  /** How the bank answers an instruction; null when it has no word for it. */
  answer(event: InstructionEvent, ourCode: OurCode | null): OccurrenceMeaning | null {
    if (event === 'accepted') return this.first([...(ACCEPTED[ourCode ?? '1031'] ?? []), ...ANY_CHANGE])
    if (ASKS_WRITE_OFF.includes(ourCode)) return this.first([...REFUSED_WRITE_OFF, ...REFUSED])
    return this.first([...(ASKS_DUE_DATE.includes(ourCode) ? REFUSED_DUE_DATE : []), ...REFUSED])
  }

  /** A payment that the bank tells was made by Pix, and the reason by which it tells so, if it takes one; null when it never tells. */
  paidByPix(dialect: ReturnDialect): { readonly meaning: OccurrenceMeaning; readonly reason: string | null } | null {
    const own = this.meanings.find(({ kind, pix }) => kind === 'settled' && pix)
    if (own !== undefined) return { meaning: own, reason: null }
    const usual = this.of('paid')
    const table = dialect.reasons.find(
      ({ occurrences, pixCodes }) => usual !== null && pixCodes !== undefined && occurrences.includes(usual.occurrence),
    )
    return table === undefined ? null : { meaning: usual!, reason: table.pixCodes![0]! }
  }

  private first(occurrences: readonly OurOccurrence[]): OccurrenceMeaning | null {
    for (const wanted of occurrences) {
      const found = this.meanings.filter(({ our_occurrence }) => our_occurrence === wanted)
      const meaning = found.find(({ where }) => where === null) ?? found[0]
      if (meaning !== undefined) return meaning
    }
    return null
  }
}

const PAID_IN_FULL: readonly TitleEvent[] = ['paid', 'paid_at_notary', 'paid_after_write_off']
