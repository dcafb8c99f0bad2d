export { fromFirstJson, fromJson } from './files/record-json.ts'
export { FORMAT } from './folder/format.ts'
