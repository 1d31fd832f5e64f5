import type { Command } from '../command.js'
import { banks } from './banks.js'
import { codes } from './codes.js'
import { completion } from './completion.js'
import { convert } from './convert.js'
import { detect } from './detect.js'
import { diff } from './diff.js'
import { explain } from './explain.js'
import { fields } from './fields.js'
import { inspect } from './inspect.js'
import { layout } from './layout.js'
import { lint } from './lint.js'
import { mask } from './mask.js'
import { occurrences } from './occurrences.js'
import { remit } from './remit.js'
import { simulate } from './simulate.js'

/** The commands of `cnab`, in the order of the help. A new command needs a file and an entry here. */
export const COMMANDS: readonly Command[] = [
  detect,
  lint,
  explain,
  inspect,
  diff,
  mask,
  convert,
  remit,
  simulate,
  layout,
  occurrences,
  codes,
  fields,
  banks,
  completion(() => COMMANDS),
]
