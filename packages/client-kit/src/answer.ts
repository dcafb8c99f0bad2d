export { cleanAnswer } from './clean-answer.ts'
export { finishFields, finishOfWord, finishWord, readFinish, type ReadFinish } from './finish-reason.ts'
export { liftAnswer } from './lift-answer.ts'
