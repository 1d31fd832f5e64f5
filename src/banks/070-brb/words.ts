/** Words of fields with another meaning at BRB. */
import type { LayoutWords } from '../../fixed-width/index.js'

export const words = {
  beneficiary_code: {
    meaning: { pt: 'Conta do beneficiário no BRB, que serve de código.', en: 'Account of the beneficiary at BRB, used as the code.' },
  },
} satisfies LayoutWords
