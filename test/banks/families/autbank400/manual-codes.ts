/** The codes that the manuals of AUTBANK's banks print in common, extracted from their pages, not from the code. */
import { type DialectCodes, listed } from '../../manual-codes.js'

const OCCURRENCES = '01 02 03 05 06 08 09 10 12 13 14 15 16 19 20 22 23 24 28 40 43 96 97 98 99'

/** With occurrence 03. */
export const ENTRY_REJECTIONS = `
  03 04 05 06 08 10 14 19 20 21 22 25 26 27 28 29 30 36 37 38 39 42 43 44 46 51 52 53 54 55 56 57 58 60 87
  AA AB AE AI AJ AL AU AV AX BC BD BE BF BG BH CC CD CE CF CG CH CJ CK CS DA DB DC DD DE DG DH DI DJ DM DN DP DT
  EB G1 G2 G3 G4 HA HB HC HD HF HG HH HI HJ HK HL HM HN IX JB JC JH JI JK JQ JS JT KC KD KE KF KG ZQ ZR ZS ZT ZU`

/** With occurrence 15. */
const WRITE_OFF_REJECTIONS = '05 06 08'

/** With occurrence 16. */
export const INSTRUCTION_REJECTIONS = `
  04 05 14 19 20 21 22 26 27 28 29 30 36 37 38 39 40 44 51 53 57
  AA AE AG AH AI AK AU AY BA BB CB CT CW DO IX JK JQ JS JT 99`

export const MOVEMENTS = '01 02 04 05 06 07 08 09 10 18 47'

/** Those of a list that are not in the other. */
export const without = (codes: string, others: string): string =>
  listed(codes)
    .filter((code) => !listed(others).includes(code))
    .join(' ')

/** A bank's manual, the pages of its tables, and the codes that it does not have in common with the others. */
interface Printed {
  readonly manual: string
  readonly pages: Readonly<Record<'occurrences' | '03' | '15' | '16' | 'movements', string>>
  readonly entryRejections?: string
  readonly instructionRejections?: string
  readonly movements?: string
}

export function autbank400Codes({ manual, pages, ...own }: Printed): DialectCodes {
  const at = (table: keyof typeof pages): string => `${manual}, ${pages[table]}`
  return {
    occurrences: { codes: OCCURRENCES, source: at('occurrences') },
    reasons: [
      { occurrences: '03', codes: own.entryRejections ?? ENTRY_REJECTIONS, source: at('03') },
      { occurrences: '15', codes: WRITE_OFF_REJECTIONS, source: at('15') },
      { occurrences: '16', codes: own.instructionRejections ?? INSTRUCTION_REJECTIONS, source: at('16') },
    ],
    movements: { codes: own.movements ?? MOVEMENTS, source: at('movements') },
  }
}
