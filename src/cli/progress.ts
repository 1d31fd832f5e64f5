/** Progress of a conversion: a bar on a terminal; otherwise a line every ten seconds. */
import type { Language, LocalizedText } from '../cobranca/index.js'
import type { Progress } from '../convert/index.js'
import { countedIn, integer, type Noun } from './portuguese.js'
import type { Output } from './terminal.js'

export interface ProgressDisplay {
  show(progress: Progress): void
  /** Clears the bar before a line of text; the next update draws it again. */
  clear(): void
  stop(): void
}

export const progressOn = async (stderr: Output, language: Language): Promise<ProgressDisplay> =>
  stderr.isTTY === true ? barOn(stderr as NodeJS.WriteStream, language) : linesOn(stderr, language)

const LINE_EVERY = 10_000
const BAR_WIDTH = 24

async function barOn(stderr: NodeJS.WriteStream, language: Language): Promise<ProgressDisplay> {
  const { default: progressBar } = await import('cli-progress')
  const started = performance.now()
  let now: Progress = { bytes: 0, total: null, files: 0, titles: 0 }
  const bar = new progressBar.SingleBar({
    stream: stderr,
    fps: 5,
    clearOnComplete: true,
    hideCursor: true,
    forceRedraw: true,
    // With `true`, the bar would handle Ctrl+C.
    gracefulExit: false,
    format: (_, { progress }) => {
      const done = Math.round(Math.min(1, progress) * BAR_WIDTH)
      return `${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)} ${progressText(now, performance.now() - started, language)}`
    },
  })
  bar.start(1, 0)
  return {
    show(progress) {
      now = progress
      if (progress.total !== null) bar.setTotal(Math.max(progress.total, 1))
      bar.update(progress.total === null ? 0 : progress.bytes)
    },
    clear() {
      stderr.cursorTo(0)
      stderr.clearLine(0)
    },
    stop: () => bar.stop(),
  }
}

function linesOn(stderr: Output, language: Language): ProgressDisplay {
  const started = performance.now()
  let last = started
  return {
    show(progress) {
      const now = performance.now()
      if (now - last < LINE_EVERY) return
      last = now
      stderr.write(`${progressText(progress, now - started, language)}\n`)
    },
    clear() {},
    stop() {},
  }
}

const WORDS = {
  of: { pt: 'de', en: 'of' },
  titles: { pt: 'títulos/s', en: 'titles/s' },
  left: { pt: 'falta', en: 'left:' },
} as const satisfies Record<string, LocalizedText>

const FILES: Noun = { pt: ['arquivo', 'arquivos'], en: ['file', 'files'] }

/** `35%, 350 de 1.000 MB, 210 MB/s, 520.000 títulos/s, faltam 3 s` */
export function progressText(
  { bytes, total, files, titles }: Progress,
  milliseconds: number,
  language: Language = 'pt',
): string {
  const seconds = Math.max(milliseconds, 1) / 1000
  const rate = bytes / seconds
  const megabytes = (value: number): string => integer(Math.round(value / 1e6), language)
  const parts =
    total === null || total === 0
      ? [`${megabytes(bytes)} MB`]
      : [
          `${Math.min(100, Math.floor((100 * bytes) / total))}%`,
          `${megabytes(bytes)} ${WORDS.of[language]} ${megabytes(total)} MB`,
        ]
  parts.push(`${megabytes(rate)} MB/s`, `${integer(Math.round(titles / seconds), language)} ${WORDS.titles[language]}`)
  parts.push(countedIn(language, files, FILES))
  if (total !== null && rate > 0) {
    parts.push(`${WORDS.left[language]} ${duration(Math.max(0, total - bytes) / rate, language)}`)
  }
  return parts.join(', ')
}

/** `12 s`, `3 min 05 s`, `2 h 07 min` */
function duration(seconds: number, language: Language): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  if (minutes < 60) return `${minutes} min ${String(rest).padStart(2, '0')} s`
  return `${integer(Math.floor(minutes / 60), language)} h ${String(minutes % 60).padStart(2, '0')} min`
}
