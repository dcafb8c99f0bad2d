export { create, type Created, type Surroundings } from './create.ts'
export { type Arguments, parseArguments } from './parse-arguments.ts'
export { type Template, TEMPLATES } from './templates.data.ts'
