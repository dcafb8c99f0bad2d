export { normalizeText } from './normalize-text.ts'
