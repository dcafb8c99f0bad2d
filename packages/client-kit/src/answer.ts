export { cleanAnswer } from './reply/clean-answer.ts'
export { finishFields, finishOfWord, finishWord, readFinish, type ReadFinish } from './reply/finish-reason.ts'
export { liftAnswer } from './reply/lift-answer.ts'
