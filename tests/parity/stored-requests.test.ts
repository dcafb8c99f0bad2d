import { existsSync } from 'node:fs'
import adapters from '@binnacle/adapters'
import type { Adaptation, AdaptedRequest, Adapter, Fit, PlainAdapter, Request } from '@binnacle/core'
import { createFit } from '@binnacle/engine'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from './helm-runs.ts'
import {
  adaptationOf,
  readStoredRunSpec,
  readStoredSamples,
  type StoredRequest,
  type StoredRow,
  type StoredSample,
  storedRows,
  tokenizerOf,
  windowOf,
} from './stored-requests.ts'

const hasShared = existsSync(`${sharedFolder}/oracle/helm/INDEX.json`)
const contributed = adapters.contribute({}).adapters as readonly Adapter[]

function adapterNamed(name: string): PlainAdapter {
  const found = contributed.find((adapter) => adapter.name === name)
  if (found?.adapt === undefined) throw new Error(`there is no adapter ${name}`)
  return found
}

/** What HELM says of a request, of ours. */
function said({ request, mode, referenceIndex, outputMapping, ...rest }: AdaptedRequest): StoredRequest {
  return {
    request,
    ...(mode === undefined ? {} : { mode }),
    ...(referenceIndex === undefined ? {} : { referenceIndex }),
    ...(outputMapping === undefined ? {} : { outputMapping }),
    numTrainInstances: rest.numTrainInstances,
    promptTruncated: rest.promptTruncated,
    numConditioningTokens: rest.numConditioningTokens,
  }
}

/** Marks where the block of the asked instance begins, so that what stands before it can be read off a stored prompt. */
const MARK = '\u0001'

/** An adapter's prompts with the mark in the place of what stands before the block. */
function markedFit(adaptation: Adaptation, shots: number): Fit {
  const fit = createFit({ ...adaptation, instructions: '', globalPrefix: '' }, undefined, undefined)
  return {
    ...fit,
    adaptation,
    prompt: (_shots, block) => ({ text: MARK + fit.prompt([], block).text, numTrainInstances: shots, promptTruncated: false, tokens: 1 }),
  }
}

/** Shots, which the records do not hold, as they stand in the stored prompts of a trial: by trial, and by how many there are. */
type Leads = Map<string, string>

/**
 * Compares the requests of a sample that has shots: the block of the asked instance and all settings are made anew, and what stands before
 * it must be the same in all prompts of the trial that have as many shots.
 */
function expectWithShots(adaptation: Adaptation, sample: StoredSample, leads: Leads): void {
  const adapter = adapterNamed(adaptation.method)
  for (const [index, stored] of sample.requests.entries()) {
    const own = adapter.adapt(sample.instance, [], markedFit(adaptation, stored.numTrainInstances))[index]!
    const block = own.request.prompt!.slice(MARK.length)
    const prompt = stored.request.prompt!
    expect(prompt.slice(-block.length), 'the block of the asked instance').toBe(block)
    const lead = prompt.slice(0, -block.length)
    const key = JSON.stringify([sample.trial, stored.numTrainInstances, stored.mode === 'calibration'])
    expect(leads.get(key) ?? lead, 'what stands before it').toBe(lead)
    leads.set(key, lead)
    expect(said({ ...own, request: { ...own.request, prompt: lead + block } as Request })).toEqual(stored)
  }
}

/** Runs whose prompts are put together with substitutions or in other ways that a lead cannot be read off. */
function isWhole(adaptation: Adaptation, { requests }: StoredSample): boolean {
  const hasShots = requests.some(({ numTrainInstances }) => numTrainInstances > 0) && adaptation.method !== 'chat'
  return !hasShots
}

function compare(row: StoredRow): { readonly whole: number; readonly withShots: number } {
  const adaptation = adaptationOf(readStoredRunSpec(row.place))
  const fit = createFit(adaptation, windowOf(row), tokenizerOf(row))
  const adapter = adapterNamed(adaptation.method)
  const leads: Leads = new Map()
  const count = { whole: 0, withShots: 0 }
  for (const sample of readStoredSamples(row.place)) {
    const { instance, requests } = sample
    if (isWhole(adaptation, sample)) {
      const { random } = requests[0]!.request
      const own = adapter.adapt(instance, [], fit).map((adapted) => said(withRandom(adapted, random)))
      expect(own, `${row.place}, ${instance.id}`).toEqual(requests)
      count.whole += own.length
    } else {
      expectWithShots(adaptation, sample, leads)
      count.withShots += requests.length
    }
  }
  return count
}

/** Copies with another seed carry its number. */
function withRandom(adapted: AdaptedRequest, random: string | undefined): AdaptedRequest {
  return random === undefined ? adapted : { ...adapted, request: { ...adapted.request, random } }
}

/** How many requests there are at least: made anew as a whole, and up to their shots, which the records do not hold. */
const AT_LEAST: Readonly<Record<string, readonly [whole: number, withShots: number]>> = {
  multiple_choice_joint: [1268, 4862],
  generation: [4537, 4807],
  multiple_choice_joint_chain_of_thought: [116, 80],
  chat: [130, 0],
  multiple_choice_separate_calibrated: [1730, 0],
  multiple_choice_separate_original: [1432, 454],
  language_modeling: [174, 0],
  ranking_binary: [0, 580],
  generation_multimodal: [633, 0],
  multiple_choice_joint_multimodal: [378, 0],
}

describe.skipIf(!hasShared)('requests from stored instances', () => {
  const rows = hasShared ? storedRows() : []

  it.each(Object.entries(AT_LEAST))('of the adapter %s are HELM’s', { timeout: 120_000 }, (method, [whole, withShots]) => {
    const counts = rows.filter(({ adapter }) => adapter === method).map(compare)
    expect(counts.reduce((total, one) => total + one.whole, 0)).toBeGreaterThanOrEqual(whole)
    expect(counts.reduce((total, one) => total + one.withShots, 0)).toBeGreaterThanOrEqual(withShots)
  })

  it('are of adapters that are here', () => {
    expect([...new Set(rows.map(({ adapter }) => adapter))].filter((method) => AT_LEAST[method] === undefined)).toEqual([])
  })
})
