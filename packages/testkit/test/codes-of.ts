import type { Finding, FindingCode } from '../src/checks/index.ts'

/** The codes of findings that are more than notes, each once. */
export function codesOf(findings: readonly Finding[]): readonly FindingCode[] {
  return [...new Set(findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code))]
}

/** The finding of a code; its text is looked at. */
export function findingOf(findings: readonly Finding[], code: FindingCode): Finding | undefined {
  return findings.find((one) => one.code === code)
}
