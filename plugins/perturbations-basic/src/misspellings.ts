import { type AssetSource, definePerturbation, type Json, type RandomSource } from '@binnacle/core'
import { helmFile } from '@binnacle/adapters'
import { pythonRegExp } from '@binnacle/python'
import { z } from 'zod'
import { MISSPELLINGS } from './cards.data.ts'
import { matchCase } from './match-case.ts'
import { wordTable } from './word-table.ts'

/** HELM's table of common misspellings, which come from a list of Wikipedia's. */
export const MISSPELLINGS_TABLE: AssetSource = helmFile(
  'augmentations/correct_to_misspelling.json',
  '2f8e118895e52426bacd0cd32dfd0c14708e845c910d129f2d03571fe9f75c8b',
)

/** Makes the change from the table: each word in it is misspelt with this probability. */
export function openMisspeller(table: Json | undefined, prob: number): (text: string, random: RandomSource) => string {
  const misspellings = wordTable('misspellings', table)
  const pattern = pythonRegExp(`\\b(${[...misspellings.keys()].join('|')})\\b`, 'g')
  return (text, random) =>
    text.replace(pattern, (word) => (random.random() < prob ? matchCase(word, random.choice(misspellings.get(word) ?? [word])) : word))
}

/** HELM's `misspellings`: words become common misspellings of theirs. */
export const misspellings = definePerturbation({
  ...MISSPELLINGS,
  options: z.strictObject({ prob: z.number().min(0).max(1) }),
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.misspelling_perturbation.MisspellingPerturbation' },
  assets: () => ({ table: MISSPELLINGS_TABLE }),
  describe: ({ prob }) => ({ prob }),
  open: ({ prob }, { table }) => ({ references: false, perturb: openMisspeller(table, prob) }),
})
