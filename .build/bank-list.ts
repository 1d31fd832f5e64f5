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
  const banks = banksIn(root)
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

/**
 * Generates `src/banks/bank-names.ts`: the names of all banks without their definitions, for programs that load the definitions of some banks only.
 */
export function bankNames(root: string): string {
  const banks = banksIn(root)
  return [
    '/** The names of every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */',
    ...banks.map(({ folder, name }) => `import { bank as ${name}Names } from './${folder}/bank.js'`),
    "import type { BankIdentity } from './bank.js'",
    '',
    'export const BANK_NAMES: readonly BankIdentity[] = [',
    ...banks.map(({ name }) => `  ${name}Names,`),
    ']',
    '',
  ].join('\n')
}

/**
 * Generates `src/banks/bank-returns.ts`: all banks as far as their returns need them. The web form reads returns with it, without what remittances need.
 */
export function bankReturns(root: string): string {
  const banks = banksIn(root)
  return [
    '/** The returns of every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */',
    ...banks.map(({ folder, name }) => `import { ${name}Returns } from './${folder}/returns.js'`),
    "import type { BankReturns } from './bank.js'",
    '',
    'export const BANK_RETURNS: readonly BankReturns[] = [',
    ...banks.map(({ name }) => `  ${name}Returns,`),
    ']',
    '',
  ].join('\n')
}

/** Folders of the banks, and the names that their modules export. */
function banksIn(root: string): { readonly folder: string; readonly name: string }[] {
  const folders = readdirSync(join(root, BANKS))
    .filter((name) => FOLDER.test(name))
    .sort()
  return folders.map((folder) => ({ folder, name: definedIn(join(root, BANKS, folder, 'index.ts')) }))
}

/** Name of the bank that a module exports. */
function definedIn(module: string): string {
  const [, name] = /^export const (\w+): BankDefinition = /m.exec(readFileSync(module, 'utf8')) ?? []
  if (name === undefined) throw new Error(`${module} exports no bank`)
  return name
}
