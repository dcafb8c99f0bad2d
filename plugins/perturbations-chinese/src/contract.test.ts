import { describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'

describePlugin(plugin)
