// Writes a mirror of the files of data sets beside the repository that no other mirror has, for `binnacle pack check`:
// node scripts/write-data-mirror.ts FOLDER
import { resolve } from 'node:path'
import { DATA_FILES } from '../plugins/scenarios-multilingual/test/data.ts'
import { writeDataMirror } from '@binnacle/parity-kit/data-mirror'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('give the folder to write into')
console.log(writeDataMirror(DATA_FILES, resolve(folder)))
