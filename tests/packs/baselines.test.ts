import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasOracle, oracleMirror } from '../support/helm-oracle.ts'
import { root } from '../support/start-node.ts'
import { measureBaselines, readBaselines } from './measure-baselines.ts'

const PACKS = ['scenarios-finance', 'scenarios-medical', 'scenarios-multilingual']

describe.skipIf(!hasOracle)('baselines in the cards of packs', () => {
  it.each(PACKS)(
    '%s: as they are measured now',
    async (name) => {
      const stored = readBaselines(join(root, 'plugins', name))
      expect(stored.length).toBeGreaterThan(8)
      const measured = await measureBaselines(stored, oracleMirror)
      for (const [place, one] of measured.entries()) {
        expect({ ...one, value: 0 }).toEqual({ ...stored[place]!, value: 0 })
        expect(one.value, `${one.entry} ${one.model}: run scripts/measure-baselines.ts`).toBeCloseTo(stored[place]!.value, 9)
      }
    },
    300_000,
  )
})
