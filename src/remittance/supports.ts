import {
  bankOf,
  type Contract,
  checkBankNumber,
  instructionOf,
  isConfirmed,
  isLayoutKind,
  type LayoutKind,
  notALayout,
  type RemittanceDialect,
} from '../banks/index.js'
import {
  isOurCode,
  notAnOurCode,
  OPERATION_UNAVAILABLE,
  OUR_CODES,
  type OurCode,
  type PreparedSlip,
  ValidationError,
} from '../cobranca/index.js'
import { warnDeprecated } from '../code/deprecated.js'
import type { OpenedWallet } from './open-wallet.js'

/**
 * Whether a bank accepts an instruction in a layout. False for a bank, layout or instruction that the library does not have.
 *
 * @param bank COMPE number, three digits
 * @param options.strict counts only layouts that a strict remittance accepts, not those that only other programs confirm. Default `false`
 * @throws {ValidationError} if an argument is of another type or form, such as `341` or `'CNAB400'`
 * @example supportsInstruction('341', 'cnab400', '1009') // true
 */
export function supportsInstruction(
  bank: string,
  layout: LayoutKind,
  ourCode: OurCode,
  { strict = false }: { readonly strict?: boolean } = {},
): boolean {
  checkBankNumber(bank)
  if (!isLayoutKind(layout)) throw new ValidationError({ layout: [notALayout(layout)] })
  if (typeof ourCode !== 'string' || !OUR_CODE_FORM.test(ourCode))
    throw new ValidationError({ our_code: [notAnOurCode(ourCode)] })
  const dialects = bankOf(bank)?.remittances[layout] ?? []
  return dialects.some((dialect) => takes(dialect, ourCode) && (!strict || isConfirmed(dialect.evidence)))
}

/** Whether an entry of an instruction has a plan in a dialect, and a contract that accepts it. */
const takes = (dialect: RemittanceDialect, ourCode: OurCode): boolean =>
  instructionOf(dialect, ourCode) !== null &&
  Object.values(dialect.contracts).some((contract) => isAvailable(contract, ourCode))

const isAvailable = ({ unavailable }: Contract, ourCode: OurCode): boolean => unavailable?.includes(ourCode) !== true

/**
 * Whether a bank accepts an instruction in a layout.
 *
 * @throws {ValidationError} if an argument is of another type or form
 * @deprecated Use `supportsInstruction`.
 */
export function supports(...given: Parameters<typeof supportsInstruction>): boolean {
  warnDeprecated('CNAB_SUPPORTS')
  return supportsInstruction(...given)
}

const OUR_CODE_FORM = /^\d{4}$/

/**
 * Checks that a contract accepts an instruction of the layout.
 *
 * @throws {ValidationError} with the service's message and the carteira
 */
export function checkAvailable(contract: Contract, bankName: string, ourCode: OurCode): void {
  if (isAvailable(contract, ourCode)) return
  throw new ValidationError({
    our_code: [
      OPERATION_UNAVAILABLE,
      `${ourCode} (${OUR_CODES[ourCode]}) não existe na carteira ${contract.code} de ${bankName}`,
    ],
  })
}

/**
 * Checks that a contract accepts a document type of the layout.
 *
 * @throws {ValidationError} naming the carteira
 */
export function checkDocumentType(
  { withoutDocumentTypes = [], code }: Contract,
  { document_type }: PreparedSlip,
): void {
  if (withoutDocumentTypes.includes(document_type))
    throw new ValidationError({ document_type: [`${document_type} não existe na carteira ${code}`] })
}

/** The error for an instruction that does not go in the file of the entries before it. */
export const ofOtherFile = (bankName: string, ourCode: OurCode): ValidationError =>
  new ValidationError({
    our_code: [
      `${ourCode} (${OUR_CODES[ourCode]}) vai em outra remessa: o ${bankName} recebe entradas e alterações em arquivos separados`,
    ],
  })

/**
 * The error for an instruction that a bank does not accept: the service's 422, with the bank and the instruction.
 *
 * @param ofBank instruction of the same code in the bank's own table of movements, if any
 */
export function unsupported(
  bankName: string,
  layout: LayoutKind,
  ourCode: unknown,
  ofBank: OurCode | null,
): ValidationError {
  if (!isOurCode(ourCode)) return new ValidationError({ our_code: [notAnOurCode(ourCode, ofBank)] })
  const text = OUR_CODES[ourCode]
  return new ValidationError({
    our_code: [OPERATION_UNAVAILABLE, `${ourCode} (${text}) não existe no ${layout.toUpperCase()} de ${bankName}`],
  })
}

/** The instruction of a bank's own code, such as `'01'` or `1`. */
export function movementNamed({ movements }: RemittanceDialect, given: unknown): OurCode | null {
  const code = String(given).padStart(2, '0')
  return Object.hasOwn(movements, code) ? movements[code]!.our_code : null
}

/**
 * Checks that the layout is confirmed by more than other programs. Only for strict remittances.
 *
 * @throws {ValidationError} under the contract, which decides the dialect
 */
export function checkEvidence({ dialect, layoutName }: Pick<OpenedWallet, 'dialect' | 'layoutName'>): void {
  if (isConfirmed(dialect.evidence)) return
  throw new ValidationError({
    bank_contract_slug: [
      `nenhum manual nem arquivo do banco confirma o ${layoutName}: para gerá-lo mesmo assim, não peça strict`,
    ],
  })
}
