import { configJsonSchema } from '../../packages/config/src/config-schema.ts'
import { createProgram } from '../../packages/cli/src/program.ts'
import { mergeSettings } from '../../packages/session/src/settings.ts'
import { CONFIG_NOTES, CONFIG_OPTIONS } from './config-notes.data.ts'
import { markdownTable } from './markdown-table.ts'

/** The part of JSON Schema that the config's schema uses. */
interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

/** The tables of the config's keys, and of those of an object in `models` and `runs`. */
export function configText(): string {
  const schema = configJsonSchema() as JsonSchema
  const options = optionDescriptions()
  const rows = keysOf(schema, '').map(({ key, schema: own }) => {
    const option = CONFIG_OPTIONS[key] ?? optionOf(key, options)
    return [
      `\`${key}\``,
      typeOf(own),
      defaultOf(key),
      option === '' ? '' : `\`${option}\``,
      noteOf(key, own, options.get(option.split(' ')[0]!)),
    ]
  })
  const objects = (['models', 'runs'] as const).map((key) => {
    const own = schema.properties![key]!.items!.anyOf!.find((one) => one.properties !== undefined)!
    const inner = keysOf(own, '').map(({ key: field, schema: type }) => [
      `\`${field}\``,
      typeOf(type),
      own.required?.includes(field) === true ? 'yes' : '',
      noteOf(`${key}[].${field}`, type, undefined),
    ])
    return `## Objects in \`${key}\`\n\n${markdownTable(['Key', 'Type', 'Required', 'What it is'], inner)}`
  })
  return `## Keys\n\n${markdownTable(['Key', 'Type', 'Default', 'On the command line', 'What it is'], rows)}\n${objects.join('\n')}`
}

/** The keys of an object; those of objects in it with a dot. */
function keysOf(schema: JsonSchema, before: string): readonly { readonly key: string; readonly schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
    own.properties === undefined ? [{ key: before + name, schema: own }] : keysOf(own, `${before}${name}.`),
  )
}

function typeOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`'${value}'\``).join(' or ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.type === 'array')
    return `list of ${schema.items === undefined || Object.keys(schema.items).length === 0 ? 'anything' : typeOf(schema.items)}`
  if (schema.properties !== undefined) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (typeof schema.additionalProperties === 'object') return 'object'
  return (
    ({ string: 'text', integer: 'whole number', boolean: 'yes or no' } as Record<string, string>)[schema.type ?? ''] ??
    schema.type ??
    'anything'
  )
}

/** The defaults as the command fills them in, in an empty folder without variables. */
function defaultOf(key: string): string {
  const settings = mergeSettings({}, { config: {}, file: undefined, folder: '/' }, {}, '/', []) as unknown as Record<string, unknown>
  const value = key === 'cache.dir' ? '~/.cache/binnacle' : key.includes('.') ? undefined : settings[key]
  if (value === undefined || Array.isArray(value)) return ''
  return `\`${String(value).replace(/^\//, '')}\``
}

function optionDescriptions(): ReadonlyMap<string, string> {
  const { commands } = createProgram('binnacle')
  return new Map(commands.flatMap(({ options }) => options.map(({ long, description }): [string, string] => [long ?? '', description])))
}

function optionOf(key: string, options: ReadonlyMap<string, string>): string {
  const long = `--${key.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return options.has(long) ? long : ''
}

function noteOf(key: string, schema: JsonSchema, option: string | undefined): string {
  const note = CONFIG_NOTES[key] ?? schema.description ?? option?.replace(/ \(default: .*\)$/, '')
  if (note === undefined) throw new Error(`no word on the config's key ${key}: write one in config-notes.data.ts`)
  return note.charAt(0).toUpperCase() + note.slice(1)
}
