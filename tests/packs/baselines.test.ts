import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasOracle, helmMirror, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { root } from '../support/start-node.ts'
import { measureBaselines, readBaselines } from './measure-baselines.ts'

/** Baselines over fewer instances than this are measured here. `binnacle pack check` measures all. */
const FEW = 400

const PACKS = ['scenarios-finance', 'scenarios-medical', 'scenarios-multilingual']

describe.skipIf(!hasOracle)('baselines in the cards of packs', () => {
  it.each(PACKS)(
    '%s: as they are measured now',
    async (name) => {
      const stored = readBaselines(join(root, 'plugins', name))
      expect(stored.length).toBeGreaterThan(8)
      const few = stored.filter(({ instances }) => instances < FEW)
      const measured = await measureBaselines(few, [oracleMirror, helmMirror])
      for (const [place, one] of measured.entries()) {
        expect({ ...one, value: 0 }).toEqual({ ...few[place]!, value: 0 })
        expect(one.value, `${one.entry} ${one.model}: run scripts/measure-baselines.ts`).toBeCloseTo(few[place]!.value, 9)
      }
    },
    300_000,
  )
})
