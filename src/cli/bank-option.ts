import { BANKS } from '../banks/index.js'
import type { Option } from './command.js'

const banks = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

/** The option `--bank` of commands that read a file. */
export const BANK_OPTION = {
  value: { pt: 'NÚMERO', en: 'NUMBER' },
  values: BANKS.map(({ number }) => number),
  summary: {
    pt: `lê o arquivo com o layout deste banco, se o header não informa o banco ou informa o banco errado: ${banks}`,
    en: `reads the file with the layout of this bank, if the header has no bank or the wrong bank: ${banks}`,
  },
} as const satisfies Option
