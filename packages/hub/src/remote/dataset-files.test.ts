import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { cardConfigs, cardSettings, filesByCard, filesByName, filesConverted } from './dataset-files.ts'

const README = `---
license: mit
configs:
- config_name: default
  data_files:
  - split: train
    path: data/train-*
  - split: test
    path:
    - data/test-*
    - extra/test.parquet
- config_name: fr
  data_dir: fr
  data_files: '*.csv'
- config_name: mapped
  data_files: { train: a.jsonl, validation: [b.jsonl] }
- config_name: folder
  data_dir: de
---
# A data set
`

const FILES = [
  'README.md',
  'a.jsonl',
  'b.jsonl',
  'data/test-00000-of-00001.parquet',
  'data/train-00001-of-00002.parquet',
  'data/train-00000-of-00002.parquet',
  'extra/test.parquet',
  'fr/x.csv',
  'de/my_test.csv',
  'de/train.csv',
]

const asked = (split: string, config?: string): { name: string; split: string; config?: string | undefined } => ({
  name: 'hub:o/n',
  split,
  config,
})

describe('by the card', () => {
  const configs = cardConfigs(parse(cardSettings(README)!))

  test.each([
    ['train', undefined, ['data/train-00000-of-00002.parquet', 'data/train-00001-of-00002.parquet']],
    ['test', 'default', ['data/test-00000-of-00001.parquet', 'extra/test.parquet']],
    ['train', 'fr', ['fr/x.csv']],
    ['validation', 'mapped', ['b.jsonl']],
    ['test', 'folder', ['de/my_test.csv']],
  ])('%s of %s', (split, config, files) => {
    expect(filesByCard(configs, FILES, asked(split, config))).toEqual(files)
  })

  test('what is not there is named with what is', () => {
    expect(() => filesByCard(configs, FILES, asked('tets'))).toThrow(
      expect.objectContaining({ code: 'ERR_FILES_SPLIT', message: expect.stringContaining('Did you mean “test”?') }),
    )
    expect(() => filesByCard(configs, FILES, asked('test', 'es'))).toThrow(
      expect.objectContaining({ code: 'ERR_FILES_CONFIG', message: expect.stringContaining('default, fr, mapped, folder') }),
    )
    expect(() => filesByCard(configs.slice(1), FILES, asked('test'))).toThrow(expect.objectContaining({ code: 'ERR_FILES_CONFIG' }))
  })

  test('a card without settings or configs says nothing', () => {
    expect(cardSettings('# Title\n')).toBeUndefined()
    expect(cardConfigs({ license: 'mit' })).toEqual([])
  })
})

describe('by name', () => {
  test.each([
    [['train.jsonl', 'dev.jsonl', 'test.jsonl'], 'validation', undefined, ['dev.jsonl']],
    [
      ['data/train-00000-of-00001-abc.parquet', 'data/testmini-00000-of-00001.parquet'],
      'testmini',
      undefined,
      ['data/testmini-00000-of-00001.parquet'],
    ],
    [['train/a.csv', 'train/b.csv', 'test/a.csv'], 'train', undefined, ['train/a.csv', 'train/b.csv']],
    [['en/test.json', 'fr/test.json'], 'test', 'fr', ['fr/test.json']],
    [['x.parquet', 'y.parquet'], 'train', undefined, ['x.parquet', 'y.parquet']],
    [['contest.csv', 'latest.csv'], 'test', undefined, []],
    [['test.parquet', 'other.parquet'], 'train', undefined, []],
    [['image/test.png', 'README.md'], 'test', undefined, []],
  ])('%j: %s of %s', (files, split, config, expected) => {
    expect(filesByName(files, asked(split, config))).toEqual(expected)
  })
})

test('in the converted branch', () => {
  const files = ['default/test/0000.parquet', 'default/train/0001.parquet', 'default/train/0000.parquet', 'fr/test/0000.parquet']
  expect(filesConverted(files, asked('train'))).toEqual(['default/train/0000.parquet', 'default/train/0001.parquet'])
  expect(filesConverted(files, asked('test', 'fr'))).toEqual(['fr/test/0000.parquet'])
  expect(filesConverted(['only/test/0000.parquet'], asked('test'))).toEqual(['only/test/0000.parquet'])
  expect(() => filesConverted(files, asked('dev'))).toThrow(expect.objectContaining({ code: 'ERR_FILES_SPLIT' }))
  expect(() => filesConverted(files, asked('test', 'es'))).toThrow(expect.objectContaining({ code: 'ERR_FILES_CONFIG' }))
})
