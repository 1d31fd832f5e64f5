import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BANKS = 'src/banks'

/** Folder of a bank: `341-itau`. */
const FOLDER = /^\d{3}-[a-z0-9-]+$/

/**
 * Generates `src/banks/bank-list.ts` from the folders: the names of each bank, which are loaded with the library, and its definition, which the build loads on
 * the first use of the bank (`lazy-imports.ts`).
 */
export function bankList(root: string): string {
  const folders = readdirSync(join(root, BANKS))
    .filter((name) => FOLDER.test(name))
    .sort()
  const banks = folders.map((folder) => ({ folder, name: definedIn(join(root, BANKS, folder, 'index.ts')) }))
  return [
    '/** Every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */',
    ...banks.flatMap(({ folder, name }) => [
      `import { bank as ${name}Names } from './${folder}/bank.js'`,
      `import { ${name} } from './${folder}/index.js'`,
    ]),
    "import type { BankDefinition } from './bank.js'",
    "import { lazyBank } from './lazy-bank.js'",
    '',
    'export const BANKS: readonly BankDefinition[] = [',
    ...banks.map(({ name }) => `  lazyBank(${name}Names, () => ${name}),`),
    ']',
    '',
  ].join('\n')
}

/** Name of the bank that a module exports. */
function definedIn(module: string): string {
  const [, name] = /^export const (\w+): BankDefinition = /m.exec(readFileSync(module, 'utf8')) ?? []
  if (name === undefined) throw new Error(`${module} exports no bank`)
  return name
}
