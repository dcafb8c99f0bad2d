export { badExpanderValue, expanderNeedsMethod } from './errors.ts'
export { adjustToModel } from './adjust-to-model.ts'
export { type EntryToPlan, type HostAdjustment, type HostExpander, planEntries, type PlanSettings } from './plan-entries.ts'
export { parseRunEntry, type RunEntry } from './run-entry.ts'
