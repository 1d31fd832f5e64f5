import type { Command } from '../command.js'
import { completion } from './completion.js'
import { convert } from './convert.js'
import { detect } from './detect.js'
import { diff } from './diff.js'
import { inspect } from './inspect.js'
import { lint } from './lint.js'
import { mask } from './mask.js'
import { remit } from './remit.js'

/** The commands of `cnab`, in the order of its help. Adding one adds its file, and its name here. */
export const COMMANDS: readonly Command[] = [
  detect,
  lint,
  inspect,
  diff,
  mask,
  convert,
  remit,
  completion(() => COMMANDS),
]
