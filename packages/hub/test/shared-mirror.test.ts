import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFiles } from './fixtures.ts'

const MIRROR = resolve(import.meta.dirname, '../../../../shared/mirror')

/** Rows as CPython's csv and json and pyarrow count them. */
const HUB_COUNTS: readonly (readonly [
  dataset: string,
  config: string | undefined,
  split: string,
  revision: string | undefined,
  rows: number,
])[] = [
  ['AI4Math/MathVista', undefined, 'testmini', 'main', 60],
  ['Anthropic/hh-rlhf', undefined, 'test', '09be8c5bbc57cb3887f3a9732ad6aa7ec602a1fa', 300],
  ['Anthropic/hh-rlhf', undefined, 'train', '09be8c5bbc57cb3887f3a9732ad6aa7ec602a1fa', 500],
  ['Bertievidgen/SimpleSafetyTests', undefined, 'test', '98223c5d8c4059c8f4d8fe2fec8720ee8a20d3c5', 100],
  ['KbsdJames/Omni-MATH', undefined, 'test', '40ba231d8f16e29ecd40e6407e2c8640145a8f62', 100],
  ['Lin-Chen/MMStar', undefined, 'val', 'main', 45],
  ['PolyAI/banking77', undefined, 'test', '90d4e2ee5521c04fc1488f065b8b083658768c57', 3080],
  ['PolyAI/banking77', undefined, 'train', '90d4e2ee5521c04fc1488f065b8b083658768c57', 3000],
  ['TIGER-Lab/MMLU-Pro', undefined, 'test', '3373e0b', 770],
  ['TIGER-Lab/MMLU-Pro', undefined, 'validation', '3373e0b', 70],
  ['allenai/WildBench', 'v2', 'test', '7c05c1b4550282b2ed6a2e6ac5db069f1e07df5c', 80],
  ['cambridgeltl/xcopa', 'id', 'test', 'main', 500],
  ['cambridgeltl/xcopa', 'id', 'validation', 'main', 100],
  ['cambridgeltl/xcopa', 'ta', 'test', 'main', 500],
  ['cambridgeltl/xcopa', 'ta', 'validation', 'main', 100],
  ['cambridgeltl/xcopa', 'th', 'test', 'main', 500],
  ['cambridgeltl/xcopa', 'th', 'validation', 'main', 100],
  ['cambridgeltl/xcopa', 'vi', 'test', 'main', 500],
  ['cambridgeltl/xcopa', 'vi', 'validation', 'main', 100],
  ['eduagarcia/enem_challenge', undefined, 'train', 'main', 176],
  ['facebook/flores', 'eng_Latn', 'dev', '2db78afdeaccaedc3b33a95442a4e55766887e17', 20],
  ['facebook/flores', 'eng_Latn', 'devtest', '2db78afdeaccaedc3b33a95442a4e55766887e17', 80],
  ['facebook/flores', 'ind_Latn', 'dev', '2db78afdeaccaedc3b33a95442a4e55766887e17', 20],
  ['facebook/flores', 'ind_Latn', 'devtest', '2db78afdeaccaedc3b33a95442a4e55766887e17', 80],
  ['flexthink/audiomnist', undefined, 'test', 'main', 60],
  ['google/IFEval', undefined, 'train', '966cd89545d6b6acfd7638bc708b98261ca58e84', 541],
  ['google/xquad', 'xquad.th', 'validation', 'main', 1190],
  ['google/xquad', 'xquad.vi', 'validation', 'main', 1190],
  ['mhardalov/exams', 'multilingual', 'test', '4ff10804abb3341f8815cacd778181177bba7edd', 1574],
  ['mhardalov/exams', 'multilingual', 'train', '4ff10804abb3341f8815cacd778181177bba7edd', 788],
  ['mhardalov/exams', 'multilingual', 'validation', '4ff10804abb3341f8815cacd778181177bba7edd', 788],
  ['ncbi/MedCalc-Bench', undefined, 'test', 'main', 250],
  ['nguha/legalbench', 'abercrombie', 'test', 'e042ea68c19df12b737fe768572f22ead61e8e37', 5],
  ['nguha/legalbench', 'abercrombie', 'train', 'e042ea68c19df12b737fe768572f22ead61e8e37', 5],
  ['nguha/legalbench', 'corporate_lobbying', 'test', 'e042ea68c19df12b737fe768572f22ead61e8e37', 10],
  ['nguha/legalbench', 'corporate_lobbying', 'train', 'e042ea68c19df12b737fe768572f22ead61e8e37', 10],
  ['nguha/legalbench', 'function_of_decision_section', 'test', 'e042ea68c19df12b737fe768572f22ead61e8e37', 7],
  ['nguha/legalbench', 'function_of_decision_section', 'train', 'e042ea68c19df12b737fe768572f22ead61e8e37', 7],
  ['nguha/legalbench', 'international_citizenship_questions', 'test', 'e042ea68c19df12b737fe768572f22ead61e8e37', 4],
  ['nguha/legalbench', 'international_citizenship_questions', 'train', 'e042ea68c19df12b737fe768572f22ead61e8e37', 4],
  ['nguha/legalbench', 'proa', 'test', 'e042ea68c19df12b737fe768572f22ead61e8e37', 5],
  ['nguha/legalbench', 'proa', 'train', 'e042ea68c19df12b737fe768572f22ead61e8e37', 5],
  ['openai/MMMLU', 'FR_FR', 'test', '325a01dc3e173cac1578df94120499aaca2e2504', 771],
  ['openai/mrcr', undefined, 'train', '204b0d4e8d9ca5c0a90bf942fdb2a5969094adc0', 80],
  ['openslr/librispeech_asr', 'clean', 'test', 'main', 10],
  ['walledai/XSTest', undefined, 'test', 'f1d713187c61b6ae64e602d74f0b3d812cc2e8e8', 450],
]

async function count(rows: AsyncIterable<unknown>): Promise<number> {
  return (await Array.fromAsync(rows)).length
}

describe.skipIf(!existsSync(join(MIRROR, 'mirror.json')))('a real mirror', () => {
  const files = openFiles({ mirrors: [MIRROR] })

  test('every file is found by its source and has its hash', async () => {
    const { entries } = JSON.parse(readFileSync(join(MIRROR, 'mirror.json'), 'utf8')) as {
      entries: { kind: string; source: string; sha256: string }[]
    }
    const urls = entries.filter((entry) => entry.kind === 'http')
    const found = await Promise.all(urls.map((entry) => files.get({ url: entry.source })))
    expect(found.map((file) => file.sha256)).toEqual(urls.map((entry) => entry.sha256))
  })

  test.each(HUB_COUNTS)('%s %s %s', async (dataset, config, split, revision, rows) => {
    const source = { dataset, split, ...(config === undefined ? {} : { config }), ...(revision === undefined ? {} : { revision }) }
    expect(await count(files.rows(source))).toBe(rows)
  })

  test('MMLU: members of a tar archive', async () => {
    const source = { url: 'https://people.eecs.berkeley.edu/~hendrycks/data.tar' }
    const members = (await Array.fromAsync(files.members(source))).map((member) => member.path)
    expect(members).toHaveLength(72)
    expect(await count(files.rows(source, { member: 'data/test/anatomy_test.csv', header: false }))).toBe(135)
  })

  test('MedQA: a zip without an ending', async () => {
    const source = { url: 'https://drive.google.com/uc?export=download&id=1ImYUSLk9JbgHXOemfvyiDiirluZHPeQw&confirm=t' }
    const member = 'data_clean/questions/US/4_options/phrases_no_exclude_test.jsonl'
    expect(await count(files.rows(source, { member }))).toBe(350)
  })

  test('TruthfulQA: CSV with commas and quotes', async () => {
    const source = {
      url: 'https://raw.githubusercontent.com/sylinrl/TruthfulQA/d71c110897f5d31c5d7f309e7bc316c152f6f031/data/v1/TruthfulQA.csv',
    }
    const rows = await Array.fromAsync(files.rows(source))
    expect(rows).toHaveLength(817)
    expect(Object.keys(rows[0]!)).toEqual(['Type', 'Category', 'Question', 'Best Answer', 'Correct Answers', 'Incorrect Answers', 'Source'])
  })

  test('GSM8K: JSON Lines, by a URL with one slash or two', async () => {
    const base = 'https://raw.githubusercontent.com/openai/grade-school-math/master/grade_school_math/data'
    expect(await count(files.rows({ url: `${base}/test.jsonl` }))).toBe(1319)
    expect(await count(files.rows({ url: `${base}//train.jsonl` }))).toBe(2000)
  })

  test('PubMedQA: entries in the order of the file', async () => {
    const source = {
      url: 'https://raw.githubusercontent.com/pubmedqa/pubmedqa/1f00b98d5cc626844bf8c4ca513b6e62c40071ec/data/ori_pqal.json',
    }
    const keys = (await Array.fromAsync(files.entries(source))).map(([key]) => key)
    expect(keys).toHaveLength(1000)
    expect([keys[0], keys.at(-1)]).toEqual(['21645374', '17559449'])
  })

  test('BANKING77: class labels by name, where they are asked for', async () => {
    const source = { dataset: 'PolyAI/banking77', split: 'test', revision: '90d4e2ee5521c04fc1488f065b8b083658768c57' }
    const [numbered] = await Array.fromAsync(files.rows(source))
    const [named] = await Array.fromAsync(files.rows(source, { labels: 'names' }))
    expect([numbered!['label'], named!['label']]).toEqual([11, 'card_arrival'])
    const unlabelled = { dataset: 'ncbi/MedCalc-Bench', split: 'test' }
    await expect(Array.fromAsync(files.rows(unlabelled, { labels: 'names' }))).rejects.toMatchObject({ code: 'ERR_FILES_LABELS' })
  })

  test('a byte order mark at the beginning of a text in Parquet stays', async () => {
    const [row] = await Array.fromAsync(files.rows({ dataset: 'google/xquad', config: 'xquad.th', split: 'validation' }))
    expect(String(row!['context']).charCodeAt(0)).toBe(0xfeff)
  })
})
