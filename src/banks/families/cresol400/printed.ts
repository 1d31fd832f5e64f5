import type { Manual } from '../../dialect.js'

/** A manual of the family, and the pages of its tables. */
export interface Cresol400Manual extends Manual {
  /** The manual's name in sources: bank, layout, version. */
  readonly name: string
  readonly pages: {
    readonly remittance: { readonly header: string; readonly title: string; readonly trailer: string }
    readonly return: { readonly header: string; readonly title: string; readonly trailer: string }
    /** Reasons of 03, 26 and 30; of 02; of 06, 09 and 17; and of 28. */
    readonly reasons: { readonly rejections: string; readonly remarks: string; readonly outcomes: string; readonly fees: string }
  }
}

/** The manual without its pages. */
export const manualOf = ({ title, version }: Cresol400Manual): Manual => ({ title, version })
