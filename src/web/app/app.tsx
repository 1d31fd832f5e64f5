/** The whole page: head, files, and the view of a file. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { Selected } from '../worker/page-api.js'
import { Boleto } from './boleto.js'
import { FileList } from './file-list.js'
import { FilePage, type View } from './file-page.js'
import { droppedFiles, pastedThing, sampleFiles } from './given-files.js'
import { Head } from './head.js'
import { Home } from './home.js'
import { LocalizedContext, localizedIn } from './localized.js'
import { useLanguage, useTheme } from './settings.js'
import { startWorker } from './worker-client.js'

/** A file that is being read. */
interface FileInProgress {
  readonly name: string
  readonly done: number
}

export interface AppProps {
  readonly workerCode: string
  /** JSON of the made-up files. */
  readonly sample: string
}

export function App({ workerCode, sample }: AppProps) {
  const [language, setLanguage] = useLanguage()
  const [theme, setTheme] = useTheme()
  const localized = useMemo(() => localizedIn(language), [language])
  const [reading, setReading] = useState<FileInProgress | null>(null)
  const [files, setFiles] = useState<readonly FileFacts[]>([])
  const [selected, setSelected] = useState<Selected>(null)
  const [view, setView] = useState<View>('summary')
  const [query, setQuery] = useState<TitleQuery>({ text: '' })
  const [line, setLine] = useState(1)
  const [boleto, setBoleto] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const worker = useMemo(() => startWorker(workerCode, (name, done) => setReading({ name, done })), [workerCode])

  const select = useCallback((id: Selected) => {
    setSelected(id)
    setView('summary')
    setQuery({ text: '' })
    setLine(1)
  }, [])

  const open = useCallback(
    async (given: readonly File[]) => {
      if (given.length === 0) return
      setProblem(null)
      setBoleto(null)
      setReading({ name: given[0]!.name, done: 0 })
      try {
        const before = new Set(files.map(({ id }) => id))
        const now = await worker.open(given)
        setFiles(now)
        const added = now.filter(({ id }) => !before.has(id))
        select(added.length === 1 && before.size === 0 ? added[0]!.id : now.length === 1 ? now[0]!.id : null)
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      } finally {
        setReading(null)
      }
    },
    [files, worker, select],
  )

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      const pasted = pastedThing(event.clipboardData, language === 'pt' ? 'colado.txt' : 'pasted.txt')
      if (pasted === null) return
      event.preventDefault()
      if ('digits' in pasted) setBoleto(pasted.digits)
      else open(pasted.files)
    }
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer !== null) droppedFiles(event.dataTransfer).then(open)
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('paste', paste, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => ended.abort()
  }, [open, language])

  const close = async (id: number): Promise<void> => {
    const now = await worker.close(id)
    setFiles(now)
    if (selected === id || now.length < 2) select(now.length === 1 ? now[0]!.id : null)
  }

  const isHome = files.length === 0
  return (
    <LocalizedContext.Provider value={localized}>
      <a class="skip" href="#content">
        {localized.text('skip')}
      </a>
      <Head
        theme={theme}
        onTheme={setTheme}
        onLanguage={() => setLanguage(language === 'pt' ? 'en' : 'pt')}
        onFiles={isHome || boleto !== null ? null : open}
        onBoleto={boleto === null ? () => setBoleto('') : null}
      />
      {isOver && <div class="over">{localized.text('dropHere')}</div>}
      <div class="status" role="status">
        {reading !== null && (
          <span class="reading">
            {localized.text('reading', reading.name)}
            <progress max={1} value={reading.done} aria-label={localized.text('reading', reading.name)} />
          </span>
        )}
        {reading === null && files.length > 0 && (
          <span class="unseen">{localized.text('readFiles', files.length)}</span>
        )}
      </div>
      {problem !== null && (
        <p class="alert" role="alert">
          {localized.text('failed', problem)}
        </p>
      )}
      {boleto !== null ? (
        <main id="content">
          <Boleto worker={worker} digits={boleto} onBack={() => setBoleto(null)} />
        </main>
      ) : isHome ? (
        <main id="content">
          <Home onFiles={open} onSample={() => open(sampleFiles(sample))} />
        </main>
      ) : (
        <div class="workspace">
          <FileList files={files} selected={selected} onSelect={select} onClose={close} />
          <main id="content">
            <FilePage
              key={String(selected)}
              worker={worker}
              files={files}
              selected={selected}
              view={view}
              query={query}
              line={line}
              onView={setView}
              onQuery={setQuery}
              onTitles={(filter) => {
                setQuery({ text: '', ...filter })
                setView('titles')
              }}
              onLine={(id, number) => {
                setSelected(id)
                setLine(number)
                setView('lines')
              }}
            />
          </main>
        </div>
      )}
    </LocalizedContext.Provider>
  )
}
