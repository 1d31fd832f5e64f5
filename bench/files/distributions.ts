/**
 * Distributions of real files. Measured over a collection of public return and remittance files that are not in this repository; the library read them, and
 * a script counted the values. Identical title lines count once, and a file counts with its first 20 titles at most, because a few large files of a single
 * bank and occurrence would decide everything else.
 *
 * - CNAB 400: 62 return files of 22 banks, 313 titles (848 without the limit); 53 remittance files, 110 registrations.
 * - CNAB 240: 45 return files of 11 banks, 291 titles (488 without the limit), all with segments T and U; 54 remittance files, 74 registrations.
 *
 * Names that the owners of the files masked (a single word) do not count.
 */
import type { LayoutKind, OccurrenceKind, OurOccurrence } from '../../src/index.js'
import type { Weights } from './draw.js'

/** Shares of settled titles, and of the other titles. */
type Shares = readonly [settled: number, other: number]

export interface ReturnDistribution {
  readonly occurrences: Weights<readonly [OurOccurrence | null, OccurrenceKind]>
  /** Share of titles with the occurrence of the title before, in files of five titles or more. */
  readonly repeated: number
  /** Of the titles with the occurrence of the title before, in files of five titles or more: share that has its reasons, too. */
  readonly repeatedReasons: Shares
  /** Number of reasons. */
  readonly reasons: { readonly settled: Weights<number>; readonly other: Weights<number> }
  /** Titles whose field is neither blank nor zero, of all titles whose record has the field. */
  readonly filled: Readonly<Record<FilledField, Shares>>
  /** Number of digits of amounts in cents. */
  readonly amountDigits: Weights<number>
  readonly fineDigits: Weights<number>
  readonly discountDigits: Weights<number>
  /** Paid amount, relative to the face value. */
  readonly paid: Weights<'equal' | 'more' | 'less'>
  /** Length of the payer's name, rounded down to a multiple of five. */
  readonly nameLength: Weights<number>
  /** Share of names with accents. Banks send back capitals without accents. */
  readonly accents: number
  /** Share of CNPJs among tax ids. */
  readonly cnpj: number
  readonly documentLength: Weights<number>
  readonly controlLength: Weights<number>
}

export type FilledField =
  | 'due_date'
  | 'payer_name'
  | 'payer_tax_id'
  | 'bank_rate'
  | 'document_number'
  | 'control_number'
  | 'credit_at'
  | 'billet_fine'
  | 'discount'
  | 'value_rebate'
  | 'iof'
  | 'other_credit'
  | 'banco_recebedor'
  | 'agencia_recebedora'

/** Digits of the fee in cents: nearly all real fees are between R$ 1,00 and R$ 9,99. */
export const FEE_DIGITS = 3

export const RETURNS: Readonly<Record<LayoutKind, ReturnDistribution>> = {
  cnab400: {
    occurrences: [
      [['2028', 'settled'], 171],
      [['2001', 'registered'], 59],
      [['2003', 'settled'], 24],
      [[null, 'info'], 28],
      [['2014', 'settled'], 5],
      [['2027', 'settled'], 5],
      [['2074', 'written_off'], 5],
      [['2099', 'written_off'], 2],
      [['2015', 'changed'], 7],
      [[null, 'fee'], 3],
      [['2002', 'rejected'], 2],
      [['2020', 'instruction_rejected'], 2],
    ],
    repeated: 189 / 228,
    repeatedReasons: [108 / 155, 34 / 34],
    reasons: {
      settled: [
        [0, 83],
        [1, 48],
        [2, 74],
      ],
      other: [
        [0, 95],
        [1, 13],
      ],
    },
    filled: {
      due_date: [81 / 205, 92 / 108],
      payer_name: [24 / 67, 13 / 28],
      payer_tax_id: [5 / 51, 1 / 18],
      bank_rate: [153 / 205, 27 / 97],
      document_number: [75 / 205, 93 / 108],
      control_number: [32 / 201, 47 / 106],
      credit_at: [201 / 203, 47 / 99],
      billet_fine: [19 / 203, 13 / 92],
      discount: [5 / 205, 1 / 97],
      value_rebate: [5 / 205, 6 / 97],
      iof: [2 / 199, 4 / 88],
      other_credit: [3 / 181, 2 / 73],
      banco_recebedor: [204 / 204, 66 / 106],
      agencia_recebedora: [203 / 204, 59 / 106],
    },
    amountDigits: [
      [3, 14],
      [4, 91],
      [5, 103],
      [6, 69],
      [7, 17],
    ],
    fineDigits: [
      [1, 2],
      [3, 13],
      [4, 1],
    ],
    discountDigits: [
      [3, 1],
      [4, 1],
      [5, 3],
    ],
    paid: [
      ['equal', 117],
      ['more', 18],
      ['less', 24],
    ],
    nameLength: [
      [10, 3],
      [20, 6],
      [25, 8],
      [30, 18],
      [35, 2],
    ],
    accents: 0,
    cnpj: 4 / 6,
    documentLength: [
      [1, 5],
      [4, 7],
      [7, 18],
      [8, 14],
      [9, 40],
      [10, 70],
    ],
    controlLength: [
      [8, 4],
      [9, 24],
      [10, 9],
      [18, 2],
      [25, 37],
    ],
  },
  cnab240: {
    occurrences: [
      [['2003', 'settled'], 141],
      [['2014', 'settled'], 48],
      [['2028', 'settled'], 15],
      [['2001', 'registered'], 38],
      [['2022', 'fee'], 22],
      [['2002', 'rejected'], 8],
      [[null, 'info'], 6],
      [['2004', 'written_off'], 5],
      [['2012', 'changed'], 5],
      [['2020', 'instruction_rejected'], 2],
      [['2017', 'in_notary'], 1],
    ],
    repeated: 206 / 230,
    repeatedReasons: [137 / 152, 53 / 54],
    reasons: {
      settled: [
        [0, 66],
        [1, 90],
        [2, 47],
        [3, 1],
      ],
      other: [
        [0, 28],
        [1, 55],
        [2, 4],
      ],
    },
    filled: {
      due_date: [143 / 204, 80 / 87],
      payer_name: [34 / 204, 68 / 87],
      payer_tax_id: [100 / 204, 69 / 87],
      bank_rate: [182 / 204, 34 / 87],
      document_number: [84 / 204, 76 / 87],
      control_number: [49 / 204, 57 / 87],
      credit_at: [197 / 204, 47 / 87],
      billet_fine: [19 / 204, 3 / 87],
      discount: [9 / 204, 0 / 87],
      value_rebate: [4 / 204, 1 / 87],
      iof: [3 / 204, 2 / 87],
      other_credit: [4 / 201, 1 / 87],
      banco_recebedor: [184 / 204, 41 / 87],
      agencia_recebedora: [204 / 204, 38 / 87],
    },
    amountDigits: [
      [3, 24],
      [4, 97],
      [5, 132],
      [6, 24],
      [7, 10],
    ],
    fineDigits: [
      [1, 2],
      [2, 5],
      [3, 8],
      [4, 4],
    ],
    discountDigits: [
      [1, 2],
      [2, 1],
      [4, 6],
    ],
    paid: [
      ['equal', 176],
      ['more', 18],
      ['less', 7],
    ],
    nameLength: [
      [10, 9],
      [15, 23],
      [20, 25],
      [25, 11],
      [30, 16],
      [35, 4],
      [40, 8],
    ],
    accents: 1 / 96,
    cnpj: 43 / 169,
    documentLength: [
      [2, 6],
      [3, 21],
      [5, 19],
      [6, 21],
      [8, 9],
      [9, 7],
      [10, 51],
      [11, 52],
      [15, 16],
    ],
    controlLength: [
      [2, 25],
      [4, 23],
      [10, 11],
      [15, 47],
      [17, 40],
      [25, 3],
    ],
  },
}

/**
 * Return files by number of titles, of the 42 files with 5 to 500 titles in both layouts. More than half of all files (65 of 107) have fewer than five
 * titles.
 */
export const SIZES = [
  { from: 5, to: 9, files: 21 },
  { from: 10, to: 24, files: 8 },
  { from: 25, to: 99, files: 10 },
  { from: 100, to: 500, files: 3 },
] as const

export interface SlipDistribution {
  /** Slips with another person as guarantor. */
  readonly guarantor: number
  /** Number of charges out of interest, fine and discount. */
  readonly charges: Weights<number>
  readonly cnpj: number
  readonly nameLength: Weights<number>
  /** Number of digits of the amount in cents. */
  readonly amountDigits: Weights<number>
}

/** Registrations. Their files have no accents, because programs remove them; the slips of `entries.ts` keep those of the names in `people.ts`. */
export const SLIPS: Readonly<Record<LayoutKind, SlipDistribution>> = {
  cnab400: {
    guarantor: 21 / 110,
    charges: [
      [0, 51],
      [1, 37],
      [2, 10],
      [3, 12],
    ],
    cnpj: 57 / 110,
    nameLength: [
      [5, 4],
      [10, 9],
      [15, 19],
      [20, 21],
      [25, 24],
      [30, 10],
      [35, 12],
      [40, 11],
    ],
    amountDigits: [
      [4, 2],
      [5, 65],
      [6, 34],
      [7, 9],
    ],
  },
  cnab240: {
    guarantor: 13 / 74,
    charges: [
      [0, 34],
      [1, 11],
      [2, 21],
      [3, 8],
    ],
    cnpj: 13 / 74,
    nameLength: [
      [5, 1],
      [10, 10],
      [15, 9],
      [20, 12],
      [25, 11],
      [40, 15],
    ],
    amountDigits: [
      [3, 4],
      [4, 11],
      [5, 40],
      [6, 6],
      [7, 13],
    ],
  },
}
