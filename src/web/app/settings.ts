/** Language and theme, which the browser remembers. */
import { useEffect, useState } from 'preact/hooks'
import type { Language } from '../../cobranca/index.js'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A value that the browser remembers, if it allows that. */
function useRemembered<T extends string>(name: string, values: readonly T[], initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => values.find((each) => each === remembered(name)) ?? initial)
  const keep = (next: T): void => {
    setValue(next)
    try {
      localStorage.setItem(`cnab-${name}`, next)
    } catch {
      // A page without storage forgets.
    }
  }
  return [value, keep]
}

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`cnab-${name}`)
  } catch {
    return null
  }
}

/** Portuguese, unless the browser is in English. */
const usualLanguage = (): Language => (navigator.language.startsWith('en') ? 'en' : 'pt')

export const useLanguage = (): [Language, (language: Language) => void] => {
  const setting = useRemembered<Language>('language', ['pt', 'en'], usualLanguage())
  const [language] = setting
  useEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en'
  }, [language])
  return setting
}

export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const setting = useRemembered<Theme>('theme', THEMES, 'auto')
  const [theme] = setting
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return setting
}
