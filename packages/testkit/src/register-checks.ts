import { afterAll, describe, it } from 'vitest'
import { type Checks, runCheck } from './checks/check.ts'
import { formatFindings } from './checks/finding.ts'

/** Registers checks as tests: one `describe`, one `it` a check. Warnings are printed; notes stand beside the test. */
export function registerChecks(all: Checks): void {
  describe(all.title, () => {
    if (all.close !== undefined) afterAll(all.close)
    for (const check of all.checks) {
      it(check.name, async (context) => {
        const found = await runCheck(all, check)
        const errors = found.filter(({ severity }) => severity === 'error')
        if (errors.length > 0) throw new ContractError(formatFindings(errors))
        const warnings = found.filter(({ severity }) => severity === 'warning')
        if (warnings.length > 0) console.warn(formatFindings(warnings))
        for (const one of found) if (one.severity === 'note') await context.annotate(formatFindings([one]), 'notice')
      })
    }
  })
}

/** A contract that is not kept; its message lists what was found. */
class ContractError extends Error {
  override readonly name = 'ContractError'

  constructor(message: string) {
    super(message)
    // What was found says where; the stack would name the testkit.
    this.stack = `${this.name}: ${message}`
  }
}
