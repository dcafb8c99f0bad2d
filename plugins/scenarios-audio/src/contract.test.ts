import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import metricsMedical from '@binnacle/metrics-medical'
import metricsTranslation from '@binnacle/metrics-translation'
import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin, { requires: [metricsBasic, metricsHarms, metricsMedical, metricsTranslation] })
