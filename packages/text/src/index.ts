export { asciiDigits } from './ascii-digits.ts'
export { normalizeText } from './normalize-text.ts'
export { isClose, parseFloatText, roundTo } from './python-number.ts'
export { isPythonSpace, parseInteger, splitText, stripCharacters, stripText } from './python-text.ts'
