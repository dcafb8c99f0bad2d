import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsAnswers from '@binnacle/metrics-answers'
import metricsBasic from '@binnacle/metrics-basic'
import metricsTranslation from '@binnacle/metrics-translation'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { type MirrorFile, mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from '../src/index.ts'

const plugins = [metricsAnswers, metricsBasic, metricsTranslation, plugin].map((each) => ({ origin: 'test', plugin: each() }))

/** The pack with what it requires. */
export const { registries } = createContainer(plugins, [], () => {})

/** What HELM's stored runs were made from. */
export const oracleFiles = () => createFiles(mirrorOptions(oracleMirror))

/** Loads a scenario over files that are given inline. */
export const load = (scenario: string, options: object, ...files: readonly MirrorFile[]) =>
  loadAll(registries, scenario, options, createFiles(mirrorOptions(writeMirror(files))))
