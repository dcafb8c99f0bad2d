export { compareCodePoints } from './compare-code-points.ts'
export { createNumpyRandom, type NumpyRandom } from './numpy-random.ts'
export { createPythonRandom, type PythonRandom } from './python-random.ts'
export { sampleInContextIndices } from './sample-in-context-indices.ts'
