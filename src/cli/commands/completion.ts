/** `cnab completion`: the script by which a shell completes calls. */
import { UsageError } from '../arguments.js'
import { type Command, command } from '../command.js'
import { completionFor, SHELLS } from '../completion.js'
import { EXIT } from '../exit-codes.js'
import { visible } from '../visible.js'

const shells = SHELLS.join('|')

/** @param commands all there are, this one among them */
export const completion = (commands: () => readonly Command[]): Command =>
  command({
    name: 'completion',
    summary: {
      pt: 'faz a tecla Tab completar os comandos no shell',
      en: 'lets the Tab key complete calls in the shell',
    },
    usage: { pt: shells, en: shells },
    about: {
      pt: 'Mostra o script com que o shell completa comandos, opções e valores. Para tê-lo sempre, ponha no fim do ~/.bashrc a linha source <(cnab completion bash); no ~/.zshrc, depois de compinit, source <(cnab completion zsh); no fish, grave o script em ~/.config/fish/completions/cnab.fish.',
      en: 'Shows the script by which the shell completes commands, options and values. To have it always, put the line source <(cnab completion bash) at the end of ~/.bashrc; in ~/.zshrc, behind compinit, source <(cnab completion zsh); in fish, write the script to ~/.config/fish/completions/cnab.fish.',
    },
    operands: [{ of: SHELLS }],
    options: {},
    exits: { ok: { pt: 'o script foi mostrado', en: 'the script was shown' } },
    async run({ operands: [name] }, { terminal, language }) {
      const shell = SHELLS.find((each) => each === name)
      if (shell === undefined) {
        throw new UsageError(
          name === undefined
            ? { pt: `Diga o shell: ${SHELLS.join(', ')}.`, en: `Name the shell: ${SHELLS.join(', ')}.` }
            : {
                pt: `Shell desconhecido: ${visible(name)}. Há: ${SHELLS.join(', ')}.`,
                en: `Unknown shell: ${visible(name)}. There are: ${SHELLS.join(', ')}.`,
              },
        )
      }
      terminal.line(completionFor(shell, commands(), language))
      return EXIT.ok
    },
  })
