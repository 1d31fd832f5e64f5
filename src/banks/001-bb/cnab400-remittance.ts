/**
 * Banco do Brasil, CNAB 400: how remittances are written (CBR641, August 2020, with the differences of June 2024). Notas and pages are of the edition of
 * 2020.
 */
import { ValidationError } from '../../cobranca/index.js'
import { registeredInterest } from '../bank-defaults.js'
import { cardAndProposalAlone } from '../excludes.js'
import { cnab400Remittance } from '../families/core400/index.js'
import { columnCount } from '../into-fields.js'
import { type FileContext, type InstructionShape, instructionsOf } from '../remittance-dialect.js'
import { agreement7, bank, manualRemittance400 } from './bank.js'
import { remittanceRecords400 } from './cnab400.js'
import { fineOf, identification, NO_FINE, newInterest, newLimit, optionalRecords } from './cnab400-companions.js'
import { deadlines400, demands400 } from './cnab400-deadlines.js'
import { type BbMovement, movements400 } from './cnab400-tables.js'
import { type BbContext400, messageOf, type TitleVariants, titleIn, titleVariants400 } from './cnab400-title.js'
import { unsupportedFieldsOf } from './rules.js'

type BbRecords400 = typeof remittanceRecords400

/** The manual does not name columns that an instruction omits: an instruction sends the whole title and its records of type 5. */
function shapeOf({ title: record, options = [] }: BbMovement): InstructionShape<BbRecords400> {
  if (record !== undefined) return { [record]: 'all' }
  return { title: 'all', ...Object.fromEntries(options.map((role) => [role, 'all'])) }
}

/** The leading agreement (convênio líder, nota 4): `extra3`, or the wallet's own. */
function leaderOf({ wallet }: FileContext, columns: number): string {
  const leader = (wallet.extra3 === '' ? wallet.extra1 : wallet.extra3).replace(/^0+(?=.)/, '')
  if (!/^[0-9]+$/.test(leader) || leader.length > columns) {
    throw new ValidationError({ extra3: [`deve ser o convênio líder, com até ${columns} algarismos`] })
  }
  return leader
}

export const companions = { fine: {}, discounts: {}, bureau: {}, email: {}, document_number: {} } as const

/** Remittances; the records of a title are of type 1 or 7. */
export const remittanceSpec400 = (records: BbRecords400, variants: TitleVariants) =>
  ({
    bank,
    layout: {
      records,
      titles: [
        { main: 'title', companions },
        { main: 'title_vendor', companions },
        { main: 'title_interest' },
        { main: 'title_fine' },
        { main: 'title_no_fine' },
        { main: 'title_no_limit' },
        { main: 'title_limit' },
      ],
    },
    alternatives: { title: [variants.company, variants.person, variants.dailyDiscount] },
    manual: manualRemittance400,
    movements: movements400,
    instructions: instructionsOf(movements400, shapeOf),
    deadlines: deadlines400,
    features: ['third_discount', 'pix', 'bank_dispatch'],
    demands: demands400,
    bankDefaults: [registeredInterest('nota 10, p. 15')],
    // Proposals (nota 19, p. 20).
    excludes: cardAndProposalAlone,
    zeroAmount: ['36'],
    unsupportedFields: unsupportedFieldsOf(messageOf),
    file: {
      header: (file: FileContext) => ({
        agreement_number: leaderOf(file, columnCount(records.header.fields.agreement_number)),
        bank_name: 'BANCODOBRASIL',
      }),
    },
    records: {
      title: titleIn(variants),
      title_interest: (context: BbContext400) => ({ ...identification(context), ...newInterest(context) }),
      title_fine: (context: BbContext400) => ({ ...identification(context), ...fineOf(context.slip) }),
      title_no_fine: (context: BbContext400) => ({ ...identification(context), fine_type: NO_FINE }),
      title_no_limit: identification,
      title_limit: (context: BbContext400) => ({ ...identification(context), ...newLimit(context) }),
      ...optionalRecords,
    },
  }) as const

/** Agreements of 7 digits. */
export const remittance400 = cnab400Remittance({
  ...remittanceSpec400(remittanceRecords400, titleVariants400),
  ...agreement7,
  evidence: 'manual_and_files',
})
