/** What hosts of runs need beside the contract of plugins: executors, answer sources, ledgers, events. */
export * from './executor.ts'
export * from './answer-source.ts'
export * from './ledger.ts'
export * from './run-event.ts'
