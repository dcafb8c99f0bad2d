/** What opens a session, without what plans and runs: commands that list need no more, and start at once. */
export { pluginProblems } from './broken-plugins.ts'
export { installHint } from './install-hint.ts'
export { openSession, type Said, type Session, type SessionExtras, type SessionSetup } from './open-session.ts'
