import { describePack } from '@binnacle/testkit'
import plugin from './index.ts'

describePack(plugin)
