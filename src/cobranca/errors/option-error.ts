import type { LocalizedText } from '../../code/language.js'
import { ValidationError } from './validation-error.js'

/** The error of an option, which a program such as `cnab` passes on in the language of its user. */
export const optionError = (option: string, { pt, en }: LocalizedText): ValidationError =>
  new ValidationError({ [option]: [pt] }, undefined, undefined, { [option]: [en] })
