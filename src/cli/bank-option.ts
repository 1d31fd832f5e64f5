import { BANKS } from '../banks/index.js'
import type { Option } from './command.js'

const banks = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

/** The option `--bank`, of the commands that look into a file. */
export const BANK_OPTION = {
  value: { pt: 'NÚMERO', en: 'NUMBER' },
  values: BANKS.map(({ number }) => number),
  summary: {
    pt: `lê o arquivo como deste banco, se o header não o informa ou informa errado: ${banks}`,
    en: `reads the file as of this bank, where the header does not name it or names it wrong: ${banks}`,
  },
} as const satisfies Option
