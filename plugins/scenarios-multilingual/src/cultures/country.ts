import { z } from 'zod'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The English name of a country by its code: `VN` is Vietnam. */
export const countryName = (code: string): string => NAMES.of(code) ?? code

/** The two letters of a country (ISO 3166-1). */
export const countryCode = z
  .string()
  .refine((code) => /^[A-Z]{2}$/.test(code) && NAMES.of(code) !== undefined, 'must be the two letters of a country, such as VN')
