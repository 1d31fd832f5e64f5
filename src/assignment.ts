/**
 * `cnab-cobranca/assignment`: files by which titles are sold to a fund (FIDC, CNAB 444). `parseRemittance` reads them.
 *
 * @module
 */

export {
  type AssignedTitle,
  type Assignment,
  type AssignmentPayment,
  type BuiltAssignment,
  buildAssignment,
  type TextChange,
} from './remittance/index.js'
