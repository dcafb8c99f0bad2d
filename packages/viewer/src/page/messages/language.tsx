import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { ENGLISH, type Messages } from './english.ts'
import { createFormats, type Formats } from './formats.ts'
import { SIMPLIFIED_CHINESE } from './simplified-chinese.ts'

/** The languages of the page, by their tags. */
export const LANGUAGES: Readonly<Record<Language, { readonly own: string; readonly messages: Messages }>> = {
  en: { own: 'English', messages: ENGLISH },
  'zh-CN': { own: '简体中文', messages: SIMPLIFIED_CHINESE },
}

/** The tag of a language of the page. */
export type Language = 'en' | 'zh-CN'

interface Spoken {
  readonly language: Language
  readonly messages: Messages
  readonly formats: Formats
  choose(language: Language): void
}

const Context = createContext<Spoken | undefined>(undefined)
const STORED = 'binnacle-language'

/** Gives the page its language: the one that was chosen, else the browser's. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo(
    (): Spoken => ({
      language,
      messages: LANGUAGES[language].messages,
      formats: createFormats(language),
      choose(chosen) {
        store(chosen)
        setLanguage(chosen)
      },
    }),
    [language],
  )
  return <Context.Provider value={spoken}>{children}</Context.Provider>
}

/** The language of the page, its messages, and how numbers and dates are written in it. */
export function useLanguage(): Spoken {
  return useContext(Context)!
}

/** The messages of the page. */
export const useMessages = (): Messages => useLanguage().messages

/** How numbers and dates are written. */
export const useFormats = (): Formats => useLanguage().formats

function firstLanguage(): Language {
  const stored = read()
  if (stored !== null && Object.hasOwn(LANGUAGES, stored)) return stored as Language
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) && !navigator.languages[0]!.toLowerCase().startsWith('en')
    ? 'zh-CN'
    : 'en'
}

/** A browser may forbid it: then the choice holds until the page is closed. */
function read(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // Kept for this page alone.
  }
}
