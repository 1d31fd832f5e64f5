/** Head of the page: name, language, theme. */
import { useLocalized } from './localized.js'
import { OpenButtons } from './open-buttons.js'
import { THEMES, type Theme } from './settings.js'

const THEME_NAMES = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const

export interface HeadProps {
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly onLanguage: () => void
  readonly onFiles: ((files: readonly File[]) => void) | null
  readonly onBoleto: (() => void) | null
}

export function Head({ theme, onTheme, onLanguage, onFiles, onBoleto }: HeadProps) {
  const { text, language } = useLocalized()
  return (
    <header class="head">
      <p class="brand">
        <span class="mark" aria-hidden="true">
          CNAB
        </span>
        <span class="brand-name">{text('brandLong')}</span>
      </p>
      <p class="private">{text('private')}</p>
      <div class="head-tools">
        {onFiles !== null && <OpenButtons onFiles={onFiles} compact />}
        {onBoleto !== null && (
          <button type="button" class="quiet" onClick={onBoleto}>
            {text('checkBoleto')}
          </button>
        )}
        <button type="button" class="quiet" lang={language === 'pt' ? 'en' : 'pt-BR'} onClick={onLanguage}>
          {text('otherLanguage')}
        </button>
        <label class="theme">
          <span class="unseen">{text('theme')}</span>
          <select value={theme} onChange={(event) => onTheme(event.currentTarget.value as Theme)}>
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {`${text('theme')}: ${text(THEME_NAMES[each])}`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  )
}
