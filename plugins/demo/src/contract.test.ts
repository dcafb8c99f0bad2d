import clientBaselines from '@binnacle/client-baselines'
import metricsBasic from '@binnacle/metrics-basic'
import bias from '@binnacle/scenarios-bias'
import knowledge from '@binnacle/scenarios-knowledge'
import medical from '@binnacle/scenarios-medical'
import multilingual from '@binnacle/scenarios-multilingual'
import reasoning from '@binnacle/scenarios-reasoning'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, clientBaselines, knowledge, reasoning, bias, medical, multilingual] })
