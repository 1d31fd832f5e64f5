/** Summary of a file, or of all files together: money, what to look at first, days and kinds. */
import { joinedAttention } from '../read/attention.js'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { Overview } from '../worker/page-api.js'
import { Attention } from './attention-list.js'
import { CreditDays } from './credit-day-table.js'
import { FileTable } from './file-table.js'
import { KindTable } from './kind-table.js'
import { type Localized, useLocalized } from './localized.js'
import type { TextName } from './texts.js'

export interface SummaryProps {
  readonly files: readonly FileFacts[]
  /** Null for all files together. */
  readonly file: FileFacts | null
  readonly overview: Overview
  readonly onTitles: (filter: Partial<TitleQuery>) => void
  readonly onLine: (file: number, line: number) => void
}

export function Summary({ files, file, overview, onTitles, onLine }: SummaryProps) {
  const localized = useLocalized()
  const { text } = localized
  const counted = files.filter(({ id }) => overview.files.some((each) => each.id === id))
  const isReturn = counted.some(({ state }) => state === 'return')
  const same = file === null ? undefined : files.find(({ id }) => id === file.same_as)
  const attention = joinedAttention(file === null ? counted : [file])
  return (
    <>
      <header class="title">
        {file !== null && <p class="file-title">{file.name}</p>}
        <h1>{sentenceOf(file, overview, isReturn, localized)}</h1>
        {file !== null && <Facts file={file} />}
      </header>
      {same !== undefined && <p class="note">{text('sameNote', same.name)}</p>}
      {overview.repeated.count > 0 && (
        <p class="note">
          {text('repeatedNote', overview.repeated.count, localized.money(overview.repeated.paid))}{' '}
          <button type="button" class="link" onClick={() => onTitles({ repeated: true })}>
            {text('seeTitles')}
          </button>
        </p>
      )}
      {file === null && isReturn && files.some(({ state }) => state === 'remittance') && (
        <p class="note">{text('mixedNote')}</p>
      )}
      <Figures overview={overview} isReturn={isReturn} onTitles={onTitles} />
      <Attention items={attention} files={files} isReturn={isReturn} onTitles={onTitles} onLine={onLine} />
      {overview.days.length > 0 && <CreditDays days={overview.days} onTitles={onTitles} />}
      <KindTable kinds={overview.kinds} isReturn={isReturn} onTitles={onTitles} />
      {file === null && <FileTable files={counted} overview={overview} isReturn={isReturn} />}
    </>
  )
}

/** One sentence on the file: bank, day, and the money in it. */
function sentenceOf(
  file: FileFacts | null,
  { sums, files }: Overview,
  isReturn: boolean,
  localized: Localized,
): string {
  const { text, day, money, number } = localized
  const head =
    file === null
      ? text('sentenceAll', files.length)
      : text(
          isReturn ? 'sentenceReturn' : 'sentenceRemittance',
          file.bank_name ?? file.bank ?? '',
          file.generated_at === null ? '' : text('ofDay', day(file.generated_at)),
        )
  const titles = sums.titles === 1 ? text('oneTitle') : text('titlesCount', number(sums.titles))
  if (!isReturn) return `${head}: ${text('sentenceSent', money(sums.amount ?? 0), titles)}`
  if (sums.payments === 0) return `${head}: ${titles}. ${text('sentenceNothing')}`
  const payments = sums.payments === 1 ? text('onePayment') : text('payments', number(sums.payments))
  return `${head}: ${text('sentencePaid', money(sums.paid ?? 0), payments)}`
}

function Facts({ file }: { readonly file: FileFacts }) {
  const { text, day, number } = useLocalized()
  const layout = (file.layout ?? '').replace('cnab', 'CNAB ')
  const facts: readonly (readonly [TextName, string | null])[] = [
    ['beneficiary', file.beneficiary],
    ['bank', [file.bank, file.bank_name].filter(Boolean).join(' ')],
    ['generated', file.generated_at === null ? null : day(file.generated_at)],
    ['fileNumber', file.file_number === null ? null : String(file.file_number)],
    ['lines', number(file.lines)],
    ['layout', file.variant === null ? layout : `${layout} ${file.variant}`],
    ['manual', file.manual === null ? null : `${file.manual.title}, ${file.manual.version}`],
  ]
  return (
    <dl class="facts">
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

interface FiguresProps {
  readonly overview: Overview
  readonly isReturn: boolean
  readonly onTitles: (filter: Partial<TitleQuery>) => void
}

function Figures({ overview: { sums }, isReturn, onTitles }: FiguresProps) {
  const { text, money, number } = useLocalized()
  const figures: readonly (readonly [TextName, number | null])[] = isReturn
    ? [
        ['figurePaid', sums.paid ?? (sums.payments === 0 ? 0 : null)],
        ['figureCredited', sums.credited ?? (sums.payments === 0 ? 0 : null)],
        ['figureFees', sums.fees],
        ...(sums.reversals > 0 ? [['figureReversed', sums.reversed] as const] : []),
      ]
    : [['figureAmount', sums.amount]]
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" class="unseen">
        {text('figures')}
      </h2>
      <dl class="figures">
        {figures.map(([name, cents]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd class={cents === null ? 'absent' : undefined}>{cents === null ? text('notSent') : money(cents)}</dd>
          </div>
        ))}
        {sums.needs_review > 0 && (
          <div class="figure-review">
            <dt>{text('figureReview')}</dt>
            <dd>
              <button type="button" class="link" onClick={() => onTitles({ review: 'any' })}>
                {sums.needs_review === 1 ? text('oneTitle') : text('titlesCount', number(sums.needs_review))}
              </button>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
