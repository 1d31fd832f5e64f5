import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type FieldErrors, isValidationError, type LocalizedText, type ValidationError } from '../cobranca/index.js'
import { readShards, type Shard, systemErrorMessage } from '../convert/index.js'
import { UsageError } from './arguments.js'
import type { CommandContext } from './command.js'
import { visible } from './visible.js'

/**
 * Reads a plan from a file, or from the standard input for `-`.
 *
 * @throws {UsageError} if it cannot be read or is not a plan
 */
export async function plannedShards(path: string, { stdin }: Pick<CommandContext, 'stdin'>): Promise<Shard[]> {
  const shown = visible(path)
  try {
    return readShards(path === '-' ? await text(stdin) : await readFile(path, 'utf8'))
  } catch (error) {
    if (isValidationError(error)) {
      const { pt, en } = planProblems(error)
      throw new UsageError({ pt: `Plano inválido, ${shown}: ${pt}.`, en: `Invalid plan, ${shown}: ${en}.` })
    }
    throw new UsageError({
      pt: `Não foi possível ler o plano ${shown}: ${visible(systemErrorMessage(error, 'pt'))}.`,
      en: `Cannot read the plan ${shown}: ${visible(systemErrorMessage(error, 'en'))}.`,
    })
  }
}

/** The problem of a plan. */
export function planProblems({ errors, english = errors }: ValidationError): LocalizedText {
  const text = (all: FieldErrors): string => Object.values(all).flat().map(visible).join(', ')
  return { pt: text(errors), en: text(english) }
}
