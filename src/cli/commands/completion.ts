/** `cnab completion`: prints the completion script of a shell. */
import { UsageError } from '../arguments.js'
import { type Command, type CommandDeclaration, command } from '../command.js'
import { completionFor, SHELLS } from '../completion.js'
import { EXIT } from '../exit-codes.js'
import { visible } from '../visible.js'

const shells = SHELLS.join('|')

/** @param commands returns all commands, including this one */
export const completion = (commands: () => readonly Command[]): CommandDeclaration =>
  command({
    usage: { pt: shells, en: shells },
    about: {
      pt: 'Mostra o script com que o shell completa comandos, opções e valores. Para ativá-lo sempre: no bash, acrescente ao fim do ~/.bashrc a linha source <(cnab completion bash); no zsh, acrescente ao ~/.zshrc, depois de compinit, a linha source <(cnab completion zsh); no fish, grave o script em ~/.config/fish/completions/cnab.fish.',
      en: 'Prints the script with which the shell completes commands, options and values. To enable it permanently: in bash, add the line source <(cnab completion bash) to the end of ~/.bashrc; in zsh, add source <(cnab completion zsh) to ~/.zshrc, after compinit; in fish, write the script to ~/.config/fish/completions/cnab.fish.',
    },
    operands: [{ of: SHELLS }],
    options: {},
    exits: { ok: { pt: 'o script foi mostrado', en: 'the script was shown' } },
    async run({ operands: [name] }, { terminal, language }) {
      const shell = SHELLS.find((each) => each === name)
      if (shell === undefined) {
        throw new UsageError(
          name === undefined
            ? { pt: `Informe o shell: ${SHELLS.join(', ')}.`, en: `Specify the shell: ${SHELLS.join(', ')}.` }
            : {
                pt: `Shell desconhecido: ${visible(name)}. Use: ${SHELLS.join(', ')}.`,
                en: `Unknown shell: ${visible(name)}. Use: ${SHELLS.join(', ')}.`,
              },
        )
      }
      terminal.line(completionFor(shell, commands(), language))
      return EXIT.ok
    },
  })
