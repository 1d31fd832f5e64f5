/** The views of a file, or of all files together. */
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { Selected } from '../worker/page-api.js'
import { Answers } from './answers.js'
import { Findings } from './findings.js'
import { Lines } from './lines.js'
import { useLocalized } from './localized.js'
import { Summary } from './summary.js'
import { Take } from './take.js'
import type { TextName } from './texts.js'
import { Titles } from './titles.js'
import { Unread } from './unread.js'
import { useAnswer } from './use-answer.js'
import type { WorkerClient } from './worker-client.js'

const VIEW_NAMES = {
  summary: 'viewSummary',
  titles: 'viewTitles',
  answers: 'viewAnswers',
  lines: 'viewLines',
  check: 'viewCheck',
  take: 'viewTake',
} as const satisfies Readonly<Record<string, TextName>>

export type View = keyof typeof VIEW_NAMES

const VIEWS_OF = {
  all: ['summary', 'titles', 'take'],
  return: ['summary', 'titles', 'lines', 'check', 'take'],
  remittance: ['summary', 'titles', 'answers', 'lines', 'check', 'take'],
} as const satisfies Readonly<Record<string, readonly View[]>>

export interface FilePageProps {
  readonly worker: WorkerClient
  readonly files: readonly FileFacts[]
  readonly selected: Selected
  readonly view: View
  readonly query: TitleQuery
  readonly line: number
  readonly onView: (view: View) => void
  readonly onQuery: (query: TitleQuery) => void
  readonly onTitles: (filter: Partial<TitleQuery>) => void
  readonly onLine: (file: number, line: number) => void
}

export function FilePage(props: FilePageProps) {
  const { worker, files, selected, view, query, line, onView, onQuery, onTitles, onLine } = props
  const { text } = useLocalized()
  const file = files.find(({ id }) => id === selected) ?? null
  const isRead = file?.state !== 'unread'
  const overview = useAnswer(() => (isRead ? worker.overview(selected) : null), [worker, files, selected, isRead])
  if (file !== null && file.state === 'unread') return <Unread file={file} />
  if (overview === null) return null
  const views: readonly View[] = VIEWS_OF[file === null ? 'all' : (file.state as 'return' | 'remittance')]
  const shown = views.includes(view) ? view : 'summary'
  return (
    <>
      <nav class="views" aria-label={text('views')}>
        {views.map((each) => (
          <button
            type="button"
            key={each}
            aria-current={each === shown ? 'page' : undefined}
            onClick={() => onView(each)}
          >
            {text(VIEW_NAMES[each])}
          </button>
        ))}
      </nav>
      {shown !== 'summary' && <h1 class="view-title">{file?.name ?? text('allFiles')}</h1>}
      {shown === 'summary' && (
        <Summary files={files} file={file} overview={overview} onTitles={onTitles} onLine={onLine} />
      )}
      {shown === 'titles' && (
        <Titles
          worker={worker}
          selected={selected}
          files={files}
          overview={overview}
          query={query}
          onQuery={onQuery}
          onLine={onLine}
        />
      )}
      {shown === 'answers' && <Answers worker={worker} remittance={selected!} files={files} onLine={onLine} />}
      {shown === 'lines' && <Lines key={line} worker={worker} file={selected!} first={line} />}
      {shown === 'check' && <Findings worker={worker} file={selected!} onLine={onLine} />}
      {shown === 'take' && <Take worker={worker} selected={selected} file={file} query={query} />}
    </>
  )
}
