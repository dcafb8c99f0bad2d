/** How numbers, times and dates are written in a language. */
export interface Formats {
  /** A whole number. */
  count(value: number): string
  /** A score, as the tables of the command show it: three decimals, small and large ones to three digits. */
  score(value: number | undefined | null): string
  percent(value: number): string
  pValue(value: number): string
  usd(value: number): string
  seconds(value: number): string
  bytes(value: number): string
  date(value: string | number): string
  list(values: readonly string[]): string
}

/** Makes the formats of a language. */
export function createFormats(language: string): Formats {
  const count = new Intl.NumberFormat(language)
  const score = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3, useGrouping: false })
  const precise = new Intl.NumberFormat(language, { maximumSignificantDigits: 3, notation: 'scientific' })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const usd = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const unit = (name: string, digits = 1) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  const units = {
    second: unit('second', 2),
    minute: unit('minute'),
    hour: unit('hour'),
    byte: unit('byte'),
    kilobyte: unit('kilobyte'),
    megabyte: unit('megabyte'),
  }
  return {
    count: (value) => (Number.isFinite(value) ? count.format(value) : String(value)),
    score(value) {
      if (value === undefined || value === null || Number.isNaN(value)) return '–'
      if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
      if (value !== 0 && Math.abs(value) < 0.001) return precise.format(value)
      return Math.abs(value) >= 1e6 ? precise.format(value) : score.format(value)
    },
    percent: (value) => (Number.isFinite(value) ? percent.format(value) : '–'),
    pValue: (value) => (Number.isNaN(value) ? '–' : value < 0.001 ? `< ${score.format(0.001)}` : score.format(value)),
    usd: (value) => (Number.isFinite(value) ? usd.format(value) : '–'),
    seconds(value) {
      if (!Number.isFinite(value)) return '–'
      if (value < 90) return units.second.format(value)
      return value < 5_400 ? units.minute.format(value / 60) : units.hour.format(value / 3_600)
    },
    bytes(value) {
      if (value < 1_000) return units.byte.format(value)
      return value < 1_000_000 ? units.kilobyte.format(value / 1_000) : units.megabyte.format(value / 1_000_000)
    },
    date(value) {
      const time = new Date(value)
      return Number.isNaN(time.getTime()) ? String(value) : date.format(time)
    },
    list: (values) => list.format(values),
  }
}
