/** Puts the names of class labels in the place of their numbers, in a row or in what stands in it. */
export type NameLabels = (value: unknown) => unknown

/** A feature as the Hub's libraries write it into the metadata of their Parquet files. */
interface Feature {
  readonly _type?: string
  readonly names?: readonly string[]
  readonly feature?: unknown
}

/**
 * What names the class labels of a file's rows; `undefined` where the metadata tell of none.
 * @param metadata the text beside the key `huggingface`
 */
export function labelsNamer(metadata: string | undefined): NameLabels | undefined {
  if (metadata === undefined) return undefined
  const { info } = JSON.parse(metadata) as { readonly info?: { readonly features?: unknown } }
  return namerOf(info?.features)
}

function namerOf(feature: unknown): NameLabels | undefined {
  if (typeof feature !== 'object' || feature === null) return undefined
  if (Array.isArray(feature)) return eachOf(namerOf(feature[0]))
  const { _type: type, names, feature: inner } = feature as Feature
  if (type === 'ClassLabel' && names !== undefined) return (value) => nameOf(names, value)
  if (typeof type === 'string') return eachOf(namerOf(inner))
  const namers = Object.entries(feature).flatMap(([key, value]) => {
    const namer = namerOf(value)
    return namer === undefined ? [] : [[key, namer] as const]
  })
  if (namers.length === 0) return undefined
  return (row) => {
    if (typeof row !== 'object' || row === null) return row
    const named: Record<string, unknown> = { ...row }
    for (const [key, namer] of namers) named[key] = namer(named[key])
    return named
  }
}

/** A list of structs stands as a list of structs or, in older files, as a struct of lists. */
function eachOf(namer: NameLabels | undefined): NameLabels | undefined {
  if (namer === undefined) return undefined
  return (value) => {
    if (Array.isArray(value)) return value.map(namer)
    if (typeof value !== 'object' || value === null) return value
    const lists = Object.entries(value).map(([key, list]) => [key, Array.isArray(list) ? list : [list]] as const)
    return Object.fromEntries(
      lists.map(([key, list]) => [key, list.map((one) => (namer({ [key]: one }) as Readonly<Record<string, unknown>>)[key])]),
    )
  }
}

/** −1 stands for a row without a label. A number that has no name stays as it is, for the schema of the row to refuse. */
function nameOf(names: readonly string[], value: unknown): unknown {
  if (value === -1) return null
  return typeof value === 'number' ? (names[value] ?? value) : value
}
