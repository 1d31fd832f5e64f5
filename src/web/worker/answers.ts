/** Answers of the bank to the titles of a remittance, in the returns that are open with it. */
import type { OccurrenceKind } from '../../cobranca/index.js'
import { type ComparedTitle, diffFiles } from '../../inspect/index.js'
import type { PageFile } from '../read/page-file.js'
import type { RemittanceAnswers, TitleAnswer } from './page-api.js'

const REJECTIONS: ReadonlySet<OccurrenceKind> = new Set(['rejected', 'instruction_rejected'])

type OpenAnswer = { -readonly [Name in keyof TitleAnswer]: TitleAnswer[Name] }

export function answersTo(remittance: PageFile, files: readonly PageFile[]): RemittanceAnswers {
  const titles = new Map<number, OpenAnswer>(
    remittance.rows.map(({ line, our_number, document, occurrence }) => [
      line,
      { line, our_number, document, instruction: occurrence, state: 'pending', answers: [] },
    ]),
  )
  const returns = files
    .filter(({ facts }) => facts.state === 'return' && facts.bank === remittance.facts.bank && facts.same_as === null)
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
  for (const { bytes, facts } of returns) {
    for (const { sent, answer } of diffFiles(remittance.bytes, bytes).answers?.titles ?? []) {
      const title = titles.get(sent.line)
      if (title === undefined) continue
      const { kind } = answer.outcome!
      title.state = REJECTIONS.has(kind) ? 'rejected' : 'answered'
      title.answers = [...title.answers, { file: facts.id, line: answer.line, text: textOfAnswer(answer) }]
    }
  }
  const list = [...titles.values()]
  const count = (state: TitleAnswer['state']): number => list.filter((title) => title.state === state).length
  return {
    returns: returns.map(({ facts }) => facts.name),
    counts: { answered: count('answered'), rejected: count('rejected'), pending: count('pending') },
    titles: list,
  }
}

/** The last answer of the bank decides the state of a title. */
const dayOf = ({ facts }: PageFile): string => facts.generated_at ?? ''

function textOfAnswer({ code, code_detail, outcome }: ComparedTitle): string {
  const reasons = outcome!.reasons.map((reason) => reason.text ?? reason.code).join('; ')
  return `${code} ${code_detail ?? ''}`.trim() + (reasons === '' ? '' : `: ${reasons}`)
}
