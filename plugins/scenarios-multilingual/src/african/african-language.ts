import { z } from 'zod'
import { AFRICAN_LANGUAGES } from './african-languages.data.ts'

/** The code of a language of “Bridging the Gap”. */
export const africanLanguage = z.enum(Object.keys(AFRICAN_LANGUAGES) as [string, ...string[]])

/** The English name of a language, as prompts have it. */
export const languageName = (code: string): string => AFRICAN_LANGUAGES[code]!
