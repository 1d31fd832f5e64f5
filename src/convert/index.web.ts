/** The conversion of files by their paths, which browsers and edge runtimes do not have. */
import { ValidationError } from '../cobranca/index.js'
import type {
  convertAll as ConvertAll,
  convertFile as ConvertFile,
  resumeConversion as ResumeConversion,
} from './index.js'

const NO_FILES =
  'só existe no Node, no Bun e no Deno: neste ambiente (navegador, worker) leia os registros com parseReturn, readReturn ou NdjsonReader'

const onlyInNode = (name: string) => (): never => {
  throw new ValidationError({ [name]: [NO_FILES] })
}

/** @throws {ValidationError} always */
export const convertAll: typeof ConvertAll = onlyInNode('convertAll')

/** @throws {ValidationError} always */
export const convertFile: typeof ConvertFile = onlyInNode('convertFile')

/** @throws {ValidationError} always */
export const resumeConversion: typeof ResumeConversion = onlyInNode('resumeConversion')
