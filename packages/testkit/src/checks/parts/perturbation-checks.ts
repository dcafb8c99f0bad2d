import { errorText, type Json, type Perturbation, type Perturber } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { AWKWARD_TEXTS } from './awkward-texts.data.ts'
import type { CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { freezeDeep } from '../freeze-deep.ts'
import { type Data, type DataOptions, openData } from '../open-data.ts'
import { casePlace, optionsOf } from '../options-of.ts'
import { assetReader } from '../tasks/rehearse.ts'
import { firstOf } from '../first-of.ts'
import { schemaFindings } from '../schema-checks.ts'
import { loadSubject, type Subject } from '../subject.ts'
import { isPlainJson, isSameJson, valueText } from '../value-text.ts'

/** What the check of a perturbation takes. */
export interface PerturbationCheckOptions extends CheckOptions, DataOptions {
  /** Options of the perturbation: it is tried with each of these. Without any: once, with none. */
  readonly cases?: readonly object[]
  /** Texts that it must change, beside those of the kit, which it may leave as they are. */
  readonly changes?: readonly string[]
  /** What it promises to keep: whether a changed text still has it. */
  readonly keeps?: (text: string, changed: string) => boolean
}

type AnyPerturbation = Perturbation<unknown>

/** Looks at a perturbation: the same twice from the same seed, described by its options, at rest on nothing. */
export function perturbationChecks(subject: Subject<'perturbations'>, options: PerturbationCheckOptions = {}): Checks {
  const title = `perturbation ${subject.name}`
  const cases = options.cases ?? [{}]
  const texts = [...AWKWARD_TEXTS, ...(options.changes ?? [])]
  let data: Data | undefined
  const load = async () => (await loadSubject(subject)) as unknown as AnyPerturbation
  const open = (given: object) => openPerturber(load, given, (data ??= openData(options)))
  const perCase = async (look: (perturber: Perturber, place: string) => readonly Finding[]): Promise<readonly Finding[]> => {
    const found: Finding[] = []
    for (const given of cases) found.push(...look(await open(given), casePlace(title, given)))
    return found
  }
  const work: Work = { title, cases, texts, options, open, perCase }
  return {
    title,
    allow: options.allow ?? {},
    checks: [
      { name: 'it describes itself by its options, the same twice', run: async () => describeFindings(title, await load(), cases) },
      ...repeatChecks(work),
      ...textChecks(work),
    ],
    close: async () => data?.close(),
  }
}

/** What the checks of a perturbation share. */
interface Work {
  readonly title: string
  readonly cases: readonly object[]
  readonly texts: readonly string[]
  readonly options: PerturbationCheckOptions
  open(given: object): Promise<Perturber>
  perCase(look: (perturber: Perturber, place: string) => readonly Finding[]): Promise<readonly Finding[]>
}

/** The same seed gives the same text, whatever was perturbed before. */
function repeatChecks({ title, cases, texts, open, perCase }: Work): Checks['checks'] {
  return [
    {
      name: 'the same seed gives the same text',
      run: () =>
        perCase((perturber, place) =>
          firstOf(
            texts.flatMap((text) => {
              const [first, second] = [perturb(perturber, text, 'id7'), perturb(perturber, text, 'id7')]
              return first === second
                ? []
                : [finding('perturbation-differs', `${place} › ${valueText(text)}`, `first ${valueText(first)}, then ${valueText(second)}`)]
            }),
          ),
        ),
    },
    {
      name: 'two that are opened alike do alike',
      run: async () => {
        const found: Finding[] = []
        for (const given of cases) {
          const [one, other] = [await open(given), await open(given)]
          // The first has worked before; what it keeps must not show.
          for (const text of texts) perturb(one, text, 'before')
          for (const text of texts) {
            if (perturb(one, text, 'id1') !== perturb(other, text, 'id1'))
              found.push(
                finding(
                  'perturbation-remembers',
                  `${casePlace(title, given)} › ${valueText(text)}`,
                  'what it did before shows in what it does',
                ),
              )
          }
        }
        return firstOf(found)
      },
    },
  ]
}

/** What becomes of texts. */
function textChecks({ texts, options, perCase }: Work): Checks['checks'] {
  return [
    {
      name: 'every text becomes a text, nothing stays nothing',
      run: () =>
        perCase((perturber, place) =>
          firstOf(
            ['', ...texts].flatMap((text) => {
              try {
                const changed: unknown = perturb(perturber, text, 'id3')
                if (typeof changed !== 'string')
                  return [finding('perturbation-text', `${place} › ${valueText(text)}`, `it gives ${valueText(changed)}`)]
                return text === '' && changed !== ''
                  ? [finding('perturbation-empty', place, `the empty text becomes ${valueText(changed)}`)]
                  : []
              } catch (cause) {
                return [finding('perturbation-threw', `${place} › ${valueText(text)}`, errorText(cause))]
              }
            }),
          ),
        ),
    },
    {
      name: 'every text keeps what it promises to keep',
      run: () =>
        perCase((perturber, place) =>
          firstOf(
            texts.flatMap((text) =>
              SEEDS.map((seed) => perturb(perturber, text, seed))
                .filter((changed) => options.keeps?.(text, changed) === false)
                .map((changed) => finding('perturbation-promise', `${place} › ${valueText(text)}`, `it becomes ${valueText(changed)}`)),
            ),
          ),
        ),
    },
    {
      name: 'it says whether references are changed too',
      run: () =>
        perCase(({ references }, place) =>
          typeof references === 'boolean' ? [] : [finding('perturbation-references', place, `references is ${valueText(references)}`)],
        ),
    },
    {
      name: 'it changes something',
      run: () =>
        perCase((perturber, place) => {
          // One that changes instances as a whole changes no text.
          if (perturber.replace !== undefined) return []
          const must = options.changes ?? []
          const left = must.filter((text) => SEEDS.every((seed) => perturb(perturber, text, seed) === text))
          if (left.length > 0)
            return firstOf(left.map((text) => finding('perturbation-idle', `${place} › ${valueText(text)}`, 'it is never changed')))
          const changed = texts.some((text) => SEEDS.some((seed) => perturb(perturber, text, seed) !== text))
          return changed ? [] : [finding('perturbation-idle', place, 'it changes none of the texts that were tried')]
        }),
    },
  ]
}

/** Seeds that are tried where chance decides. */
const SEEDS: readonly string[] = Array.from({ length: 20 }, (_, index) => `id${index}`)

/** Perturbs a text with the random numbers that the host would give for this id. */
const perturb = (perturber: Perturber, text: string, id: string): string =>
  (perturber.begin?.() ?? perturber.perturb.bind(perturber))(text, createPythonRandom(id))

async function openPerturber(load: () => Promise<AnyPerturbation>, given: object, data: Data): Promise<Perturber> {
  const perturbation = await load()
  const options = optionsOf(perturbation, given)
  const assets: Record<string, Json> = {}
  for (const [key, source] of Object.entries(perturbation.assets?.(options) ?? {})) assets[key] = await assetReader(data)(source)
  return perturbation.open(options, freezeDeep(assets))
}

function describeFindings(title: string, perturbation: AnyPerturbation, cases: readonly object[]): readonly Finding[] {
  const found: Finding[] = []
  for (const name of ['robustness', 'fairness'] as const) {
    if (typeof perturbation[name] !== 'boolean')
      found.push(finding('perturbation-purpose', title, `${name} is ${valueText(perturbation[name])}`))
  }
  if (perturbation.options !== undefined) found.push(...schemaFindings(`${title} › options`, perturbation.options, cases))
  const described = new Map<string, object>()
  for (const given of cases) {
    const options = optionsOf(perturbation, given)
    const [first, second] = [perturbation.describe(options), perturbation.describe(options)]
    const place = casePlace(title, given)
    if (!isSameJson(first, second) || !isPlainJson(first)) {
      found.push(finding('perturbation-description', place, `it describes itself as ${valueText(first)}, then as ${valueText(second)}`))
    }
    const key = JSON.stringify(first)
    const other = described.get(key)
    if (other !== undefined && !isSameJson(other, options)) {
      found.push(
        finding(
          'perturbation-description',
          place,
          `its description ${key} is that of ${valueText(other)}: results could not be told apart`,
        ),
      )
    }
    described.set(key, options as object)
  }
  return found
}
