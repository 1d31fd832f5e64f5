/** Remittances of Grafeno's platform: Vórtx, CNAB 400, V1.0 (08/2025); Grafeno, CNAB 444, May 2022. */
import type { Contract, RemittanceDialect } from '../../remittance-dialect.js'
import { guarantorNeighborhoodOf, mergeFields, messagesOf } from '../../unsupported-fields.js'
import { type Bradesco400Remittance, bradesco400Remittance, documentTypeWithSeries400, withoutInstructions } from '../bradesco400/index.js'
import { grafenoFilename } from './filename.js'
import { movements } from './tables.js'

type BradescoSpec<C extends Contract> = Bradesco400Remittance<C>

/** A bank's remittances: differences from the platform's. */
export type Grafeno400Remittance<C extends Contract> = Omit<
  BradescoSpec<C>,
  'evidence' | 'message' | 'own' | 'movements' | 'documentTypes' | 'instructionCodes' | 'deadlines' | 'unsupportedFields' | 'filename'
> &
  Partial<Pick<BradescoSpec<C>, 'movements'>> & {
    /** Name for messages: `CNAB 400 da Vórtx`. */
    readonly layoutName: string
    /** Pages of the title. */
    readonly layoutSource: string
  }

/** Defines how a bank's remittances are written. Record type 2 has the payer's e-mail, or in some banks messages in the same columns. The split is read only. */
export const grafeno400Remittance = <C extends Contract>({ layoutName, layoutSource, hasMessages = () => false, ...spec }: Grafeno400Remittance<C>): RemittanceDialect =>
  bradesco400Remittance<C>({
    evidence: 'manual',
    movements,
    documentTypes: documentTypeWithSeries400,
    ...withoutInstructions(layoutName, layoutSource),
    ...spec,
    own: { split: {} },
    hasMessages,
    message: {
      when: ({ slip }) => slip.payer_email !== '',
      values: ({ slip }) => (hasMessages(slip) ? {} : { email: slip.payer_email }),
    },
    unsupportedFields: ({ slip }) => mergeFields(hasMessages(slip) ? { customer_email: slip.payer_email } : messagesOf(slip), guarantorNeighborhoodOf(slip)),
    filename: grafenoFilename,
  })
