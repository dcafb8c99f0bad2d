import { describeModelClient, describePlugin } from '@binnacle/testkit'
import { describe } from 'vitest'
import { baselineClient } from './baseline-client.ts'
import { BASELINES } from './baselines.data.ts'
import plugin from './index.ts'

describePlugin(plugin)

for (const { kind } of BASELINES) describe(kind, () => describeModelClient(baselineClient, { options: { kind } }))
