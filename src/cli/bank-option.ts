import { BANKS_WITH_FILES } from '../banks/index.js'
import { bankArgument } from './bank-argument.js'
import type { Option } from './command.js'

/** The option `--bank` of commands that read files: a number (`341`), a slug (`itau`) or a name (`Itaú`). Its value is the number. */
export const BANK_OPTION = {
  value: { pt: 'BANCO', en: 'BANK' },
  values: BANKS_WITH_FILES.map(({ slug }) => slug),
  read: (name) => bankArgument(name).number,
  summary: {
    pt: 'lê o arquivo com o layout deste banco (número ou nome), se o header não informa o banco ou informa o banco errado; cnab banks lista os bancos',
    en: 'reads the file with the layout of this bank (number or name), if the header has no bank or the wrong bank; cnab banks lists the banks',
  },
} as const satisfies Option
